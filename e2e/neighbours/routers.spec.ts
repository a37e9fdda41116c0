/** Routers, which take a traversal for a visit and replace the page: history is shared (contract §9). */
import type { Page } from '@playwright/test'
import { closeByBack, expect, open, test } from '../test'
import { ROUTERS, TURBO, withRouter } from './routers'

const POPUP = '/ilots/popup/simple'
const LIST = '/ilots/content-block/pages'
const ELSEWHERE = '/ilots/popup/params'

/** A field, and a link that is the router's, on the page; in what a pop-up shows, a link too. */
const more = (html: string) =>
  html.includes('</main>')
    ? html.replace(
        '</main>',
        `<p><label>Nom <input id="tape"></label></p><p><a id="ailleurs" href="${ELSEWHERE}">Ailleurs</a></p></main>`,
      )
    : `${html}<p><a id="dedans" href="${ELSEWHERE}">Ailleurs</a></p>`

const isLocked = (page: Page) => page.evaluate(() => document.querySelector('[data-ilots-locked]') !== null)
const overlayEntry = (page: Page) => page.evaluate(() => history.state?.ilotsOverlay)
const opener = (page: Page) => page.locator('main [aria-haspopup=dialog]').first()
const address = (page: Page) => page.evaluate(() => location.pathname + location.search)

async function openDialog(page: Page): Promise<void> {
  await opener(page).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect.poll(() => overlayEntry(page)).toBeDefined()
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect.poll(() => overlayEntry(page)).toBeUndefined()
  await expect.poll(() => isLocked(page)).toBe(false)
}

/**
 * Goes Forward into the entry of a dialog that is closed, which is left at once: the browser is at another entry
 * twice.
 */
async function goForwardToNothing(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let changes = 0
        const { navigation } = window as unknown as { navigation: EventTarget }
        navigation.addEventListener('currententrychange', () => {
          changes += 1
          if (changes === 2) resolve()
        })
        history.forward()
      }),
  )
  await expectClosed(page)
}

/** A router that is still drawing loads a page anew when the visitor goes on meanwhile. */
const hasDrawn = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.isDrawing?.() ?? false)).toBe(false)

async function closeInEachWay(page: Page): Promise<void> {
  const asked: string[] = []
  await open(page, POPUP)
  await page.locator('#tape').fill('Dupont')
  await page.locator('main').evaluate((main) => Object.assign(main, { mine: true }))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const before = await page.evaluate(() => scrollY)
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(opener(page)).toBeFocused()
  await openDialog(page)
  await closeByBack(page)
  await expectClosed(page)
  await goForwardToNothing(page)
  await expect(opener(page)).toBeFocused()
  await expect(page.locator('#tape')).toHaveValue('Dupont')
  expect(await page.locator('main').evaluate((main) => 'mine' in main)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(asked).not.toContain(POPUP)
}

async function turnVisitAndGoBack(page: Page): Promise<void> {
  await open(page, LIST)
  const title = () => page.locator('#bloc-pages [data-role="items"] > *').first().textContent()
  const first = await title()
  await page.locator('#bloc-pages a[data-num="2"]').click()
  await expect.poll(title).not.toBe(first)
  await expect.poll(() => address(page)).toBe(`${LIST}?page=2`)
  const second = await title()
  expect(await page.evaluate(() => window.visits)).toBe(0)
  await page.locator('#ailleurs').click()
  await expect(page.getByRole('heading', { name: 'Des paramètres' })).toBeVisible()
  await expect.poll(() => address(page)).toBe(ELSEWHERE)
  await hasDrawn(page)
  for (const [step, where, what] of [
    [-1, `${LIST}?page=2`, second],
    [-1, LIST, first],
    [1, `${LIST}?page=2`, second],
    [-1, LIST, first],
  ] as const) {
    await page.evaluate((step) => history.go(step), step)
    await expect
      .poll(async () => [await address(page), await title().catch(() => undefined)])
      .toEqual([where, what])
    await hasDrawn(page)
  }
}

async function followInside(page: Page): Promise<void> {
  await open(page, POPUP)
  await openDialog(page)
  await page.evaluate(() => Object.assign(window, { mine: true }))
  await page.locator('#dedans').click()
  await expect(page.getByRole('heading', { name: 'Des paramètres' })).toBeVisible()
  await expectClosed(page)
  expect(await address(page)).toBe(ELSEWHERE)
  // By the router, or by the browser: htmx knows of no link that it has not seen come.
  await expect.poll(() => page.evaluate(() => (window.visits ?? 0) + Number(!('mine' in window)))).toBe(1)
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { name: 'Un fragment de page' })).toBeVisible()
  await expectClosed(page)
  expect(await address(page)).toBe(POPUP)
}

for (const router of ROUTERS)
  for (const place of ['after the tag', 'before the tag'] as const)
    test.describe(`${router.library} ${router.version}, ${place}`, () => {
      test.beforeEach(({ page }) => withRouter(page, router, place, more))

      const isDaily = place === 'after the tag'
      test(
        'closing a dialog, or Forward to it, is no visit, and what was typed stays',
        isDaily ? { tag: '@daily' } : {},
        async ({ page }) => {
          await closeInEachWay(page)
          expect(await page.evaluate(() => window.visits)).toBe(0)
        },
      )

      test('Back to a block that has turned its page shows that page, and Back again the first one', ({
        page,
      }) => turnVisitAndGoBack(page))

      test('a link in a pop-up is followed once, and the pop-up is gone', ({ page }) => followInside(page))
    })

test('Turbo before the tag, without its line, takes a dialog that closes for a visit, and it is said why', {
  tag: '@chromium-only',
}, async ({ page, complaints }) => {
  complaints.expect(/ILOTS-108/)
  await withRouter(page, { ...TURBO, lateLine: '' }, 'before the tag', more)
  await open(page, POPUP)
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => complaints.all).toEqual([expect.stringContaining('ILOTS-108')])
  await expect.poll(() => page.evaluate(() => window.visits)).toBe(1)
})

test('a dialog that Back has closed stays closed on Forward, and Back leads on from there', async ({
  page,
}) => {
  await open(page, ELSEWHERE)
  await open(page, POPUP)
  await openDialog(page)
  await closeByBack(page)
  await expectClosed(page)
  await goForwardToNothing(page)
  await page.goBack()
  expect(await address(page)).toBe(ELSEWHERE)
})

test('without the Navigation API, a pop-up closes once a script has gone on to another page', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await open(page, POPUP)
  await openDialog(page)
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    document.querySelector('main')?.replaceChildren('Une autre page')
  }, ELSEWHERE)
  await expectClosed(page)
})

test('a body that a script replaces under an open dialog leaves no lock', async ({ page }) => {
  await open(page, POPUP)
  await opener(page).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  expect(await isLocked(page)).toBe(true)
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
  await expect.poll(() => isLocked(page)).toBe(false)
  expect(await page.evaluate(() => window.Ilots?.store.getState().modal.open)).toBe(false)
})
