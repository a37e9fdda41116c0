import { describe, expect, test } from 'vitest'
import { write } from '../../../islands/date-field/dates'
import { readFormat } from '../../../islands/date-field/notation'
import { readAny } from '../../../islands/date-field/read-any'

const canonical = readFormat('yyyy-mm-dd HH:MM:ss') ?? []
const read = (text: string) => {
  const date = readAny(text, { hasShortYears: true, now: 2026 })
  return date && write(canonical, date)
}

describe('a date that is pasted', () => {
  test.each([
    // As pages print it: no-break spaces and hyphens, narrow or not, and raised letters.
    ['1 février 2026', '2026-02-01'],
    ['1er février 2026', '2026-02-01'],
    ['1ᵉʳ août 2024', '2024-08-01'],
    ['02‑02‑2026', '2026-02-02'],
    ['02–02–2026', '2026-02-02'],
    ['Le jeudi 1er août 2024', '2024-08-01'],
    ['mer., 5 mars 2026', '2026-03-05'],
    ['lundi 02/02/2026', '2026-02-02'],
    ['le 02/02/2026', '2026-02-02'],
    // As spreadsheets write it.
    ['02-févr-2026', '2026-02-02'],
    ['02-févr.-26', '2026-02-02'],
    ['2/février/2026', '2026-02-02'],
    ['2 février, 2026', '2026-02-02'],
    ['2 FEVRIER 2026', '2026-02-02'],
    ['12 juill. 2026', '2026-07-12'],
    ['12 sept. 2026', '2026-09-12'],
    ['12 déc 2026', '2026-12-12'],
    ['05032026', '2026-03-05'],
    ['20260305', '2026-03-05'],
    ['2026-03-05T00:00:00Z', '2026-03-05'],
  ])('%s', (text, date) => expect(read(text)).toBe(`${date} 00:00:00`))

  test.each([
    ['5/3/2026 9:5', '09:05:00'],
    ['2026-03-05T09:05:30.000Z', '09:05:30'],
    ['5/3/2026 - 14h', '14:00:00'],
    ['5 mars 2026 à 14 h 30', '14:30:00'],
    ['5 mars 2026, 14 heures 30', '14:30:00'],
    ['5/3/2026 9h05min30', '09:05:30'],
    ['5/3/2026 midi', '12:00:00'],
    ['5 mars 2026 à minuit', '00:00:00'],
    // Another date is no time.
    ['5/3/2026 - 12/4/2026', '00:00:00'],
    ['5/3/2026 au plus tard', '00:00:00'],
  ])('%s', (text, time) => expect(read(text)).toBe(`2026-03-05 ${time}`))

  test.each([
    '2 mardi 2026',
    '2 maintes 2026',
    '2 jui 2026',
    '2 ma 2026',
    '31 février 2026',
    'mars 2026',
    '5/3',
    '5/3/6',
    '',
  ])('is none: « %s »', (text) => expect(read(text)).toBeUndefined())
})
