import type { Loose } from '../core/loose'
import type { Tips } from './types'

/** The events that show and hide a tip: of the pointer, and of the focus for who has none (WCAG 1.4.13). */
const EVENTS = {
  mouseenter: 'elementEnter',
  mouseleave: 'elementLeave',
  focus: 'elementEnter',
  blur: 'elementLeave',
} as const

/** The elements of a selector, an element, or a list of them. */
function listOf(given: unknown): Element[] {
  if (typeof given === 'string') return [...document.querySelectorAll(given)]
  return given instanceof Element ? [given] : [...(given as Iterable<Element>)]
}

type Option = Tips['options']['title']
function readOf(option: Option, element: Element): unknown {
  if (typeof option === 'function') return option(element)
  const names: readonly string[] = [option || []].flat()
  return names.map((name) => element.getAttribute(name)).find(Boolean) ?? null
}

/** Stores the title and the text of a tip. In pages of 1.1 one title holds both: `Titre::Texte`. */
function storeParts({ options, isEarly }: Tips, element: Element, native: unknown): void {
  const { title, text, maxTitleChars = Number.POSITIVE_INFINITY } = options
  const [first, second] = String(native ?? '').split('::')
  const isBoth = title === 'title' && second !== undefined
  const other = isBoth ? second.trim() : readOf(text, element)
  const parts = isBoth ? [first?.trim(), other] : isEarly ? [other, native] : [native, other]
  const head = String(parts[0] ?? '')
  // Later versions leave the option alone.
  const isLong = isEarly && head.length > maxTitleChars
  storePart(element, 'tip:title', isLong ? `${head.slice(0, maxTitleChars - 1)}…` : parts[0], title)
  storePart(element, 'tip:text', parts[1], isBoth ? title : text)
}

/** The values that come from attributes, by their key. */
const written = new WeakMap<Element, Map<string, unknown>>()

/** Stores what an attribute says, where scripts read it, unless a script has stored something before. */
function storePart(element: Element, key: string, value: unknown, option: Option): void {
  const storage = element as unknown as Loose
  const isOurs = (storage.retrieve?.(key) ?? null) === null && typeof option !== 'function'
  storage.retrieve?.(key, value)
  if (isOurs) written.set(element, (written.get(element) ?? new Map()).set(key, value))
}

/** Reads what is stored: a script's value may be HTML, an attribute's stays text (contract §8). */
export function partOf(element: Element, key: string): unknown {
  const stored: unknown = (element as unknown as Loose).retrieve?.(key) ?? ''
  return stored && written.get(element)?.get(key) === stored ? new Text(String(stored)) : stored
}

/** Keeps the name of an element that only its title named: a picture alone in a link. */
function keepName(element: Element, native: string): void {
  const isNamed = element.textContent?.trim() || element.querySelector('img[alt]:not([alt=""])')
  if (isNamed || element.matches('[aria-label], [aria-labelledby], [alt]:not([alt=""])')) return
  element.setAttribute('aria-label', native.split('::')[0]?.trim() ?? native)
}

export function attach(this: Tips, elements: unknown): Tips {
  for (const node of listOf(elements)) {
    const element = node as unknown as Loose
    const native = readOf(this.options.title, node)
    if (node.getAttribute('title')) keepName(node, node.getAttribute('title') ?? '')
    storeParts(this, node, native)
    // Without this, the browser's own tip would lie over ours.
    if (node.hasAttribute('title')) {
      element.store?.('tip:native', node.getAttribute('title'))
      node.setAttribute('title', '')
    }
    this.fireEvent('attach', [node])
    for (const [type, method] of entriesOf(this)) {
      const handler = (event: Event) => this[method](event as Event & Loose, node as HTMLElement)
      element.addEvent?.(type, (element.retrieve as unknown as Loose).call(element, `tip:${type}`, handler))
    }
    // The visitor may have come before this code did; the browser tells of it no second time.
    if (node.matches(':focus, :hover'))
      this.elementEnter(new Event('focus') as Event & Loose, node as HTMLElement)
  }
  return this
}

export function detach(this: Tips, elements: unknown): Tips {
  for (const node of listOf(elements)) {
    const element = node as unknown as Loose
    for (const [type] of entriesOf(this)) {
      element.removeEvent?.(type, element.retrieve?.(`tip:${type}`))
      element.eliminate?.(`tip:${type}`)
    }
    this.fireEvent('detach', [node])
    const native = element.retrieve?.('tip:native') as unknown
    if (native && this.options.title === 'title') node.setAttribute('title', String(native))
  }
  return this
}

type Name = 'elementEnter' | 'elementLeave' | 'elementMove'
const entriesOf = (tips: Tips): [string, Name][] => [
  ...(Object.entries(EVENTS) as [string, Name][]),
  ...(tips.options.fixed ? [] : ([['mousemove', 'elementMove']] as [string, Name][])),
]
