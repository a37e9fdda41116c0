/**
 * Objects as page scripts write them, in an attribute or an answer: names without quotes, single quotes, comments,
 * commas at the end, sums. Read, never evaluated.
 */

import { sentence } from '../base/errors'
import { isInherited } from '../server/json'

/**
 * Hears of a value that cannot be read: a call, a function, a variable.
 * @param name of the member, with those around it: `size.x`, `list.2`; empty for the whole text.
 * @param source what is written there.
 * @returns what stands for it; nothing leaves the member out.
 */
export type OnUnread = (name: string, source: string) => unknown

/** Nested deeper, nobody has written it by hand. */
const DEEPEST = 100

const TEXT = String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'`
const COMMENT = String.raw`\/\/.*|\/\*[\s\S]*?\*\/`
/** What is passed over as one; otherwise a character. */
const TOKEN = new RegExp(String.raw`${TEXT}|\`(?:\\[\s\S]|[^\`\\])*\`|${COMMENT}|[\s\S]`, 'y')
const SPACE = new RegExp(String.raw`(?:\s|${COMMENT})*`, 'y')
const NAME = new RegExp(String.raw`(?:([\p{ID_Start}$_][\p{ID_Continue}$]*|\d+)|${TEXT})\s*:`, 'uy')
const ONE_TEXT = new RegExp(`^(?:${TEXT})$`)

/** The signs of a sum, but for that of an exponent. */
const SIGN = /(?<!\de)([+-])/i
/** The sizes that templates of this kind ask for. */
const SIZES: Readonly<Record<string, () => number>> = {
  __proto__: null as never,
  'window.getSize().x': () => document.documentElement.clientWidth,
  'window.getSize().y': () => document.documentElement.clientHeight,
  'screen.availWidth': () => screen.availWidth,
  'screen.availHeight': () => screen.availHeight,
}

const WORDS: Readonly<Record<string, unknown>> = {
  __proto__: null as never,
  true: true,
  false: false,
  null: null,
  undefined: null,
}

/** No value: `null` is one. */
const UNREAD = Symbol()

/** Whether what is written there is a function, which is not called there. */
export const isFunction = (source: string): boolean =>
  /^(?:async\b\s*)?(?:function\b|\([^()]*\)\s*=>|[\w$]+\s*=>|[\w$]+\s*\([^()]*\)\s*\{)/.test(source) &&
  !source.endsWith(')')

/**
 * Reads the text of a value. Each member that can be read is kept; objects have no names that lead to a prototype.
 * @param makeObject for a page's own scripts; ours have no prototype.
 * @throws SyntaxError when brackets or quotes do not close.
 */
export function readLiteral(text: string, onUnread: OnUnread, makeObject: MakeObject = bareObject): unknown {
  return new Reader(text.trim().replace(/^\(([\s\S]*)\);?$/, '$1'), onUnread, makeObject).read()
}

type MakeObject = () => Record<string, unknown>
const bareObject: MakeObject = () => Object.create(null)

class Reader {
  readonly #text: string
  readonly #onUnread: OnUnread
  readonly #makeObject: MakeObject
  #at = 0
  #depth = 0

  constructor(text: string, onUnread: OnUnread, makeObject: MakeObject) {
    this.#text = text
    this.#onUnread = onUnread
    this.#makeObject = makeObject
  }

  read(): unknown {
    const value = this.#value('')
    this.#pass(SPACE)
    if (this.#at < this.#text.length || value === UNREAD) this.#fail()
    return value
  }

  #fail(): never {
    const cause = sentence`illisible à partir de « ${this.#text.slice(this.#at, this.#at + 20)} »`
    throw new SyntaxError(String(cause), { cause })
  }

  /** Passes over what the pattern finds here. */
  #pass(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found ?? undefined
  }

  #value(name: string): unknown {
    this.#pass(SPACE)
    const start = this.#at
    const first = this.#text[start]
    const nested = first === '{' ? this.#object(name) : first === '[' ? this.#list(name) : UNREAD
    const code = this.#rest()
    const value = nested === UNREAD ? simple(code) : code === '' ? nested : UNREAD
    if (value !== UNREAD) return value
    const instead = this.#onUnread(name, this.#text.slice(start, this.#at).trim())
    return instead === undefined ? UNREAD : instead
  }

  #object(name: string): unknown {
    const object = this.#makeObject()
    this.#each('}', () => {
      const start = this.#at
      const [all, word] = this.#pass(NAME) ?? []
      if (all === undefined) {
        // A method, or no member at all.
        const source = this.#rest()
        if (source === '') this.#fail()
        this.#onUnread(
          below(name, /^[\w$]*/.exec(source)?.[0] ?? ''),
          this.#text.slice(start, this.#at).trim(),
        )
        return
      }
      const key = word ?? unquoted(all.slice(0, all.lastIndexOf(all[0] ?? '') + 1))
      const value = this.#value(below(name, key))
      if (value !== UNREAD && !isInherited(key)) object[key] = value
    })
    return object
  }

  #list(name: string): unknown {
    const list: unknown[] = []
    let index = 0
    this.#each(']', () => {
      const value = this.#value(below(name, String(index++)))
      if (value !== UNREAD) list.push(value)
    })
    return list
  }

  /** Reads what stands between commas, up to the closing bracket. */
  #each(closing: string, readOne: () => void): void {
    this.#depth += 1
    if (this.#depth > DEEPEST) this.#fail()
    this.#at += 1
    for (;;) {
      this.#pass(SPACE)
      if (this.#text[this.#at] === ',') this.#at += 1
      else if (this.#text[this.#at] === closing) break
      else {
        readOne()
        if (![',', closing].includes(this.#text[this.#at] ?? '')) this.#fail()
      }
    }
    this.#at += 1
    this.#depth -= 1
  }

  /** Passes over what is left of a value, whatever it is. @returns it without comments and space around it. */
  #rest(): string {
    let code = ''
    for (let depth = 0; this.#at < this.#text.length; ) {
      const next = this.#text[this.#at] ?? ''
      if (depth === 0 && ',}])'.includes(next)) break
      depth += Number('([{'.includes(next)) - Number(')]}'.includes(next))
      const [token = ''] = this.#pass(TOKEN) ?? []
      const isOpen = /^["'`]$/.test(token) || (token === '/' && this.#text[this.#at] === '*')
      // Its end would be looked for again at each quote that follows.
      if (isOpen) this.#fail()
      if (!/^\/[/*]/.test(token)) code += token
    }
    return code.trim()
  }
}

const below = (name: string, key: string) => (name ? `${name}.${key}` : key)

/** A text, a word or a sum; no value for anything else. */
function simple(code: string): unknown {
  if (ONE_TEXT.test(code)) return unquoted(code)
  if (code in WORDS) return WORDS[code]
  return sumOf(code) ?? UNREAD
}

/** A sum of numbers and sizes, or one of them; it may begin with a sign. */
function sumOf(code: string): number | undefined {
  const [first = '', ...signed] = code.split(SIGN)
  const words = first.trim() ? ['+', first, ...signed] : signed
  let sum = 0
  for (let at = 0; at < words.length; at += 2) {
    const word = (words[at + 1] ?? '').trim()
    const value = SIZES[word]?.() ?? Number(word || Number.NaN)
    if (!Number.isFinite(value)) return undefined
    sum += words[at] === '-' ? -value : value
  }
  return words.length > 0 ? sum : undefined
}

const ESCAPES: Readonly<Record<string, string>> = {
  __proto__: null as never,
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '\n': '',
}

const unquoted = (text: string) =>
  text
    .slice(1, -1)
    .replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (_all, long, short, character) =>
      character ? (ESCAPES[character] ?? character) : String.fromCharCode(Number.parseInt(long ?? short, 16)),
    )
