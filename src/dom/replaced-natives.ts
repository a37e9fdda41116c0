/**
 * Prototype and MooTools put functions of their own in the place of the language's (docs/replaced-natives.md). Their
 * script may stand before ours, so that the browser's own cannot be had. Each is made to serve both: a call that only
 * the standard understands is answered as the standard says; every other call reaches the library, as before.
 */

type Call = (this: unknown, ...given: unknown[]) => unknown
/**
 * Answers a call as the standard says, where only the standard understands it.
 * @param theirs calls the library's function as it was called.
 */
type Answer = (theirs: () => unknown, self: never, ...given: never[]) => unknown

const isFunction = (value: unknown): value is Call => typeof value === 'function'
const isSized = (value: unknown) => 'length' in Object(value)
const isNative = (value: Call) => Function.prototype.toString.call(value).includes('[native code]')

const OF_ARRAY = {
  // Prototype gives a copy of what has a length; MooTools the list itself. Neither calls a function.
  from(theirs: () => unknown, _self: unknown, list: unknown, make?: Call, self?: unknown) {
    const isIterable = Symbol.iterator in Object(list)
    if (!make && (isSized(list) || !isIterable)) return theirs()
    const items = [...(isIterable ? (list as Iterable<unknown>) : Array.prototype.slice.call(list))]
    return make ? items.map((item, index) => make.call(self, item, index)) : items
  },
}

// Prototype's own throw at each call once MooTools, after it, has replaced `each`.
const OF_LISTS = {
  find: (theirs: () => unknown, list: unknown[], test: unknown, self?: unknown) =>
    isFunction(test) ? list[list.findIndex(test, self)] : theirs(),
  some: (theirs: () => unknown, list: unknown[], test: unknown, self?: unknown) =>
    isFunction(test) ? list.findIndex(test, self) >= 0 : theirs(),
  every: (theirs: () => unknown, list: unknown[], test: unknown, self?: unknown) =>
    isFunction(test) ? list.findIndex((item, index) => !test.call(self, item, index, list)) < 0 : theirs(),
  // Prototype 1.6.0 takes no function.
  reduce(theirs: () => unknown, list: unknown[], ...given: unknown[]) {
    const [add, start] = given
    if (!isFunction(add)) return theirs()
    const hasStart = given.length > 1
    let sum = hasStart ? start : list[0]
    for (let index = hasStart ? 0 : 1; index < list.length; index += 1)
      sum = add(sum, list[index], index, list)
    return sum
  },
  // Prototype 1.6 answers a text. Only `JSON.stringify` says under which key a list stands.
  toJSON: (theirs: () => unknown, list: unknown[], ...given: unknown[]) =>
    given.length > 0 ? list : theirs(),
}

// Prototype 1.6 does not read the place.
const OF_TEXTS = {
  startsWith: (theirs: () => unknown, text: string, start: string, place?: number) =>
    place ? text.slice(place).startsWith(start) : theirs(),
  endsWith: (theirs: () => unknown, text: string, end: string, place?: number) =>
    place === undefined ? theirs() : text.slice(0, place).endsWith(end),
}

const OF_FUNCTIONS = {
  // MooTools takes one value, or a list of values, and drops what the call gives. Its scripts write `pass` where
  // there is no `this`.
  bind(theirs: () => unknown, fn: Call, self: unknown, ...values: unknown[]) {
    const isList = typeof values[0] === 'object' && isSized(values[0])
    const isStandard = values.length > 1 || (self === null && values.length === 1 && !isList)
    return isStandard ? (...later: unknown[]) => fn.apply(self, [...values, ...later]) : theirs()
  },
}

const OF_ELEMENTS = {
  // Prototype throws where there is no parent. Whoever calls it expects the element.
  remove(_theirs: () => unknown, element: Element) {
    HTMLElement.prototype.replaceWith.call(element)
    return element
  },
  // Prototype scrolls the window to the element; MooTools takes two numbers.
  scrollTo(theirs: () => unknown, element: Element, options?: ScrollToOptions) {
    if (typeof options !== 'object') return theirs()
    const scroll: (options?: ScrollToOptions) => void = HTMLElement.prototype.scroll
    scroll.call(element, options)
    return element
  },
}

/** MooTools wraps the browser's event. A class stays a class: what it holds and makes is the library's. */
const eventOfBoth = (theirs: Call): Call =>
  new Proxy(theirs, {
    construct(wrapper, given, made) {
      const native = Object.getPrototypeOf(CustomEvent) as typeof Event
      const isWrapping = Object(given[0]) === given[0]
      return Reflect.construct(isWrapping ? wrapper : native, given, isWrapping ? made : native)
    },
  })

/** Makes a function that serves both. */
const serving =
  (answer: Answer) =>
  (theirs: Call): Call =>
    function (this: unknown, ...given: unknown[]) {
      return answer(() => theirs.apply(this, given), this as never, ...(given as never[]))
    }

/** Functions that need nothing: the browser's own, and those that serve both. */
const served = new WeakSet<Call>()

function serveBoth(owner: object, name: string, make: (theirs: Call) => Call): void {
  const property = Object.getOwnPropertyDescriptor(owner, name)
  const theirs: unknown = property?.value
  if (!property?.configurable || !isFunction(theirs) || served.has(theirs)) return
  if (isNative(theirs)) {
    served.add(theirs)
    return
  }
  const both = make(theirs)
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
  const owners: readonly (readonly [object, Readonly<Record<string, Answer>>])[] = [
    [Array, OF_ARRAY],
    [Array.prototype, OF_LISTS],
    [String.prototype, OF_TEXTS],
    [Function.prototype, OF_FUNCTIONS],
    [prototype, OF_ELEMENTS],
    [Object.getPrototypeOf(prototype), OF_ELEMENTS],
  ]
  for (const [owner, functions] of owners)
    for (const [name, answer] of Object.entries(functions)) serveBoth(owner, name, serving(answer))
  serveBoth(window, 'Event', eventOfBoth)
  serveJson()
}
