/** What only `ilots.legacy.js` gives (contract §6.2). */
import type { Engine } from '../src/engine'
import { Code } from '../src/errors'
import { installCore } from './core'
import { onRefusedCode } from './core/strings'
import { define } from './globals'
import { installWidgets } from './widgets'

/** Names that the browser has as well: ours are theirs and more, a page's own stay. */
const ENHANCED = new Set(['Element', 'Request'])
const isNative = (value: unknown) => /\[native code]/.test(Function.prototype.toString.call(value))

export function installLegacy(engine: Engine): void {
  onRefusedCode((code) =>
    engine.report.warn(
      Code.codeRefused,
      `du code reçu n'est pas exécuté : « ${code.trim().slice(0, 60)} ». Le placer dans un fichier que la page charge.`,
    ),
  )
  // With the older library itself in the page, nothing of it is mixed with ours.
  const globals = 'MooTools' in window ? {} : installCore()
  for (const [name, value] of Object.entries(globals)) {
    const existing = (window as unknown as Record<string, unknown>)[name]
    if (ENHANCED.has(name) && isNative(existing))
      Object.defineProperty(window, name, { value, writable: true, configurable: true })
    else define(engine, name, value)
  }
  installWidgets(engine)
}
