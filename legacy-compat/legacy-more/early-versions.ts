/** `Native`, and methods of functions and lists that only 1.1 and 1.2 have. */
import { type Dictionary, type Loose, toArray } from '../core/loose'
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
    const own =
      options.arguments === undefined ? given.slice(options.event ? 1 : 0) : toArray(options.arguments)
    const args = options.event ? [given[0] ?? window.event, ...own] : own
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

const listMethods: Dictionary = {
  copy(this: unknown[], start?: number, length?: number) {
    return this.slice(start, length === undefined ? undefined : (start ?? 0) + length)
  },
  remove(this: Loose, item: unknown) {
    return this.erase?.(item)
  },
  test(this: unknown[], item: unknown) {
    return this.includes(item)
  },
  merge(this: Loose, items: unknown) {
    return this.combine?.(items)
  },
}

const elementMethods: Dictionary = {
  getFormElements(this: Loose) {
    return this.getElements?.('input, textarea, select')
  },
  hasProperty(this: Element, name: string) {
    return this.hasAttribute(name)
  },
}

function giveMissing(type: unknown, methods: Dictionary): void {
  const { prototype, implement } = type as Loose
  for (const [name, method] of Object.entries(methods))
    if (!(name in Object(prototype))) implement?.call(type, name, method)
}

/** Gives functions, lists and elements their methods of 1.1. */
export function installMethods(): void {
  giveMissing(Function, { create, bindAsEventListener })
  giveMissing(Array, listMethods)
  giveMissing(window.Element, elementMethods)
}

/** Gives effects their names of 1.0 and 1.1. */
export function nameEffects({ Fx }: Kit): void {
  ;(Fx as unknown as Loose).implement?.({
    custom(this: Loose, ...args: unknown[]) {
      return this.start?.(...args)
    },
    clearTimer(this: Loose) {
      return this.cancel?.()
    },
  })
}

const SIZES = { scroll: 'getScroll', scrollSize: 'getScrollSize' } as const

/**
 * Adds what `getSize` of 1.1 gave: `getSize().size.x`, `.scroll.y`, `.scrollSize.y`. Today's answer
 * has them as hidden properties.
 */
export function nameSizes(): void {
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

/** Gives cookies their names of 1.1: `Cookie.get('name')`. */
export function nameCookies({ Cookie }: Kit): void {
  const { read, write, dispose } = Cookie as unknown as Loose
  Object.assign(Cookie, { get: read, set: write, remove: dispose })
}

/** Methods of 1.1 that a selector replaces today: `filterByTag('li')`, `filterByAttribute('rel', '^=', 'a')`. */
const filters: Readonly<Record<string, (...args: string[]) => string>> = {
  filterByTag: (tag) => tag,
  filterByClass: (name) => `.${name}`,
  filterById: (id) => `#${id}`,
  filterByAttribute: (name, operator = '', value) =>
    value === undefined ? `[${name}]` : `[${name}${operator}"${value}"]`,
}

export function installFilters({ Elements }: Kit): void {
  const methods: Dictionary = {}
  for (const [name, selectorOf] of Object.entries(filters))
    methods[name] = function (this: Loose, ...args: string[]) {
      return this.filter?.(selectorOf(...args))
    }
  ;(Elements as unknown as Loose).implement?.(methods)
}
