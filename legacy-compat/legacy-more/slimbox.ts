/** `Slimbox`, also `Lightbox`: the old functions, in front of the lightbox (contract §6.2). */

import type { WholePage } from '../../src/island/whole-page'
import { safeUrl } from '../../src/server/safe-url'
import type { Kit } from '../kit'
import { opensTab } from '../lazy'
import { slimboxCode } from '../legacy-slimbox'

export function makeSlimbox(page: WholePage, { all, lazy }: Kit) {
  let clicked: HTMLAnchorElement | undefined
  const { open, pick } = lazy(page, slimboxCode, () => {
    // The link is followed, as it would be without a script.
    const url = safeUrl(clicked?.href)
    if (url) location.assign(url.href)
  }).methods('slimbox', 'open pick')
  const Slimbox = {
    open(...given: unknown[]) {
      clicked = undefined
      open?.apply(Slimbox, given)
      return false
    },
    close() {
      void page.modal.close().catch(() => {})
      return false
    },
  }
  /** `$$('a').slimbox(options, linkMapper, linksFilter)`, on lists of links and on one. */
  function slimbox(this: object, ...given: unknown[]) {
    const links = all(this) as unknown as HTMLAnchorElement[]
    for (const link of links) {
      // The lightbox opens such a link by itself.
      if (link.rel.startsWith('lightbox')) continue
      link.onclick = (event) => {
        clicked = link
        return opensTab(event) || !pick?.call(Slimbox, links, link, ...given)
      }
    }
    return this
  }
  return { Slimbox, slimbox }
}
