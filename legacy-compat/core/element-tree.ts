/** Ways through the document, and places where elements are put. */

import { markCopy } from '../../src/dom/content'
import { oldFragment } from '../../src/server/old-html'
import { documentOf, nodeOf } from './element-dimensions'
import { byId, Elements, giveElements, giveEverywhere } from './elements'
import type { Dictionary } from './loose'
import { chainable, methodsOf } from './methods'
import { along, type Direction, matches, search } from './select'
import { forget } from './storage'

const alongTo = (node: Element, direction: Direction, expression?: unknown) =>
  along(node, direction).filter((one) => matches(one, expression))

const childrenOf = (node: Element, expression?: unknown) => search(node, String(expression || '*'), '>')

function firstAlong(node: Element, direction: Direction, expression?: unknown): Element | null {
  // The first of several plain selectors that finds an ancestor, not the nearest ancestor of all.
  const isPlain = typeof expression === 'string' && !/[[(]/.test(expression)
  for (const selector of isPlain ? expression.split(',') : [expression]) {
    const [found] = alongTo(node, direction, selector)
    if (found) return byId(found)
  }
  return null
}

/** Names of the first and of all elements on a way: `getNext` is the first of `getAllNext`. */
const DIRECTIONS: readonly (readonly [one: string, every: string, direction: Direction])[] = [
  ['getParent', 'getParents', 'parentElement'],
  ['getNext', 'getAllNext', 'nextElementSibling'],
  ['getPrevious', 'getAllPrevious', 'previousElementSibling'],
]
const directions = DIRECTIONS.flatMap(([one, every, direction]) => [
  [one, (node: Element, expression?: unknown) => firstAlong(node, direction, expression)] as const,
  [
    every,
    (node: Element, expression?: unknown) => new Elements(alongTo(node, direction, expression)),
  ] as const,
])

const tree = {
  ...Object.fromEntries(directions),
  getFirst: (node: Element, expression?: unknown) => byId(childrenOf(node, expression)[0]),
  getLast: (node: Element, expression?: unknown) => byId(childrenOf(node, expression).at(-1)),
  getChildren: (node: Element, expression?: unknown) => new Elements(childrenOf(node, expression)),
  getSiblings(node: Element, expression?: unknown) {
    const { parentElement } = node
    const all = parentElement ? childrenOf(parentElement, expression) : []
    return new Elements(all.filter((each) => each !== node))
  },
  getElementById: (node: Element, id: string) => byId(node.querySelector(`#${CSS.escape(id)}`)),
  match: matches,
  hasChild(node: Element, given: unknown) {
    const child = byId(given)
    return child !== node && node.contains(child)
  },
  hasClass: (node: Element, name: string) => node.classList.contains(name),
  destroy(node: Element) {
    release(node)
    node.replaceWith()
    return null
  },
  clone(node: Element, isDeep = true, keepsIds = false) {
    const copy = node.cloneNode(isDeep) as Element
    markCopy(node, copy)
    const originals = whole(node)
    whole(copy).forEach((each, index) => {
      completeCopy(each, originals[index] as Element, keepsIds)
    })
    return copy
  },
}

const getElements = (node: Element | Document, expression: unknown) =>
  new Elements(expression ? search(nodeOf(node), String(expression)) : [])

const anywhere = {
  getElements,
  getElement: (node: Element | Document, expression: unknown) => getElements(node, expression)[0] ?? null,
  getDocument: documentOf,
  getWindow: () => window,
}

/** Puts a node, by the word of that time. */
const PLACES: Readonly<Record<string, (node: Node | string, target: Element) => void>> = {
  __proto__: null as never,
  before: (node, target) => target.before(node),
  after: (node, target) => target.after(node),
  bottom: (node, target) => target.append(node),
  inside: (node, target) => target.append(node),
  top: (node, target) => target.prepend(node),
}
const put = (node: Node | string | null, target: unknown, place = 'bottom') => {
  const where = byId(target)
  if (node && where) PLACES[place]?.(node, where)
}

const whole = (node: Element) => [node, ...node.querySelectorAll('*')]
const release = (node: Element) => whole(node).forEach(forget)

/** Gives a copy what a visitor has typed or chosen in the original, which is no attribute, and takes its id. */
function completeCopy(copy: Element, original: Element, keepsIds: boolean): void {
  if (!keepsIds) copy.removeAttribute('id')
  if (!copy.matches('input:not([type="file"]),textarea,select,option')) return
  for (const name of ['value', 'checked', 'selected'])
    if (name in copy) Object.assign(copy, { [name]: (original as unknown as Dictionary)[name] })
}

const words = (names: unknown) => String(names ?? '').match(/\S+/g) ?? []

const changes = {
  inject: (node: Element, target: unknown, place?: string) => put(node, target, place),
  grab: (node: Element, child: unknown, place?: string) => put(byId(child), node, place),
  adopt: (node: Element, ...children: unknown[]) => node.append(...new Elements(children)),
  appendText: (node: Element, text: string, place?: string) => put(String(text), node, place),
  appendHTML: (node: Element, html: string, place?: string) => put(oldFragment(html), node, place),
  replaces: (node: Element, target: unknown) => byId(target)?.replaceWith(node),
  wraps(node: Element, given: unknown, place?: string) {
    const target = byId(given)
    target?.replaceWith(node)
    put(target, node, place)
  },
  dispose: (node: Element) => node.replaceWith(),
  empty(node: Element) {
    for (const child of childrenOf(node)) release(child)
    node.replaceChildren()
  },
  addClass: (node: Element, names: string) => node.classList.add(...words(names)),
  removeClass: (node: Element, names: string) => node.classList.remove(...words(names)),
  toggleClass: (node: Element, name: string, isOn?: boolean) =>
    node.classList.toggle(name, isOn ?? undefined),
  // Of 1.2: `injectTop`, `grabBefore` and the like.
  ...Object.fromEntries(
    Object.keys(PLACES).flatMap((place) => {
      const name = place.charAt(0).toUpperCase() + place.slice(1)
      return [
        [`inject${name}`, (node: Element, target: unknown) => put(node, target, place)],
        [`grab${name}`, (node: Element, child: unknown) => put(byId(child), node, place)],
      ]
    }),
  ),
}

export function installTree(): void {
  giveElements({ ...methodsOf(tree), ...chainable(changes) })
  giveEverywhere(methodsOf(anywhere))
}
