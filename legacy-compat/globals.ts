/** How a global is given to old page scripts: only when the page has none of that name (contract §6). */
import type { Engine } from '../src/engine'
import { Code } from '../src/errors'

export function define(engine: Engine, name: string, value: unknown): void {
  if (name in window) {
    engine.report.warn(Code.globalTaken, `window.${name} existe déjà : celui de la page est gardé.`)
    return
  }
  Object.defineProperty(window, name, { value, writable: true, configurable: true })
}
