import type { Page } from '@playwright/test'
import { expect, open, test } from './test'

const header = (page: Page) => page.locator('.case-demo [data-ilot]')
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
/** Waits until observers have had their say on the frame shown. */
const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )
const padding = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)
const height = (page: Page) =>
  header(page).evaluate((element) => `${(element as HTMLElement).offsetHeight}px`)
const textTop = (page: Page) =>
  page
    .locator('.case-text')
    .nth(20)
    .evaluate((element) => element.getBoundingClientRect().top + scrollY)

test('sticky after strictly more than 300 px below 768 px, and 400 px from there on', {
  tag: '@daily',
}, async ({ page }) => {
  await open(page, '/ilots/sticky-header/defilement')
  for (const { width, limit } of [
    { width: 767, limit: 300 },
    { width: 768, limit: 400 },
  ]) {
    await page.setViewportSize({ width, height: 700 })
    await scrollTo(page, limit)
    await frames(page)
    await expect(header(page), `${width} px`).not.toHaveClass(/is-sticky/)
    await scrollTo(page, limit + 1)
    await expect(header(page), `${width} px`).toHaveClass(/is-sticky/)
    await scrollTo(page, limit)
    await expect(header(page), `${width} px`).not.toHaveClass(/is-sticky/)
  }
})

test('a window made narrower has the limit of its width', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await open(page, '/ilots/sticky-header/hors-du-flux')
  await scrollTo(page, 350)
  await frames(page)
  await expect(header(page)).not.toHaveClass(/is-sticky/)
  await page.setViewportSize({ width: 700, height: 700 })
  await scrollTo(page, 350)
  await expect(header(page)).toHaveClass(/is-sticky/)
})

test('the scroll padding is its height while it is sticky, whatever that becomes', async ({ page }) => {
  await open(page, '/ilots/sticky-header/defilement')
  const before = await padding(page)
  await scrollTo(page, 900)
  await expect(header(page)).toHaveClass(/is-sticky/)
  await expect.poll(() => padding(page)).toBe(await height(page))
  await header(page).evaluate((element) => element.append(document.createElement('br'), 'Ouvert à 8 h'))
  await header(page).evaluate((element) => element.style.setProperty('flex-direction', 'column'))
  await expect.poll(() => padding(page)).toBe(await height(page))
  await scrollTo(page, 0)
  await expect.poll(() => padding(page)).toBe(before)
})

test('what gets the focus backwards is not under it', async ({ page }) => {
  await open(page, '/ilots/sticky-header/defilement')
  await page.getByRole('link', { name: 'Conseil 30' }).focus()
  await expect(header(page)).toHaveClass(/is-sticky/)
  // The page keeps its height free as soon as it has been measured.
  await expect.poll(async () => (await padding(page)) === (await height(page))).toBe(true)
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    // The site scrolls smoothly: where it ends counts.
    await expect
      .poll(() =>
        header(page).evaluate(
          (element) =>
            (document.activeElement?.getBoundingClientRect().top ?? 0) -
            element.getBoundingClientRect().bottom,
        ),
      )
      .toBeGreaterThanOrEqual(-1)
  }
})

for (const name of ['defilement', 'hors-du-flux'])
  test(`${name}: nothing moves when it gets sticky, nor when it no longer is`, async ({ page }) => {
    await open(page, `/ilots/sticky-header/${name}`)
    const before = await textTop(page)
    for (const [top, isSticky] of [
      [401, true],
      [400, false],
      [600, true],
      [0, false],
    ] as const) {
      await scrollTo(page, top)
      await expect(header(page)).toHaveClass(isSticky ? /is-sticky/ : /^(?!.*is-sticky)/)
      await frames(page)
      expect(await page.evaluate(() => scrollY)).toBe(top)
      expect(await textTop(page)).toBeCloseTo(before, 0)
    }
  })

test('a page opened where it was left is sticky at once', async ({ page }) => {
  await open(page, '/ilots/sticky-header/defilement')
  await scrollTo(page, 800)
  await page.reload()
  await expect(header(page)).toHaveClass(/is-sticky/)
})

test('unmount leaves the server’s HTML, the root and the scroll padding as they were', async ({ page }) => {
  await open(page, '/ilots/sticky-header/sans-classe')
  const before = await padding(page)
  await scrollTo(page, 900)
  await expect(header(page)).toHaveClass('is-sticky')
  await page.evaluate(() => window.Ilots?.unmount(document))
  await expect(header(page)).not.toHaveAttribute('class')
  expect(await padding(page)).toBe(before)
  expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2)
  expect(await page.locator('html').getAttribute('style')).toBeNull()
})

test('the site’s own header is', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 900)
  await expect(page.locator('.site-header')).toHaveClass(/is-sticky/)
})
