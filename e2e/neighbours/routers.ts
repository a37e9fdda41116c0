/** Routers, each set up on the pages of the islands as its own guide says, with the line of ours. */
import type { Page } from '@playwright/test'
import { beside } from './neighbour'
import { ROUTER_LINES, type RouterLine } from './router-lines'

declare global {
  interface Window {
    /** How often a router has begun to draw a page. */
    visits: number
    /** Whether it has not ended yet, where a router can say it. */
    isDrawing?(): boolean
  }
}

export interface Router extends RouterLine {
  readonly file: string
  /** Begins it with its line, and counts its visits. */
  begin(line: string): string
  /** Its line stands in front of its script. */
  readonly isLineFirst?: true
  /** What it asks of the page's HTML. */
  change?(html: string): string
}

export const TURBO: Router = {
  ...ROUTER_LINES.turbo,
  file: '@hotwired/turbo/dist/turbo.es2017-umd.js',
  begin: () => "document.addEventListener('turbo:visit', count)",
}

export const ROUTERS: readonly Router[] = [
  TURBO,
  {
    ...ROUTER_LINES.swup,
    file: 'swup/dist/Swup.umd.js',
    begin: (line) => `${line}; swup.hooks.on('visit:start', count)`,
  },
  {
    ...ROUTER_LINES.unpoly,
    file: 'unpoly/unpoly.js',
    begin: (line) =>
      `up.link.config.followSelectors.push('a[href]'); ${line}; up.on('up:link:follow up:location:restore', count)`,
  },
  {
    ...ROUTER_LINES.htmx,
    file: 'htmx.org/dist/htmx.js',
    isLineFirst: true,
    begin: (line) => `${line}; document.addEventListener('htmx:before:request', count)`,
    change: (html) => html.replace('<body', '<body hx-boost:inherited="true"'),
  },
  {
    ...ROUTER_LINES.barba,
    file: '@barba/core/dist/barba.umd.js',
    begin: (line) =>
      `document.addEventListener('DOMContentLoaded', () => { ${line}; barba.hooks.before(count); window.isDrawing = () => barba.data.trigger !== undefined })`,
    change: (html) =>
      html
        .replace('<body', '<body data-barba="wrapper"')
        .replace('<main', '<main data-barba="container" data-barba-namespace="page"'),
  },
]

export type Place = 'before the tag' | 'after the tag'

/**
 * Puts a router on the pages of the islands.
 * @param place where its script stands.
 * @param more changes each page, and what is asked for to be shown in a pop-up.
 */
export const withRouter = (
  page: Page,
  { file, begin, line, lateLine = '', isLineFirst, change = (html) => html }: Router,
  place: Place,
  more: (html: string) => string,
): Promise<void> =>
  beside(page, /^\/(ilots|horaires)\b/, {
    ...(place === 'before the tag' && lateLine
      ? { before: [file], after: ['page.js'] }
      : {
          [place === 'before the tag' ? 'before' : 'after']: isLineFirst
            ? ['page.js', file]
            : [file, 'page.js'],
        }),
    script: `window.visits = 0; const count = () => { window.visits += 1 }; ${begin(line)}; ${lateLine}`,
    change: (html) => more(change(html)),
  })
