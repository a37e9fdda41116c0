/** The regions of a slideshow: the pictures that they show, and the server's content restored at the end (§2.7). */

import type { IslandContextBase } from '../../src/contracts/island'
import { markAdded } from '../../src/dom/added-nodes'
import { partOf } from '../../src/dom/content'
import { lendContent, type WriteContent } from '../../src/dom/restore'
import { type Changer, changer } from '../../src/dom/undo'
import type { Slide } from './attributes'

/** The nodes of one slide: its image, in a link if it has one. */
export type Picture = readonly ChildNode[]

/** The three regions of §3.10; the caption is optional. */
export interface Regions {
  readonly back: HTMLElement
  readonly front: HTMLElement
  readonly caption: HTMLElement | undefined
}

/** The stage of one slideshow. */
export class Stage {
  readonly #regions: Regions
  readonly #write: Readonly<Record<'back' | 'front', WriteContent>>
  readonly #writeCaption: WriteContent | undefined
  readonly #change: Changer
  #hasRatio = false

  /** @param signal restores the regions when it aborts. */
  constructor(regions: Regions, slides: readonly Slide[], signal: AbortSignal) {
    this.#regions = regions
    const { back, front, caption } = regions
    this.#change = changer(signal)
    this.#write = { back: lendContent(back, signal), front: lendContent(front, signal) }
    this.#writeCaption = caption && lendContent(caption, signal)
    if (caption && !slides.some((slide) => slide.caption))
      this.#change(caption, 'hidden', () => {
        caption.hidden = true
      })
    else if (caption) reserveHeight(caption, slides, this.#change, signal)
  }

  /** The server's picture, if it shows this slide already: its image is not loaded again. */
  serverPicture({ src }: Slide): Picture | undefined {
    const { back } = this.#regions
    const image = back.querySelector('img')
    const address = new URL(src, document.baseURI).href
    return image && [image.src, image.currentSrc].includes(address) ? [...back.childNodes] : undefined
  }

  /**
   * Fades a picture in on the front layer.
   * @returns resolves at full opacity; never if `signal` aborts before.
   */
  fadeIn(picture: Picture, signal: AbortSignal): Promise<void> {
    const { front } = this.#regions
    this.#write.front(...picture)
    return fadeIn((opacity) => this.#style(front, 'opacity', String(opacity)), signal)
  }

  /** Until the island ends. */
  #style(region: HTMLElement, property: string, value: string): void {
    this.#change(region, 'style', () => region.style.setProperty(property, value))
  }

  /** Moves a picture to the back layer, with its caption. The front layer is empty again: a click goes through it. */
  show(picture: Picture, { caption: text }: Slide): void {
    const { back, front, caption } = this.#regions
    const hadFocus = back.contains(document.activeElement)
    this.#write.back(...picture)
    this.#keepRatio()
    this.#style(front, 'opacity', '0')
    this.#change(front, 'inert', () => {
      front.inert = true
    })
    if (hadFocus) back.querySelector('a')?.focus({ preventScroll: true })
    if (!caption) return
    this.#writeCaption?.(...(text ? [new Text(text)] : []))
    // An empty caption keeps its place, so that the content below does not move.
    this.#style(caption, 'visibility', text ? '' : 'hidden')
  }

  /** Keeps the first image's ratio for all, so that the content below does not move. */
  #keepRatio(): void {
    const { back, front } = this.#regions
    const image = back.querySelector('img')
    const [width, height] = [image?.naturalWidth, image?.naturalHeight]
    if (this.#hasRatio || !width || !height) return
    this.#hasRatio = true
    for (const region of [back, front]) this.#style(region, '--ilots-slideshow-ratio', `${width} / ${height}`)
  }
}

/** Keeps the room of the longest caption, at any width: the content below does not move when it comes. */
function reserveHeight(
  caption: HTMLElement,
  slides: readonly Slide[],
  change: Changer,
  signal: AbortSignal,
): void {
  let width = -1
  const observer = new ResizeObserver(() => {
    if (caption.clientWidth === width) return
    width = caption.clientWidth
    const shown = [...caption.childNodes]
    change(caption, 'style', () => caption.style.removeProperty('min-block-size'))
    const heights = slides.map(({ caption: text }) => {
      caption.textContent = text ?? ''
      return Number.parseFloat(getComputedStyle(caption).blockSize) || 0
    })
    caption.replaceChildren(...shown)
    change(caption, 'style', () => caption.style.setProperty('min-block-size', `${Math.max(...heights)}px`))
  })
  observer.observe(caption)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The regions of a marker: the page's own, or new ones until `signal` aborts (contract §4.3). */
export function regionsOf({ host, page, signal }: IslandContextBase): Regions {
  const region = (role: string): HTMLElement =>
    partOf(host, `[data-role="${role}"]`, page.config) ?? makeRegion(host, role, signal)
  return { back: region('back'), front: region('front'), caption: region('caption') }
}

function makeRegion(host: HTMLElement, role: string, signal: AbortSignal): HTMLElement {
  // Without React: slides take the place of the server's picture and link; regions that the page does not have.
  const region = document.createElement('div')
  region.dataset.role = role
  host.append(markAdded(region, signal))
  signal.addEventListener('abort', () => region.remove())
  return region
}

/** Milliseconds between two steps of a fade (contract §7). */
const TICK = 20
/** Percent of opacity per tick: 50 ticks in all. */
const STEP = 2
/** Milliseconds of the whole fade. */
export const FADE = (100 / STEP) * TICK
/** The highest opacity. */
const CAP = 0.99

/**
 * Fades the front layer in over the back one (§4.9, §9.5): its opacity follows the time that has passed, however
 * rarely the browser draws.
 * @param showAt gives the layer this opacity.
 * @returns resolves at full opacity; never if `signal` aborts before.
 */
export function fadeIn(showAt: (opacity: number) => void, signal: AbortSignal): Promise<void> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const step = (): void => {
      if (signal.aborted) return
      const percent = Math.min(100, Math.floor((performance.now() - begun) / TICK) * STEP)
      showAt(Math.min(CAP, percent / 100))
      if (percent === 100) resolve()
      else requestAnimationFrame(step)
    }
    step()
  })
}

/**
 * Loads and decodes a slide's image, so that it can be shown at once.
 * @param position the link's name when the slide has no caption.
 * @returns `undefined` when it cannot be loaded.
 */
export async function fetchPicture(
  { src, href, caption }: Slide,
  position: string,
): Promise<Picture | undefined> {
  const image = new Image()
  const isLoaded = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = src
  })
  if (!isLoaded) return undefined
  // An image that `decode` refuses (an SVG without a size, in some browsers) can still be shown.
  await image.decode().catch(() => {})
  // A caption is shown beside the image and read there; a link needs it as its name.
  image.alt = href ? caption || position : ''
  if (!href) return [image]
  const link = document.createElement('a')
  link.href = href
  link.append(image)
  return [link]
}
