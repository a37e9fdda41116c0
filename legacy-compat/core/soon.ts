/** What page scripts ask of code that is on its way: kept, and done in order once it is here (contract §6.1). */
import type { Loose } from './loose'

type Read = () => unknown
const reads = new WeakMap<object, Read>()
const asked: (() => void)[] = []
let isHere = false
let isLost = false

/** Done now, or when the code is here. @returns what it answers, or what stands for that until then. */
export function ask(act: Read): unknown {
  if (isHere) return act()
  let answer: unknown
  if (!isLost)
    asked.push(() => {
      answer = act()
    })
  return soon(() => answer)
}

/** Whether it is what `soon` made: a class that is made of it may have to wait as well. */
export const standsForOther = (item: unknown): boolean => reads.has(Object(item))
/** Of what stands for something, the thing itself. */
export const real = (item: unknown) => reads.get(Object(item))?.() ?? item

/** Stands for what `read` gives once the code is here, and is as good as that from then on. */
export function soon(read: Read): Loose {
  const made = new Proxy(
    // A minifier makes an arrow, which cannot be constructed, of a function without `this`.
    function (this: unknown) {
      return this
    },
    {
      get(_, name) {
        if (!isHere) return name === 'then' || typeof name === 'symbol' ? undefined : soon(() => of(name))
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

/** Code is fetched from now on. */
export function expectCode(): void {
  isHere = isLost = false
}

/** The code is here: what was asked for is done. What one of it throws is the page's, and stops no other. */
export function arrive(): void {
  isHere = true
  for (const act of asked.splice(0)) queueMicrotask(act)
}

/** The code could not be had: what was asked for, and what will be, is not kept. */
export function forgetAsked(): void {
  isLost = true
  asked.length = 0
}
