/** Old interfaces of which scripts get the names at once, and the code when they are first used. */
import type { Engine } from '../src/engine/engine'
import type { Service } from '../src/island/island'

type Methods = Record<string, (this: never, ...args: never[]) => unknown>
/** Method by method, for each class that comes in one chunk. */
export type Parts = Record<string, Methods>
export type Chunk = Service<Parts>

export interface Lazy {
  /** @param names separated by spaces. Until the code is here each call is kept, and answers with its own object. */
  methods(part: string, names: string): Record<string, (this: object, ...args: unknown[]) => unknown>
  fetch(): void
}

/** @param failed the code could not be had; what was asked of it is forgotten. */
export function lazy(engine: Engine, { name, load }: Chunk, failed = () => {}): Lazy {
  const calls: (() => void)[] = []
  let parts: Parts | undefined
  let isAsked = false
  const fetch = async () => {
    if (isAsked) return
    isAsked = true
    try {
      parts = await (await engine.chunk(name, load)).create(engine)
    } catch {
      isAsked = false
      calls.length = 0
      return failed()
    }
    // What one of them throws is the page's, and stops no other.
    for (const call of calls.splice(0)) queueMicrotask(call)
  }
  const later = (part: string, method: string) =>
    function again(this: { $caller?: typeof again }, ...args: unknown[]): unknown {
      if (parts) return parts[part]?.[method]?.apply(this as never, args as never)
      // Of a class it is called again as its method, so that `this.parent()` finds the one above.
      // Not bound: pages of that time have a `bind` of their own, which drops all but the first argument.
      const called = this.$caller ?? again
      calls.push(() => called.apply(this, args))
      void fetch()
      return this
    }
  return {
    fetch,
    methods: (part, names) =>
      Object.fromEntries(names.split(' ').map((method) => [method, later(part, method)])),
  }
}

/** Such a click opens a tab or a window: the browser's business. */
export const opensTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey
