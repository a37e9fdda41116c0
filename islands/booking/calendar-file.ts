/** An appointment as a calendar file (RFC 5545). Times are in UTC: the file needs no description of a time zone. */

/** What the file says. */
export interface Appointment {
  readonly uid: string
  readonly start: Date
  /** Without it the file claims no length: calendars show the beginning. */
  readonly end?: Date | undefined
  readonly title: string
  readonly place: string
  readonly details: string
}

const WRITTEN = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?$/

/**
 * Reads a time as pages write it, `2026-12-01T10:00`: the clock of Paris, unless it has an offset of its own.
 * @returns `undefined` for what is no date with a time, or does not exist: 31 February, or 2.30 when clocks go
 * forward.
 */
export function readTime(written: string): Date | undefined {
  const [, day, clock, zone] = WRITTEN.exec(written.trim()) ?? []
  if (!day || !clock) return undefined
  const time = Date.parse(`${day}T${clock}Z`)
  // Twice: in the hours around a change of the clocks, the first one looks at the wrong side of it.
  const found = zone ? Date.parse(`${day}T${clock}${zone}`) : time - parisAhead(time - parisAhead(time))
  // Some browsers read 31 February as 3 March: compare the result with the text.
  const shown = zone ? stampOf(time) : parisClock(found)
  return shown === `${day} ${clock.padEnd(8, ':00')}` && stampOf(found) ? new Date(found) : undefined
}

/** A time in UTC, `2026-12-01 10:00:00`; empty for a year without four digits, which no calendar file allows. */
const stampOf = (time: number): string =>
  Number.isNaN(time) ? '' : (/^\d{4}-.{14}/.exec(new Date(time).toISOString())?.[0].replace('T', ' ') ?? '')

/** A time on the clock of Paris. Swedish writes a date as `2026-12-01 10:00:00`. */
const parisClock = (time: number): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' })

/** Milliseconds that the clock of Paris is ahead of UTC at a time. */
const parisAhead = (time: number): number => Date.parse(`${parisClock(time).replace(' ', 'T')}Z`) - time

/** Writes the file. @param stamp when it is made. */
export function calendarFile({ uid, start, end, title, place, details }: Appointment, stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ilots//Rendez-vous//FR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    end && `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    place && `LOCATION:${escaped(place)}`,
    details && `DESCRIPTION:${escaped(details)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap((line) => (line ? `${folded(line)}\r\n` : [])).join('')
}

const utc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** No line has more than 75 octets, and no sign is cut. */
function folded(line: string): string {
  let size = 0
  return [...line].reduce((text, character) => {
    const { length } = new TextEncoder().encode(character)
    const isFull = size + length > 75
    size = isFull ? 1 + length : size + length
    return `${text}${isFull ? '\r\n ' : ''}${character}`
  }, '')
}
