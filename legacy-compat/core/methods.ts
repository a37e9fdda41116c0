/** How the methods of old objects are made. */
import type { Dictionary } from './loose'

/** Functions by the names of methods; each takes the method's object first. */
type Functions = Readonly<Record<string, (self: never, ...args: never[]) => unknown>>

const made = (functions: Functions, method: (compute: Functions[string]) => unknown): Dictionary =>
  Object.fromEntries(Object.entries(functions).map(([name, compute]) => [name, method(compute)]))

/** Makes methods that answer what their functions return. */
export const methodsOf = (functions: Functions): Dictionary =>
  made(
    functions,
    (compute) =>
      function (this: never, ...args: never[]) {
        return compute(this, ...args)
      },
  )

/** Makes methods that return their object, as most of that time do. */
export const chainable = (functions: Functions): Dictionary =>
  made(
    functions,
    (compute) =>
      function (this: never, ...args: never[]) {
        compute(this, ...args)
        return this
      },
  )

type Setter = (this: never, name: string, value: never) => unknown

/**
 * Makes a setter that takes a name and a value, or an object of them.
 * @param plural also expects an object when the first argument cannot be distinguished from one.
 */
export function overloadSetter(set: Setter, plural = false) {
  return function (this: unknown, names: unknown, value?: unknown): unknown {
    if (names === null || names === undefined) return this
    const one = set as (this: unknown, name: unknown, value: unknown) => unknown
    if (!plural && typeof names === 'string') one.call(this, names, value)
    // Every enumerable name, also inherited ones, as classes expect.
    else for (const name in Object(names)) one.call(this, name, (names as Dictionary)[name])
    return this
  }
}

/** Makes a getter: several names, or a list of them, give an object of values; with `plural`, one name does too. */
export function overloadGetter(get: (this: never, name: string) => unknown, plural = false) {
  return function (this: unknown, ...args: unknown[]): unknown {
    const one = get as (this: unknown, name: unknown) => unknown
    const [first] = args
    let names: unknown[] | undefined
    if (typeof first !== 'string') names = first ? Array.prototype.slice.call(first) : undefined
    else if (plural || args.length > 1) names = args
    return names
      ? Object.fromEntries(names.map((name) => [name, one.call(this, name)]))
      : one.call(this, first)
  }
}
