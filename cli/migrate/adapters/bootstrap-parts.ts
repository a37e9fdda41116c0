/** What Bootstrap's calls and its attributes have in common. */
import type { Advised, Use } from '../adapter'
import { carry, island, optionRules } from '../adapter'
import { type Argument, isOn, number, type Options } from '../argument'
import { alsoWrite, mark, together, write } from '../html'
import { byId, type Target } from '../page'
import library from './bootstrap.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import { leadTo } from './overlays'
import { slider } from './sliders'

const carouselRules = {
  interval: {
    to: 'data-interval',
    as: ({ plain }: Argument) => (plain === false ? undefined : String(plain)),
    unless: notes.noInterval,
  },
  ride: { to: 'data-autoplay', as: ({ plain }: Argument) => String(plain === 'carousel') },
  ...optionRules(library.carouselOptions, library.carouselAttributes),
}

const TOGGLE =
  /^data-(.*-)?(toggle|target|dismiss|backdrop|keyboard|ride|slide|slide-to|interval|parent|wrap|pause)$/

const WINDOW = ['modal-dialog', 'modal-content', 'modal-header', 'modal-body', 'modal-footer']
/** One that sends a form sends it still. */
const CLOSES = '[data-dismiss="modal"]:not([type="submit"]),[data-bs-dismiss="modal"]:not([type="submit"])'

/** The window and the buttons that close it are the island's; what is in it stays. */
export function plainly(element: Element): void {
  for (const button of element.querySelectorAll(CLOSES)) button.remove()
  for (const part of element.querySelectorAll(WINDOW.map((name) => `.${name}`).join())) {
    const hasMeaning = part.localName !== 'div' || part.id !== ''
    if (hasMeaning) part.classList.remove(...WINDOW)
    else part.replaceWith(...part.childNodes)
  }
  element.normalize()
  for (const name of ['class', 'tabindex', 'role', 'aria-hidden', 'aria-labelledby'])
    element.removeAttribute(name)
  element.setAttribute('hidden', '')
}

export function opener({ page }: Use, target: Target | undefined, id: string): Advised {
  const written = write(page, target, `<a href="#${id}">…</a>`, (element) => {
    withoutToggles(element)
    leadTo(element, id)
  })
  const content = alsoWrite(page, byId(page, id).elements, plainly)
  return island('squeezebox', together(written, content), {}, [notes.ownWindow])
}

const without = (element: Element, pattern: RegExp): void => {
  for (const name of element.getAttributeNames()) if (pattern.test(name)) element.removeAttribute(name)
}
export const withoutToggles = (element: Element): void => without(element, TOGGLE)

const CONTROLS = '.carousel-control-prev,.carousel-control-next,.carousel-control,.carousel-indicators'

export function carousel(use: Use, target: Target | undefined, options: Options): Advised {
  const interval = options.get('interval')
  return slider(
    use,
    target,
    carry(options, carouselRules),
    {
      isAutoplay: interval?.plain !== false,
      interval: number(interval) ?? 5000,
      isLoop: !options.has('wrap') || isOn(options.get('wrap')),
      slides: 'carousel-inner',
    },
    (element) => {
      withoutToggles(element)
      for (const control of element.querySelectorAll(CONTROLS)) control.remove()
    },
  )
}

export function sticky({ page }: Use, target: Target | undefined): Advised {
  const written = write(page, target, '<header>…</header>', (element) => {
    without(element, /^data-(spy|offset)/)
    mark(element, 'sticky-header')
  })
  return island('sticky-header', written, {}, [notes.sticky])
}
