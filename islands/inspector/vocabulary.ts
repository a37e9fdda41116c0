/** The words of all markers, by the place where they are written; finds the word that a misspelt one is close to. */

import { ownProperty } from '../../src/base/own-property'
import type { Descriptor } from '../../src/contracts/descriptor'
import type { WholePage } from '../../src/contracts/whole-page'
import { distance } from '../../src/island/edit-distance'

/** Where a word is written. */
export type WordKind = 'class' | 'id' | 'attribute' | 'ilot' | 'rel' | 'comment' | 'island'

/** A known word, and the island that it belongs to. */
export interface Nearest {
  readonly word: string
  readonly island: string
}

const PATTERNS: readonly (readonly [WordKind, RegExp])[] = [
  ['ilot', /\[data-ilot~="([\w-]+)"/g],
  ['rel', /\[rel[~^*$|]?="([\w-]+)"/g],
  ['attribute', /\[(data-(?!ilot\b|role\b)[\w-]+)[\]~^*$|=]/g],
  ['class', /(?:\.|\[class~="?)([\w-]+)/g],
  ['id', /#([\w-]+)/g],
]

/** The marker of an island as the page has it when the configuration names no other: a selector or a comment. */
export const markerOf = ({ marker }: Descriptor, product: string): string =>
  'comment' in marker ? `<!-- ${marker.comment} {…} -->` : marker.selector.replaceAll('{product}', product)

/** All words that markers use, with the selectors that the configuration gives their islands. */
export class Vocabulary {
  readonly #known = new Map<WordKind, Map<string, string>>()
  readonly #selectors = new Map<string, string>()
  /** Thousands of elements use the same few hundred words. */
  readonly #answers = new Map<string, Nearest | undefined>()

  constructor({ islands, config }: Pick<WholePage, 'islands' | 'config'>) {
    this.#learn('attribute', 'data-ilot', '')
    // A word of `data-ilot` that is no island (contract §4.1).
    this.#learn('ilot', 'share-toolbox', '')
    for (const island of islands) {
      const { name, marker } = island
      this.#learn('island', name, name)
      const own = markerOf(island, config.product)
      const selector = ownProperty(config.markers, name) ?? own
      if ('comment' in marker) this.#learn('comment', marker.comment, name)
      this.#selectors.set(name, 'comment' in marker ? own : selector)
      for (const [kind, pattern] of PATTERNS)
        for (const [, word = ''] of selector.matchAll(pattern)) this.#learn(kind, word, name)
    }
  }

  #learn(kind: WordKind, word: string, island: string): void {
    const words = this.#known.get(kind) ?? new Map<string, string>()
    this.#known.set(kind, words.set(word, island))
  }

  has(kind: WordKind, word: string): boolean {
    return this.#known.get(kind)?.has(word) ?? false
  }

  /** The known word that a misspelt one is close to; undefined when the word itself is known, or close to none. */
  nearest(kind: WordKind, word: string): Nearest | undefined {
    const key = `${kind} ${word}`
    if (!this.#answers.has(key)) this.#answers.set(key, nearestIn(this.#known.get(kind) ?? new Map(), word))
    return this.#answers.get(key)
  }

  /** The markers that read a word of `data-ilot`. */
  readersOf(word: string): string[] {
    return [...this.#selectors.values()].filter((selector) => selector.includes(`data-ilot~="${word}"`))
  }

  /** The marker of an island, as a selector or a comment. */
  markerOf(island: string): string {
    return this.#selectors.get(island) ?? ''
  }
}

/**
 * The closest known word: `data-goto-ulr` is close to `data-goto-url`.
 * @param letters one wrong letter is allowed for each so many letters of the word.
 */
export function nearestIn(
  words: ReadonlyMap<string, string>,
  word: string,
  letters = 4,
): Nearest | undefined {
  const most = Math.floor(word.length / letters)
  if (most === 0 || words.has(word)) return undefined
  let best: (Nearest & { far: number }) | undefined
  for (const [known, island] of words) {
    if (Math.abs(known.length - word.length) > most) continue
    const far = distance(word.toLowerCase(), known.toLowerCase())
    if (far <= most && far < (best?.far ?? most + 1)) best = { word: known, island, far }
  }
  return best && { word: best.word, island: best.island }
}
