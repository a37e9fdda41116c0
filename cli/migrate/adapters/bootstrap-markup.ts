/** Bootstrap by attributes: `data-toggle`, `data-bs-toggle`, `data-ride`… */
import type { Words } from '../../../src/island/define-reference'
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, nobody, type Use } from '../adapter'
import { NONE, type Options } from '../argument'
import { write } from '../html'
import { byId, targetOf } from '../page'

import {
  attribute,
  BOOTSTRAP_WRITES,
  BUTTON,
  carousel,
  GOES,
  opener,
  PANEL,
  sticky,
  withoutToggles,
} from './bootstrap-parts'
import { ALERT, FOLDS, POPOVER, SPY, TABS, TOOLTIP } from './without'

const KINDS: Readonly<Record<string, (use: Use, element: Element) => Advised | undefined>> = {
  modal: (use, element) => opener(use, use.target, destination(use, element).id),
  dropdown: (use) => dropdown(use),
  collapse: () => FOLDS,
  tooltip: () => TOOLTIP,
  popover: () => POPOVER,
  tab: () => TABS,
  pill: () => TABS,
  list: () => TABS,
  button: () => ({ answer: 'browser', notes: [BUTTON] }),
  buttons: () => ({ answer: 'browser', notes: [BUTTON] }),
  offcanvas: (use, element) => offcanvas(use, destination(use, element).id),
}

/** What it does by attributes. */
export const bootstrapMarkup: Adapter = {
  title: 'Bootstrap',
  libraries: ['bootstrap'],
  shown: ['data-toggle', 'data-bs-toggle', 'data-ride', 'data-spy'],
  markup: ['toggle', 'ride', 'slide', 'slide-to', 'dismiss', 'spy']
    .flatMap((name) => [`[data-${name}]`, `[data-bs-${name}]`])
    .join(','),
  writes: {
    ...BOOTSTRAP_WRITES,
    'mobile-menu': ['id', 'href', 'data-source'],
    dropdown: ['class'],
  },
  advise(use) {
    const [element] = use.target?.elements ?? []
    if (!element || isOurs(element)) return undefined
    const toggle = attribute(element, 'toggle')
    if (toggle) return KINDS[toggle]?.(use, element)
    const ride = attribute(element, 'ride')
    if (ride) return carousel(use, use.target, carouselOptions(element))
    const spy = attribute(element, 'spy')
    if (spy) return spy === 'affix' ? sticky(use, use.target) : SPY
    if (attribute(element, 'dismiss') === 'modal') return nobody(GOES)
    if (attribute(element, 'dismiss')) return ALERT
    // Arrows and dots of a carousel, which are ours.
    return element.closest('.carousel') ? nobody(GOES) : undefined
  },
}

/** `data-toggle` and the like are anybody's: what another island reads is left alone. */
const isOurs = (element: Element): boolean => element.hasAttribute('data-ilot')

function carouselOptions(element: Element): Options {
  const interval = attribute(element, 'interval')
  const wrap = attribute(element, 'wrap')
  const plain = interval === 'false' ? false : Number(interval)
  return new Map([
    ...(interval ? [['interval', { source: interval, plain }] as const] : []),
    ...(wrap ? [['wrap', { source: wrap, plain: wrap !== 'false' }] as const] : []),
  ])
}

function destination({ page }: Use, element: Element): { id: string } {
  const selector = attribute(element, 'target') || element.getAttribute('href') || ''
  const found = selector.startsWith('#') ? byId(page, selector) : targetOf(page, selector || 'none')
  return { id: found.elements[0]?.id || selector.replace(/^#/, '') || 'contenu' }
}

/** The class is the same: the island reads `.dropdown-toggle` too. */
function dropdown(use: Use): Advised {
  const written = write(use.page, use.target, { sample: '<a>…</a>' }, (element) => {
    withoutToggles(element)
    element.classList.add('dropdown-toggle')
    element.removeAttribute('aria-haspopup')
  })
  const notes: Words[] = [
    words(
      'le sous-menu suit le bouton ; la feuille de style le montre sous .is-open',
      'the sub-menu follows the button; the style sheet shows it below .is-open',
    ),
  ]
  return {
    answer: 'island',
    island: 'dropdown',
    written,
    notes,
    carried: [],
    unsupported: carry(NONE, {}).unsupported,
  }
}

function offcanvas(use: Use, id: string): Advised {
  const written = write(use.page, use.target, { sample: '<a>…</a>', most: 1 }, (element) => {
    withoutToggles(element)
    element.id = 'fMenuMobileButton'
    if (element.localName === 'a') element.setAttribute('href', `#${id}`)
    element.setAttribute('data-source', `#${id}`)
  })
  return {
    answer: 'island',
    island: 'mobile-menu',
    written,
    notes: [PANEL],
  }
}
