/** Methods of texts and numbers. */
import { hexParts, hexToRgb, rgbParts, rgbToHex } from './colours'
import type { Dictionary } from './loose'
import { add, give, hidden, makeType, typeOf } from './types'

/** Takes scripts out of a text and hands them over; they are never run (contract §8). */
export function stripScripts(
  this: string,
  use?: boolean | ((scripts: string, text: string) => void),
): string {
  let scripts = ''
  // A script without an end tag goes to the end of the text, as in a page.
  const text = this.replace(/<script[^>]*>?([\s\S]*?)(?:<\/script>|$)/gi, (_all, code: string) => {
    scripts += `${code}\n`
    return ''
  })
  if (typeof use === 'function') use(scripts, text)
  else if (use === true) refuseCode(scripts)
  return text
}

/** What is refused: code that a page asks to run, a function in a text, and the answer of another site. */
type Refusal = 'refusedCode' | 'refusedFunction' | 'refusedAnswer'
let tell: (name: Refusal, what: string) => void = () => {}
/** Sets the listener that is told of what is refused. */
export function onRefusal(listener: (name: Refusal, what: string) => void): void {
  tell = listener
}
export const refuse = (name: Refusal, what: string): void => tell(name, what)

/** `Browser.exec`: it reports the code, and evaluates nothing. */
export function refuseCode(scripts: unknown): unknown {
  if (scripts) refuse('refusedCode', String(scripts))
  return scripts
}

function substitute(this: string, values: Dictionary, pattern?: RegExp): string {
  return this.replace(pattern ?? /\\?\{([^{}]+)\}/g, (match: string, name: string) =>
    match.startsWith('\\') ? match.slice(1) : String(values[name] ?? ''),
  )
}

const methods = {
  /** In 1.2 the second argument is the separator between words; from 1.3 on, it is where to begin. */
  contains(this: string, text: string, separator?: string | number) {
    return typeof separator === 'string'
      ? (separator + this + separator).includes(separator + text + separator)
      : this.includes(text, separator)
  },
  test(this: string, pattern: string | RegExp, flags?: string) {
    return (typeOf(pattern) === 'regexp' ? (pattern as RegExp) : new RegExp(`${pattern}`, flags)).test(this)
  },
  clean(this: string) {
    return this.replace(/\s+/g, ' ').trim()
  },
  camelCase(this: string) {
    return this.replace(/-\D/g, (match) => match.charAt(1).toUpperCase())
  },
  hyphenate(this: string) {
    return this.replace(/[A-Z]/g, (match) => `-${match.toLowerCase()}`)
  },
  capitalize(this: string) {
    return this.replace(/\b[a-z]/g, (match) => match.toUpperCase())
  },
  escapeRegExp(this: string) {
    return this.replace(/([-.*+?^${}()|[\]/\\])/g, '\\$1')
  },
  toInt(this: string, base?: number) {
    return Number.parseInt(this, base || 10)
  },
  toFloat(this: string) {
    return Number.parseFloat(this)
  },
  hexToRgb(this: string, asArray?: boolean) {
    return hexToRgb(hexParts(this), asArray)
  },
  rgbToHex(this: string, asArray?: boolean) {
    return rgbToHex(rgbParts(this), asArray)
  },
  substitute,
  stripScripts,
}

const numbers = {
  limit(this: number, least: number, most: number) {
    return Math.min(most, Math.max(least, this))
  },
  round(this: number, digits = 0) {
    const factor = 10 ** digits
    return digits < 0 ? Math.round(this * factor) * 10 ** -digits : Math.round(this * factor) / factor
  },
  times(this: number, fn: (index: number, all: number) => unknown, bind?: unknown) {
    for (let index = 0; index < this; index++) fn.call(bind, index, Number(this))
  },
  toFloat(this: number) {
    return Number.parseFloat(String(this))
  },
  toInt(this: number, base?: number) {
    return Number.parseInt(String(this), base || 10)
  },
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
  give(String, methods)
  const toText = (item: unknown) => `${item}`
  add(String, { uniqueID, from: toText, convert: toText })
  give(Number, { ...numbers, each: numbers.times })
  for (const name of MATHS.split(' ')) {
    const compute = Math[name as 'max']
    give(Number, {
      [name](this: number, ...more: number[]) {
        return compute(Number(this), ...more)
      },
    })
  }
  add(Number, { from: toNumber, convert: toNumber, random })
  hidden(Number, 'convert', toNumber)
}
