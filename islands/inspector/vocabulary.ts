/** The words of all markers, by the place where they are written; finds the word that a misspelt one is close to. */

import { distance } from '../../src/island/edit-distance'
import type { WholePage } from '../../src/island/whole-page'

/** Where a word is written. */
export type WordKind = 'class' | 'id' | 'attribute' | 'ilot' | 'rel' | 'comment' | 'island'

/** A known word, and the island that it belongs to. */
export interface Nearest {
  readonly word: string
  readonly island: string
}

/** All words that markers use. */
export interface Vocabulary {
  has(kind: WordKind, word: string): boolean
  /** The known word that a misspelt one is close to; undefined when the word itself is known, or close to none. */
  nearest(kind: WordKind, word: string): Nearest | undefined
  /** The marker of an island, as a selector or a comment. */
  markerOf(island: string): string
}

const PATTERNS: readonly (readonly [WordKind, RegExp])[] = [
  ['ilot', /\[data-ilot~="([\w-]+)"/g],
  ['rel', /\[rel[~^*$|]?="([\w-]+)"/g],
  ['attribute', /\[(data-(?!ilot\b|role\b)[\w-]+)[\]~^*$|=]/g],
  ['class', /(?:\.|\[class~="?)([\w-]+)/g],
  ['id', /#([\w-]+)/g],
]

/** Collects the words of all islands, with the selectors that the configuration gives them. */
export function makeVocabulary({ islands, config }: WholePage): Vocabulary {
  const known = new Map<WordKind, Map<string, string>>()
  const selectors = new Map<string, string>()
  const learn = (kind: WordKind, word: string, island: string) => {
    const words = known.get(kind) ?? new Map<string, string>()
    known.set(kind, words.set(word, island))
  }
  learn('attribute', 'data-ilot', '')
  // A word of `data-ilot` that is no island (contract §4.1).
  learn('ilot', 'share-toolbox', '')
  for (const { name, marker } of islands) {
    if ('comment' in marker) learn('comment', marker.comment, name)
    learn('island', name, name)
    const own = 'selector' in marker ? marker.selector.replaceAll('{product}', config.product) : ''
    const selector = config.markers[name] ?? own
    selectors.set(name, 'comment' in marker ? `<!-- ${marker.comment} {…} -->` : selector)
    for (const [kind, pattern] of PATTERNS)
      for (const [, word = ''] of selector.matchAll(pattern)) learn(kind, word, name)
  }
  return withMemory({
    markerOf: (island) => selectors.get(island) ?? '',
    has: (kind, word) => known.get(kind)?.has(word) ?? false,
    nearest: (kind, word) => nearestIn(known.get(kind) ?? new Map(), word),
  })
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

/** Remembers answers: thousands of elements use the same few hundred words. */
function withMemory({ nearest, ...rest }: Vocabulary): Vocabulary {
  const answers = new Map<string, Nearest | undefined>()
  return {
    ...rest,
    nearest(kind, word) {
      const key = `${kind} ${word}`
      if (!answers.has(key)) answers.set(key, nearest(kind, word))
      return answers.get(key)
    },
  }
}
