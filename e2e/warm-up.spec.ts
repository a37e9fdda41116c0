/**
 * Code that is fetched before it is needed (contract §8, `warm`). React itself is over the budget: its flavour has
 * little ahead.
 */
import type { Page, Request } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { ANY_CODE, bytesOf, codeOf } from './code'
import { expect, open, test } from './test'

const GALLERY = '/ilots/lightbox/groupe'
const fetched = (page: Page) =>
  page.evaluate(() => (window as unknown as { Ilots: IlotsApi }).Ilots.inspect().fetched)
const ahead = async (page: Page) => (await fetched(page)).filter(({ used }) => !used)
const openFirst = (page: Page) => page.locator('[rel^="lightbox"]').first().click()
const lightbox = (page: Page) => page.getByRole('dialog').locator('img').first()

/** Files of islands' code that are asked for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    if (ANY_CODE.test(request.url())) asked.push(request.url())
  })
  return asked
}

/**
 * Waits until whatever fetches ahead has had its turn: the page is loaded, its code, where it was asked for, has run,
 * and then come, in this order, an idle moment, a look at what is in the window, and another idle moment, as there.
 */
async function quiet(page: Page, isWarm = true): Promise<void> {
  const isHere = async () => (await fetched(page)).some(({ file }) => codeOf('warm-up').test(`/${file}`))
  if (isWarm) await expect.poll(isHere).toBe(true)
  await page.evaluate(async () => {
    const inspect = () => (window as unknown as { Ilots: IlotsApi }).Ilots.inspect()
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    if (document.readyState !== 'complete')
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    // Imports that are under way, and what they start in the same turn.
    await Promise.all(
      inspect()
        .fetched.filter(({ used }) => used)
        .map(
          ({ file }) =>
            import(
              new URL(file, document.querySelector<HTMLScriptElement>('script[src*="ilots"]')?.src).href
            ),
        ),
    )
    await idle()
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement))
    await idle()
  })
}

/**
 * Chromium without a window grants some pages no idle moment until its time-out of two seconds: by then what is
 * fetched runs at once, and nobody sees it unused. Without the callback, the page goes on as in Safari.
 */
const idleAtOnce = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))

/** Whether the first link of the gallery has its island. */
const isPrepared = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { Ilots: IlotsApi }).Ilots.inspect().islands.some(
      ({ island, state }) => island === 'lightbox' && state === 'mounted',
    ),
  )

test('what is in the window is here before a tap, has run, and opens within the press', {
  tag: ['@daily', '@preact-only'],
}, async ({ page }) => {
  await idleAtOnce(page)
  await open(page, GALLERY)
  await expect
    .poll(async () => (await ahead(page)).some(({ file }) => codeOf('lightbox').test(`/${file}`)))
    .toBe(true)
  const bytes = (await ahead(page)).map(({ file }) => bytesOf(file))
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(40 * 1_024)
  // The visitor moves: what is looked at is prepared.
  await page.mouse.wheel(0, 1)
  await expect.poll(() => isPrepared(page)).toBe(true)
  const asked = watch(page)
  const isOpen = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[rel^="lightbox"]')?.click()
    // Promises that are settled, and no task besides.
    for (let turn = 0; turn < 50; turn += 1) await undefined
    return document.querySelector('dialog.ilots-lightbox[open]') !== null
  })
  expect(isOpen).toBe(true)
  await expect(lightbox(page)).toBeVisible()
  // The site's translations are another matter: the dialog has asked for a text.
  expect(asked.filter((url) => !codeOf('translations').test(url))).toEqual([])
})

test('what is below the window waits until it is scrolled to, and what is there is looked at first', {
  tag: '@preact-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 260 })
  await open(page, GALLERY)
  const link = page.locator('[rel^="lightbox"]').first()
  await link.evaluate((element) => {
    const room = document.createElement('div')
    room.style.height = '3000px'
    element.closest('section, ul, main > *')?.before(room)
  })
  await quiet(page)
  const lightboxes = async () =>
    (await fetched(page)).filter(({ file }) => codeOf('lightbox').test(`/${file}`))
  expect(await lightboxes()).toEqual([])
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => isPrepared(page)).toBe(true)
})

test('a file that could not be fetched ahead is asked for again by the tap', {
  tag: '@preact-only',
}, async ({ page, complaints }) => {
  // Firefox asks no second time for a module that did not come: should the import that follows the failure fail as
  // well, the press fails, and the click asks by another address.
  complaints.expect(/Failed to load resource|ERR_FAILED/, /ILOTS-301\] lightbox/)
  let requests = 0
  await page.route(codeOf('lightbox'), (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await open(page, GALLERY)
  // Firefox may have asked again by then.
  await expect.poll(() => requests).toBeGreaterThan(0)
  await openFirst(page)
  await expect(lightbox(page)).toBeVisible()
})

const NONE: Record<string, () => void> = {
  'the configuration says so': () => {
    window.IlotsConfig = { warm: 'none' }
  },
  'the visitor saves data': () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  },
  'the network is slow': () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } })
  },
}
for (const [reason, prepare] of Object.entries(NONE))
  test(`nothing is fetched ahead where ${reason}`, async ({ page }) => {
    await page.addInitScript(prepare)
    await open(page, GALLERY)
    await quiet(page, reason !== 'the configuration says so')
    const names = (await ahead(page)).map(({ file }) => `/${file}`)
    expect(names.filter((name) => !codeOf('warm-up').test(name))).toEqual([])
    await openFirst(page)
    await expect(lightbox(page)).toBeVisible()
  })

test('what nobody needs yet does not begin before the page has loaded: Firefox would hold `load` back for it', async ({
  page,
}) => {
  const asked = watch(page)
  let show = () => {}
  const held = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.route(/\.svg/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, GALLERY, 'domcontentloaded')
  await page.evaluate(() => {
    ;(window as unknown as { Ilots: IlotsApi }).Ilots.t('Fermer')
    return new Promise((resolve) => requestIdleCallback(resolve))
  })
  const early = ['warm-up', 'translations', 'registration'].map(codeOf)
  expect(asked.filter((url) => early.some((code) => code.test(url)))).toEqual([])
  show()
  for (const code of [codeOf('warm-up'), codeOf('translations')])
    await expect.poll(() => asked.some((url) => code.test(url))).toBe(true)
})

test('what an answer of the server has brought is fetched ahead, too', { tag: '@preact-only' }, async ({
  page,
}) => {
  await open(page, '/ilots/goto-block/simple')
  await quiet(page)
  const lightboxes = async () =>
    (await fetched(page)).filter(({ file }) => codeOf('lightbox').test(`/${file}`))
  expect(await lightboxes()).toEqual([])
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, { href: '/photos/vue-alpes-900.svg', rel: 'lightbox', textContent: 'Alpes' })
    document.querySelector('main')?.prepend(link)
  })
  // Any call is a reason to look again.
  await page.evaluate(() => (window as unknown as { Ilots: IlotsApi }).Ilots.t('Bonjour'))
  await expect.poll(lightboxes).toHaveLength(1)
})
