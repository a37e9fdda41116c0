/** What only `ilots.legacy.js` gives (contract §6.2). */
import type { WholePage } from '../src/island/whole-page'
import { installCore } from './core'
import type { Dictionary, Loose } from './core/loose'
import { onOldUse } from './core/old-use'
import { onRefusal } from './core/strings'
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

/**
 * Installs the older library.
 * @returns settles when all its code is here, or could not be had.
 */
export function installLegacy(page: WholePage): Promise<unknown> {
  onRefusal((name, what) => void later(page, name)(what))
  onOldUse((name) => countUse(page, name))
  // When the page has the older library itself, nothing of ours is mixed with it.
  const native = natives()
  const hasCore = !Object.hasOwn(window, 'MooTools')
  const globals: Dictionary = hasCore ? installCore() : {}
  const replacers: ((value?: unknown) => void)[] = []
  /** Makes room for the original, which is loaded after us: it takes the names that are free. */
  const leave = () => {
    takeBack()
    for (const replace of replacers) replace()
  }
  for (const [name, value] of Object.entries(globals)) {
    const existing = (window as unknown as Record<string, unknown>)[name]
    // Today's scripts read these names too: the census counts their old constructions, not their reads.
    if (existing && existing === native[name])
      Object.defineProperty(window, name, { value, writable: true, configurable: true })
    // The first thing that the original does, when it is loaded after us, is to take this name.
    else replacers.push(define(page, name, value, true, undefined, name === 'MooTools' ? leave : undefined))
  }
  return installMore(page, globals.Browser as Loose | undefined)
}
