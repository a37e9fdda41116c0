/** Spans of time in words, and as `2d:3h:0m:5s`. */
import type { DateWords } from './date-words'

/** How many of each make the next longer one. */
const STEPS: readonly [string, number][] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
  ['month', 52 / 12],
  ['year', 12],
  ['eon', Number.POSITIVE_INFINITY],
]

/** @param seconds since then; less than 0 until then. */
export function phraseOf(words: DateWords, seconds: number): string {
  const suffix = seconds < 0 ? 'Until' : 'Ago'
  let amount = Math.abs(seconds)
  let name = 'lessThanMinute'
  for (const [unit, step] of STEPS) {
    if (amount < 1.5 * step) {
      if (amount > 0.75 * step) name = unit
      break
    }
    amount /= step
    name = `${unit}s`
  }
  const delta = Math.round(amount)
  return String(words.get(name + suffix, delta)).replace('{delta}', String(delta))
}

/** The longest unit first; units that are not reached are left out. */
export function spanOf(from: Date, to: Date, separator = ':'): string {
  let rest = Math.abs(Math.floor((+to - +from) / 1_000))
  const parts: string[] = []
  for (const [unit, length] of [
    ['s', 60],
    ['m', 60],
    ['h', 24],
    ['d', 365],
    ['y', Number.POSITIVE_INFINITY],
  ] as const) {
    if (unit !== 's' && !rest) break
    parts.unshift((rest % length) + unit)
    rest = Math.floor(rest / length)
  }
  return parts.join(separator)
}
