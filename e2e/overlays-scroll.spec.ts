import type { Page } from '@playwright/test'
import { expect, open, settle, test } from './test'

/**
 * With scrollbars that take room, as a mouse has them: Playwright hides Chromium's. It takes a browser of its own.
 */
const withScrollbars = test.extend<object, { launchOptions: object }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

const dialog = (page: Page) => page.locator('dialog.ilots-modal, dialog.ilots-popup, dialog.ilots-menu')
const longDialog = '[data-modal-case="longue"]'

/** Left edge and width of what would jump, and where the page is. */
const places = (page: Page) =>
  page.evaluate(() => ({
    boxes: ['body', 'main', '.site-header', '.fixed-banner'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return [selector, box?.left, box?.width]
    }),
    scroll: [scrollX, scrollY],
  }))

async function scrolled(page: Page, path: string) {
  await open(page, path)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
}

/** Without bringing the opener into view. */
const click = (page: Page, selector: string) =>
  page.evaluate((selected) => document.querySelector<HTMLElement>(selected)?.click(), selector)

for (const path of ['/difficile/entetes', '/difficile/corps-defilant'])
  test.describe(path, () => {
    for (const selector of [longDialog, '.squeezebox', '#fMenuMobileButton'])
      withScrollbars(`nothing moves while ${selector} is open, nor when it closes`, async ({ page }) => {
        await scrolled(page, path)
        expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(
          0,
        )
        const before = await places(page)
        await click(page, selector)
        await expect(dialog(page)).toBeVisible()
        await settle(page)
        expect(await places(page)).toEqual(before)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
        expect(await places(page)).toEqual(before)
        expect(await page.evaluate(() => document.documentElement.getAttributeNames().sort())).toEqual([
          'data-ilots',
          'lang',
        ])
      })

    test('wheel and keys scroll the dialog and never the page', async ({ page }) => {
      await scrolled(page, path)
      await click(page, longDialog)
      await expect(dialog(page)).toBeVisible()
      await settle(page)
      await page.mouse.move(640, 360)
      // More than the dialog can scroll: the rest must not go to the page.
      for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 3_000)
      await expect.poll(() => dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1_000)
      await page.mouse.move(5, 5)
      await page.mouse.wheel(0, 600)
      for (const key of ['End', 'PageDown', 'Home', 'ArrowUp']) await page.keyboard.press(key)
      expect(await page.evaluate(() => scrollY)).toBe(700)
    })
  })

test('the place is kept to the pixel when the page was shorter for a while', async ({ page }) => {
  await scrolled(page, '/difficile/entetes')
  await click(page, longDialog)
  await expect(dialog(page)).toBeVisible()
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      const main = document.querySelector('main')
      if (main) main.hidden = value
    }, hidden)
  await hide(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(700)
  // For long enough to be seen: browsers tell of a scroll with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await hide(false)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('a script that scrolls the page on purpose is not undone', async ({ page }) => {
  await scrolled(page, '/difficile/entetes')
  await click(page, longDialog)
  await expect(dialog(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeUndefined()
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('without a scrollbar no room is kept for one', async ({ page }) => {
  await open(page, '/difficile/entetes')
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const opener = document.querySelector('[data-modal-case="longue"]')
    if (main && opener) main.replaceChildren(opener)
    document.querySelector('footer')?.remove()
  })
  await page.locator(longDialog).click()
  await expect(dialog(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.clientWidth - innerWidth)).toBe(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  /** @returns whether the overlay stopped the browser from scrolling. */
  const touch = (page: Page, selector: string, from: number, to: number, fingers = 1) =>
    page.evaluate(
      ([selected, start, end, count]) => {
        const target = document.querySelector(selected) ?? document.body
        const touches = (clientY: number) =>
          Array.from(
            { length: count },
            (_, identifier) => new Touch({ identifier, target, clientX: 50, clientY }),
          )
        const send = (type: string, y: number) =>
          target.dispatchEvent(
            new TouchEvent(type, { touches: touches(y), bubbles: true, cancelable: true, composed: true }),
          )
        send('touchstart', start)
        return !send('touchmove', end)
      },
      [selector, from, to, fingers] as const,
    )

  test('only what can scroll that way does, and two fingers zoom', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'it has no touch events on a desktop')
    await scrolled(page, '/difficile/entetes')
    await click(page, longDialog)
    await expect(dialog(page)).toBeVisible()
    await dialog(page).evaluate((element) => element.scrollTo(0, 0))
    expect(await touch(page, '.ilots-modal-body p', 300, 200), 'up, from the top').toBe(false)
    expect(await touch(page, '.ilots-modal-body p', 200, 300), 'down, from the top').toBe(true)
    expect(await touch(page, '.ilots-modal-body p', 200, 300, 2), 'two fingers').toBe(false)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(await touch(page, 'main', 300, 200), 'the page, afterwards').toBe(false)
  })
})
