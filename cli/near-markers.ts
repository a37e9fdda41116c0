/** Classes, ids, attributes and values that are nearly a marker. */
import type { Engine } from '../src/engine/engine'
import type { Markers } from '../src/engine/markers'
import { misspelt } from '../src/engine/why'
import type { Noticed } from './finding'
import { everyAttribute, isNear, knownWords } from './known'
import type { Said } from './messages'

/** Attributes in selectors that any page has. */
const GENERIC = ['class', 'name']

/** Classes, ids and attributes that are nearly a marker, on an element that has none. */
export function nearMarkers(engine: Engine, element: HTMLElement): Noticed[] {
  if ([...engine.lifecycle.at(element)].length > 0) return []
  const values = valuesOf(engine, element) ?? shortened(engine, element) ?? otherProduct(engine, element)
  if (values) return [{ level: 'warning', code: 'marker-misspelt', at: element, values }]
  const reason = misspelt(
    { markers: engine.markers && withoutWords(engine, engine.markers), islands: [] },
    element,
  )
  if (!reason) return []
  const [word = '', meant = ''] = [reason.reason, reason.hint].map(
    (text) => /^[^«]*« (.+) »/.exec(text)?.[1] ?? '',
  )
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
      /\b(\w+)\[class~="\{product\}(\w+)"/g,
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
