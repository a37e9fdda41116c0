/** Ways through the document, and where elements are put in it. */

import { toFragment } from '../../src/html'
import { byId, Elements, giveElements, giveEverywhere } from './elements'
import type { Dictionary } from './loose'
import { along, matches, search, type Way } from './select'
import { forget } from './storage'

const alongTo = (node: Element, way: Way, expression?: unknown) =>
  along(node, way).filter((one) => matches(one, expression))

const childrenOf = (node: Element, expression?: unknown) =>
  Array.from(node.children).filter((child) => matches(child, expression))

/** `getNext` is the first of `getAllNext`. */
const WAYS: readonly (readonly [one: string, every: string, way: Way])[] = [
  ['getParent', 'getParents', 'parentElement'],
  ['getNext', 'getAllNext', 'nextElementSibling'],
  ['getPrevious', 'getAllPrevious', 'previousElementSibling'],
]

function ways(): Dictionary {
  const methods: Dictionary = {}
  for (const [one, every, way] of WAYS) {
    methods[one] = function (this: Element, expression?: unknown) {
      // Of several plain selectors the first that finds one, not the nearest of all.
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
    const all = this.parentElement ? childrenOf(this.parentElement, expression) : []
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
    return new Elements(expression ? search(rootOf(this), String(expression)) : [])
  },
  getElement(this: Element | Document, expression: unknown) {
    return anywhere.getElements.call(this, expression)[0] ?? null
  },
  getDocument(this: Element | Document) {
    return rootOf(this).ownerDocument ?? rootOf(this)
  },
  getWindow(this: Element | Document) {
    return window
  },
}

const rootOf = (owner: Element | Document | Window) =>
  'document' in owner && owner === owner.window ? owner.document : (owner as Element | Document)

/** Where a node goes, by a word of that time. */
const PLACES: Readonly<Record<string, (node: Node, target: Element) => void>> = {
  before: (node, target) => target.parentNode?.insertBefore(node, target),
  after: (node, target) => target.parentNode?.insertBefore(node, target.nextSibling),
  bottom: (node, target) => target.appendChild(node),
  inside: (node, target) => target.appendChild(node),
  top: (node, target) => target.insertBefore(node, target.firstChild),
}
const put = (node: Node | null, target: unknown, place = 'bottom') => {
  const where = byId(target)
  if (node && where) PLACES[place]?.(node, where)
}

function release(node: Element): void {
  for (const one of [node, ...node.querySelectorAll('*')]) forget(one)
}

function without(copy: Element, original: Element, keepsIds: boolean): void {
  if (!keepsIds) copy.removeAttribute('id')
  // What a visitor typed or chose is no attribute, and would not be copied.
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
    for (const child of new Elements(children)) this.appendChild(child)
    return this
  },
  appendText(this: Element, text: string, place?: string) {
    put(this.ownerDocument.createTextNode(text), this, place)
    return this
  },
  appendHTML(this: Element, html: string, place?: string) {
    put(toFragment(html), this, place)
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
    this.parentNode?.removeChild(this)
    return this
  },
  destroy(this: Element) {
    release(this)
    this.parentNode?.removeChild(this)
    return null
  },
  empty(this: Element) {
    for (const child of this.children) release(child)
    this.replaceChildren()
    return this
  },
  clone(this: Element, isDeep = true, keepsIds = false) {
    const copy = this.cloneNode(isDeep) as Element
    without(copy, this, keepsIds)
    const originals = this.querySelectorAll('*')
    for (const [index, node] of copy.querySelectorAll('*').entries())
      without(node, originals[index] as Element, keepsIds)
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
    this.classList.toggle(name, isOn ?? !this.classList.contains(name))
    return this
  },
}

/** 1.2's `injectTop`, `grabBefore` and the like. */
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
