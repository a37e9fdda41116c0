/** Finds mistakes about islands in the page's HTML that nothing else reports. */

import type { AttributeSchema } from '../../src/contracts/attributes'
import type { WholePage } from '../../src/contracts/whole-page'
import { firstComment } from '../../src/dom/query'
import { attributeNames } from '../../src/island/attributes'
import type { Violation } from '../../src/island/validate-parts'
import { isPageData } from './page-data'
import type { PartViolation } from './part-reasons'
import { nearestIn, Vocabulary, type WordKind } from './vocabulary'

type FindingKind =
  | 'misspelt'
  | 'misspeltAttribute'
  | 'unknownIsland'
  | 'otherMarker'
  | 'wordElsewhere'
  | 'duplicateId'
  | 'inTemplate'
  | 'commentWithoutId'
  | 'commentNotFirst'
  | `part-${Violation['kind']}`

/** A mistake in the page's HTML. */
export interface Finding {
  readonly kind: FindingKind
  readonly elements: readonly Element[]
  /** The word found. */
  readonly found: string
  /** The word that was probably meant. */
  readonly meant?: string
  readonly island?: string
  /** What a sentence about a part needs besides. */
  readonly values?: Readonly<Record<'part' | 'name' | 'expected', string>>
}

type Schemas = ReadonlyMap<string, AttributeSchema>

/**
 * Reads the page once, and changes nothing.
 * @param schemas the attributes of the islands whose code is loaded.
 * @param violations of the parts of its islands.
 */
export function scanPage(
  page: WholePage,
  schemas: Schemas = new Map(),
  violations: readonly PartViolation[] = [],
): Finding[] {
  const vocabulary = new Vocabulary(page)
  const elements = [...document.querySelectorAll('*')].filter((element) => !isOurs(element))
  return [
    ...elements.flatMap((element) => misspelt(element, vocabulary)),
    ...attributesOf(page, schemas, vocabulary),
    ...comments(vocabulary),
    ...duplicateIds(elements),
    ...inTemplates(page),
    ...violations.map(ofPart),
  ]
}

/** Whether the bundle has added this element to the page. */
const isOurs = (element: Element): boolean => (element.getAttribute('class') ?? '').startsWith('ilots-')

function misspelt(element: Element, vocabulary: Vocabulary): Finding[] {
  const words: (readonly [WordKind, string])[] = [
    ...[element.getAttribute('id')].filter((id) => id !== null).map((id) => ['id', id] as const),
    ...[...element.classList].map((word) => ['class', word] as const),
    ...element
      .getAttributeNames()
      .filter(isPageData)
      .map((name) => ['attribute', name] as const),
    ...wordsIn(element, 'rel').map((word) => ['rel', word.replace(/\[.*/, '')] as const),
    ...wordsIn(element, 'data-ilot').map((word) => ['ilot', word] as const),
  ]
  return words.flatMap(([kind, found]): Finding[] => {
    const near = vocabulary.nearest(kind, found)
    if (near) return [{ kind: 'misspelt', elements: [element], found, meant: near.word, island: near.island }]
    if (kind !== 'ilot') return []
    return vocabulary.has(kind, found)
      ? elsewhere(element, found, vocabulary)
      : [unknown(element, found, vocabulary)]
  })
}

/** A word that is read on other elements only: `sortable` on a `div`. */
function elsewhere(element: Element, found: string, vocabulary: Vocabulary): Finding[] {
  const readers = vocabulary.readersOf(found)
  if (readers.length === 0 || readers.some((selector) => element.matches(selector))) return []
  return [{ kind: 'wordElsewhere', elements: [element], found, meant: readers.join(', ') }]
}

/**
 * A word of `data-ilot` that is no marker, perhaps the name of an island with another one: `goto-block` is
 * `[data-goto-url]`.
 */
function unknown(element: Element, found: string, vocabulary: Vocabulary): Finding {
  const named = vocabulary.has('island', found) ? found : vocabulary.nearest('island', found)?.island
  const meant = named ? vocabulary.markerOf(named) : ''
  const kind = meant ? 'otherMarker' : 'unknownIsland'
  return { kind, elements: [element], found, meant, island: named ?? '' }
}

const wordsIn = (element: Element, name: string): string[] =>
  (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean)

/** Attributes that are nearly one of their island's: `data-histroy` on a block. */
function attributesOf(
  { live }: Pick<WholePage, 'live'>,
  schemas: Schemas,
  vocabulary: Vocabulary,
): Finding[] {
  return [...live].flatMap(({ island: { name: island }, host }) => {
    const names = Object.entries(schemas.get(island) ?? {}).flatMap((entry) => attributeNames(...entry))
    const words = new Map(names.map((name) => [name, island]))
    // Stricter than for markers: `data-max` is no misspelt `data-min`.
    const near = (name: string) => nearestIn(words, name, 5)?.word
    const written = host.getAttributeNames()
    return written.flatMap((found): Finding[] => {
      const meant = found.startsWith('data-') && !vocabulary.has('attribute', found) ? near(found) : undefined
      return meant ? [{ kind: 'misspeltAttribute', elements: [host], found, meant, island }] : []
    })
  })
}

function comments(vocabulary: Vocabulary): Finding[] {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_COMMENT)
  const found: Finding[] = []
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment
    const word = /^\s*([\w-]+)\s*\{/.exec(comment.data)?.[1] ?? ''
    const finding = word && comment.parentElement ? judged(comment, word, vocabulary) : undefined
    if (finding && comment.parentElement)
      found.push({ found: word, elements: [comment.parentElement], ...finding })
  }
  return found
}

type Judged = Pick<Finding, 'kind'> & Partial<Finding>

/** What is wrong with a comment marker: it must be the first comment inside an element with an id (contract §4.3). */
function judged(comment: Comment, word: string, vocabulary: Vocabulary): Judged | undefined {
  if (!vocabulary.has('comment', word)) {
    const near = vocabulary.nearest('comment', word)
    return near && { kind: 'misspelt', meant: near.word, island: near.island }
  }
  const host = comment.parentElement?.closest('[id]')
  if (!host) return { kind: 'commentWithoutId' }
  return firstComment(host) === comment ? undefined : { kind: 'commentNotFirst' }
}

function duplicateIds(elements: readonly Element[]): Finding[] {
  const byId = new Map<string, Element[]>()
  for (const element of elements) {
    const id = element.getAttribute('id')
    if (id) byId.set(id, [...(byId.get(id) ?? []), element])
  }
  return [...byId]
    .filter(([, same]) => same.length > 1)
    .map(([found, elements]) => ({ kind: 'duplicateId', elements, found }))
}

const ofPart = ({ kind, element, found, island, part, name, expected }: PartViolation): Finding => ({
  kind: `part-${kind}`,
  elements: [element],
  found,
  island,
  values: { part, name: String(name), expected: String(expected) },
})

/** Markers inside templates: they mount only once the template's content is inserted into the page. */
function inTemplates({ markers }: Pick<WholePage, 'markers'>): Finding[] {
  return [...document.querySelectorAll('template')].flatMap((template): Finding[] => {
    const found = [...template.content.children].flatMap((child) => markers?.find(child) ?? [])
    const names = [...new Set(found.map(({ island }) => island.name))]
    return names.map((island) => ({ kind: 'inTemplate', elements: [template], found: island, island }))
  })
}
