/** Methods of functions: binding, delays, and adding to constructors. */
import { isThere, toArray } from './loose'
import { chainable, methodsOf, overloadGetter, overloadSetter } from './methods'
import { add, hidden } from './types'

type Callable = (this: unknown, ...args: unknown[]) => unknown

/** Calls functions until one does not throw, and returns its answer. */
export function attemptAll(...functions: Callable[]): unknown {
  for (const one of functions) {
    try {
      return one()
    } catch {
      // The next function is tried instead.
    }
  }
  return null
}

const answers = {
  attempt: (fn: Callable, args?: unknown, bind?: unknown) => attemptAll(() => fn.apply(bind, toArray(args))),
  pass(fn: Callable, args?: unknown, bind?: unknown) {
    const preset = isThere(args) ? toArray(args) : undefined
    return function (this: unknown, ...given: unknown[]) {
      return fn.apply(bind ?? this, preset ?? given)
    }
  },
  // The window's timer is read at each call: pages and their tests replace it.
  delay: (fn: Callable, milliseconds?: number, bind?: unknown, args?: unknown) =>
    window.setTimeout(() => fn.apply(bind ?? window, toArray(args)), milliseconds),
  periodical: (fn: Callable, milliseconds?: number, bind?: unknown, args?: unknown) =>
    window.setInterval(() => fn.apply(bind ?? window, toArray(args)), milliseconds),
  overloadSetter,
  overloadGetter,
  run: (fn: Callable, args?: unknown, bind?: unknown) => fn.apply(bind, toArray(args)),
  bindWithEvent: (fn: Callable, bind?: unknown, args?: unknown) => (event: unknown) =>
    fn.apply(bind, [event ?? window.event, ...toArray(args)]),
}

const changes = {
  hide: (fn: Callable) => hidden(fn, '$hidden', true),
  protect: (fn: Callable) => hidden(fn, '$protected', true),
}

export const toFunction = (item: unknown) => (typeof item === 'function' ? item : () => item)

export function installFunctions(): void {
  add(Function.prototype, {
    ...methodsOf(answers),
    ...chainable(changes),
    extend: overloadSetter(function (this: object, name: string, value: unknown) {
      hidden(this, name, value)
    }),
    implement: overloadSetter(function (this: { prototype: object }, name: string, value: unknown) {
      hidden(this.prototype, name, value)
    }),
  })
  add(Function, { from: toFunction, convert: toFunction })
  // Static as well: `Function.attempt(first, second…)`.
  hidden(Function, 'attempt', attemptAll)
}
