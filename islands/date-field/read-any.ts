/** Dates as people, browsers and other programs write them: pasted, filled in, or typed where there is no mask. */
import type { Dayjs } from 'dayjs'
import { pad, read } from './dates'
import { readFormat } from './notation'

/** The French months, without accents. */
const MONTHS: readonly string[] = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]

/** What may stand before the day: `le`, `jeudi`, `le jeudi`, `mer.,` */
const LEAD = /^(?:[a-z]+[.,]* ){1,2}(?=\d)/
const NAMED_MONTH = /^(\d\d?)(?:er)? ?[-/.]? ?([a-z]{3,9})[.,]* ?[-/.]? ?(?=\d)/
const DAY_FIRST = /^(\d\d)(\d\d)((?:19|20)\d\d)(?!\d)/
const YEAR_FIRST = /^(\d{4})(\d\d)(\d\d)(?!\d)/
const NUMBERS = /^(\d{4}|\d\d?) ?[-/. ] ?(\d\d?) ?[-/. ] ?(\d{4}|\d\d?)(?!\d)/
const TIME = /^[t, -]*(?:a )?(\d\d?) ?(?:h(?:eures?)?|:) ?(\d\d?)?(?:(?:[:' ]|m(?:in)?)+(\d\d?))?/
const NAMED_TIME = /^[t, -]*(?:a )?(midi|minuit)\b/

const CANONICAL = readFormat('yyyy-mm-dd HH:MM:ss') ?? []

/**
 * Reads a date at the start of a text.
 * @param hasShortYears whether 5/3/26 is a date; while a visitor types it may become 5/3/2600.
 * @param now the current year, which gives short years their century.
 */
export function readAny(
  text: string,
  { hasShortYears = false, now = new Date().getFullYear() } = {},
): Dayjs | undefined {
  const numeric = simplify(text)
    .replace(LEAD, '')
    .replace(NAMED_MONTH, (all, day, word: string) => {
      const month = monthOf(word)
      return month ? `${day}/${month}/` : all
    })
    .replace(DAY_FIRST, '$1/$2/$3')
    .replace(YEAR_FIRST, '$1-$2-$3')
  const [found, first, month, last] = NUMBERS.exec(numeric) ?? []
  if (!found || !first || !last) return undefined
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  if (year.length === 1 || (year.length === 2 && !hasShortYears)) return undefined
  const full = year.length === 2 ? inCentury(Number(year), now) : year
  return read(CANONICAL, `${full}-${pad(month)}-${pad(day)} ${timeOf(numeric.slice(found.length))}`)
}

/**
 * Writes a text with plain letters, digits, spaces and dashes: pages print no-break spaces and hyphens around a
 * date, and "1er" with raised letters; some programs put in marks that nobody sees.
 */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The number of the month that a word names, whole or short; `jui` may be two of them. */
function monthOf(word: string): number | undefined {
  const named = MONTHS.flatMap((name, index) => (name.startsWith(word) ? [index + 1] : []))
  return named.length === 1 ? named[0] : undefined
}

/** The time at the start of a text; midnight for anything else. */
function timeOf(text: string): string {
  const [, word] = NAMED_TIME.exec(text) ?? []
  if (word) return word === 'midi' ? '12:00:00' : '00:00:00'
  const [, ...numbers] = TIME.exec(text) ?? []
  return [0, 1, 2].map((index) => pad(numbers[index] ?? '')).join(':')
}

/** A short year is at most five years from now, like the picker's last (§9.3); else it is of the last century. */
function inCentury(short: number, now: number): number {
  const century = now - (now % 100)
  return century + short <= now + 5 ? century + short : century - 100 + short
}
