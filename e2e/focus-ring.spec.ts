/** Where the keyboard is can be seen: what islands draw has an outline while it has the focus. */
import type { Locator, Page } from '@playwright/test'
import { expect, open, settle, test } from './test'

interface Drawn {
  readonly path: string
  /** Gets the focus; Tab then walks on. */
  start(page: Page): Locator
  /** What Enter on it opens. */
  opened?(page: Page): Locator
}

const drawn: Readonly<Record<string, Drawn>> = {
  'a dialog': {
    path: '/ilots/modal',
    start: (page) => page.locator('[data-modal-case="boutons"]'),
    opened: (page) => page.locator('dialog.ilots-modal'),
  },
  'the lightbox': {
    path: '/ilots/lightbox/groupe',
    start: (page) => page.locator('a[rel^="lightbox"]'),
    opened: (page) => page.locator('dialog.ilots-lightbox'),
  },
  'the menu': {
    path: '/ilots/mobile-menu/simple',
    start: (page) => page.locator('#fMenuMobileButton'),
    opened: (page) => page.locator('dialog.ilots-menu'),
  },
  'the calendar': {
    path: '/ilots/date-field/date',
    start: (page) => page.getByRole('button', { name: /^Ouvrir le calendrier/ }),
    opened: (page) => page.getByRole('dialog', { name: 'Choisir une date' }),
  },
  'a slider': {
    path: '/ilots/carousel/menu',
    start: (page) => page.getByRole('button', { name: 'précédent' }),
  },
  'a table that sorts': { path: '/ilots/sortable-table', start: (page) => page.locator('th button') },
  'the stars of a note': {
    path: '/ilots/rating/vide',
    start: (page) => page.locator('[data-ilots-star] input'),
  },
}

const STOPS = 8

/** The focused control, when an island has drawn it, and how thick an outline it has; a star's is its label's. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.closest('[class*="ilots-"], .splide__arrows, th, [data-ilots-star]')) return undefined
    const { outlineStyle, outlineWidth } = getComputedStyle(focused.closest('[data-ilots-star]') ?? focused)
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    return { what: focused.outerHTML.slice(0, 100), width }
  })

for (const [name, { path, start, opened }] of Object.entries(drawn))
  test(`${name}: what has the focus has an outline of 2 px at least`, {
    tag: '@chromium-only',
  }, async ({ page }) => {
    await open(page, path)
    await start(page).first().focus()
    if (opened) {
      await page.keyboard.press('Enter')
      await expect(opened(page)).toBeVisible()
    }
    await settle(page)
    const rings = new Map<string, number>()
    for (let stop = 0; stop < STOPS; stop += 1) {
      const found = await ring(page)
      if (found) rings.set(found.what, found.width)
      await page.keyboard.press('Tab')
    }
    expect(rings.size).toBeGreaterThan(0)
    for (const [what, width] of rings) expect(width, what).toBeGreaterThanOrEqual(2)
  })
