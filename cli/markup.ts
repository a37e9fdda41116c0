/** What is wrong with the markers of a page, beyond what its islands say themselves. */
import { attributeNames } from '../src/attributes'
import type { Engine } from '../src/engine'
import { nameElement } from '../src/errors'
import type { Island } from '../src/island'
import { firstComment, type Markers } from '../src/markers'
import { references } from '../src/reference'
import { distance, misspelt } from '../src/why'
import type { Noticed } from './finding'
import type { Said } from './messages'
import { nodesOf } from './positions'

/** Words of `data-ilot` that mark a part, not an island. */
const PLAIN_WORDS = new Set(['share-toolbox'])

/** Attributes in selectors that any page has. */
const GENERIC = ['class', 'name']

/** Attributes that some island reads, under every name of them. */
const read = new Map<string, Set<string>>(
  references.map(({ name, attributes, markers }) => [
    name,
    new Set([
      ...Object.entries(attributes).flatMap(([key, attribute]) => attributeNames(key, attribute)),
      ...markers,
    ]),
  ]),
)
const everyAttribute = new Set([...read.values()].flatMap((names) => [...names]))

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1
const isNear = (word: string, known: string) => distance(word, known) <= Math.max(1, word.length / 3)
const nearest = (word: string, known: Iterable<string>): string | undefined =>
  [...known].filter((each) => isNear(word, each)).sort((a, b) => distance(word, a) - distance(word, b))[0]

/**
 * After the islands have been mounted and taken back: they say more of the page than its text does.
 * @param isWritten whether the file has it: what islands have made is theirs.
 */
export function lookAtMarkers(engine: Engine, root: Document, isWritten: (node: Node) => boolean): Noticed[] {
  const elements = [...nodesOf(root.documentElement)].filter(isElement).filter(isWritten)
  return [
    ...elements.flatMap((element) => wordsOf(engine, element) ?? nearMarkers(engine, element)),
    ...elements.flatMap((element) => attributesOf(engine, element)),
    ...doubledIds(elements),
    ...inTemplates(engine, root),
    ...comments(engine, root).filter(({ at }) => at && isWritten(at)),
  ]
}

/** Words that selectors read in `data-ilot`, and where. */
function knownWords({ islands }: Engine): Map<string, readonly Island[]> {
  const words = new Map<string, readonly Island[]>()
  for (const island of islands)
    if ('selector' in island.marker)
      for (const [, word = ''] of island.marker.selector.matchAll(/data-ilot~="([\w-]+)"/g))
        words.set(word, [...(words.get(word) ?? []), island])
  return words
}

/** @returns nothing when every word is right. */
function wordsOf(engine: Engine, element: HTMLElement): Noticed[] | undefined {
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

/** Classes, ids and attributes that are nearly a marker, on an element that has none. */
function nearMarkers(engine: Engine, element: HTMLElement): Noticed[] {
  if ([...engine.lifecycle.at(element)].length > 0) return []
  const values = valuesOf(engine, element) ?? shortened(engine, element) ?? otherProduct(engine, element)
  if (values) return [{ level: 'warning', code: 'marker-misspelt', at: element, values }]
  const reason = misspelt(
    { markers: engine.markers && withoutWords(engine, engine.markers), islands: [] },
    element,
  )
  if (!reason) return []
  const [word = '', meant = ''] = [reason.reason, reason.hint].map((text) => /« (.+) »/.exec(text)?.[1] ?? '')
  const { island } = reason
  if (everyAttribute.has(word) || (meant === 'data-ilot' && !namesIsland(engine, element.getAttribute(word))))
    return []
  return [{ level: 'warning', code: 'marker-misspelt', at: element, island, values: { word, meant } }]
}

const selectorsOf = ({ islands }: Engine): string[] =>
  islands.flatMap(({ marker }) => ('selector' in marker ? [marker.selector] : []))

/** `rel="light-box[photos]"`: the beginning of a value marks it. */
function valuesOf(engine: Engine, element: Element): Said | undefined {
  for (const selector of selectorsOf(engine))
    for (const [, name = '', meant = ''] of selector.matchAll(/\[([\w-]+)\^="([\w-]+)"/g)) {
      const word = /^[\w-]+/.exec(element.getAttribute(name) ?? '')?.[0]
      if (word && word !== meant && isNear(word, meant)) return { word, meant }
    }
  return undefined
}

/** `data-goto` for `data-goto-url`. */
function shortened(engine: Engine, element: Element): Said | undefined {
  const marking = selectorsOf(engine).flatMap((selector) =>
    [...selector.matchAll(/\[(data-[\w-]+)\]/g)].map(([, name = '']) => name),
  )
  for (const word of element.getAttributeNames()) {
    const meant =
      /^data-\w{3,}$/.test(word) &&
      !everyAttribute.has(word) &&
      marking.find((name) => name.startsWith(`${word}-`))
    if (meant) return { word, meant }
  }
  return undefined
}

/** `acmedate` where the product is another: the prefix of an example. */
function otherProduct({ islands, config }: Engine, element: Element): Said | undefined {
  for (const { marker } of islands)
    for (const [, tag = '', end = ''] of ('selector' in marker ? marker.selector : '').matchAll(
      /(\w+)\[class~="\{product\}(\w+)"/g,
    )) {
      const word =
        element.matches(tag) &&
        [...element.classList].find((name) => name.endsWith(end) && /^\w+$/.test(name))
      if (word && word !== end) return { word, meant: config.product + end }
    }
  return undefined
}

/** Over a whole page only like is compared with like: a class `slides` is no `data-ilot="slider"`. */
function withoutWords(engine: Engine, markers: Markers): Markers {
  const words = new Set([...GENERIC, ...knownWords(engine).keys()])
  return {
    ...markers,
    vocabulary: () => new Map([...markers.vocabulary()].filter(([word]) => !words.has(word))),
  }
}

const namesIsland = (engine: Engine, value: string | null): boolean =>
  (value ?? '').split(/\s+/).some((word) => knownWords(engine).has(word))

/** `data-*` of a host that its islands would read under a nearly equal name. */
function attributesOf({ lifecycle }: Engine, element: HTMLElement): Noticed[] {
  return [...lifecycle.at(element)].flatMap(({ island: { name } }) => {
    const names = [...(read.get(name) ?? [])].filter((each) => each.startsWith('data-'))
    return element
      .getAttributeNames()
      .filter(
        (word) => word.startsWith('data-') && !everyAttribute.has(word) && !/^data-(ilot|role)/.test(word),
      )
      .flatMap((word): Noticed[] => {
        const meant = nearest(
          word.slice(5),
          names.map((each) => each.slice(5)),
        )
        return meant
          ? [
              {
                level: 'warning',
                code: 'attribute-misspelt',
                at: element,
                island: name,
                values: { word, meant: `data-${meant}`, island: name },
              },
            ]
          : []
      })
  })
}

/** In a template an id may be that of another one: what is inserted is not known. */
function doubledIds(elements: readonly HTMLElement[]): Noticed[] {
  const first = new Map<string, HTMLElement>()
  return elements.flatMap((element): Noticed[] => {
    const { id } = element
    if (!id || !element.isConnected) return []
    const known = first.get(id)
    if (known) return [{ level: 'warning', code: 'id-doubled', at: element, values: { id, line: '?' } }]
    first.set(id, element)
    return []
  })
}

function inTemplates({ markers }: Engine, root: Document): Noticed[] {
  return [...root.querySelectorAll('template')].flatMap(({ content }) =>
    [...content.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
      (markers?.of(element) ?? []).map(
        ({ name }): Noticed => ({
          level: 'hint',
          code: 'in-template',
          at: element,
          island: name,
          values: { island: name },
        }),
      ),
    ),
  )
}

function comments({ islands, lifecycle }: Engine, root: Document): Noticed[] {
  const words = new Map(
    islands.flatMap(({ name, marker }) => ('comment' in marker ? [[marker.comment, name]] : [])),
  )
  return [...nodesOf(root)].flatMap((node): Noticed[] => {
    const word = node.nodeType === 8 ? /^\s*([\w-]+)\s*\{/.exec((node as Comment).data)?.[1] : undefined
    if (!word || !node.isConnected) return []
    const island = words.get(word)
    const host = node.parentElement?.closest('[id]')
    if (island && host && firstComment(host) === node && [...lifecycle.at(host)].length > 0) return []
    const meant = island ?? nearest(word, words.keys())
    if (!meant) return []
    return [
      {
        level: 'error',
        code: island ? 'comment-misplaced' : 'comment-misspelt',
        at: node,
        island,
        values: { word, meant },
      },
    ]
  })
}
