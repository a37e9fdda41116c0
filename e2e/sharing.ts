/** The article whose buttons share it: each button is an island of its own. */
import type { Page } from '@playwright/test'
import { expect, test } from './test'

declare global {
  interface Window {
    /** What the page has asked `window.open`, `navigator.share` and the clipboard for. */
    asked: unknown[][]
  }
}

export const ARTICLE = '/actualites/impact-que-faire'
export const box = (page: Page) => page.locator('[data-ilot="share-toolbox"]')
export const button = (page: Page, name: string) => box(page).getByRole('link', { name, exact: true })
export const asked = (page: Page) => page.evaluate(() => window.asked)

/** Without script, the button is a link to a page that shares the article's address. */
export function leadsWithoutScript(name: string, heading: string): void {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

    test(`« ${name} » leads somewhere, with the address of the article`, async ({ page, baseURL }) => {
      await page.goto(ARTICLE)
      await button(page, name).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('main')).toContainText(`${baseURL}${ARTICLE}`)
    })
  })
}
