/** The regions of a slideshow: what they show, and the server's content given back (§2.7). */
import type { Slide } from './attributes'
import type { Say } from './messages'

/** The three regions of §3.10; a caption is not needed. */
export interface Regions {
  readonly back: HTMLElement
  readonly front: HTMLElement
  readonly caption: HTMLElement | undefined
}

/** Nodes of one slide: its image, in its link when it has one. */
export type Picture = readonly ChildNode[]

export class Stage {
  readonly #regions: Regions
  #hasRatio = false

  /** @param signal aborts: the regions have what they had. */
  constructor(regions: Regions, slides: readonly Slide[], signal: AbortSignal) {
    this.#regions = regions
    for (const region of Object.values(regions) as (HTMLElement | undefined)[])
      if (region) giveBack(region, signal)
    if (regions.caption && !slides.some(({ caption }) => caption)) regions.caption.hidden = true
  }

  get front(): HTMLElement {
    return this.#regions.front
  }

  /** What the server shows already, when it is this very slide: it need not come again. */
  serverPicture({ src }: Slide): Picture | undefined {
    const { back } = this.#regions
    const image = back.querySelector('img')
    const address = new URL(src, document.baseURI).href
    return image && [image.src, image.currentSrc].includes(address) ? [...back.childNodes] : undefined
  }

  /** On the front layer, unseen and not to be used until it is the back one's. */
  prepare(picture: Picture): void {
    const { front } = this.#regions
    front.style.opacity = '0'
    front.inert = true
    front.replaceChildren(...picture)
  }

  /** On the back layer; the front one is empty. */
  show(picture: Picture, { caption: words }: Slide): void {
    const { back, front, caption } = this.#regions
    const hadFocus = back.contains(document.activeElement)
    back.replaceChildren(...picture)
    this.#keepRatio()
    front.style.opacity = '0'
    if (hadFocus) back.querySelector('a')?.focus({ preventScroll: true })
    if (!caption) return
    caption.textContent = words ?? ''
    // Its place stays: what follows does not move.
    caption.style.visibility = words ? '' : 'hidden'
  }

  /** The first image's, for all: what follows the slideshow does not move. */
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

/** @param position names a link whose image has no caption. */
export function draw(image: HTMLImageElement, { href, caption }: Slide, position: string): Picture {
  // A caption is read where it is shown; of a link, it is the name.
  image.alt = href ? caption || position : ''
  if (!href) return [image]
  const link = document.createElement('a')
  link.href = href
  link.append(image)
  return [link]
}

export const positionOf = (say: Say, index: number, total: number): string =>
  say('position', { current: index + 1, total })

function giveBack(region: HTMLElement, signal: AbortSignal): void {
  const nodes = [...region.childNodes]
  const style = region.getAttribute('style')
  const { hidden, inert } = region
  signal.addEventListener('abort', () => {
    region.replaceChildren(...nodes)
    Object.assign(region, { hidden, inert })
    // Through the CSSOM: the page's policy may refuse the attribute.
    if (style === null) region.removeAttribute('style')
    else region.style.cssText = style
  })
}
