/** What only 1.1 and 1.2 have: `Native`, methods of functions, lists and elements, and names of browsers. */
import { type Dictionary, type Loose, put, toArray } from '../core/loose'
import { methodsOf } from '../core/methods'
import type { Kit } from '../kit'

type Callable = (this: unknown, ...args: unknown[]) => unknown

interface NativeOptions {
  name?: string
  initialize?: Callable
}

/** Makes `Native`, with which 1.2 makes a type and adds to several at once. */
export function makeNative({ Type }: Kit): Loose {
  function Native(this: unknown, { name = '', initialize = () => {} }: NativeOptions): unknown {
    const made = function (this: unknown, ...args: unknown[]): unknown {
      return initialize.apply(this, args)
    }
    return new Type(name.charAt(0).toUpperCase() + name.slice(1), made) ?? this
  }
  return Object.assign(Native, {
    implement(types: Loose[], methods: Dictionary) {
      for (const type of types) type.implement?.(methods)
    },
    type: (item: unknown) => Boolean((item as Loose | null)?.$isType),
  }) as unknown as Loose
}

interface CreateOptions {
  arguments?: unknown
  bind?: unknown
  delay?: number
  periodical?: number
  attempt?: boolean
  event?: boolean
}

/** Makes a function that calls this one: bound, with its arguments, later, again and again, or as a handler. */
function create(this: Callable, options: CreateOptions = {}): Callable {
  const self = this
  return function (this: unknown, ...given: unknown[]) {
    const values =
      options.arguments === undefined ? given.slice(options.event ? 1 : 0) : toArray(options.arguments)
    const args = options.event ? [given[0] ?? window.event, ...values] : values
    const call = () => self.apply(options.bind ?? this, args)
    if (options.delay) return window.setTimeout(call, options.delay)
    if (options.periodical) return window.setInterval(call, options.periodical)
    if (!options.attempt) return call()
    try {
      return call()
    } catch {
      return null
    }
  }
}

/** Binds a handler, which gets the event and then its own arguments. */
function bindAsEventListener(this: Callable, bind?: unknown, args?: unknown): Callable {
  return create.call(this, { bind, event: true, arguments: args ?? [] })
}

const listMethods = {
  copy: (list: unknown[], start?: number, length?: number) =>
    list.slice(start, length === undefined ? undefined : (start ?? 0) + length),
  remove: (list: Loose, item: unknown) => list.erase?.(item),
  test: (list: unknown[], item: unknown) => list.includes(item),
  merge: (list: Loose, items: unknown) => list.combine?.(items),
}

const elementMethods = {
  getFormElements: (element: Loose) => element.getElements?.('input, textarea, select'),
  hasProperty: (element: Element, name: string) => element.hasAttribute(name),
}

/** Names that effects have in 1.0 and 1.1. */
const effectMethods = {
  custom: (effect: Loose, ...args: unknown[]) => effect.start?.(...args),
  clearTimer: (effect: Loose) => effect.cancel?.(),
}

/** Methods of 1.1 that a selector replaces today: `filterByTag('li')`, `filterByAttribute('rel', '^=', 'a')`. */
const filters = {
  filterByTag: (list: Loose, tag: string) => list.filter?.(tag),
  filterByClass: (list: Loose, name: string) => list.filter?.(`.${name}`),
  filterById: (list: Loose, id: string) => list.filter?.(`#${id}`),
  filterByAttribute: (list: Loose, name: string, operator = '', value?: string) =>
    list.filter?.(value === undefined ? `[${name}]` : `[${name}${operator}"${value}"]`),
}

/** What the additions call the caret: masks of fields put it back. */
const caretMethods: Dictionary = {
  getCaretPosition(this: HTMLInputElement) {
    return this.selectionStart
  },
  setCaretPosition(this: HTMLInputElement, place: number | 'end') {
    const at = place === 'end' ? this.value.length : place
    this.setSelectionRange(at, at)
    return this
  },
}

const SIZES = { scroll: 'getScroll', scrollSize: 'getScrollSize' } as const

/**
 * Adds what `getSize` of 1.1 gave: `getSize().size.x`, `.scroll.y`, `.scrollSize.y`. Today's answer
 * has them as hidden properties.
 */
function nameSizes(): void {
  for (const { prototype } of [Element, Window, Document] as unknown as { prototype: Loose }[]) {
    const { getSize } = prototype
    const sizes = function (this: Loose) {
      const size = getSize?.call(this as never) as object
      Object.defineProperty(size, 'size', { value: size })
      for (const [name, method] of Object.entries(SIZES))
        Object.defineProperty(size, name, { get: () => this[method]?.() })
      return size
    }
    Object.defineProperty(prototype, 'getSize', { value: sizes, writable: true, configurable: true })
  }
}

/** Copies members into this one element or window, as `element.extend({ … })` of 1.1 does. */
function extend(this: Dictionary, members: Dictionary): Dictionary {
  for (const name in members) put(this, name, members[name])
  return this
}

/** `window.webkit` and its like, by which scripts of that time decide; names of other browsers have no value. */
const marks = (): readonly string[] =>
  'mozInnerScreenX' in window ? ['xpath', 'gecko'] : ['xpath', 'webkit', 'webkit420', 'khtml']

/** Gives members to an object that does not have them. */
function giveNames(owner: object, members: Dictionary): void {
  for (const [name, value] of Object.entries(members))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

function giveMissing(type: unknown, methods: Dictionary): void {
  const { prototype, implement } = type as Loose
  for (const [name, method] of Object.entries(methods))
    if (!(name in Object(prototype))) implement?.call(type, name, method)
}

/** Gives functions, lists, elements, effects, cookies and windows what they have in 1.1. */
export function installEarlyVersions({ Cookie, Elements, Fx }: Kit): void {
  giveMissing(Function, { create, bindAsEventListener })
  giveMissing(Array, methodsOf(listMethods))
  giveMissing(window.Element, methodsOf(elementMethods))
  ;(Elements as unknown as Loose).implement?.(methodsOf(filters))
  const { read, write, dispose } = Cookie as unknown as Loose
  Object.assign(Cookie, { get: read, set: write, remove: dispose })
  ;(Fx as unknown as Loose).implement?.(methodsOf(effectMethods))
  nameSizes()
  giveNames(window, Object.fromEntries(marks().map((name) => [name, true])))
  giveNames(Element.prototype, { extend, ...caretMethods })
  for (const owner of [Window.prototype, Document.prototype]) giveNames(owner, { extend })
}
