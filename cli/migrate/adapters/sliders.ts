/** What Swiper, slick, Owl Carousel and Bootstrap's carousel become: a slider. */
import { type Advised, island, type Over, type Use } from '../adapter'
import { mark, write } from '../html'
import type { Target } from '../page'

interface Slides {
  /** Milliseconds, when it moves by itself. */
  readonly interval?: number | undefined
  readonly isAutoplay: boolean
  readonly isLoop: boolean
  readonly perView?: number | undefined
  readonly isVertical?: boolean
  /** The class of the slides' own container, when it is inside. */
  readonly slides?: string
}

/** What the island does by itself is written only where it differs: it moves, and goes round. */
export function slider(
  use: Use,
  target: Target | undefined,
  over: Over,
  { interval, isAutoplay, isLoop, perView, isVertical, slides }: Slides,
  clean: (element: Element) => void = () => {},
): Advised {
  const two = '<div>…</div><div>…</div>'
  const sample = `<div aria-label="…">${slides ? `<div class="${slides}">${two}</div>` : two}</div>`
  const written = write(use.page, target, sample, (element) => {
    mark(element, 'slider')
    if (!element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby'))
      element.setAttribute('aria-label', '…')
    if (!isAutoplay) element.setAttribute('data-autoplay', 'false')
    if (isAutoplay && interval) element.setAttribute('data-interval', String(interval))
    if (!isLoop) element.setAttribute('data-loop', 'false')
    if (perView && perView > 1) element.setAttribute('data-per-view', String(perView))
    if (isVertical) element.setAttribute('data-direction', 'vertical')
    if (slides) element.querySelector(`.${slides}`)?.setAttribute('data-role', 'slides')
    clean(element)
  })
  return island('slider', written, over)
}
