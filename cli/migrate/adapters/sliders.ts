/** What Swiper, slick, Owl Carousel and Bootstrap's carousel become: a slider. */
import { type Advised, island, type Over, type Use } from '../adapter'
import type { Argument } from '../argument'
import { mark, write } from '../html'
import type { Target } from '../page'
import notes from './notes.json' with { type: 'json' }

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
    showLazy(element)
    clean(element)
  })
  const backgrounds = target?.elements.flatMap(lazyBackgrounds) ?? []
  const left = backgrounds.map((option) => ({ option, why: notes.lazyBackground }))
  return island('slider', written, { ...over, unsupported: [...(over.unsupported ?? []), ...left] })
}

/** `lazyLoad: 'ondemand'`: the browser does it. */
export const LAZY = {
  to: 'loading',
  as: ({ plain }: Argument) => (plain === false ? 'eager' : 'lazy'),
}

/**
 * Where these libraries keep the address of a picture until they load it: `data-lazy` of slick, `data-src` of Owl
 * Carousel and of Swiper before version 9.
 */
const LAZY_ATTRIBUTES = [
  ['data-lazy', 'src'],
  ['data-src', 'src'],
  ['data-srcset', 'srcset'],
  ['data-sizes', 'sizes'],
] as const
const LAZY_CLASSES = ['swiper-lazy', 'owl-lazy', 'lazyOwl']

/** Pictures that the library would have loaded are the browser's to load: without it, nobody would. */
function showLazy(element: Element): void {
  for (const picture of element.querySelectorAll('img, source')) {
    const isLazy = LAZY_ATTRIBUTES.some(([from]) => picture.hasAttribute(from))
    if (!isLazy) continue
    // A stand-in, often an empty picture of one pixel, gives way.
    for (const [from, to] of LAZY_ATTRIBUTES) {
      const value = picture.getAttribute(from)
      if (value !== null) picture.setAttribute(to, value)
      picture.removeAttribute(from)
    }
    const retina = picture.getAttribute('data-src-retina')
    if (retina !== null && !picture.hasAttribute('srcset')) picture.setAttribute('srcset', `${retina} 2x`)
    picture.removeAttribute('data-src-retina')
    picture.classList.remove(...LAZY_CLASSES)
    if (!picture.classList.length) picture.removeAttribute('class')
    if (picture.localName === 'img') picture.setAttribute('loading', 'lazy')
  }
  for (const each of element.querySelectorAll('.swiper-lazy-preloader')) each.remove()
}

/** Elements that are no pictures, and get one as their background: as the page writes it. */
const lazyBackgrounds = (element: Element): string[] =>
  [...element.querySelectorAll('.swiper-lazy, .owl-lazy')].flatMap((each) => {
    const name = ['data-background', 'data-src'].find((own) => each.hasAttribute(own))
    return name && !/^(img|source)$/.test(each.localName) ? [`${name}="${each.getAttribute(name)}"`] : []
  })
