/** Members of `Date`, and methods of dates. */
import type { Dictionary } from '../core/loose'
import { chainable, methodsOf, overloadGetter, overloadSetter } from '../core/methods'
import { type DateWords, dayOfYear, daysInMonth, isLeapYear, units } from './calendar'
import { makeFormatter, meridiem, offsetOf, phraseOf, spanOf, timezoneOf } from './format-date'
import type { makeParser } from './parse-date'

type Method = (...given: unknown[]) => unknown
type Parser = ReturnType<typeof makeParser>

const NAMES =
  'Date Day FullYear Hours Milliseconds Minutes Month Seconds Time TimezoneOffset Week Timezone GMTOffset ' +
  'DayOfYear LastMonth LastDayOfMonth UTCDate UTCDay UTCFullYear AMPM Ordinal UTCHours UTCMilliseconds UTCMinutes UTCMonth UTCSeconds'
/** What `set` and `get` call, by the name that scripts give; scripts add to it. */
const METHODS: Record<string, string> = {
  __proto__: null as never,
  ms: 'Milliseconds',
  year: 'FullYear',
  min: 'Minutes',
  mo: 'Month',
  sec: 'Seconds',
  hr: 'Hours',
}
for (const name of NAMES.split(' ')) METHODS[name.toLowerCase()] = name

function methodOf(date: Date, verb: string, name: string): Method | undefined {
  const method = METHODS[name.toLowerCase()]
  const found = method && (date as unknown as Dictionary)[verb + method]
  return typeof found === 'function' ? (found.bind(date) as Method) : undefined
}

/** @throws Error for a unit that nobody has defined. */
function lengthOf(unit: string) {
  const length = Object.hasOwn(units, unit) ? units[unit] : undefined
  if (!length) throw new Error(`Date : unité inconnue, reçu « ${unit} ».`)
  return length
}

/** Moves a date. After a month or a year, its day is at most the last one of that month. */
function move(date: Date, unit: string, times: number): Date {
  if (unit === 'year') return move(date, 'month', times * 12)
  if (unit === 'week') return move(date, 'day', times * 7)
  if (unit === 'day') date.setDate(date.getDate() + times)
  else if (unit === 'month') {
    const day = date.getDate()
    date.setDate(1)
    date.setMonth(date.getMonth() + times)
    date.setDate(Math.min(day, lastDayOf(date)))
  } else date.setTime(+date + times * lengthOf(unit)())
  return date
}

const lastDayOf = (date: Date) => daysInMonth(date.getMonth(), date.getFullYear()) ?? 0
const isValid = (date: unknown) => date instanceof Date && !Number.isNaN(+date)

export function makeDates(words: DateWords, parser: Parser) {
  const { format, formats } = makeFormatter(words)
  const between = (from: Date, to?: Date) =>
    phraseOf(words, Math.trunc((+(to ?? new Date()) - +from) / 1_000))
  const diff = (from: Date, to: unknown, unit?: string) => {
    const other = typeof to === 'string' ? parser.parse(to) : to
    // A month of 30 days, and a year that is no leap year.
    return Math.round((Number(other) - +from) / lengthOf(unit || 'day')(3, 3))
  }

  const answers = {
    clone: (date: Date) => new Date(+date),
    increment: (date: Date, unit = 'day', times = 1) => move(date, unit || 'day', times ?? 1),
    decrement: (date: Date, unit = 'day', times = 1) => move(date, unit || 'day', -(times ?? 1)),
    isLeapYear: (date: Date) => isLeapYear(date.getFullYear()),
    diff,
    compare: diff,
    getLastDayOfMonth: lastDayOf,
    getDayOfYear: dayOfYear,
    setDay(date: Date, day: unknown, firstDay = words.firstDayOfWeek()) {
      const wanted = (7 + words.indexOf('day', day) - firstDay) % 7
      return move(date, 'day', wanted - words.intoWeek(date, firstDay))
    },
    getWeek: (date: Date, firstDay?: number) => words.week(date, firstDay ?? undefined),
    getOrdinal: (date: Date, day?: number) => words.get('ordinal', day || date.getDate()),
    getTimezone: timezoneOf,
    getGMTOffset: offsetOf,
    getAMPM: meridiem,
    isValid: (date: unknown, other?: unknown) => isValid(other ?? date),
    format,
    strftime: format,
    timeDiffInWords: between,
    timeAgoInWords: between,
    timeDiff: (from: Date, to?: Date | null, separator?: string) =>
      spanOf(from, to ?? new Date(), separator || undefined),
  }
  const changes = {
    clearTime: (date: Date) => date.setHours(0, 0, 0, 0),
    setAMPM: (date: Date, half: string) =>
      date.setHours((date.getHours() % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)),
    parse: (date: Date, text: unknown) => date.setTime(Number(parser.parse(text))),
  }
  const methods: Dictionary = {
    set: overloadSetter(function (this: Date, name: string, value: unknown) {
      methodOf(this, 'set', name)?.(value)
    }),
    get: overloadGetter(function (this: Date, name: string) {
      return methodOf(this, 'get', name)?.() ?? null
    }),
    ...methodsOf(answers),
    ...chainable(changes),
  }

  const nameOf = (kind: 'day' | 'month') => (word: unknown, isNumber?: boolean) => {
    const index = words.indexOf(kind, word)
    return isNumber ? index : words.list(`${kind}s`)[index]
  }
  const statics: Dictionary = {
    Methods: METHODS,
    units,
    daysInMonth,
    isLeapYear,
    isValid,
    getMsg: words.get,
    parsePatterns: parser.given,
    parseDay: nameOf('day'),
    parseMonth: nameOf('month'),
    parseUTC(value: unknown) {
      const date = new Date(value as string)
      return new Date(+date - date.getTimezoneOffset() * 60_000)
    },
    orderIndex: (unit: string) => words.list('dateOrder').indexOf(unit) + 1,
    defineFormat(name: string, given: string) {
      formats[name] = given
      return Date
    },
    defineFormats: overloadSetter((name: string, given: never) => {
      formats[name] = given
    }),
    defineParser(pattern: never) {
      parser.given.push(pattern)
      return Date
    },
    defineParsers(...patterns: unknown[]) {
      parser.given.push(...(patterns.flat(9) as never[]))
      return Date
    },
    define2DigitYearStart(year: number) {
      parser.startCentury(year)
      return Date
    },
    distanceOfTimeInWords: between,
    getTimePhrase: (seconds: number) => phraseOf(words, seconds),
  }
  return { statics, methods, format }
}
