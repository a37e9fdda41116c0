/** Reads dates as people write them, in the language in use, with patterns that scripts can add to. */
import { type DateWords, plain } from './calendar'

interface Pattern {
  readonly re: RegExp
  readonly handler: (bits: RegExpExecArray) => unknown
}
/** In a pattern's text, signs are those of `strftime`, and the rest is a regular expression. */
type Format = string | RegExp | Pattern

/** In this order: the first that fits decides. */
const USUAL: readonly Format[] = [
  // 1999-12-31, 1999-12-31 11:59pm, ISO 8601
  '%Y([-./]%m([-./]%d((T| )%X)?)?)?',
  // 19991231T1159
  '%Y%m%d(T%H(%M%S?)?)?',
  // 31/12, 31.12.99, 31-12-1999 23:59
  '%x( %X)?',
  // 31 décembre, 1er déc. 1999
  '%d%o( %b( %Y)?)?( %X)?',
  '%b( %d%o)?( %Y)?( %X)?',
  '%Y %b( %d%o( %X)?)?',
  // Thu Oct 22 08:11:23 +0000 2009
  '%o %b %d %X %z %Y',
  '%T',
  '%H:%M( ?%p)?',
]

const SIGNS: Readonly<Record<string, string>> = {
  __proto__: null as never,
  d: '[0-2]?[0-9]|3[01]',
  H: '[01]?[0-9]|2[0-3]',
  I: '0?[1-9]|1[0-2]',
  m: '0?[1-9]|1[0-2]',
  M: '[0-5]?\\d',
  S: '[0-5]?\\d',
  s: '\\d+',
  o: '[a-z]*',
  p: '[ap]\\.?m\\.?',
  y: '\\d{2}|\\d{4}',
  Y: '\\d{4}',
  z: 'Z|[+-]\\d{2}(?::?\\d{2})?',
}

/** Days near today, by the beginning of their names. */
const NEAR: readonly [RegExp, number][] = [
  [/^(tod|auj)/i, 0],
  [/^(tom|demain)/i, 1],
  [/^(yes|hier)/i, -1],
]

function today(days = 0): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
}

/** Any of the names from its first three letters on, with or without accents and the dot of an abbreviation. */
function anyOf(names: readonly string[]): string {
  const starts = names.map((name) => name.slice(0, 3)).flatMap((start) => [start, plain(start)])
  const safe = [...new Set(starts)].map((start) => start.replace(/[^\p{L}]/gu, '\\$&'))
  return `(?:${safe.join('|')})[a-z]*\\.?`
}

export function makeParser(words: DateWords) {
  const given: Format[] = [...USUAL]
  let centuryStart = 1970
  let compiled: readonly Pattern[] = []
  let compiledFor = ''

  /** The year of two figures: that of the hundred years from `centuryStart` on. */
  const fullYear = (year: number) =>
    year < 100 ? centuryStart + ((((year - centuryStart) % 100) + 100) % 100) : year

  const setters: Record<string, (date: Date, value: string) => unknown> = {
    __proto__: null as never,
    a: (date, word) =>
      date.setDate(
        date.getDate() -
          words.intoWeek(date) +
          ((7 + words.indexOf('day', word) - words.firstDayOfWeek()) % 7),
      ),
    b: (date, word) => date.setMonth(words.indexOf('month', word)),
    d: (date, value) => date.setDate(+value),
    H: (date, value) => date.setHours(+value),
    m: (date, value) => date.setMonth(+value - 1),
    M: (date, value) => date.setMinutes(+value),
    p: (date, value) => date.setHours((date.getHours() % 12) + (/^p/i.test(value) ? 12 : 0)),
    S: (date, value) => date.setSeconds(+value),
    s: (date, value) => date.setMilliseconds(+`.${value}` * 1_000),
    Y: (date, value) => date.setFullYear(+value),
    y: (date, value) => date.setFullYear(fullYear(+value)),
    z(date, value) {
      const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d{2}):?(\d{2})?/.exec(value) ?? []
      const offset = Number(`${sign}1`) * (+hours * 60 + +minutes)
      date.setTime(+date - (offset + date.getTimezoneOffset()) * 60_000)
    },
  }
  const sameAs: Record<string, string> = { __proto__: null as never, A: 'a', B: 'b', I: 'H' }

  const longer = (sign: string) => {
    if (sign === 'T') return '%H:%M:%S'
    if (sign === 'X') return '%H([.:]%M)?([.:]%S([.:]%s)?)? ?%p? ?%z?'
    const isMonthFirst = words.list('dateOrder')[0] === 'month'
    return `${isMonthFirst ? '%m[-./]%d' : '%d[-./]%m'}([-./]%y)?`
  }

  function compile(pattern: Format): Pattern {
    if (typeof pattern === 'object' && 'handler' in pattern) return pattern
    const text = typeof pattern === 'string' ? pattern : pattern.source
    const signs: string[] = []
    const source = text
      .replace(/%[TxX]/g, (sign) => longer(sign.slice(1)))
      .replace(/\((?!\?)/g, '(?:')
      // People write more spaces and commas than a pattern has.
      .replace(/ (?![?*])/g, ',? ')
      .replace(/%([a-z%])/gi, (_all, sign: string) => {
        const part = /[ab]/i.test(sign) ? anyOf(words.list(/a/i.test(sign) ? 'days' : 'months')) : SIGNS[sign]
        if (part) signs.push(sameAs[sign] ?? sign)
        return part ? `(${part})` : sign
      })
      .replace(/\[a-z\]/gi, '[a-z\\u00c0-\\uffff;&]')
    return { re: new RegExp(`^${source}$`, 'i'), handler: (bits) => dateOf(signs, bits.slice(1)) }
  }

  /** Sets the year first, and a day that every month has: 29 February must not become March on the way. */
  function dateOf(signs: readonly string[], bits: readonly (string | undefined)[]): Date {
    const date = today()
    const set = (sign: string) => {
      // `%X` may hold a time zone that comes later in the text.
      const value = bits.find((bit, index) => bit && signs[index] === sign)
      if (value) setters[sign]?.(date, value)
    }
    set('Y')
    set('y')
    if (['d', 'm', 'b'].some((sign) => signs.includes(sign))) date.setDate(1)
    // '2000' is its first day, '31' is of this month.
    if (signs.includes('m')) date.setMonth(0)
    // A month comes before its day, which it may not have otherwise.
    for (const sign of ['m', 'b']) set(sign)
    for (const sign of new Set(signs)) if (!['m', 'b', 'Y', 'y'].includes(sign)) set(sign)
    return date
  }

  /** Compiled for the words of the language: they may be changed at any time. */
  function patterns(): readonly Pattern[] {
    const key = ['months', 'days', 'dateOrder'].map((name) => words.list(name).join()).join() + given.length
    if (key !== compiledFor) compiled = given.map(compile)
    compiledFor = key
    return compiled
  }

  function read(text: string): Date | undefined {
    const near = NEAR.find(([pattern]) => pattern.test(text))
    if (near) return today(near[1])
    const pattern = patterns().find(({ re }) => re.test(text))
    try {
      const date = pattern?.handler(pattern.re.exec(text) as RegExpExecArray)
      return date instanceof Date && !Number.isNaN(+date) ? date : undefined
    } catch {
      // A month or a day that stands for several.
      return undefined
    }
  }

  const dayAfter = /^(next|last) ([a-z]+)$/i
  given.push({
    re: dayAfter,
    handler([, which = '', word]) {
      const days = words.indexOf('day', word) - new Date().getDay()
      return today(days + (days > 0 ? 0 : 7) - (/last/i.test(which) ? 7 : 0))
    },
  })

  return {
    given,
    /** @returns null for a text without content; anything but a text or a number comes back as it is. */
    parse(from: unknown): unknown {
      if (typeof from === 'number') return new Date(from)
      if (typeof from !== 'string') return from
      const text = from.replace(/\s+/g, ' ').trim()
      if (!text) return null
      const known = read(text) ?? new Date(text)
      return Number.isNaN(+known) && /^-?\d+$/.test(text) ? new Date(Number(text)) : known
    },
    startCentury(year: number) {
      centuryStart = year
    },
  }
}
