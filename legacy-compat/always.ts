/** The globals that are always there (contract §6.1); calls made before a chunk is here run in order when it is. */
import type { Engine } from '../src/engine/engine'
import { cookieGlobals } from './cookies'
import { dreamweaverGlobals } from './dreamweaver'
import { define } from './globals'
import { lateGlobals } from './later'
import { modalGlobals } from './modal'
import { popupGlobal } from './popup'
import { requestGlobal } from './request'
import { translateGlobal } from './translate'

export function installGlobals(engine: Engine): void {
  const { product } = engine.config
  const { modal, loading: Loader, analytics, slideshow } = engine.services
  const own = {
    ...modalGlobals(modal),
    ...popupGlobal(modal),
    Loader,
    Track: analytics.track,
    Slideshow: slideshow.start,
    Traduire: translateGlobal(engine),
  }
  const old = {
    ...cookieGlobals,
    ...requestGlobal(engine),
    ...dreamweaverGlobals(engine),
    ...lateGlobals(engine),
  }
  for (const [name, value] of Object.entries(own)) define(engine, product + name, value, false)
  for (const [name, value] of Object.entries(old)) define(engine, name, value)
}
