/** The words of `data-ilot`. */

import { nameElement } from '../../src/base/errors'
import type { Island } from '../../src/contracts/island'
import type { Engine } from '../../src/engine/engine'
import { knownWords, nearest, partsOf } from './known'
import type { Noticed } from './messages'

/** Words of `data-ilot` that mark a part, not an island. */
const PLAIN_WORDS = new Set(
  [...partsOf.values()].flatMap((parts) =>
    Object.values(parts).flatMap(({ selector }) =>
      [...selector.matchAll(/data-ilot~="([\w-]+)"/g)].map(([, word = '']) => word),
    ),
  ),
)

/** @returns nothing when every word is right. */
export function wordsOf(engine: Engine, element: HTMLElement): Noticed[] | undefined {
  const words = (element.getAttribute('data-ilot') ?? '').split(/\s+/).filter(Boolean)
  const known = knownWords(engine)
  const wrong = words.flatMap((word) => wordOf(engine, element, word, known) ?? [])
  return wrong.length > 0 ? wrong : undefined
}

function wordOf(
  { islands, markers }: Engine,
  element: HTMLElement,
  word: string,
  known: Map<string, readonly Island[]>,
): Noticed | undefined {
  const at = { level: 'error', at: element } as const
  const readers = known.get(word) ?? []
  const selectors = readers.map(({ marker }) => ('selector' in marker ? marker.selector : ''))
  if (PLAIN_WORDS.has(word)) return undefined
  if (readers.length > 0) {
    const names = new Set(markers?.of(element).map(({ name }) => name))
    const isRead =
      readers.some(({ name }) => names.has(name)) || selectors.some((each) => element.matches(each))
    if (isRead) return undefined
    const values = { word, selector: selectors.join(', '), element: nameElement(element) }
    return { ...at, code: 'word-elsewhere', island: readers[0]?.name, values }
  }
  // An island's name that is not its word: image-zoom is marked by "zoom".
  const near = nearest(word, [...known.keys(), ...islands.map(({ name }) => name)])
  const own = islands.find(({ name }) => name === near && !known.has(near))?.marker
  const meant = own ? plainly(Object.values(own)[0] ?? '') : near
  return meant
    ? { ...at, code: 'word-misspelt', values: { word, meant } }
    : { ...at, code: 'word-unknown', values: { word, known: [...known.keys()].sort().join(', ') } }
}

/** The words that a selector reads, when it reads words. */
const plainly = (selector: string): string =>
  [...selector.matchAll(/data-ilot~="([\w-]+)"/g)].map(([, word]) => word).join(' | ') || selector
