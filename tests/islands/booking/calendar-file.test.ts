/** The appointment as a calendar file (RFC 5545). */
import { describe, expect, test } from 'vitest'
import { type Appointment, calendarFile, readTime } from '../../../islands/booking/calendar-file'

const STAMP = new Date('2026-11-26T08:09:10.123Z')
const appointment: Appointment = {
  uid: 'abc@vitrea.example',
  start: new Date('2026-12-01T09:00:00Z'),
  end: new Date('2026-12-01T10:00:00Z'),
  title: 'Rendez-vous Vitréa',
  place: 'Nantes, 3 rue Crébillon; porte B',
  details: 'Véhicule : 308\nAgence : C:\\Nantes',
}
const linesOf = (more: Partial<Appointment> = {}) =>
  calendarFile({ ...appointment, ...more }, STAMP).split('\r\n')

describe('a time', () => {
  test.each([
    ['2026-12-01T10:00', '2026-12-01T09:00:00.000Z'],
    ['2026-07-01 10:00', '2026-07-01T08:00:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-12-01T10:00+04:00', '2026-12-01T06:00:00.000Z'],
    ['2026-12-01T10:00:30Z', '2026-12-01T10:00:30.000Z'],
  ])('%s is that of Paris, unless it has an offset', (written, read) => {
    expect(readTime(written)?.toISOString()).toBe(read)
  })
  test.each([
    '',
    'mardi 10 h',
    '2026-12-01',
    '2026-13-01T10:00',
    '01/12/2026 10:00',
    '2026-02-31T10:00',
    '2026-02-29T10:00Z',
    '2026-12-01T24:00',
    '2026-12-01T10:00+99:00',
    // Clocks were put forward over it.
    '2026-03-29T02:30',
    // A calendar file has four digits for a year.
    '0026-12-01T10:00',
    '9999-12-31T23:30',
    '9999-12-31T23:30-01:00',
    '0000-01-01T00:00+04:00',
  ])('“%s” is none', (written) => {
    expect(readTime(written)).toBeUndefined()
  })
})

describe('the file', () => {
  test('has what a calendar needs, in UTC, with its texts escaped', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ilots//Rendez-vous//FR',
      'BEGIN:VEVENT',
      'UID:abc@vitrea.example',
      'DTSTAMP:20261126T080910Z',
      'DTSTART:20261201T090000Z',
      'DTEND:20261201T100000Z',
      'SUMMARY:Rendez-vous Vitréa',
      'LOCATION:Nantes\\, 3 rue Crébillon\\; porte B',
      'DESCRIPTION:Véhicule : 308\\nAgence : C:\\\\Nantes',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })
  test('claims no length that nobody has said', () => {
    expect(linesOf({ end: undefined }).join()).not.toMatch(/DTEND|DURATION/)
  })
  test('has no line of its own from what was typed', () => {
    expect(linesOf({ title: 'A\r\nATTENDEE:x\u0007' })).toContain('SUMMARY:A\\nATTENDEE:x')
  })
  test('folds lines at 75 octets, and cuts no sign', () => {
    const details = 'é😀 '.repeat(60)
    const text = calendarFile({ ...appointment, details }, STAMP)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${details}\r\n`)
  })
})
