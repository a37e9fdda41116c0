/** The chunks that are fetched when a script first names them. */
import { ownProperty } from '../../src/base/own-property'
import type { WholePage } from '../../src/contracts/whole-page'
import type { Additions, AdditionsChunk, Further, Kit } from '../kit'
import { assetsCode, datesCode, dragCode, extrasCode, formsCode } from './chunks'

const CHUNKS: Readonly<Record<string, AdditionsChunk>> = {
  __proto__: null as never,
  assets: assetsCode,
  drag: dragCode,
  dates: datesCode,
  forms: formsCode,
  extras: extrasCode,
}

/** What asks for a chunk without its globals: `el.get('mask')`, `useSpinner`, `Request.JSONP`, a date's methods. */
const HINTS: Readonly<Record<string, string>> = {
  __proto__: null as never,
  assets: `|\\buseSpinner\\b|['"](?:mask|spinner)['"]|\\.position\\(\\s*\\{`,
  dates:
    '|\\.(?:strftime|timeDiff(?:InWords)?|(?:in|de)crement|clearTime|format(?:Currency|Percentage))\\(' +
    '|\\bDate\\.define|\\bMooTools\\.lang',
  extras:
    '|\\bRequest\\.(?:JSONP|Queue)|\\b(?:parse|clean)QueryString\\b|\\btoURI\\b|\\b(?:rgbToHsb|hsbToRgb)\\b',
}

/** Makes what fetches a chunk by its name, and gives what it brings to types of the language. */
export const furtherOf = (page: WholePage, kit: Kit) => async (name: string) => {
  const { load, ...chunk } = CHUNKS[name] as AdditionsChunk
  const brought: Additions = await (await page.fetchCode(chunk.name, load)).create(page, kit)
  const { arrays = {}, dates = {}, dateStatics = {}, methods = {}, numbers = {}, strings = {} } = brought
  for (const [member, value] of Object.entries(dateStatics))
    if (!(member in Date)) Object.defineProperty(Date, member, { value, writable: true, configurable: true })
  kit.give(Date, dates)
  kit.give(Number, numbers)
  kit.give(String, strings)
  kit.give(Array, arrays)
  kit.giveElements(methods)
  return { ...brought, methods: { ...arrays, ...dates, ...methods } as NonNullable<Additions['methods']> }
}

/**
 * Asks for the chunks that the page's scripts name: a handler of `domready` has them at once then, as with the older
 * library itself. A name that is put together of pieces is not seen; what is asked of it is kept as any call that
 * comes early.
 * @returns the scripts, as far as they can be read.
 */
export function foresee(chunks: Further, fetchers: Readonly<Record<string, () => void>>): string {
  const texts = Array.from(document.scripts, ({ src, text }) => (src ? '' : text))
  for (const each of handlers()) texts.push(textOf(each))
  // What the page defines can be listed, unlike what the browser has of its own; nothing of it is called.
  for (const name of Object.keys(window))
    texts.push(...textsOf(Object.getOwnPropertyDescriptor(window, name)?.value))
  const all = texts.join('\n')
  for (const [name, [globals, , methods]] of Object.entries(chunks)) {
    const words = globals.replaceAll('$', '\\$').replaceAll(' ', '|')
    // jQuery's `position()` takes no options.
    const calls = methods ? `|\\.(?:${methods.replace(' position ', ' ').replaceAll(' ', '|')})\\(` : ''
    if (RegExp(`(?<![\\w$])(?:${words})(?![\\w$])${calls}${HINTS[name] ?? ''}`).test(all))
      ownProperty(fetchers, name)?.()
  }
  return all
}

const textOf = (fn: unknown): string => Function.prototype.toString.call(fn)

interface EventStorage {
  /** Another library may have taken it away again. */
  retrieve?(key: 'events'): Readonly<Record<string, { keys: unknown[] }>> | null
}

/** What waits for `domready`, `load` and the like. */
const handlers = () =>
  [window, document].flatMap((target) =>
    Object.values((target as unknown as EventStorage).retrieve?.('events') ?? {}).flatMap(({ keys }) => keys),
  )

/** The texts of a function or a class of the page's, or of those that an object of the page holds. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'function')
    return /\[native code]/.test(textOf(value)) ? [] : [textOf(value), ...methodsOf(value)]
  if ({}.toString.call(value) !== '[object Object]') return []
  return Object.values(Object.getOwnPropertyDescriptors(value as object)).flatMap(({ value: inner }) =>
    typeof inner === 'function' ? [textOf(inner), ...methodsOf(inner)] : [],
  )
}

/** A method of an old class holds what the page has written as `$origin`. */
const methodsOf = ({ prototype }: { prototype?: object }): string[] =>
  Object.values(Object.getOwnPropertyDescriptors(prototype ?? {})).flatMap(({ value }) =>
    typeof value === 'function' ? [textOf((value as { $origin?: unknown }).$origin ?? value)] : [],
  )
