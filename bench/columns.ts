/** What each column adds to the page. */

export const COLUMNS = ['A', 'B', 'C', 'ours'] as const
/** A: no script; B: the jQuery-era stack; C: Stimulus, native dialog, Embla; ours: Îlots. */
export type Column = (typeof COLUMNS)[number]

const script = (path: string) => `<script src="${path}"></script>`
const sheet = (path: string) => `<link rel="stylesheet" href="${path}">`

const STACK = [
  '/peers/jquery/dist/jquery.min.js',
  '/peers/jquery-ui/dist/jquery-ui.min.js',
  '/peers/jquery-colorbox/jquery.colorbox-min.js',
  '/peers/jquery.mmenu/dist/jquery.mmenu.all.js',
  '/peers/swiper/swiper-bundle.min.js',
  '/peers/inputmask/dist/jquery.inputmask.min.js',
  '/peers/bootstrap/dist/js/bootstrap.bundle.min.js',
  '/peers/mootools/lib/mootools-core-1.5.2-server.js',
  '/columns/jquery.js',
]
const STACK_SHEETS = [
  '/peers/jquery-ui/dist/themes/base/jquery-ui.min.css',
  '/peers/jquery-colorbox/example1/colorbox.css',
  '/peers/jquery.mmenu/dist/jquery.mmenu.all.css',
  '/peers/swiper/swiper-bundle.min.css',
]

/** The end of the head, and that of the body. */
export function headOf(column: Column): { head: string; end: string } {
  switch (column) {
    case 'A':
      return { head: '', end: '' }
    case 'B':
      return { head: STACK_SHEETS.map(sheet).join(''), end: STACK.map(script).join('') }
    case 'C':
      return { head: sheet('/columns/stimulus.css'), end: `<script src="/built/stimulus.js" defer></script>` }
    case 'ours':
      return {
        head: `<script src="/assets/ilots/ilots.js" data-product="vitrea" data-platform="plateforme" data-site="vitrea" data-session-hash="bench" defer></script>`,
        end: '',
      }
  }
}

/** Where what a journey does is seen, by column; a column without a line cannot do it. */
export interface Places {
  /** Visible once it is shown. */
  readonly lightbox: string
  readonly menu: string
  /** What opens it, and what it shows. */
  readonly calendar?: readonly [opener: string, shown: string]
  readonly suggestions: string
  readonly error: string
}

export const PLACES: Readonly<Record<Exclude<Column, 'A'>, Places>> = {
  B: {
    lightbox: '#colorbox img.cboxPhoto',
    menu: '.mm-menu_opened',
    calendar: ['#sinistre', '#ui-datepicker-div .ui-datepicker-calendar'],
    suggestions: '.ui-autocomplete .ui-menu-item',
    error: '.error-summary li',
  },
  C: {
    lightbox: 'dialog.c-lightbox[open] img',
    menu: 'dialog.c-menu[open] a',
    suggestions: '.c-suggestions [role="option"]',
    error: '.error-summary li',
  },
  ours: {
    lightbox: 'dialog.ilots-lightbox[open] [data-current] .ilots-lightbox-image',
    menu: 'dialog.ilots-menu[open] .ilots-menu-link',
    calendar: ['.ilots-date-button', '[role="grid"]'],
    suggestions: '.ilots-suggestions [role="option"]',
    error: '[data-role="messages"] li',
  },
}
