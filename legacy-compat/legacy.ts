/** What only `ilots.legacy.js` gives (contract §6.2). */
import type { Engine } from '../src/engine'
import { define } from './globals'
import { legacyPageHelpers } from './page-helpers'

export function installLegacy(engine: Engine): void {
  // `window.parent.SqueezeBox.close()` is how a page inside a squeezebox frame closes it.
  define(engine, 'SqueezeBox', {
    close: () => void engine.services.modal.close().catch(() => {}),
  })
  for (const [name, value] of Object.entries(legacyPageHelpers(engine))) define(engine, name, value)
}
