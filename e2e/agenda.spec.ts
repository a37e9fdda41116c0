import type { Page } from '@playwright/test'
import { callsOf, expect, expectAccessible, open, test } from './test'

const calendar = (page: Page) => page.locator('[data-ilot="agenda"]').first()
const next = (page: Page) => calendar(page).locator('a[rel="next"]')
const month = (page: Page) => calendar(page).locator('caption')
const calls = (page: Page) => callsOf(page, 'common.php')
async function openCase(page: Page, name: string) {
  await open(page, `/ilots/agenda/${name}`)
  await expect(calendar(page)).toHaveAttribute('data-ilot-mounted', 'agenda')
}

test('without script, the month links lead to pages', async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/agences/bretagne/brest?mois=2026-12')
  await expect(month(page)).toHaveText('Décembre 2026')
  await next(page).click()
  await expect(page).toHaveURL(/bretagne\/brest\?mois=2027-01$/)
  await expect(month(page)).toHaveText('Janvier 2027')
  await context.close()
})

test('Enter shows the next month, says it, and keeps the focus on its successor', {
  tag: '@daily',
}, async ({ page }) => {
  await openCase(page, 'simple')
  await next(page).press('Enter')
  await expect(month(page)).toHaveText('Décembre 2026')
  await expect(next(page)).toBeFocused()
  await expect(page.locator('.ilots-spoken')).toHaveText('Décembre 2026')
  await expect(page).toHaveURL(/simple\?mois=2026-12$/)
  await page.keyboard.press('Enter')
  await expect(month(page)).toHaveText('Janvier 2027')
  await expectAccessible(page)
})

test('the call is the specification’s, and is made on hover, once', async ({ page }) => {
  await openCase(page, 'simple')
  await next(page).hover()
  await expect.poll(() => calls(page)).toHaveLength(1)
  await next(page).click()
  await expect(month(page)).toHaveText('Décembre 2026')
  const [call] = await calls(page)
  expect(call).toEqual({
    method: 'POST',
    url: '/plateforme/clients/utils/common.php',
    body: 'module=agenda&param=simple&date=2026-12',
  })
  // The link under the pointer now is that of the month after.
  const dates = (await calls(page)).map(({ body }) => body.slice(-7))
  expect(dates).toEqual([...new Set(dates)])
})

for (const name of ['sans-id', 'remplace-element'])
  test(`${name}: Back returns to the month before, Forward goes on, without a call`, async ({ page }) => {
    await openCase(page, name)
    for (const title of ['Décembre 2026', 'Janvier 2027']) {
      await next(page).press('Enter')
      await expect(month(page)).toHaveText(title)
      await expect(calendar(page)).toHaveAttribute('data-ilot-mounted', 'agenda')
    }
    await page.waitForLoadState('networkidle')
    const { length } = await calls(page)
    await page.evaluate(() => history.back())
    await expect(month(page)).toHaveText('Décembre 2026')
    await expect(next(page)).toBeFocused()
    await page.evaluate(() => history.back())
    await expect(month(page)).toHaveText('Novembre 2026')
    await page.evaluate(() => history.forward())
    await expect(month(page)).toHaveText('Décembre 2026')
    await expect(page).toHaveURL(/mois=2026-12$/)
    expect(await calls(page)).toHaveLength(length)
  })

test('after a reload, Back asks the server for the page of the month before', async ({ page }) => {
  await openCase(page, 'simple')
  await next(page).click()
  await expect(page).toHaveURL(/mois=2026-12$/)
  await page.reload()
  await expect(calendar(page)).toHaveAttribute('data-ilot-mounted', 'agenda')
  await expect(month(page)).toHaveText('Décembre 2026')
  await page.evaluate(() => history.back())
  await expect(month(page)).toHaveText('Novembre 2026')
  await expect(page).toHaveURL(/simple$/)
})

test('a failure keeps the month, says so, and tries again', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await openCase(page, 'simple')
  await page.route(/common\.php/, (route) => route.fulfill({ status: 500, body: '<h1>Erreur</h1>' }))
  // The link is at the window's lower edge: the notice comes above it, and must not push itself out of sight.
  await page.setViewportSize({ width: 1280, height: 500 })
  await next(page).evaluate((link) =>
    scrollTo({ top: scrollY + link.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' }),
  )
  await next(page).press('Enter')
  const alert = calendar(page).getByRole('alert')
  await expect(alert).toContainText('Ce mois n’a pas pu être affiché.')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(month(page)).toHaveText('Novembre 2026')
  await expect(page).toHaveURL(/simple$/)
  await expectAccessible(page)
  await page.unroute(/common\.php/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(month(page)).toHaveText('Décembre 2026')
  await expect(calendar(page).getByRole('alert')).toHaveCount(0)
})

test('two calendars on a page turn one by one, and Back knows which', async ({ page }) => {
  await open(page, '/ilots/agenda/deux')
  const rennes = page.locator('#agenda-rennes')
  await rennes.scrollIntoViewIfNeeded()
  await expect(rennes).toHaveAttribute('data-ilot-mounted', 'agenda')
  await next(page).press('Enter')
  await expect(month(page)).toHaveText('Décembre 2026')
  await expect(rennes.locator('caption')).toHaveText('Novembre 2026')
  await rennes.locator('a[rel="prev"]').press('Enter')
  await expect(rennes.locator('caption')).toHaveText('Octobre 2026')
  await page.evaluate(() => history.back())
  await expect(rennes.locator('caption')).toHaveText('Novembre 2026')
  await expect(month(page)).toHaveText('Décembre 2026')
})
