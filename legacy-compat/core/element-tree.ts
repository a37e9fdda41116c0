/** Ways through the document, and places where elements are put. */

import { markCopy } from '../../src/dom/content'
import { oldFragment } from '../../src/server/old-html'
import { documentOf, nodeOf } from './element-dimensions'
import { byId, Elements, giveElements, giveEverywhere } from './elements'
import type { Dictionary } from './loose'
import { along, matches, search, type Way } from './select'
import { forget } from './storage'

const alongTo = (node: Element, way: Way, expression?: unknown) =>
  along(node, way).filter((one) => matches(one, expression))

const childrenOf = (node: Element, expression?: unknown) => search(node, String(expression || '*'), '>')

/** Names of the first and of all elements on a way: `getNext` is the first of `getAllNext`. */
const WAYS: readonly (readonly [one: string, every: string, way: Way])[] = [
  ['getParent', 'getParents', 'parentElement'],
  ['getNext', 'getAllNext', 'nextElementSibling'],
  ['getPrevious', 'getAllPrevious', 'previousElementSibling'],
]

function ways(): Dictionary {
  const methods: Dictionary = {}
  for (const [one, every, way] of WAYS) {
    methods[one] = function (this: Element, expression?: unknown) {
      // The first of several plain selectors that finds an ancestor, not the nearest ancestor of all.
      const isPlain = typeof expression === 'string' && !/[[(]/.test(expression)
      for (const part of isPlain ? expression.split(',') : [expression]) {
        const [found] = alongTo(this, way, part)
        if (found) return byId(found)
      }
      return null
    }
    methods[every] = function (this: Element, expression?: unknown) {
      return new Elements(alongTo(this, way, expression))
    }
  }
  return methods
}

const tree = {
  getFirst(this: Element, expression?: unknown) {
    return byId(childrenOf(this, expression)[0])
  },
  getLast(this: Element, expression?: unknown) {
    return byId(childrenOf(this, expression).at(-1))
  },
  getChildren(this: Element, expression?: unknown) {
    return new Elements(childrenOf(this, expression))
  },
  getSiblings(this: Element, expression?: unknown) {
    const { parentElement } = this
    const all = parentElement ? childrenOf(parentElement, expression) : []
    return new Elements(all.filter((node) => node !== this))
  },
  getElementById(this: Element, id: string) {
    return byId(this.querySelector(`#${CSS.escape(id)}`))
  },
  match(this: Element, expression?: unknown) {
    return matches(this, expression)
  },
  hasChild(this: Element, child: unknown) {
    const node = byId(child)
    return node !== this && this.contains(node)
  },
}

const anywhere = {
  getElements(this: Element | Document, expression: unknown) {
    return new Elements(expression ? search(nodeOf(this), String(expression)) : [])
  },
  getElement(this: Element | Document, expression: unknown) {
    return anywhere.getElements.call(this, expression)[0] ?? null
  },
  getDocument(this: Element | Document) {
    return documentOf(this)
  },
  getWindow(this: Element | Document) {
    return window
  },
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

function without(copy: Element, original: Element, keepsIds: boolean): void {
  if (!keepsIds) copy.removeAttribute('id')
  // What a visitor has typed or chosen is no attribute: cloning would not copy it.
  if (!copy.matches('input:not([type="file"]),textarea,select,option')) return
  for (const name of ['value', 'checked', 'selected'])
    if (name in copy) Object.assign(copy, { [name]: (original as unknown as Dictionary)[name] })
}

const placing = {
  inject(this: Element, target: unknown, place?: string) {
    put(this, target, place)
    return this
  },
  grab(this: Element, child: unknown, place?: string) {
    put(byId(child), this, place)
    return this
  },
  adopt(this: Element, ...children: unknown[]) {
    this.append(...new Elements(children))
    return this
  },
  appendText(this: Element, text: string, place?: string) {
    put(String(text), this, place)
    return this
  },
  appendHTML(this: Element, html: string, place?: string) {
    put(oldFragment(html), this, place)
    return this
  },
  replaces(this: Element, target: unknown) {
    byId(target)?.replaceWith(this)
    return this
  },
  wraps(this: Element, target: unknown, place?: string) {
    const node = byId(target)
    node?.replaceWith(this)
    put(node, this, place)
    return this
  },
  dispose(this: Element) {
    this.replaceWith()
    return this
  },
  destroy(this: Element) {
    release(this)
    this.replaceWith()
    return null
  },
  empty(this: Element) {
    for (const child of childrenOf(this)) release(child)
    this.replaceChildren()
    return this
  },
  clone(this: Element, isDeep = true, keepsIds = false) {
    const copy = this.cloneNode(isDeep) as Element
    markCopy(this, copy)
    const originals = whole(this)
    whole(copy).forEach((node, index) => {
      without(node, originals[index] as Element, keepsIds)
    })
    return copy
  },
}

const words = (names: unknown) =>
  String(names ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)

const classes = {
  hasClass(this: Element, name: string) {
    return this.classList.contains(name)
  },
  addClass(this: Element, names: string) {
    this.classList.add(...words(names))
    return this
  },
  removeClass(this: Element, names: string) {
    this.classList.remove(...words(names))
    return this
  },
  toggleClass(this: Element, name: string, isOn?: boolean) {
    this.classList.toggle(name, isOn ?? undefined)
    return this
  },
}

/** Makes the methods of 1.2: `injectTop`, `grabBefore` and the like. */
function named(): Dictionary {
  const methods: Dictionary = {}
  for (const place of Object.keys(PLACES)) {
    const name = place.charAt(0).toUpperCase() + place.slice(1)
    methods[`inject${name}`] = function (this: Element, target: unknown) {
      return placing.inject.call(this, target, place)
    }
    methods[`grab${name}`] = function (this: Element, child: unknown) {
      return placing.grab.call(this, child, place)
    }
  }
  return methods
}

export function installTree(): void {
  giveElements({ ...ways(), ...tree, ...placing, ...classes, ...named() })
  giveEverywhere(anywhere)
}
