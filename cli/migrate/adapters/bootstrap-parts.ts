import { words } from '../../../src/island/define-reference'
import { type Advised, carry, done, type Use, unsupported } from '../adapter'
import { type Argument, isOn, number, type Options } from '../argument'
import { mark, write } from '../html'
import { byId, type Target } from '../page'
import { ALWAYS_CLOSES, EVENTS, INSIDE, MOTION } from './reasons'
import { SLIDER_WRITES, slider } from './sliders'

export const OWN = words(
  'la fenêtre est celle de l’îlot : du contenu seul reste, sans .modal-dialog ni .modal-header',
  'the window is the island’s: only the content stays, without .modal-dialog and .modal-header',
)
export const GOES = words('ce bouton s’en va : l’îlot a le sien', 'this button goes: the island has its own')
export const PANEL = words(
  'un panneau de liens : son menu est fait des listes de la page, data-source sur son bouton #fMenuMobileButton',
  'a panel of links: its menu is made of the page’s lists, data-source on its button #fMenuMobileButton',
)
export const BUTTON = words('une case à cocher, et une règle :checked', 'a check box, and a rule :checked')
const STICKY = words(
  'data-ilot="sticky-header" : la classe is-sticky',
  'data-ilot="sticky-header": the class is-sticky',
)
export const TOAST = words('Ilots.toast(text, { delay })', 'Ilots.toast(text, { delay })')

const STANDS = words('sans intervalle : data-autoplay="false"', 'no interval: data-autoplay="false"')

const carouselRules = {
  interval: {
    to: 'data-interval',
    as: ({ plain }: Argument) => (plain === false ? undefined : String(plain)),
    unless: STANDS,
  },
  wrap: { to: 'data-loop' },
  ride: { to: 'data-autoplay', as: ({ plain }: { plain?: unknown }) => String(plain === 'carousel') },
  ...done('pause keyboard touch'),
  ...unsupported(INSIDE, 'slide'),
}
export const modalRules = {
  ...done('show focus'),
  ...unsupported(ALWAYS_CLOSES, 'backdrop keyboard'),
  ...unsupported(
    words(
      "le contenu d’une autre adresse : href du lien, handler:'ajax'",
      "content of another address: the link’s href, handler:'ajax'",
    ),
    'remote',
  ),
  ...unsupported(EVENTS, 'onShow'),
  ...unsupported(MOTION, 'animation'),
}

const TOGGLE = /^data-(bs-)?/
export const attribute = (element: Element | undefined, name: string): string =>
  element?.getAttribute(`data-bs-${name}`) ?? element?.getAttribute(`data-${name}`) ?? ''

export const idOf = (target: Target | undefined): string =>
  target?.elements[0]?.id || /#([\w-]+)/.exec(target?.selector ?? '')?.[1] || 'contenu'

/** Only what was inside of its body. */
export function plainly(element: Element): void {
  const body = element.querySelector('.modal-body')
  if (body) element.replaceChildren(...body.childNodes)
  element.removeAttribute('class')
  for (const name of ['tabindex', 'role', 'aria-hidden', 'aria-labelledby']) element.removeAttribute(name)
  element.setAttribute('hidden', '')
}

export function opener(use: Use, target: Target | undefined, id: string): Advised {
  const written = write(use.page, target, { sample: `<a href="#${id}">…</a>` }, (element) => {
    withoutToggles(element)
    element.classList.add('squeezebox')
    if (element.localName === 'a') element.setAttribute('href', `#${id}`)
    element.setAttribute(
      'rel',
      element.localName === 'a' ? `{handler:'adopt'}` : `{handler:'adopt',url:'#${id}'}`,
    )
  })
  const { elements } = byId(use.page, id)
  const shown =
    elements.length > 0 ? write(use.page, { selector: '', elements }, { sample: '' }, plainly).html : []
  return {
    answer: 'island',
    island: 'squeezebox',
    written: { ...written, html: [...written.html, ...shown] },
    notes: [OWN],
  }
}

export function withoutToggles(element: Element): void {
  for (const name of element.getAttributeNames())
    if (
      TOGGLE.test(name) &&
      /-(toggle|target|dismiss|backdrop|keyboard|ride|slide|slide-to|interval|parent|wrap|pause)$/.test(name)
    )
      element.removeAttribute(name)
}

export function carousel(use: Use, target: Target | undefined, options: Options): Advised {
  const { carried, unsupported: left } = carry(options, carouselRules)
  const interval = options.get('interval')
  return slider(
    use,
    target,
    {
      isAutoplay: interval?.plain !== false,
      interval: number(interval) ?? 5000,
      isLoop: !options.has('wrap') || isOn(options.get('wrap')),
      slides: '.carousel-inner',
    },
    { carried, unsupported: left },
    (element) => {
      withoutToggles(element)
      for (const control of element.querySelectorAll(
        '.carousel-control-prev,.carousel-control-next,.carousel-control,.carousel-indicators',
      ))
        control.remove()
    },
  )
}

export function sticky(use: Use, target: Target | undefined): Advised {
  const written = write(use.page, target, { sample: '<header>…</header>' }, (element) => {
    for (const name of element.getAttributeNames())
      if (/^data-(spy|offset)/.test(name)) element.removeAttribute(name)
    mark(element, 'sticky-header')
  })
  return { answer: 'island', island: 'sticky-header', written, notes: [STICKY] }
}

export const BOOTSTRAP_WRITES = {
  ...SLIDER_WRITES,
  squeezebox: ['class', 'href', 'rel', 'hidden'],
  dropdown: ['class'],
  'sticky-header': ['data-ilot'],
} as const
