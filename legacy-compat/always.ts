/** The globals that are always there (contract §6.1). Calls made before a chunk is here run in order once it is. */
import type { WholePage } from '../src/contracts/whole-page'
import { cookieGlobals } from './cookies'
import { dreamweaverGlobals } from './dreamweaver'
import { define } from './globals'
import { lateGlobals } from './later'
import { modalGlobals, popupGlobal } from './modal'
import { translateGlobal } from './translate'

export function installGlobals(page: WholePage): void {
  const { product } = page.config
  const { modal, loading: Loader, analytics, slideshow } = page
  const current = {
    ...modalGlobals(modal),
    ...popupGlobal(modal),
    Loader,
    Track: analytics.track,
    Slideshow: slideshow.start,
    Traduire: translateGlobal(page),
  }
  const old = { ...cookieGlobals, ...dreamweaverGlobals(page), ...lateGlobals(page) }
  for (const [name, value] of Object.entries(current)) define(page, product + name, value, false)
  for (const [name, value] of Object.entries(old)) define(page, name, value)
}
