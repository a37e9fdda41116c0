/** The globals that are always there (contract §6.1); calls made before a chunk is here run in order when it is. */
import type { Engine } from '../src/engine'
import { define } from './globals'
import { modalGlobals } from './modal'
import { popupGlobal } from './popup'
import { translateGlobal } from './translate'

export function installGlobals(engine: Engine): void {
  const { product } = engine.config
  const { modal, loading: Loader, analytics, slideshow } = engine.services
  const globals = {
    ...modalGlobals(modal),
    ...popupGlobal(modal),
    Loader,
    Track: analytics.track,
    Slideshow: slideshow.start,
    Traduire: translateGlobal(engine),
  }
  for (const [name, value] of Object.entries(globals)) define(engine, product + name, value)
}
