/** `document.id`, `$$`, `Elements`: nodes are the browser's own, and lists call their elements' methods. */
import { memberOf } from '../../src/dom/element-members'
import { scriptGlobal } from '../../src/dom/script-global'
import { type Dictionary, isEnumerable, type Method } from './loose'
import { overloadSetter } from './methods'
import { matches, search } from './select'
import { hidden, typeOf } from './types'

/** Methods whose names browsers now use otherwise: only elements that page scripts are handed get ours. */
const clashing: Dictionary = {}

/** Finds a node: given as itself, by its id, or as an object that stands for it; `null` otherwise. */
export function byId(item: unknown, _plain?: unknown, root: Document = document): Element | null {
  if (typeof item === 'string') return byId(root.getElementById(item))
  const { nodeType, toElement } = Object(item) as { nodeType?: number; toElement?: () => Element }
  if (nodeType === 1) for (const name in clashing) hidden(item as Element, name, clashing[name])
  if (nodeType || (item && item === Object(item).window)) return item as Element
  return typeof toElement === 'function' ? byId(toElement.call(item)) : null
}

/** A list of elements; each is in it once. */
export class Elements extends Array<Element> {
  static override get [Symbol.species]() {
    return Array
  }

  constructor(...items: unknown[]) {
    super()
    this.#take(items)
  }

  /** Takes in a node, an id, or lists of them. */
  #take(items: ArrayLike<unknown>): void {
    for (const item of Array.prototype.slice.call(items)) {
      const node = isEnumerable(item) && typeof item !== 'string' ? null : byId(item)
      if (node) super.includes(node) || super.push(node)
      else if (typeof item !== 'string' && isEnumerable(item)) this.#take(item)
    }
  }
}

/** Makes a method of lists that takes in nodes and their ids, and leaves out what is not there. */
function adding(add: (this: Element[], ...nodes: Element[]) => number) {
  return function (this: Elements, ...items: unknown[]) {
    return add.apply(
      this,
      items.map((item) => byId(item)).filter((node) => node !== null),
    )
  }
}

const list = {
  /** @param test a selector, or a function as that of `Array.prototype.filter`. */
  filter(this: Elements, test: unknown, bind?: unknown) {
    const passes =
      typeof test === 'string' ? (node: Element) => matches(node, test) : (test as (node: Element) => boolean)
    return new Elements(Array.prototype.filter.call(this, passes, bind))
  },
  push: adding(Array.prototype.push),
  unshift: adding(Array.prototype.unshift),
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

/** `$$`: finds elements by selectors, nodes, and lists of them. */
export function all(...items: unknown[]): Elements {
  return new Elements(items.map((item) => (typeof item === 'string' ? search(document, item) : item)))
}

/** Calls a method of each element. It returns their answers, or the elements again when each answer is one. */
function onEach(name: string) {
  return function (this: Elements, ...args: unknown[]) {
    const results = Array.from(this, (node) => {
      const method = clashing[name] ?? memberOf(node, name)
      return (method as (...args: unknown[]) => unknown).apply(node, args)
    })
    return results.every((result) => typeOf(result) === 'element') ? new Elements(results) : results
  }
}

/**
 * Ignores calls by jQuery: it triggers an event and then calls the element's method of the same name,
 * such as `show`, `hide` or `slide`.
 */
function unlessTriggered(name: string, method: Method): Method {
  return function (this: never, ...args: never[]) {
    const jQuery = scriptGlobal('jQuery') as { event?: { triggered?: string } } | undefined
    return jQuery?.event?.triggered === name ? this : method.apply(this, args)
  } as Method
}

/** Gives lists a method of their elements, unless lists have one of that name. */
export function mirrorToLists(name: string): void {
  // When a page defines the method itself, every element has the page's.
  delete clashing[name]
  if (!(name in Array.prototype)) hidden(Elements.prototype, name, onEach(name))
}

/** Gives our methods to elements and to lists of them, where no method has the name. */
export function giveElements(methods: Dictionary): void {
  for (const [name, method] of Object.entries(methods)) {
    mirrorToLists(name)
    if (!(name in Element.prototype)) hidden(Element.prototype, name, unlessTriggered(name, method as Method))
    else if (name === 'setHTML') clashing[name] = method
  }
}

/** Gives our methods to windows and documents too. Without its object, `addEvent('domready', fn)` is the window's. */
export function giveEverywhere(methods: Dictionary): void {
  giveElements(methods)
  for (const owner of [Window.prototype, Document.prototype])
    for (const [name, method] of Object.entries(methods))
      if (!(name in owner))
        hidden(owner, name, function (this: never, ...args: never[]) {
          return (method as Method).apply(this ?? (window as never), args)
        })
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
