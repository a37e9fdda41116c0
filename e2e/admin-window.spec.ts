import type { Page } from '@playwright/test'
import { expect, open, test } from './test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  test('the administration is a link', async ({ page }) => {
    await page.goto('/redaction')
    await page
      .getByRole('link', { name: /^Administrer/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
  })
})

const links = (page: Page) => page.getByRole('link', { name: /^Administrer/ })

test('is one tab of the product’s name, used again and shown', { tag: '@daily' }, async ({
  page,
  context,
  browserName,
}) => {
  await open(page, '/ilots/admin-window/deux-liens')
  const [tab] = await Promise.all([page.waitForEvent('popup'), links(page).first().press('Enter')])
  await expect(tab.locator('main')).toContainText('les cinq premiers gestes')
  expect(await tab.evaluate(() => window.name)).toBe('vitrea-admin')
  await page.bringToFront()
  await links(page).last().click()
  await expect(tab.locator('main')).toContainText('Pourquoi une caméra')
  expect(context.pages()).toHaveLength(2)
  test.skip(browserName === 'firefox', 'its driver keeps the tab in front that it was told to')
  await expect.poll(() => tab.evaluate(() => document.visibilityState)).toBe('visible')
})

test('a refused address is a warning, and the link stays a link', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-203/)
  await open(page, '/ilots/admin-window/refuse')
  await page.locator('[data-ilot="admin-window"]').hover()
  await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
  await expect(page.locator('[data-ilot="admin-window"]')).not.toHaveAttribute('data-ilot-mounted')
})
