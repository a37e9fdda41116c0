/** `document.id`, `$$`, `Elements`: nodes are themselves, lists hand their methods on to each. */
import { membersOf } from '../../src/dom/members'
import { ownGlobal } from '../../src/dom/own-global'
import { type Dictionary, isEnumerable, type Method } from './loose'
import { overloadSetter } from './overload'
import { matches, search } from './select'
import { hidden, typeOf } from './types'

/** Methods whose names browsers have come to use for something else: only elements that page scripts are handed have ours. */
const clashing: Dictionary = {}

/** The node itself, by id, or of an object that stands for one; nothing otherwise. */
export function byId(item: unknown, _plain?: unknown, root: Document = document): Element | null {
  if (typeof item === 'string') return byId(membersOf(root).getElementById(item))
  const { nodeType, toElement } = Object(item) as { nodeType?: number; toElement?: () => Element }
  if (nodeType === 1) for (const name in clashing) hidden(item as Element, name, clashing[name])
  if (nodeType || (item && item === Object(item).window)) return item as Element
  return typeof toElement === 'function' ? byId(toElement.call(item)) : null
}

/** Each node once. */
export class Elements extends Array<Element> {
  static override get [Symbol.species]() {
    return Array
  }

  constructor(...items: unknown[]) {
    super()
    this.#take(items)
  }

  /** Of a node, an id, or lists of them. */
  #take(items: ArrayLike<unknown>): void {
    for (const item of Array.prototype.slice.call(items)) {
      const node = isEnumerable(item) && typeof item !== 'string' ? null : byId(item)
      if (node) super.includes(node) || super.push(node)
      else if (typeof item !== 'string' && isEnumerable(item)) this.#take(item)
    }
  }
}

const list = {
  /** @param test a selector, or a function as Array's. */
  filter(this: Elements, test: unknown, bind?: unknown) {
    const passes =
      typeof test === 'string' ? (node: Element) => matches(node, test) : (test as (node: Element) => boolean)
    return new Elements(Array.prototype.filter.call(this, passes, bind))
  },
  push(this: Elements, ...items: unknown[]) {
    const nodes = items.map((item) => byId(item)).filter((node) => node !== null)
    return Array.prototype.push.apply(this, nodes)
  },
  unshift(this: Elements, ...items: unknown[]) {
    const nodes = items.map((item) => byId(item)).filter((node) => node !== null)
    return Array.prototype.unshift.apply(this, nodes)
  },
  concat(this: Elements, ...items: unknown[]) {
    return new Elements([...this], ...items)
  },
  append(this: Elements, items: ArrayLike<unknown>) {
    list.push.apply(this, Array.prototype.slice.call(items))
    return this
  },
  empty(this: Elements) {
    this.length = 0
    return this
  },
}

/** `$$`: selectors, nodes, and lists of them. */
export function all(...items: unknown[]): Elements {
  return new Elements(items.map((item) => (typeof item === 'string' ? search(document, item) : item)))
}

/** Each element's answer; the elements again where each is one. */
function onEach(name: string) {
  return function (this: Elements, ...args: unknown[]) {
    const results = Array.from(this, (node) => {
      const method = clashing[name] ?? (membersOf(node) as unknown as Dictionary)[name]
      return (method as (...args: unknown[]) => unknown).apply(node, args)
    })
    return results.every((result) => typeOf(result) === 'element') ? new Elements(results) : results
  }
}

/** jQuery calls a method of the element by the name of any event that it triggers: `show`, `hide`, `slide`. */
function unlessTriggered(name: string, method: Method): Method {
  return function (this: never, ...args: never[]) {
    const jQuery = ownGlobal('jQuery') as { event?: { triggered?: string } } | undefined
    return jQuery?.event?.triggered === name ? this : method.apply(this, args)
  } as Method
}

/** Lists have the methods of their elements, except where they have one of their own. */
export function mirrorToLists(name: string): void {
  // A page that defines it itself has its own, on every element.
  delete clashing[name]
  if (!(name in Array.prototype)) hidden(Elements.prototype, name, onEach(name))
}

/** Ours: on elements, and on lists of them, where nobody has one of that name. */
export function giveElements(methods: Dictionary): void {
  for (const [name, method] of Object.entries(methods)) {
    mirrorToLists(name)
    if (!(name in Element.prototype)) hidden(Element.prototype, name, unlessTriggered(name, method as Method))
    else if (name === 'setHTML') clashing[name] = method
  }
}

/** Those of windows and documents as well. */
export function giveEverywhere(methods: Dictionary): void {
  giveElements(methods)
  for (const owner of [Window.prototype, Document.prototype])
    for (const [name, method] of Object.entries(methods)) if (!(name in owner)) hidden(owner, name, method)
}

export function installElements(): void {
  for (const [name, method] of Object.entries(list)) hidden(Elements.prototype, name, method)
  hidden(Elements.prototype, '$family', () => 'elements')
  hidden(Elements, 'parent', Array)
  const implement = overloadSetter((name: string, method: unknown) =>
    hidden(Elements.prototype, name, method),
  )
  hidden(Elements, 'implement', implement)
  hidden(Elements, 'extend', implement)
}
