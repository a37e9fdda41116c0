import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { expect, moving, open, test } from './test'

const path = (name: string) => `/ilots/scroll-reveal/${name}`
const opacity = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity))
const waits = (page: Page, selector: string) => expect.poll(() => opacity(page, selector)).toBe(0)
const shows = (page: Page, selector: string) => expect.poll(() => opacity(page, selector)).toBe(1)
/** Scrolls until so many pixels of the element are in the window. */
const bring = (page: Page, selector: string, pixels: number) =>
  page
    .locator(selector)
    .evaluate(
      (element, seen) =>
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight + seen, behavior: 'instant' }),
      pixels,
    )
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test.describe('scroll-reveal', () => {
  test('without JavaScript, everything is there', async ({ browser, browserName, baseURL }) => {
    test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(path('simple'))
    await page.locator('#bloc').scrollIntoViewIfNeeded()
    await expect(page.locator('#bloc')).toHaveCSS('opacity', '1')
    await context.close()
  })

  test('what is in view stays, what lies below waits, and comes at 120 pixels', { tag: '@daily' }, async ({
    page,
  }) => {
    await open(page, path('simple'))
    await waits(page, '#bloc')
    expect(await opacity(page, '#vu')).toBe(1)
    await bring(page, '#bloc', 100)
    await frames(page)
    expect(await opacity(page, '#bloc')).toBe(0)
    await bring(page, '#bloc', 125)
    await shows(page, '#bloc')
    expect(await page.locator('#bloc').getAttribute('style')).toBeNull()
  })

  test('moves for 400 ms, without delay', async ({ page }) => {
    await open(page, path('simple'))
    await waits(page, '#bloc')
    const timing = await page
      .locator('#bloc')
      .evaluate((element) => element.getAnimations()[0]?.effect?.getTiming())
    expect(timing).toMatchObject({ duration: 400, delay: 0 })
  })

  test('the page’s own offset, duration and delay count', async ({ page }) => {
    await open(page, path('reglages'))
    await waits(page, '[data-aos]')
    const timing = await page
      .locator('[data-aos]')
      .evaluate((element) => element.getAnimations()[0]?.effect?.getTiming())
    expect(timing).toMatchObject({ duration: 1200, delay: 200 })
    await bring(page, '[data-aos]', 290)
    await frames(page)
    expect(await opacity(page, '[data-aos]')).toBe(0)
    await bring(page, '[data-aos]', 310)
    await shows(page, '[data-aos]')
  })

  test('at the end of the page, appears although its offset cannot be reached', async ({ page }) => {
    await open(page, path('fin'))
    await waits(page, '[data-aos]')
    await bring(page, '[data-aos]', 200)
    await shows(page, '[data-aos]')
  })

  test('under reduced motion, nothing waits', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver cannot emulate reduced motion')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path('simple'))
    await frames(page)
    expect(await moving(page)).toEqual([])
    expect(await opacity(page, '#bloc')).toBe(1)
  })

  test('focus inside shows it at once', async ({ page }) => {
    await open(page, path('simple'))
    await waits(page, '#bloc')
    await page.locator('#bloc a').evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    expect(await opacity(page, '#bloc')).toBe(1)
  })

  test('named by the address, is shown at once', async ({ page }) => {
    await open(page, path('cible'))
    await waits(page, '#promesse')
    await page.evaluate(() => {
      location.hash = 'promesse'
    })
    await shows(page, '#promesse')
  })

  test('printed, everything is there', async ({ page }) => {
    await open(page, path('simple'))
    await waits(page, '#bloc')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await opacity(page, '#bloc')).toBe(1)
  })

  test('no movement widens the page, at 320 px either', async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 600 })
      await open(page, path('mouvements'))
      await waits(page, '[data-aos="slide-left"]')
      for (const move of ['fade-left', 'zoom-out', 'zoom-out-left', 'slide-left', 'flip-left']) {
        await bring(page, `[data-aos="${move}"]`, 60)
        await frames(page)
        const wider = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(await wider(), `${move}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })

  test('settings that are none are said, and their defaults used', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-201.*data-aos(-offset|-duration|-delay)? refusé/)
    await open(page, path('refuse'))
    expect(complaints.all).toHaveLength(4)
    await waits(page, '[data-aos]')
    await bring(page, '[data-aos]', 130)
    await shows(page, '[data-aos]')
  })

  test('unmounted, is there again', async ({ page }) => {
    await open(page, path('simple'))
    await waits(page, '#bloc')
    await page.evaluate(() => window.Ilots?.unmount(document))
    expect(await opacity(page, '#bloc')).toBe(1)
  })

  test('when its code cannot be had, everything is there', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await page.route(codeOf('scroll-reveal'), (route) => route.abort())
    await open(page, path('simple'))
    expect(await opacity(page, '#bloc')).toBe(1)
  })
})
