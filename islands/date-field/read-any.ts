/** Dates as people, browsers and other programs write them: pasted, filled in, or typed where there is no mask. */
import { isReal, type Stamp } from './stamp'

/** The beginnings of the French months, without accents. */
const MONTHS = ['jan', 'fev', 'mar', 'avr', 'mai', 'juin', 'juil', 'aou', 'sep', 'oct', 'nov', 'dec']

const ISO = /^(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)/
const FRENCH = /^(?<day>\d\d?)\s?[-/. ]\s?(?<month>\d\d?)\s?[-/. ]\s?(?<year>\d{4}|\d\d)(?!\d)/
const WORDS = /^(?:[a-z]+\.?,? +)?(?<day>\d\d?)(?:er)? +(?<word>[a-z]{3,9})\.? +(?<year>\d{4})/
const DAY_FIRST = /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)(?!\d)/
const YEAR_FIRST = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)/
const TIME = /^(?:T|,| |à|a)+(?<hour>\d\d?) ?(?:h|:) ?(?<minute>\d\d)?(?:[:m' ]+(?<second>\d\d))?/i

/**
 * Reads a date at the start of a text.
 * @param hasShortYears whether 5/3/26 is a date; while a visitor types it may become 5/3/2600.
 * @param now the current year, which gives short years their century.
 */
export function readAny(
  text: string,
  { hasShortYears = false, now = new Date().getFullYear() } = {},
): Stamp | undefined {
  const plain = text.trim().normalize('NFD').replace(/\p{M}/gu, '')
  for (const pattern of [ISO, FRENCH, WORDS, DAY_FIRST, YEAR_FIRST]) {
    const found = pattern.exec(pattern === WORDS ? plain.toLowerCase() : plain)
    const stamp = found?.groups && toStamp(found.groups, plain.slice(found[0].length), now, hasShortYears)
    if (stamp) return stamp
  }
  return undefined
}

type Groups = Readonly<Record<string, string | undefined>>

function toStamp(
  { year = '', month, day, word }: Groups,
  rest: string,
  now: number,
  hasShortYears: boolean,
): Stamp | undefined {
  if (year.length < 4 && !hasShortYears) return undefined
  const { hour, minute, second }: Groups = TIME.exec(rest)?.groups ?? {}
  const stamp = {
    year: year.length < 4 ? inCentury(Number(year), now) : Number(year),
    month: word ? MONTHS.findIndex((name) => word.startsWith(name)) + 1 : Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  }
  return isReal(stamp) ? stamp : undefined
}

/** A short year is at most five years from now, like the picker's last (§9.3); else it is of the last century. */
function inCentury(short: number, now: number): number {
  const century = now - (now % 100)
  return century + short <= now + 5 ? century + short : century - 100 + short
}
