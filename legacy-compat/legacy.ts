/** What only `ilots.legacy.js` gives (contract §6.2). */
import type { Engine } from '../src/engine'
import { Code } from '../src/errors'
import { installCore } from './core'
import { giveElements } from './core/elements'
import { onOldUse } from './core/old-use'
import { onRefusedCode } from './core/strings'
import { countUse, define } from './globals'
import { installMore } from './more'
import { selectionMethods } from './selection-range'
import { makeSqueezeBox } from './squeezebox'

/** Names that the browser has as well: ours are theirs and more, a page's own stay. */
const natives = (): Readonly<Record<string, unknown>> => ({
  Element: Object.getPrototypeOf(HTMLElement),
  Event: Object.getPrototypeOf(UIEvent),
  Request: 'bodyUsed' in (window.Request?.prototype ?? {}) && window.Request,
})

/** @returns a promise that all its code is here, or could not be had. */
export function installLegacy(engine: Engine): Promise<void> {
  onRefusedCode((code) =>
    engine.report.warn(
      Code.codeRefused,
      `du code reçu n'est pas exécuté : « ${code.trim().slice(0, 60)} ». Le placer dans un fichier que la page charge.`,
    ),
  )
  onOldUse((name) => countUse(engine, name))
  // With the older library itself in the page, nothing of it is mixed with ours.
  const native = natives()
  const hasCore = !('MooTools' in window)
  const globals = hasCore ? installCore() : {}
  for (const [name, value] of Object.entries(globals)) {
    const existing = (window as unknown as Record<string, unknown>)[name]
    // Scripts of today read these as well: what is counted is how they are constructed.
    if (existing && existing === native[name])
      Object.defineProperty(window, name, { value, writable: true, configurable: true })
    else define(engine, name, value)
  }
  giveElements(selectionMethods)
  define(engine, 'SqueezeBox', makeSqueezeBox(engine))
  return installMore(engine, hasCore)
}
