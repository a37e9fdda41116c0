/** Routers, which take a traversal for a visit and replace the body: history is shared (contract §9). */
import type { Page } from '@playwright/test'
import { closeByBack, expect, open, test } from '../test'
import { beside } from './neighbour'

declare global {
  interface Window {
    Turbo: { visit(address: string, options?: { action: 'replace' }): void }
    /** How often a router has drawn a page. */
    visits: number
  }
}

const TURBO = {
  after: ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
  script: "window.visits = 0; document.addEventListener('turbo:visit', () => (window.visits += 1))",
}
const POPUP = '/ilots/popup/simple'

const isLocked = (page: Page) => page.evaluate(() => document.querySelector('[data-ilots-locked]') !== null)

test.describe('Turbo 8.0.23', () => {
  test.beforeEach(({ page }) => beside(page, /^\/ilots\/popup\//, TURBO))

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', closeByBack],
  ] as const)
    test(`closing a dialog by ${how} is no visit, and what was typed stays`, { tag: '@daily' }, async ({
      page,
    }) => {
      await open(page, POPUP)
      await page.evaluate(() => {
        const field = Object.assign(document.createElement('input'), { id: 'tape' })
        document.body.append(field)
      })
      await page.locator('#tape').fill('Dupont')
      await page.locator('main [aria-haspopup=dialog]').first().click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeDefined()
      await close(page)
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeUndefined()
      await expect(page.locator('#tape')).toHaveValue('Dupont')
      expect(await page.evaluate(() => window.visits)).toBe(0)
    })

  test('a visit under an open dialog closes it, and the page can be scrolled; the next dialog opens', async ({
    page,
  }) => {
    await open(page, POPUP)
    const opener = page.locator('main [aria-haspopup=dialog]').first()
    await opener.click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.evaluate((path) => window.Turbo.visit(`${path}?encore`), POPUP)
    await expect(page).toHaveURL(/encore/)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect.poll(() => isLocked(page)).toBe(false)
    await opener.click()
    await expect(page.locator('dialog[open]')).toBeVisible()
  })
})

test('a body that a script replaces under an open dialog leaves no lock', async ({ page }) => {
  await open(page, POPUP)
  await page.locator('main [aria-haspopup=dialog]').first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  expect(await isLocked(page)).toBe(true)
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
  await expect.poll(() => isLocked(page)).toBe(false)
  expect(await page.evaluate(() => window.Ilots?.store.getState().modal.open)).toBe(false)
})
