/**
 * Prototype and MooTools put functions of their own in the place of the language's (docs/replaced-natives.md). Their script may
 * stand before ours, so that the browser's own cannot be had. Each is made to serve both: a call that only the standard
 * understands is answered as the standard says; every other call reaches the library, as before.
 */

type Call = (this: unknown, ...given: unknown[]) => unknown
/** Makes a function that serves both. */
type ServeBoth = (theirs: Call) => (this: never, ...given: never[]) => unknown

const isFunction = (value: unknown): value is Call => typeof value === 'function'
const isSized = (value: unknown) => 'length' in Object(value)
const isNative = (value: Call) => Function.prototype.toString.call(value).includes('[native code]')

const OF_ARRAY: Readonly<Record<string, ServeBoth>> = {
  // Prototype gives a copy of what has a length; MooTools the list itself. Neither calls a function.
  from: (theirs) =>
    function (this: unknown, ...given: [unknown, Call?, unknown?]) {
      const [list, make, self] = given
      const isIterable = Symbol.iterator in Object(list)
      if (!make && (isSized(list) || !isIterable)) return theirs.apply(this, given)
      const items = [...(isIterable ? (list as Iterable<unknown>) : Array.prototype.slice.call(list))]
      return make ? items.map((item, index) => make.call(self, item, index)) : items
    },
}

// Prototype's own throw at each call once MooTools, after it, has replaced `each`.
const OF_LISTS: Readonly<Record<string, ServeBoth>> = {
  find: (theirs) =>
    function (this: unknown[], ...given: unknown[]) {
      const [test, self] = given
      return isFunction(test) ? this[this.findIndex(test, self)] : theirs.apply(this, given)
    },
  some: (theirs) =>
    function (this: unknown[], ...given: unknown[]) {
      const [test, self] = given
      return isFunction(test) ? this.findIndex(test, self) >= 0 : theirs.apply(this, given)
    },
  every: (theirs) =>
    function (this: unknown[], ...given: unknown[]) {
      const [test, self] = given
      if (!isFunction(test)) return theirs.apply(this, given)
      return this.findIndex((item, index) => !test.call(self, item, index, this)) < 0
    },
  // Prototype 1.6.0 takes no function.
  reduce: (theirs) =>
    function (this: unknown[], ...given: unknown[]) {
      const [add, start] = given
      if (!isFunction(add)) return theirs.apply(this, given)
      const hasStart = given.length > 1
      let sum = hasStart ? start : this[0]
      for (let index = hasStart ? 0 : 1; index < this.length; index += 1)
        sum = add(sum, this[index], index, this)
      return sum
    },
  // Prototype 1.6 answers a text. Only `JSON.stringify` says under which key a list stands.
  toJSON: (theirs) =>
    function (this: unknown[], ...given: unknown[]) {
      return given.length > 0 ? this : theirs.apply(this, given)
    },
}

// Prototype 1.6 does not read the place.
const OF_TEXTS: Readonly<Record<string, ServeBoth>> = {
  startsWith: (theirs) =>
    function (this: string, ...given: [string, number?]) {
      const [start, place] = given
      return place ? this.slice(place).startsWith(start) : theirs.apply(this, given)
    },
  endsWith: (theirs) =>
    function (this: string, ...given: [string, number?]) {
      const [end, place] = given
      return place === undefined ? theirs.apply(this, given) : this.slice(0, place).endsWith(end)
    },
}

const OF_FUNCTIONS: Readonly<Record<string, ServeBoth>> = {
  // MooTools takes one value, or a list of values, and drops what the call gives. Its scripts write `pass` where there is no `this`.
  bind: (theirs) =>
    function (this: Call, ...given: unknown[]) {
      const [self, ...values] = given
      const isList = typeof values[0] === 'object' && isSized(values[0])
      const isStandard = values.length > 1 || (self === null && values.length === 1 && !isList)
      if (!isStandard) return theirs.apply(this, given)
      return (...later: unknown[]) => this.apply(self, [...values, ...later])
    },
}

const OF_ELEMENTS: Readonly<Record<string, ServeBoth>> = {
  // Prototype throws where there is no parent. Whoever calls it expects the element.
  remove: () =>
    function (this: Element) {
      HTMLElement.prototype.replaceWith.call(this)
      return this
    },
  // Prototype scrolls the window to the element; MooTools takes two numbers.
  scrollTo: (theirs) =>
    function (this: Element, ...given: [ScrollToOptions?]) {
      const [options] = given
      if (typeof options !== 'object') return theirs.apply(this, given)
      const scroll: (options?: ScrollToOptions) => void = HTMLElement.prototype.scroll
      scroll.call(this, options)
      return this
    },
}

const OF_WINDOW: Readonly<Record<string, ServeBoth>> = {
  // MooTools wraps the browser's event. A class stays a class: what it holds and makes is the library's.
  Event: (theirs) =>
    new Proxy(theirs, {
      construct(wrapper, given, made) {
        const native = Object.getPrototypeOf(CustomEvent) as typeof Event
        const isWrapping = Object(given[0]) === given[0]
        return Reflect.construct(isWrapping ? wrapper : native, given, isWrapping ? made : native)
      },
    }),
}

/** Functions that need nothing: the browser's own, and those that serve both. */
const served = new WeakSet<Call>()

function serveBoth(owner: object, name: string, make: ServeBoth): void {
  const property = Object.getOwnPropertyDescriptor(owner, name)
  const theirs: unknown = property?.value
  if (!property?.configurable || !isFunction(theirs) || served.has(theirs)) return
  if (isNative(theirs)) {
    served.add(theirs)
    return
  }
  const both = make(theirs) as Call
  served.add(both)
  // MooTools keeps notes on its functions.
  Object.defineProperty(owner, name, { ...property, value: Object.assign(both, theirs) })
}

/** The browser's own `JSON`, of an empty frame: the page's cannot be had. */
function nativeJson(): typeof JSON | undefined {
  const frame = document.createElement('iframe')
  document.documentElement.append(frame)
  const native = (frame.contentWindow as (Window & typeof globalThis) | null)?.JSON
  frame.remove()
  return native
}

/** What the frame has read, as an object of this page. */
function asOurs(value: unknown): unknown {
  if (Array.isArray(value)) return [...value]
  return typeof value === 'object' && value ? { ...value } : value
}

/** MooTools before 1.2.4 has an object of its own in the place of `JSON`, with `encode` and `decode` alone. */
function serveJson(): void {
  if (isFunction(JSON.parse)) return
  const native = nativeJson()
  if (!native) return
  const parse: typeof JSON.parse = (text, revive) => {
    try {
      return native.parse(text, function (this: unknown, key: string, value: unknown) {
        const ours = asOurs(value)
        return revive ? revive.call(this, key, ours) : ours
      })
    } catch (error) {
      // The frame's own error is none of this page's.
      throw (error as Error).name === 'SyntaxError' ? new SyntaxError((error as Error).message) : error
    }
  }
  Object.assign(JSON, { parse, stringify: native.stringify })
}

/** Makes what an older library has replaced since the last call serve both it and the standard. */
export function mendReplacedNatives(): void {
  // Not by the name `Element`, which MooTools has, too.
  const { prototype } = HTMLElement
  const owners: readonly (readonly [object, Readonly<Record<string, ServeBoth>>])[] = [
    [Array, OF_ARRAY],
    [Array.prototype, OF_LISTS],
    [String.prototype, OF_TEXTS],
    [Function.prototype, OF_FUNCTIONS],
    [prototype, OF_ELEMENTS],
    [Object.getPrototypeOf(prototype), OF_ELEMENTS],
    [window, OF_WINDOW],
  ]
  for (const [owner, functions] of owners)
    for (const [name, make] of Object.entries(functions)) serveBoth(owner, name, make)
  serveJson()
}
