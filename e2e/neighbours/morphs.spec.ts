/**
 * Libraries that morph HTML: the server's page morphed over itself takes away what islands have set and made. They
 * are mounted again on what is there (contract §9).
 */

import type { Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import { expect, open, test } from '../test'
import { beside, type Neighbours } from './neighbour'

interface Morph extends Neighbours {
  /** Morphs the page's own HTML, as the server sends it again, into its `main`. Runs in the page. */
  again(): Promise<unknown>
}

declare global {
  interface Window {
    /** What each library calls itself. */
    theirs: (main: Element, html: string) => unknown
    Turbo: { visit(address: string, options?: { action: 'replace' }): void }
    htmx: { ajax(verb: string, address: string, options: object): Promise<void> }
  }
}

const BUTTON = 'main .ilots-date-button'
const CALLS = (name: string) => `window.theirs = (main, html) => ${name}`
/** What a library that is a function does with the server's HTML. */
const byFunction = async () => {
  const html = await (await fetch(location.href)).text()
  const main = document.querySelector('main')
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  if (main && fresh) await window.theirs(main, fresh.outerHTML)
}

const LIBRARIES: Readonly<Record<string, Morph>> = {
  'idiomorph 0.8.0': {
    before: ['idiomorph/dist/idiomorph.js'],
    script: CALLS('Idiomorph.morph(main, html)'),
    again: byFunction,
  },
  'morphdom 2.7.8': {
    before: ['morphdom/dist/morphdom-umd.js'],
    script: CALLS('morphdom(main, html)'),
    again: byFunction,
  },
  'nanomorph 5.4.3': {
    script:
      bundled('nanomorph', 'theirMorph') +
      CALLS("theirMorph(main, document.createRange().createContextualFragment(html).querySelector('main'))"),
    again: byFunction,
  },
  'Alpine morph 3.17.4': {
    before: ['@alpinejs/morph/dist/cdn.js'],
    after: ['alpinejs/dist/cdn.js'],
    script: CALLS('Alpine.morph(main, html)'),
    again: byFunction,
  },
  'Turbo 8.0.23, refresh': {
    before: ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
    change: (html) => html.replace('<head>', '<head><meta name="turbo-refresh-method" content="morph">'),
    again: () =>
      new Promise((resolve) => {
        document.addEventListener('turbo:render', resolve, { once: true })
        window.Turbo.visit(location.href, { action: 'replace' })
      }),
  },
  'htmx 4.0.1, innerMorph': {
    before: ['htmx.org/dist/htmx.js'],
    again: () =>
      window.htmx.ajax('GET', location.href, { target: 'main', select: 'main > *', swap: 'innerMorph' }),
  },
}

function bundled(entry: string, globalName: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `module.exports = require('${entry}')`, resolveDir: 'tests/neighbours' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
  })
  return outputFiles[0]?.text ?? ''
}

const states = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((host) => window.Ilots?.why(host).map(({ state }) => state))

for (const [name, morph] of Object.entries(LIBRARIES))
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await beside(page, /^\/ilots\//, morph)
    })

    test('a date field has one button, which opens the calendar', { tag: '@daily' }, async ({ page }) => {
      await open(page, '/ilots/date-field/date')
      const field = page.locator('input.vitreadate').first()
      const buttons = page.locator(BUTTON)
      await expect(buttons.first()).toBeAttached()
      const count = await buttons.count()
      const shown = await field.inputValue()
      await page.evaluate(morph.again)
      await expect(buttons).toHaveCount(count)
      await expect(field).toHaveValue(shown)
      expect(await states(page, 'input.vitreadate')).toEqual(['mounted'])
      await buttons.first().click()
      await expect(page.locator('[role=dialog]')).toBeVisible()
    })

    test('a slider keeps its slides and goes on', async ({ page }) => {
      await open(page, '/ilots/slider/simple')
      const slides = page.locator('main .splide__slide')
      await expect(slides.first()).toBeVisible()
      const count = await slides.count()
      await page.evaluate(morph.again)
      await expect(slides).toHaveCount(count)
      await expect(page.locator('main .ilots-slides')).toHaveCount(1)
      await page.locator('.splide__arrow--next').click()
      await expect(slides.nth(1)).toHaveClass(/is-active/)
    })

    test('a form is checked by the script, and its own button submits', async ({ page, complaints }) => {
      // The fixture page has an element of the form's id.
      complaints.expect(/duplicate ids found during morph/)
      await open(page, '/ilots/form/contact')
      await page.evaluate(morph.again)
      await expect(page.locator('form#contact')).toHaveAttribute('novalidate')
      await page.locator('form#contact [type=submit]').last().click()
      await expect(page.locator('.ilots-error-summary, [role=alert]').first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/ilots/form/contact')
    })
  })
