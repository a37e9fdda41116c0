/** What only `ilots.legacy.js` gives (contract §6.2). */
import { ownProperty } from '../src/base/own-property'
import type { WholePage } from '../src/contracts/whole-page'
import { installCore } from './core'
import type { Dictionary, Loose } from './core/loose'
import { listenTo } from './core/refusals'
import { takeBack } from './core/types'
import { countUse, define } from './globals'
import { later } from './later'
import { installMore } from './more'

/** Names that the browser has as well. Ours do what the browser's do, and more; a value of the page's own stays. */
const natives = (): Readonly<Record<string, unknown>> => ({
  Element: Object.getPrototypeOf(HTMLElement),
  Event: Object.getPrototypeOf(UIEvent),
  Request: 'bodyUsed' in (window.Request?.prototype ?? {}) && window.Request,
})

const descriptorOf = (name: string) => Object.getOwnPropertyDescriptor(window, name)

/**
 * Makes room for the original when it is loaded after us: the first name that it takes is `MooTools`. It then finds
 * its own methods, and takes the names that are free.
 */
function makeRoom(globals: Dictionary): void {
  const { set: assign } = descriptorOf('MooTools') ?? {}
  if (!assign) return
  Object.defineProperty(window, 'MooTools', {
    set(given) {
      assign(given)
      if (given === globals.MooTools) return
      takeBack()
      // Names that the page has assigned are enumerable.
      for (const name in globals) {
        const { get, enumerable } = descriptorOf(name) ?? {}
        if (get && !enumerable) Reflect.deleteProperty(window, name)
      }
    },
  })
}

/**
 * Installs the older library.
 * @returns settles when all its code is here, or could not be had.
 */
export function installLegacy(page: WholePage): Promise<unknown> {
  listenTo({
    refused: (name, what) => void later(page, name)(what),
    usedOldName: (name) => countUse(page, name),
  })
  // When the page has the older library itself, nothing of ours is mixed with it.
  const native = natives()
  const hasCore = !Object.hasOwn(window, 'MooTools')
  const globals: Dictionary = hasCore ? installCore() : {}
  for (const [name, value] of Object.entries(globals)) {
    const existing = (window as unknown as Dictionary)[name]
    // Today's scripts read these names too: the census counts their old constructions, not their reads.
    if (existing && existing === ownProperty(native, name))
      Object.defineProperty(window, name, { value, writable: true, configurable: true })
    else define(page, name, value)
  }
  makeRoom(globals)
  return installMore(page, globals.Browser as Loose | undefined)
}
