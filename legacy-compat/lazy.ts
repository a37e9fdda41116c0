/** Old interfaces whose names scripts get at once, and whose code is fetched when they are first used. */

import { ownProperty } from '../src/base/own-property'
import type { Service } from '../src/contracts/service'
import type { WholePage } from '../src/contracts/whole-page'

type Methods = Record<string, (this: never, ...args: never[]) => unknown>
/** The methods of each class that comes in one chunk. */
export type ChunkClasses = Record<string, Methods>
export type Chunk = Service<ChunkClasses>

export interface Lazy {
  /**
   * Methods that keep each call until the code is here, and return the object on which they are called.
   * @param names with spaces between.
   */
  methods(className: string, names: string): Record<string, (this: object, ...args: unknown[]) => unknown>
  fetch(): void
}

/**
 * Makes the stand-ins of one chunk.
 * @param failed runs when the code cannot be had; the calls that wait are forgotten.
 */
export function lazy(page: WholePage, { name, load }: Chunk, failed = () => {}): Lazy {
  const calls: (() => void)[] = []
  let classes: ChunkClasses | undefined
  let isAsked = false
  const fetch = async () => {
    if (isAsked) return
    isAsked = true
    try {
      classes = await (await page.fetchCode(name, load)).create(page)
    } catch {
      isAsked = false
      calls.length = 0
      return failed()
    }
    // Each call on its own: when one of them throws, the page sees its error and the others still run.
    for (const call of calls.splice(0)) queueMicrotask(call)
  }
  const later = (className: string, method: string) =>
    function again(this: { $caller?: typeof again }, ...args: unknown[]): unknown {
      if (classes)
        return ownProperty(ownProperty(classes, className), method)?.apply(this as never, args as never)
      // In a class, the call is repeated as its own method, so that `this.parent()` finds the one above. It is not
      // bound: pages of that time have a `bind` of their own, which drops all arguments but the first.
      const called = this.$caller ?? again
      calls.push(() => called.apply(this, args))
      void fetch()
      return this
    }
  return {
    fetch,
    methods: (className, names) =>
      Object.fromEntries(names.split(' ').map((method) => [method, later(className, method)])),
  }
}

/** Whether a click opens a tab or a window: the browser handles it then. */
export const opensTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey
