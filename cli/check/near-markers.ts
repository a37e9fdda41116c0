/** Classes, ids, attributes and values that are nearly a marker. */
import type { Engine } from '../../src/engine/engine'
import type { Markers } from '../../src/engine/markers'
import { type Misspelt, misspelt } from '../../src/engine/why'
import { isMeantField } from '../../src/island/validate-parts'
import { noticed } from '../shared/finding'
import type { Values } from '../shared/wording'
import { everyAttribute, isNear, knownWords } from './known'
import type { Noticed } from './messages'

/** What markers say, read once for a page: it is element for each element. */
interface Known {
  /** Attributes whose value begins as a marker does. */
  readonly beginnings: readonly (readonly [name: string, meant: string])[]
  /** Attributes that are a marker by being there. */
  readonly names: readonly string[]
  /** Classes after the product's name, and on what. */
  readonly ends: readonly (readonly [tag: string, end: string])[]
  /** Names of fields that a form is marked by together. */
  readonly fields: readonly (readonly string[])[]
  readonly markers: Markers | undefined
  /** Elements of the same words get the same answer. */
  readonly answers: Map<string, Misspelt | undefined>
}

const known = new WeakMap<Engine, Known>()

function knownOf(engine: Engine): Known {
  const before = known.get(engine)
  if (before) return before
  const selectors = engine.islands.flatMap(({ marker }) => ('selector' in marker ? [marker.selector] : []))
  const pairs = (pattern: RegExp) =>
    selectors.flatMap((selector) =>
      [...selector.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const),
    )
  const made: Known = {
    beginnings: pairs(/\[([\w-]+)\^="([\w-]+)"/g),
    names: pairs(/\[(data-[\w-]+)\]/g).map(([name]) => name),
    ends: pairs(/\b(\w+)\[class~="\{product\}(\w+)"/g),
    fields: selectors
      .flatMap((selector) => selector.split(','))
      .map((selector) => [...selector.matchAll(/:has\(\[name="([\w-]+)"\]\)/g)].map(([, name = '']) => name))
      .filter((names) => names.length > 1),
    markers: engine.markers && withoutWords(engine, engine.markers),
    answers: new Map(),
  }
  known.set(engine, made)
  return made
}

/** Classes, ids and attributes that are nearly a marker, on an element that has none. */
export function nearMarkers(engine: Engine, element: HTMLElement): Noticed[] {
  if ([...engine.lifecycle.at(element)].length > 0) return []
  const all = knownOf(engine)
  const values = valuesOf(all, element) ?? shortened(all, element) ?? otherProduct(all, engine, element)
  if (values) return [noticed('warning', 'marker-misspelt', element, values)]
  const field = fieldOf(all, element)
  if (field) return [noticed('warning', 'marker-misspelt', field.at, field.values)]
  const near = misspeltOnce(all, element)
  if (!near) return []
  const { word, meant, island } = near
  if (everyAttribute.has(word) || (meant === 'data-ilot' && !namesIsland(engine, element.getAttribute(word))))
    return []
  return [{ ...noticed('warning', 'marker-misspelt', element, { word, meant }), island }]
}

function misspeltOnce({ markers, answers }: Known, element: HTMLElement): Misspelt | undefined {
  const words = [element.id, element.className, element.getAttribute('data-ilot')]
  const key = JSON.stringify([...words, ...element.getAttributeNames()])
  if (!answers.has(key)) answers.set(key, misspelt({ markers, islands: [] }, element))
  return answers.get(key)
}

/** `rel="light-box[photos]"`: the beginning of a value marks it. */
function valuesOf({ beginnings }: Known, element: Element): Values | undefined {
  for (const [name, meant] of beginnings) {
    const word = /^[\w-]+/.exec(element.getAttribute(name) ?? '')?.[0]
    if (word && word !== meant && isNear(word, meant)) return { word, meant }
  }
  return undefined
}

/** `data-goto` for `data-goto-url`. */
function shortened({ names }: Known, element: Element): Values | undefined {
  for (const word of element.getAttributeNames()) {
    const meant =
      /^data-\w{3,}$/.test(word) &&
      !everyAttribute.has(word) &&
      names.find((name) => name.startsWith(`${word}-`))
    if (meant) return { word, meant }
  }
  return undefined
}

/** `acmedate` where the product is another: the prefix of an example. */
function otherProduct({ ends }: Known, { config }: Engine, element: Element): Values | undefined {
  for (const [tag, end] of ends) {
    const word =
      element.matches(tag) && [...element.classList].find((name) => name.endsWith(end) && /^\w+$/.test(name))
    if (word && word !== end) return { word, meant: config.product + end }
  }
  return undefined
}

/** `immatriculation` for `immat`, in a form that has the other fields of its marker. */
function fieldOf({ fields }: Known, form: HTMLElement): { at: Element; values: Values } | undefined {
  if (!form.matches('form')) return undefined
  const named = (name: string) => form.querySelector(`[name="${name}"]`)
  for (const names of fields) {
    const [meant, ...others] = names.filter((name) => !named(name))
    if (meant === undefined || others.length > 0) continue
    const at = [...form.querySelectorAll('[name]')].find((field) =>
      isMeantField(field.getAttribute('name') ?? '', meant),
    )
    if (at) return { at, values: { word: at.getAttribute('name') ?? '', meant } }
  }
  return undefined
}

/** Over a whole page only like is compared with like: a class `slides` is no `data-ilot="slider"`. */
function withoutWords(engine: Engine, markers: Markers): Markers {
  const words = new Set(['class', 'name', ...knownWords(engine).keys()])
  const vocabulary = [...markers.vocabulary()].filter(([word]) => !words.has(word))
  return { ...markers, vocabulary: () => new Map(vocabulary) }
}

const namesIsland = (engine: Engine, value: string | null): boolean =>
  (value ?? '').split(/\s+/).some((word) => knownWords(engine).has(word))
