/** `Slimbox`, also `Lightbox`: the old functions, in front of the lightbox (contract §6.2). */

import type { WholePage } from '../../src/contracts/whole-page'
import { markAdded } from '../../src/dom/added-nodes'
import { safeUrl } from '../../src/server/safe-url'
import type { Kit } from '../kit'
import { opensTab } from '../lazy'
import { slimboxCode } from './chunks'

/** The original's elements: each with what stands in it. */
const ELEMENTS: Elements = {
  lbOverlay: {},
  lbCenter: { lbImage: { lbPrevLink: {}, lbNextLink: {} } },
  lbBottomContainer: { lbBottom: { lbCloseLink: {}, lbCaption: {}, lbNumber: {} } },
}
interface Elements {
  readonly [id: string]: Elements
}
const LINKS = 'a[rel^="lightbox"],area[rel^="lightbox"]'

/**
 * Puts the original's elements into the page, hidden, before `domready`: page scripts look for them then. The
 * lightbox has their ids while it is open.
 * @param scripts the page's, as far as they can be read.
 */
export function putElements(scripts: string): void {
  const isMeant = /\blb[A-Z]\w+|\.slimbox\(/.test(scripts) || document.querySelector(LINKS)
  if (!isMeant || document.getElementById('lbOverlay') || !['Slimbox', 'Lightbox'].every(isOurs)) return
  const elements = make(ELEMENTS)
  for (const element of elements) markAdded(element).style.display = 'none'
  document.body.append(...elements)
}

const make = (elements: Elements): HTMLElement[] =>
  Object.entries(elements).map(([id, inside]) => {
    const element = Object.assign(document.createElement(id.endsWith('Link') ? 'a' : 'div'), { id })
    element.append(...make(inside))
    return element
  })

/** Names that a script of the page has assigned can be listed. */
const isOurs = (name: string) => !Object.getOwnPropertyDescriptor(window, name)?.enumerable

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
