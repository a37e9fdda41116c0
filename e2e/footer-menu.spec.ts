import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { watchShifts } from './layout-shift'
import { expect, expectAccessible, open, test } from './test'

/** The lists of a case are below the window when their code comes. */
const narrow = { width: 390, height: 300 }
const wide = { width: 1000, height: 800 }
const heading = (page: Page) => page.locator('.case-demo [data-role="toggle"]').first()
const first = (page: Page) => page.locator('.case-demo').getByRole('link', { name: 'Réparer un impact' })
const mounted = (page: Page) =>
  expect(page.locator('.case-demo [data-ilot]')).toHaveAttribute('data-ilot-mounted')

test('without script, everything is shown', async ({ browser, browserName, baseURL }) => {
  test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: narrow,
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await page.goto('/ilots/footer-menu/titres')
  await expect(first(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nos services' })).toBeVisible()
  await context.close()
})

test('in a wide window, its code is not asked for', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, '/ilots/footer-menu/titres')
  await page.waitForLoadState('networkidle')
  await expect(first(page)).toBeVisible()
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.join()).not.toContain('footer-menu')
})

for (const name of ['titres', 'boutons', 'liens'])
  test(`${name}: Enter and Space open and close`, { tag: name === 'boutons' ? '@daily' : [] }, async ({
    page,
  }) => {
    await page.setViewportSize(narrow)
    await open(page, `/ilots/footer-menu/${name}`)
    await mounted(page)
    const button = page.getByRole('button', { name: 'Nos services' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(first(page)).toBeHidden()
    for (const key of ['Enter', 'Space']) {
      await button.press(key)
      await expect(button, key).toHaveAttribute('aria-expanded', 'true')
      await expect(first(page), key).toBeVisible()
      await button.press(key)
      await expect(first(page), key).toBeHidden()
    }
    await button.press('Enter')
    await expectAccessible(page)
    await expect(page).toHaveURL(new RegExp(`${name}$`))
  })

test('a list that is in the window when its code comes stays open, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ ...narrow, height: 1200 })
  const shifts = await watchShifts(page)
  await open(page, '/ilots/footer-menu/titres')
  await mounted(page)
  await expect(page.getByRole('button', { name: 'Nos services' })).toHaveAttribute('aria-expanded', 'true')
  await expect(first(page)).toBeVisible()
  await page.getByRole('button', { name: 'Nos services' }).click()
  await expect(first(page)).toBeHidden()
  expect(shifts.filter(({ isAfterInput }) => !isAfterInput)).toEqual([])
})

test('a click opens one list and leaves the others', async ({ page }) => {
  await page.setViewportSize(narrow)
  await open(page, '/ilots/footer-menu/titres')
  await mounted(page)
  await page.getByRole('button', { name: 'Nos services' }).click()
  await page.getByRole('button', { name: 'L’entreprise' }).click()
  await expect(first(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notre histoire' })).toBeVisible()
})

test('a window made wider shows all, as plain headings; made narrower, folds them again', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await open(page, '/ilots/footer-menu/titres')
  await mounted(page)
  await page.setViewportSize({ ...wide, width: 768 })
  await expect(page.locator('.case-demo').getByRole('heading', { name: 'Nos services' })).toBeVisible()
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-controls'])
    await expect(heading(page)).not.toHaveAttribute(name)
  await expect(first(page)).toBeVisible()
  await page.setViewportSize({ ...wide, width: 767 })
  await expect(page.getByRole('button', { name: 'Nos services' })).toHaveAttribute('aria-expanded', 'false')
  await expect(first(page)).toBeHidden()
})

test('a title that is a link is followed in a wide window', async ({ page }) => {
  await page.setViewportSize(narrow)
  await open(page, '/ilots/footer-menu/liens')
  await mounted(page)
  await page.setViewportSize(wide)
  await expect(heading(page)).not.toHaveAttribute('role')
  await heading(page).click()
  await expect(page).toHaveURL(/bloc=services$/)
})

test('a title without a list is named in the console, and stays', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-202/)
  await page.setViewportSize(narrow)
  await open(page, '/ilots/footer-menu/sans-liste')
  await mounted(page)
  expect(complaints.all.join()).toContain('attendu une liste après data-role="toggle"')
  await expect(heading(page)).not.toHaveAttribute('role')
})

test('code that cannot be loaded leaves everything shown', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.setViewportSize(narrow)
  await page.route(codeOf('footer-menu'), (route) => route.abort())
  await open(page, '/ilots/footer-menu/titres')
  await expect.poll(() => complaints.all.join()).toContain('ILOTS-301')
  await expect(first(page)).toBeVisible()
})

test('the footer of the site folds on a phone', async ({ page }) => {
  await page.setViewportSize(narrow)
  await open(page, '/actualites')
  const columns = page.locator('.footer-columns')
  // Its code comes before the lists are in the window.
  await columns.evaluate((nav) => {
    const { top } = nav.getBoundingClientRect()
    scrollTo({ top: scrollY + top - innerHeight - 50, behavior: 'instant' })
  })
  await expect(columns).toHaveAttribute('data-ilot-mounted')
  const button = page.getByRole('button', { name: 'L’entreprise' })
  // The bundle's own styles are on this page, too: none of them makes it a browser's grey button.
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button.click()
  await page.getByRole('link', { name: 'Plan du site' }).click()
  await expect(page).toHaveURL(/plan-du-site$/)
})
