/** Methods of texts and numbers. */
import { hexParts, hexToRgb, rgbParts, rgbToHex } from './colours'
import type { Dictionary } from './loose'
import { methodsOf } from './methods'
import { refuseCode } from './refusals'
import { add, give, hidden, makeType, typeOf } from './types'

/** Takes scripts out of a text and hands them over; they are never run (contract §8). */
export function stripScripts(
  text: string,
  use?: boolean | ((scripts: string, text: string) => void),
): string {
  let scripts = ''
  // A script without an end tag goes to the end of the text, as in a page.
  const rest = text.replace(/<script[^>]*>?([\s\S]*?)(?:<\/script>|$)/gi, (_all, code: string) => {
    scripts += `${code}\n`
    return ''
  })
  if (typeof use === 'function') use(scripts, rest)
  else if (use === true) refuseCode(scripts)
  return rest
}

const parsers = {
  toInt: (given: unknown, base?: number) => Number.parseInt(String(given), base || 10),
  toFloat: (given: unknown) => Number.parseFloat(String(given)),
}

const texts = {
  /** In 1.2 the second argument is the separator between words; from 1.3 on, it is where to begin. */
  contains: (text: string, part: string, separator?: string | number) =>
    typeof separator === 'string'
      ? (separator + text + separator).includes(separator + part + separator)
      : text.includes(part, separator),
  test: (text: string, pattern: string | RegExp, flags?: string) =>
    (typeOf(pattern) === 'regexp' ? (pattern as RegExp) : new RegExp(`${pattern}`, flags)).test(text),
  clean: (text: string) => text.replace(/\s+/g, ' ').trim(),
  camelCase: (text: string) => text.replace(/-\D/g, (match) => match.charAt(1).toUpperCase()),
  hyphenate: (text: string) => text.replace(/[A-Z]/g, (match) => `-${match.toLowerCase()}`),
  capitalize: (text: string) => text.replace(/\b[a-z]/g, (match) => match.toUpperCase()),
  escapeRegExp: (text: string) => text.replace(/([-.*+?^${}()|[\]/\\])/g, '\\$1'),
  hexToRgb: (text: string, asArray?: boolean) => hexToRgb(hexParts(text), asArray),
  rgbToHex: (text: string, asArray?: boolean) => rgbToHex(rgbParts(text), asArray),
  substitute: (text: string, values: Dictionary, pattern?: RegExp) =>
    text.replace(pattern ?? /\\?\{([^{}]+)\}/g, (match: string, name: string) =>
      match.startsWith('\\') ? match.slice(1) : String(values[name] ?? ''),
    ),
  stripScripts,
}

function times(count: number, fn: (index: number, all: number) => unknown, bind?: unknown): void {
  for (let index = 0; index < count; index++) fn.call(bind, index, Number(count))
}

const numbers = {
  limit: (number: number, least: number, most: number) => Math.min(most, Math.max(least, number)),
  round(number: number, digits = 0) {
    const factor = 10 ** digits
    return digits < 0 ? Math.round(number * factor) * 10 ** -digits : Math.round(number * factor) / factor
  },
  times,
  each: times,
}

const MATHS = 'abs acos asin atan atan2 ceil cos exp floor log max min pow sin sqrt tan'

export const random = (least: number, most: number): number =>
  Math.floor(Math.random() * (most - least + 1) + least)

let last = Date.now()
/** Makes an id that a page gets only once. */
export const uniqueID = () => (last++).toString(36)

function toNumber(item: unknown): number | null {
  const number = Number.parseFloat(String(item))
  return Number.isFinite(number) ? number : null
}

export function installStrings(): void {
  for (const type of [String, Number, Date, RegExp, Boolean]) makeType(type)
  give(String, methodsOf({ ...texts, ...parsers }))
  const toText = (item: unknown) => `${item}`
  add(String, { uniqueID, from: toText, convert: toText })
  const maths = MATHS.split(' ').map((name) => {
    const compute = Math[name as 'max']
    return [name, (number: number, ...more: number[]) => compute(Number(number), ...more)] as const
  })
  give(Number, methodsOf({ ...numbers, ...parsers, ...Object.fromEntries(maths) }))
  add(Number, { from: toNumber, convert: toNumber, random })
  hidden(Number, 'convert', toNumber)
}
