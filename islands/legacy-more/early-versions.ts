/** `Native` and `Function.create` of 1.1 and 1.2. */
import { type Dictionary, type Loose, toArray } from '../../legacy-compat/core/loose'
import type { Kit } from '../../legacy-compat/more'

type Callable = (this: unknown, ...args: unknown[]) => unknown

interface NativeOptions {
  name?: string
  initialize?: Callable
}

/** 1.2's way to make a type, and to add to several at once. */
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

/** A function that calls this one: bound, with its arguments, later, again and again, or as a handler. */
export function create(this: Callable, options: CreateOptions = {}): Callable {
  const self = this
  return function (this: unknown, ...given: unknown[]) {
    const own = options.arguments === undefined ? given : toArray(options.arguments)
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
