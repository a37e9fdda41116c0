/**
 * What a page says to each router for it to leave to islands what is theirs: the guide shows these lines, tests run
 * them.
 */

/** Links that islands take. A header that stays in place has the links of the whole site in it. */
const TAKEN = [
  '[data-ilot]:not(header)',
  '[data-ilot]:not(header) a',
  'a[data-param]',
  'a[data-role]',
  '[rel^=lightbox]',
  '#fMenuMobileButton',
  '.dropdown-toggle',
  '.squeezebox',
]
const OF_ISLANDS = TAKEN.join(', ')

export interface RouterLine {
  readonly library: string
  readonly version: string
  /** Empty where there is nothing to say. */
  readonly line: string
  /**
   * What it says besides, behind the tag, where its script has run before: it then notices Back and Forward after
   * us.
   */
  readonly lateLine?: string
}

export const ROUTER_LINES = {
  turbo: {
    library: 'Turbo',
    version: '8.0.23',
    line: '',
    lateLine: 'Turbo.session.history.stop(); Turbo.session.history.start()',
  },
  swup: {
    library: 'Swup',
    version: '4.10.0',
    line: `const swup = new Swup({ containers: ['main'], animationSelector: false, ignoreVisit: (url, { el }) => Boolean(el?.matches('${OF_ISLANDS}')) })`,
  },
  unpoly: {
    library: 'Unpoly',
    version: '3.14.3',
    line: `up.link.config.noFollowSelectors.push('${OF_ISLANDS}')`,
  },
  htmx: {
    library: 'htmx',
    version: '4.0.1',
    line: `document.addEventListener('htmx:before:init', (event) => event.target.matches('${OF_ISLANDS}') && event.preventDefault())`,
  },
  barba: {
    library: 'barba',
    version: '2.10.3',
    line: `barba.init({ prevent: ({ el }) => Boolean(el.matches('${OF_ISLANDS}')) })`,
  },
} as const satisfies Record<string, RouterLine>
