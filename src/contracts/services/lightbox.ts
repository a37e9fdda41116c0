/** The lightbox service; its code is in `islands/lightbox` (§2.5, §4.10, §8.3, §9.11). */
import type { Content } from './modal'

interface Captioned {
  /** Text under the slide. */
  readonly caption?: string
  /** Makes the same as nodes, where an old script gave HTML: they are shown in its place, the text is announced. */
  captionNodes?(): Node
}

/** A picture. */
export interface ImageSlide extends Captioned {
  readonly type: 'image'
  readonly src: string
  readonly srcset?: string
  readonly sizes?: string
  readonly alt: string
  /** Shown while the large picture is on its way. */
  readonly thumbnail?: string
}

/** What the lightbox shows one at a time. */
export type Slide =
  | ImageSlide
  /** A page in a frame, as the page wrote its address, or a fragment that this site's server returns. */
  | (Captioned & {
      readonly type: 'iframe' | 'ajax'
      readonly src: string
      /** Whether content has written the address (contract §9). */
      readonly isFromContent?: boolean
    })
  /** A node of the page, lent and put back. */
  | (Captioned & { readonly type: 'inline'; readonly node: Element })
  /** Content of a script. A string is text; with `html`, which only old globals set, it is HTML. */
  | (Captioned & { readonly type: 'html'; readonly content: Content; readonly html?: boolean })

/** Slides are read one by one, as they come near: a group of 300 opens as fast as one of 3. */
export interface Slides {
  readonly length: number
  at(index: number): Slide | undefined
}

/** How the lightbox opens. */
export interface LightboxOptions {
  /** Which slide is shown first; 0 by default. */
  index?: number
  /** What was clicked: focus goes back to it. */
  opener?: HTMLElement
}

/** The lightbox, which shows the page's pictures and other content in a dialog. */
export interface LightboxService {
  /** Opens the lightbox; refused, with the message of §8.2, while any overlay is open. */
  open(slides: Slides, options?: LightboxOptions): Promise<void>
}
