/** What only `ilots.legacy.js` gives (contract §6.2). */
import type { Engine } from '../src/engine/engine'
import { installCore } from './core'
import { onOldUse } from './core/old-use'
import { onRefusal } from './core/strings'
import { countUse, define } from './globals'
import { later } from './later'
import { installMore } from './more'
import { makeSqueezeBox } from './squeezebox'

/** Names that the browser has as well: ours are theirs and more, a page's own stay. */
const natives = (): Readonly<Record<string, unknown>> => ({
  Element: Object.getPrototypeOf(HTMLElement),
  Event: Object.getPrototypeOf(UIEvent),
  Request: 'bodyUsed' in (window.Request?.prototype ?? {}) && window.Request,
})

/** @returns a promise that all its code is here, or could not be had. */
export function installLegacy(engine: Engine): Promise<void> {
  onRefusal((name, what) => void later(engine, name)(what))
  onOldUse((name) => countUse(engine, name))
  // With the older library itself in the page, nothing of it is mixed with ours.
  const native = natives()
  const hasCore = !Object.hasOwn(window, 'MooTools')
  const globals = hasCore ? installCore() : {}
  for (const [name, value] of Object.entries(globals)) {
    const existing = (window as unknown as Record<string, unknown>)[name]
    // Scripts of today read these as well: what is counted is how they are constructed.
    if (existing && existing === native[name])
      Object.defineProperty(window, name, { value, writable: true, configurable: true })
    else define(engine, name, value)
  }
  define(engine, 'SqueezeBox', makeSqueezeBox(engine))
  return installMore(engine, hasCore)
}
