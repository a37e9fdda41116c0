/** Bootstrap by attributes: `data-toggle`, `data-bs-toggle`, `data-ride`… */
import { ownProperty } from '../../../src/base/own-property'
import type { Adapter, Advised, Use } from '../adapter'
import { answering, island, nobody, none } from '../adapter'
import { asWritten, type Options } from '../argument'
import { removed, sampleName, write } from '../html'
import { byId, targetOf } from '../page'
import library from './bootstrap-markup.json' with { type: 'json' }
import { carousel, opener, sticky, withoutToggles } from './bootstrap-parts'
import notes from './notes.json' with { type: 'json' }

/** By the word of `data-toggle`. */
const ANSWERS = { ...answering('browser', library.browser), ...answering('none', library.none) }

/** What it does by attributes. */
export const bootstrapMarkup: Adapter = {
  ...library,
  advise(use) {
    const [element] = use.target?.elements ?? []
    // `data-toggle` and the like are anybody's: what another island reads is left alone.
    if (!element || element.hasAttribute('data-ilot')) return undefined
    const toggle = attribute(element, 'toggle')
    if (toggle) return toggled(use, element, toggle)
    if (attribute(element, 'ride')) return carousel(use, use.target, carouselOptions(element))
    const spy = attribute(element, 'spy')
    if (spy) return spy === 'affix' ? sticky(use, use.target) : none(notes.scrollSpy)
    const dismiss = attribute(element, 'dismiss')
    if (dismiss && dismiss !== 'modal') return none(notes.alert)
    // Arrows and dots of a carousel, which are ours.
    const isOurs = dismiss || element.closest('.carousel')
    return isOurs ? { ...nobody(notes.buttonGoes), written: removed([element]) } : undefined
  },
}

function toggled(use: Use, element: Element, toggle: string): Advised | undefined {
  if (toggle === 'modal') return opener(use, use.target, destination(use, element))
  if (toggle === 'dropdown') return dropdown(use)
  return toggle === 'offcanvas' ? offcanvas(use, destination(use, element)) : ownProperty(ANSWERS, toggle)
}

const attribute = (element: Element, name: string): string =>
  element.getAttribute(`data-bs-${name}`) ?? element.getAttribute(`data-${name}`) ?? ''

function carouselOptions(element: Element): Options {
  const interval = attribute(element, 'interval')
  const wrap = attribute(element, 'wrap')
  const plain = interval === 'false' ? false : Number(interval)
  return new Map([
    ...(interval ? [['interval', { ...asWritten(interval), plain }] as const] : []),
    ...(wrap ? [['wrap', { ...asWritten(wrap), plain: wrap !== 'false' }] as const] : []),
  ])
}

/** @returns the id of what is opened. */
function destination({ page }: Use, element: Element): string {
  const selector = attribute(element, 'target') || element.getAttribute('href') || ''
  const found = selector.startsWith('#') ? byId(page, selector) : targetOf(page, selector || 'none')
  return found.elements[0]?.id || selector.replace(/^#/, '') || sampleName(page.lang, 'content')
}

/** The class is the same: the island reads `.dropdown-toggle` too. */
function dropdown({ page, target }: Use): Advised {
  const written = write(page, target, '<a>…</a>', (element) => {
    withoutToggles(element)
    element.classList.add('dropdown-toggle')
    element.removeAttribute('aria-haspopup')
  })
  return island('dropdown', written, {}, [notes.subMenu])
}

function offcanvas({ page, target }: Use, id: string): Advised {
  const change = (element: Element) => {
    withoutToggles(element)
    element.id = 'fMenuMobileButton'
    if (element.localName === 'a') element.setAttribute('href', `#${id}`)
    element.setAttribute('data-source', `#${id}`)
  }
  return island('mobile-menu', write(page, target, '<a>…</a>', change, { isOne: true }), {}, [
    notes.linksPanel,
  ])
}
