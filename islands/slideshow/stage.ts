/** The regions of a slideshow: what they show, and the server's content restored at the end (§2.7). */

import { membersOf } from '../../src/dom/members'
import type { Slide } from './attributes'
import type { Say } from './messages'
import type { Picture } from './pictures'

/** The three regions of §3.10; the caption is optional. */
export interface Regions {
  readonly back: HTMLElement
  readonly front: HTMLElement
  readonly caption: HTMLElement | undefined
}

/** The stage of one slideshow. */
export class Stage {
  readonly #regions: Regions
  #hasRatio = false

  /** @param signal restores the regions when it aborts. */
  constructor(regions: Regions, slides: readonly Slide[], signal: AbortSignal) {
    this.#regions = regions
    for (const region of Object.values(regions) as (HTMLElement | undefined)[])
      if (region) restoreOnAbort(region, signal)
    if (regions.caption && !slides.some(({ caption }) => caption)) regions.caption.hidden = true
  }

  get front(): HTMLElement {
    return this.#regions.front
  }

  /** The server's picture, if it shows this slide already: its image is not loaded again. */
  serverPicture({ src }: Slide): Picture | undefined {
    const { back } = this.#regions
    const image = back.querySelector('img')
    const address = new URL(src, document.baseURI).href
    return image && [image.src, image.currentSrc].includes(address) ? [...back.childNodes] : undefined
  }

  /** Puts a picture on the front layer, transparent and inert. */
  prepare(picture: Picture): void {
    const { front } = this.#regions
    front.style.opacity = '0'
    front.inert = true
    front.replaceChildren(...picture)
  }

  /** Moves a picture to the back layer, with its caption. The front layer is empty again. */
  show(picture: Picture, { caption: words }: Slide): void {
    const { back, front, caption } = this.#regions
    const hadFocus = back.contains(document.activeElement)
    back.replaceChildren(...picture)
    this.#keepRatio()
    front.style.opacity = '0'
    if (hadFocus) back.querySelector('a')?.focus({ preventScroll: true })
    if (!caption) return
    caption.textContent = words ?? ''
    // An empty caption keeps its place, so that the content below does not move.
    caption.style.visibility = words ? '' : 'hidden'
  }

  /** Keeps the first image's ratio for all, so that the content below does not move. */
  #keepRatio(): void {
    const { back, front } = this.#regions
    const image = back.querySelector('img')
    const [width, height] = [image?.naturalWidth, image?.naturalHeight]
    if (this.#hasRatio || !width || !height) return
    this.#hasRatio = true
    for (const { style } of [back, front])
      style.setProperty('--ilots-slideshow-ratio', `${width} / ${height}`)
  }
}

/** The number of a slide as a text. @param index from 0. */
export const positionOf = (say: Say, index: number, total: number): string =>
  say('position', { current: index + 1, total })

function restoreOnAbort(region: HTMLElement, signal: AbortSignal): void {
  const nodes = [...region.childNodes]
  const style = region.getAttribute('style')
  const { hidden, inert } = region
  signal.addEventListener('abort', () => {
    region.replaceChildren(...nodes)
    Object.assign(region, { hidden, inert })
    // Through the CSSOM: the page's security policy may refuse the attribute.
    if (style === null) region.removeAttribute('style')
    else region.style.cssText = style
  })
}

/** The regions of a marker: the page's own, or new ones until `signal` aborts (contract §4.3). */
export function regionsOf(host: HTMLElement, signal: AbortSignal): Regions {
  const region = (role: string): HTMLElement =>
    membersOf(host).querySelector<HTMLElement>(`[data-role="${role}"]`) ?? makeRegion(host, role, signal)
  return { back: region('back'), front: region('front'), caption: region('caption') }
}

function makeRegion(host: HTMLElement, role: string, signal: AbortSignal): HTMLElement {
  const region = document.createElement('div')
  region.dataset.role = role
  membersOf(host).append(region)
  signal.addEventListener('abort', () => region.remove())
  return region
}
