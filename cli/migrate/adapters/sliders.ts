/** What Swiper, slick, Owl Carousel and Bootstrap's carousel become: a slider. */

import type { Advised, Carried, Use } from '../adapter'
import { mark, write } from '../html'
import type { Target } from '../page'

export interface Slides {
  /** Milliseconds, when it moves by itself. */
  readonly interval?: number | undefined
  readonly isAutoplay: boolean
  readonly isLoop: boolean
  readonly perView?: number | undefined
  readonly isVertical?: boolean
  /** The slides' own container, when it is inside. */
  readonly slides?: string
}

/** What the island does by itself is written only where it differs: it moves, and goes round. */
export function slider(
  use: Use,
  target: Target | undefined,
  { interval, isAutoplay, isLoop, perView, isVertical, slides }: Slides,
  { carried, unsupported: left }: Pick<Carried, 'carried' | 'unsupported'>,
  clean: (element: Element) => void = () => {},
): Advised {
  const sample = slides
    ? `<div aria-label="…"><div class="${slides.replace(/^\./, '')}"><div>…</div><div>…</div></div></div>`
    : '<div aria-label="…"><div>…</div><div>…</div></div>'
  const written = write(use.page, target, { sample }, (element) => {
    mark(element, 'slider')
    if (!element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby'))
      element.setAttribute('aria-label', '…')
    if (!isAutoplay) element.setAttribute('data-autoplay', 'false')
    if (isAutoplay && interval) element.setAttribute('data-interval', String(interval))
    if (!isLoop) element.setAttribute('data-loop', 'false')
    if (perView && perView > 1) element.setAttribute('data-per-view', String(perView))
    if (isVertical) element.setAttribute('data-direction', 'vertical')
    const inner = slides ? element.querySelector(slides) : null
    inner?.setAttribute('data-role', 'slides')
    clean(element)
  })
  return { answer: 'island', island: 'slider', written, carried, unsupported: left }
}

export const SLIDER_WRITES = {
  slider: [
    'data-ilot',
    'data-autoplay',
    'data-interval',
    'data-loop',
    'data-per-view',
    'data-direction',
    'data-role',
    'aria-label',
  ],
} as const
