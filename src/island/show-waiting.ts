/** What says that a press waits for code: it stands in the loader, before any code. */

import type { Page } from '../contracts/page'
import { markAdded } from '../dom/added-nodes'
import { INTERACTIVE } from '../dom/query'
import { isEnglish } from '../i18n/is-english'

/** Attribute of what was pressed while its code is on the way. */
const WAITING = 'data-ilots-waiting'

/**
 * Shows at once that a press waits for code: light runs through the element, which is busy; after a second it is
 * spoken. Nothing moves: a ring would need a place, or that of an icon which the site draws with `::after`. An
 * element that says already whether it is busy keeps its word.
 * @param coming ends it, with the code or without.
 * @param target of the press; the control that it lies in is shown, else `host`.
 */
export function showWaiting(
  coming: Promise<unknown>,
  page: Pick<Page, 'config' | 't'>,
  target: Element | undefined,
  host?: Element,
): void {
  const own = target?.closest?.(INTERACTIVE) ?? host
  if (!own || own.ariaBusy) return
  own.ariaBusy = 'true'
  own.toggleAttribute(WAITING)
  const isStill = matchMedia('(prefers-reduced-motion)').matches
  const positions = isStill ? [0, 0] : [0, 200]
  // The focus ring is outside of the box: `no-clip`. No style sheet of the page reaches into a shadow tree.
  const light = own.animate(
    {
      cursor: ['progress', 'progress'],
      mask: positions.map((at) => `linear-gradient(90deg,#000,#0003,#000) ${at}%/200% no-clip`),
    },
    { duration: 1_000, iterations: 10 },
  )
  // Nothing outside of a modal dialog is announced.
  const region = markAdded(document.createElement('span'))
  ;(own.closest('dialog') ?? document.body).append(region)
  region.className = 'ilots-waiting'
  region.role = 'status'
  // Important: the reset of our own sheets is, and they may be there already (src/styles/page.css).
  region.style.cssText = 'position:fixed!important;clip-path:inset(50%)!important'
  const text = { own: isEnglish(page.config.lang) ? 'Loading…' : undefined }
  const timer = setTimeout(() => region.append(page.t('Chargement…', {}, text)), 1_000)
  const end = () => {
    clearTimeout(timer)
    light.cancel()
    region.remove()
    own.ariaBusy = null
    own.toggleAttribute(WAITING)
  }
  coming.then(end, end)
}
