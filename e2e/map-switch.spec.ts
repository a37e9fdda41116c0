import type { Page } from '@playwright/test'
import { frames } from './journeys'
import { sumOf, watchShifts } from './layout-shift'
import { expect, expectAccessible, hold, open, test } from './test'

const list = (page: Page) => page.locator('[data-panel="liste"]')
const map = (page: Page) => page.locator('[data-panel="carte"]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('without script, list and map are both there, without dead buttons', async ({
  browser,
  baseURL,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/agences')
  await expect(list(page)).toBeVisible()
  await expect(map(page)).toBeVisible()
  await expect(button(page, 'Carte')).toBeHidden()
  await context.close()
})

for (const [width, height] of [
  [390, 844],
  [1280, 2_400],
] as const)
  test(`nothing moves when the code comes late, ${width} by ${height}`, { tag: '@chromium-only' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const shifts = await watchShifts(page)
    for (const path of ['/agences', '/agences?vue=carte']) {
      const release = await hold(page, '**/p/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('.site-footer')).toBeAttached()
      await frames(page)
      release()
      await expect(page.locator('#vue')).toHaveAttribute('data-ilot-mounted', 'map-switch')
      await frames(page)
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBe(0)
    }
  })

test('when the code does not come, both are shown after a while', { tag: '@chromium-only' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-301|Failed to load resource/)
  await page.route('**/p/*.js', (route) => route.abort())
  await page.goto('/agences')
  await expect(list(page)).toBeVisible()
  await expect(map(page)).toBeHidden()
  await map(page).evaluate((panel) => {
    for (const animation of panel.getAnimations()) animation.finish()
  })
  await expect(map(page)).toBeVisible()
})

test('on load, the address decides what is shown, and a site’s display does not bring the other back', async ({
  page,
}) => {
  await open(page, '/agences?vue=carte')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-panel] { display: grid }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expect(map(page)).toBeVisible()
  await expect(list(page)).toBeHidden()
  await expect(button(page, 'Carte')).toHaveAttribute('aria-pressed', 'true')
})

test('Enter and Space switch, the focus stays, and both ways are accessible', { tag: '@daily' }, async ({
  page,
}) => {
  await open(page, '/ilots/map-switch/simple')
  await button(page, 'Carte').press('Enter')
  await expect(map(page)).toBeVisible()
  await expect(list(page)).toBeHidden()
  await expect(button(page, 'Carte')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Liste').press('Space')
  await expect(list(page)).toBeVisible()
  await expect(map(page)).toBeHidden()
})

test('the choice is there again after a reload, and on Back from another page', async ({ page }) => {
  await open(page, '/agences?tri=titre')
  await button(page, 'Carte').click()
  await expect(page).toHaveURL(/\?tri=titre&vue=carte$/)
  await page.reload()
  await expect(map(page)).toBeVisible()
  await expect(list(page)).toBeHidden()
  await page.getByRole('link', { name: 'Bretagne : 3 ateliers' }).click()
  await expect(page).toHaveURL(/agences\/bretagne$/)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/vue=carte$/)
  await expect(map(page)).toBeVisible()
  await expect(list(page)).toBeHidden()
})

test('in a form, a button without a type switches and sends nothing', async ({ page }) => {
  await open(page, '/ilots/map-switch/formulaire')
  await button(page, 'Carte').click()
  await expect(map(page)).toBeVisible()
  await expect(page).toHaveURL(/formulaire\?dans-formulaire=carte$/)
})

test('a part that is missing is named in the console, and nothing is hidden', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-202\] map-switch \(div#sans-carte\) : il manque \[data-panel="carte"\]/)
  await open(page, '/ilots/map-switch/panneau-absent')
  await expect(list(page)).toBeVisible()
  expect(complaints.all).toHaveLength(1)
})

test('HTML that comes later is a switch, too, and shows what the address names', async ({ page }) => {
  await open(page, '/ilots/map-switch/carte-d-abord?vue-carte=liste')
  await expect(map(page)).toBeHidden()
  await page.locator('#vue-carte').evaluate((host) => {
    window.Ilots?.unmount(host)
    host.replaceWith(host.cloneNode(true))
  })
  await expect(page.locator('#vue-carte')).toHaveAttribute('data-ilot-mounted', 'map-switch')
  await expect(map(page)).toBeHidden()
  await button(page, 'Carte').click()
  await expect(list(page)).toBeHidden()
})
