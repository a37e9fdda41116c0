/** The globals that are always there (contract §6.1); calls made before a chunk is here run in order when it is. */
import type { Engine } from '../src/engine'
import { define } from './globals'
import { modalGlobals } from './modal'
import { popupGlobal } from './popup'

export function installGlobals(engine: Engine): void {
  const { product } = engine.config
  const { modal, loading: Loader } = engine.services
  for (const [name, value] of Object.entries({ ...modalGlobals(modal), ...popupGlobal(modal), Loader }))
    define(engine, product + name, value)
}
