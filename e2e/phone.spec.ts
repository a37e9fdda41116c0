/**
 * A phone and its network: 150 ms, 1.6 Mbit/s, a processor four times slower. A first tap asks for code in one wave,
 * and what is seen first waits for no script. `feels.spec.ts` measures whole journeys there.
 */
import type { Page } from '@playwright/test'
import { ANY_CODE, codeOf } from './code'
import { frames, slowDown } from './journeys'
import { expect, open, test } from './test'

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true })

const lightbox = (page: Page) => page.locator('dialog.ilots-lightbox')
const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')

/** Waves of code from now on: what is asked for before anything of the wave before has come. */
function watchCode(page: Page) {
  const waves: string[][] = []
  let isOpen = false
  page.on('request', (request) => {
    if (!ANY_CODE.test(request.url())) return
    if (!isOpen) waves.push([])
    isOpen = true
    waves.at(-1)?.push(new URL(request.url()).pathname)
  })
  page.on('requestfinished', (request) => {
    if (ANY_CODE.test(request.url())) isOpen = false
  })
  return waves
}

for (const warm of ['none', 'near'] as const)
  test(`a first lightbox asks for ${warm === 'none' ? 'one wave of code when none is here' : 'no code when it was fetched ahead'}`, {
    tag: ['@chromium-only', '@preact-only', ...(warm === 'none' ? (['@daily'] as const) : [])],
  }, async ({ page }) => {
    if (warm === 'none')
      await page.addInitScript(() => {
        window.IlotsConfig = { warm: 'none' }
      })
    await slowDown(page)
    await open(page, '/ilots/lightbox/groupe')
    if (warm === 'near')
      await expect
        .poll(() =>
          page.evaluate(() => (window.Ilots?.inspect().fetched ?? []).map(({ file }) => `/${file}`)),
        )
        .toContainEqual(expect.stringMatching(codeOf('lightbox')))
    await page.waitForLoadState('networkidle')
    const waves = watchCode(page)
    await page.locator('a[rel^="lightbox"]').first().tap()
    await expect(lightbox(page).locator('img').first()).toBeVisible()
    const its = ['lightbox', 'react', 'dialogs'].map(codeOf)
    const ofLightbox = waves.filter((wave) => wave.some((file) => its.some((code) => code.test(file))))
    expect(ofLightbox, JSON.stringify(waves)).toHaveLength(warm === 'none' ? 1 : 0)
  })

for (const path of ['/', '/actualites', '/realisations'])
  test(`what is seen first on ${path} is the same without script, and waits for no code`, {
    tag: '@chromium-only',
  }, async ({ page }) => {
    test.setTimeout(90_000)
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { largest: seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push(
            (entry as PerformanceEntry & { element?: Element }).element?.outerHTML.slice(0, 120) ?? '',
          )
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const largest = () =>
      page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1) ?? '')
    await slowDown(page)
    // The page alone.
    await page.route('**/ilots.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await frames(page)
    const alone = await largest()
    expect(alone).not.toBe('')
    await page.unroute('**/ilots.js')
    // With the loader, while no code of an island comes.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(ANY_CODE, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(largest).toBe(alone)
    release()
    await isReady(page)
    await page.waitForLoadState('networkidle')
    await frames(page)
    expect(await largest()).toBe(alone)
  })
