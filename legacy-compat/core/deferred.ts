/** What page scripts ask of code that is on its way is done in order once the code is here (contract §6.1). */
import type { Loose } from './loose'

type Read = () => unknown

/** Code that comes later, with what scripts have asked of it meanwhile. */
export interface Late {
  /**
   * Runs `act` now, or when the code is here.
   * @returns its answer, or what stands for that until then.
   */
  ask(act: Read): unknown
  /** Makes a value that stands for what `read` gives once the code is here, and behaves as that from then on. */
  standFor(read: Read): Loose
  /** Runs what was asked for, once the code is here. When one call throws, the others still run. */
  arrive(): void
  /** Forgets what was asked for, and keeps nothing from now on: the code could not be had. */
  lose(): void
}

const stands = new WeakMap<object, readonly [Read, Late]>()

/** The code that a value waits for, when it stands for another: a class that extends it may have to wait as well. */
export const lateOf = (item: unknown): Late | undefined => stands.get(Object(item))?.[1]
/** The real thing for which a value stands; any other value is returned as it is. */
export const real = (item: unknown) => stands.get(Object(item))?.[0]() ?? item

/** @param onAsk runs each time something is asked of it. */
export function late(onAsk = () => {}): Late {
  const asked: Read[] = []
  let isHere = false
  let hasFailed = false
  const ask = (act: Read): unknown => {
    if (isHere) return act()
    onAsk()
    let answer: unknown
    if (!hasFailed)
      asked.push(() => {
        answer = act()
      })
    return standFor(() => answer)
  }
  const standFor = (read: Read): Loose => {
    const of = (name: string | symbol) => (read() as Loose | undefined)?.[name as string]
    // What the page has put there, as the original's additions do with `Form.Validator`: it is read at once.
    const assigned: Record<string | symbol, unknown> = {
      __proto__: null,
      // In a text or a sum it counts as nothing: an exception would end the page's script.
      [Symbol.toPrimitive]: () => '',
    }
    const made = new Proxy(
      // A function without `this` would be minified to an arrow function, which cannot be constructed; a bound one
      // has no property that it must show.
      function (this: unknown) {
        return this
      }.bind(0),
      {
        get(_, name) {
          if (!isHere)
            return (
              assigned[name] ??
              (name === 'then' || typeof name === 'symbol' ? undefined : standFor(() => of(name)))
            )
          // Scripts keep what they were given early as a member of what they get later.
          const value = real(of(name))
          return typeof value === 'function' && typeof read() !== 'function' ? value.bind(read()) : value
        },
        set(_, name, value) {
          assigned[name] = value
          ask(() => Reflect.set(Object(read()), name, value))
          return true
        },
        // Whoever walks through all that there is comes to an end.
        ownKeys: () => [],
        has: (_, name) => name in Object(read()),
        apply: (_, on, args: unknown[]) =>
          ask(() => Reflect.apply(read() as Loose, real(on), args.map(real))),
        construct: (_, args: unknown[]) => ask(() => new (read() as Loose)(...args.map(real))) as object,
        getPrototypeOf: () => Object.getPrototypeOf(Object(read())),
      },
    )
    stands.set(made, [read, self])
    return made as unknown as Loose
  }
  const self: Late = {
    ask,
    standFor,
    arrive() {
      isHere = true
      for (const act of asked.splice(0)) queueMicrotask(act)
    },
    lose() {
      hasFailed = true
      asked.splice(0)
    },
  }
  return self
}
