/** What the islands read: words, attributes, and what is nearly one of them. */

import type { Island } from '../../src/contracts/island'
import type { Engine } from '../../src/engine/engine'
import { attributeNames } from '../../src/island/attributes'
import { distance } from '../../src/island/edit-distance'
import { attributesOfPart, type Parts } from '../../src/island/part'
import { readReferences } from '../../src/reference'
import { registryEntries } from '../../src/registry-entries'

const references = await readReferences(registryEntries.map(({ name }) => name))

/** Attributes that some island reads, under every name of them. */
export const read = new Map<string, Set<string>>(
  references.map(({ name, attributes, partSchemas = {} }) => [
    name,
    new Set([
      ...Object.entries(attributes).flatMap(([key, attribute]) => attributeNames(key, attribute)),
      ...Object.values(partSchemas).flatMap(attributesOfPart),
    ]),
  ]),
)
export const partsOf = new Map<string, Parts>(
  references.map(({ name, partSchemas = {} }) => [name, partSchemas]),
)
export const everyAttribute = new Set([...read.values()].flatMap((names) => [...names]))

export function isNear(word: string, known: string): boolean {
  const most = Math.max(1, word.length / 3)
  // What differs in length by more is no slip, however long it takes to say so.
  return Math.abs(word.length - known.length) <= most && distance(word, known) <= most
}
export const nearest = (word: string, known: Iterable<string>): string | undefined =>
  [...known].filter((each) => isNear(word, each)).sort((a, b) => distance(word, a) - distance(word, b))[0]

const wordsOf = new WeakMap<Engine, Map<string, readonly Island[]>>()

/** Words that selectors read in `data-ilot`, and where. */
export function knownWords(engine: Engine): Map<string, readonly Island[]> {
  const before = wordsOf.get(engine)
  if (before) return before
  const { islands } = engine
  const words = new Map<string, readonly Island[]>()
  wordsOf.set(engine, words)
  for (const island of islands)
    if ('selector' in island.marker)
      for (const [, word = ''] of island.marker.selector.matchAll(/data-ilot~="([\w-]+)"/g))
        words.set(word, [...(words.get(word) ?? []), island])
  return words
}
