/** The parts that are fetched when a script first names them. */
import type { Page } from '../../src/island/page'
import type { Brought, Further, Kit } from '../kit'
import { assetsCode } from '../legacy-assets'
import { dragCode } from '../legacy-drag'

/** A chunk that brings one of the parts. */
interface Part {
  readonly name: string
  load(again?: string): Promise<{ create(page: Page, kit: Kit): Promise<Brought> }>
}

const PARTS: Readonly<Record<string, Part>> = { assets: assetsCode, drag: dragCode }

/** What leads to a part without its names: `el.get('mask')`, `useSpinner` of a request. */
const HINTS: Readonly<Record<string, string>> = { assets: '|\\buseSpinner\\b|[\'"](?:mask|spinner)[\'"]' }

/** Makes what fetches a part by its name. */
export const furtherOf = (page: Page, kit: Kit) => async (name: string) => {
  const { load, ...part } = PARTS[name] as Part
  return (await page.fetchCode(part.name, load)).create(page, kit)
}

/**
 * Asks for the parts that the page's scripts name: a handler of `domready` has them at once then, as with the older library
 * itself. A name that is put together of pieces is not seen; what is asked of it is kept as any call that comes early.
 */
export function foresee(parts: Further, wants: Readonly<Record<string, () => void>>): void {
  const texts = Array.from(document.scripts, ({ src, text }) => (src ? '' : text))
  for (const each of handlers()) texts.push(textOf(each))
  for (const value of Object.values(Object.getOwnPropertyDescriptors(window)))
    texts.push(...textsOf(value.value))
  const all = texts.join('\n')
  for (const [name, [globals, , methods]] of Object.entries(parts)) {
    const [words, calls] = [globals, methods].map((names) => names.replaceAll(' ', '|'))
    if (RegExp(`\\b(?:${words})\\b|\\.(?:${calls})\\(${HINTS[name] ?? ''}`).test(all)) wants[name]?.()
  }
}

const textOf = (fn: unknown): string => Function.prototype.toString.call(fn)

interface Kept {
  retrieve(key: 'events'): Readonly<Record<string, { keys: unknown[] }>> | null
}

/** What waits for `domready`, `load` and the like. */
const handlers = () =>
  [window, document].flatMap((target) =>
    Object.values((target as unknown as Kept).retrieve('events') ?? {}).flatMap(({ keys }) => keys),
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
