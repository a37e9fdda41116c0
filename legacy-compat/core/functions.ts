/** Methods of functions: binding, delays, and adding to constructors. */
import { toArray } from './loose'
import { overloadGetter, overloadSetter } from './overload'
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

const methods = {
  attempt(this: Callable, args?: unknown, bind?: unknown): unknown {
    return attemptAll(() => this.apply(bind, toArray(args)))
  },
  pass(this: Callable, args?: unknown, bind?: unknown) {
    const own = args === null || args === undefined ? undefined : toArray(args)
    const self = this
    return function (this: unknown, ...given: unknown[]) {
      return self.apply(bind ?? this, own ?? given)
    }
  },
  // The window's timer is read at each call: pages and their tests replace it.
  delay(this: Callable, milliseconds?: number, bind?: unknown, args?: unknown) {
    return window.setTimeout(() => this.apply(bind ?? window, toArray(args)), milliseconds)
  },
  periodical(this: Callable, milliseconds?: number, bind?: unknown, args?: unknown) {
    return window.setInterval(() => this.apply(bind ?? window, toArray(args)), milliseconds)
  },
  extend: overloadSetter(function (this: object, name: string, value: unknown) {
    hidden(this, name, value)
  }),
  implement: overloadSetter(function (this: { prototype: object }, name: string, value: unknown) {
    hidden(this.prototype, name, value)
  }),
  overloadSetter(this: Callable, plural?: boolean) {
    return overloadSetter(this, plural)
  },
  overloadGetter(this: Callable, plural?: boolean) {
    return overloadGetter(this, plural)
  },
  hide(this: Callable) {
    hidden(this, '$hidden', true)
    return this
  },
  protect(this: Callable) {
    hidden(this, '$protected', true)
    return this
  },
  run(this: Callable, args?: unknown, bind?: unknown) {
    return this.apply(bind, toArray(args))
  },
  bindWithEvent(this: Callable, bind?: unknown, args?: unknown) {
    return (event: unknown) => this.apply(bind, [event ?? window.event, ...toArray(args)])
  },
}

export const toFunction = (item: unknown) => (typeof item === 'function' ? item : () => item)

export function installFunctions(): void {
  add(Function.prototype, methods)
  add(Function, { from: toFunction, convert: toFunction })
  // Static as well: `Function.attempt(first, second…)`.
  hidden(Function, 'attempt', attemptAll)
}
