/** What page scripts ask of code that is on its way: it is kept, and done in order once the code is here (contract §6.1). */
import type { Loose } from './loose'

type Read = () => unknown
const reads = new WeakMap<object, Read>()
const asked: (() => void)[] = []
let isHere = false
let isLost = false

/**
 * Runs `act` now, or when the code is here.
 * @returns its answer, or what stands for that until then.
 */
export function ask(act: Read): unknown {
  if (isHere) return act()
  let answer: unknown
  if (!isLost)
    asked.push(() => {
      answer = act()
    })
  return deferred(() => answer)
}

/** Whether a value is one that `soon` made: a class that extends it may have to wait as well. */
export const standsForOther = (item: unknown): boolean => reads.has(Object(item))
/** The real thing for which a value of `soon` stands; any other value is returned as it is. */
export const real = (item: unknown) => reads.get(Object(item))?.() ?? item

/** Makes a value that stands for what `read` gives once the code is here, and behaves as that from then on. */
export function deferred(read: Read): Loose {
  const made = new Proxy(
    // A function without `this` would be minified to an arrow function, which cannot be constructed.
    function (this: unknown) {
      return this
    },
    {
      get(_, name) {
        if (!isHere) return name === 'then' || typeof name === 'symbol' ? undefined : deferred(() => of(name))
        const value = of(name)
        return typeof value === 'function' && typeof read() !== 'function' ? value.bind(read()) : value
      },
      set(_, name, value) {
        ask(() => Reflect.set(Object(read()), name, value))
        return true
      },
      has: (_, name) => name in Object(read()),
      apply: (_, self, args: unknown[]) =>
        ask(() => Reflect.apply(read() as Loose, real(self), args.map(real))),
      construct: (_, args: unknown[]) => ask(() => new (read() as Loose)(...args.map(real))) as object,
      getPrototypeOf: () => Object.getPrototypeOf(Object(read())),
    },
  )
  const of = (name: string | symbol) => (read() as Loose | undefined)?.[name as string]
  reads.set(made, read)
  return made as unknown as Loose
}

/** Begins to wait for code. */
export function expectCode(): void {
  isHere = isLost = false
}

/** Runs what was asked for, now that the code is here. Each call runs on its own: when one throws, the others still run. */
export function arrive(): void {
  isHere = true
  for (const act of asked.splice(0)) queueMicrotask(act)
}

/** Forgets what was asked for, and keeps nothing from now on: the code could not be had. */
export function forgetAsked(): void {
  isLost = true
  asked.length = 0
}
