import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test'

const LIST = '/ilots/slideshow'
const shown = (page: Page) => page.locator('[data-role="back"] img')
const button = (page: Page) => page.getByRole('button', { name: /la présentation$/ })
const front = (page: Page) => page.locator('[data-role="front"]')
const source = (page: Page) => shown(page).getAttribute('src')

/** Time goes on by itself, and by hand; what is shown by now may be any slide. */
async function openCase(page: Page, name: string) {
  await page.clock.install()
  await open(page, `${LIST}/${name}`)
  await expect(button(page)).toBeVisible()
}

/** What may be in the middle of a fade is over. */
async function expectStill(page: Page) {
  await page.clock.runFor(1_500)
  const before = await source(page)
  await page.clock.runFor(60_000)
  expect(await source(page)).toBe(before)
}

async function expectGoesOn(page: Page) {
  const before = await source(page)
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return source(page)
    })
    .not.toBe(before)
}

test('without script, the first image is there', async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${baseURL}${LIST}/simple`)
  await expect(shown(page)).toBeVisible()
})

test('images fade over each other, and what follows does not move', async ({ page }) => {
  await openCase(page, 'simple')
  const caption = () => page.locator('.case-demo').evaluate((demo) => demo.getBoundingClientRect().height)
  await expectGoesOn(page)
  const height = await caption()
  const steps = await front(page).evaluateHandle((layer) => {
    const seen: number[] = []
    const note = () => seen.push(Number(layer.style.opacity))
    new MutationObserver(note).observe(layer, { attributeFilter: ['style'] })
    return seen
  })
  await expectGoesOn(page)
  const seen = await steps.jsonValue()
  expect(seen.filter((step) => step > 0 && step < 0.99).length).toBeGreaterThan(2)
  expect(Math.max(...seen)).toBe(0.99)
  expect(await caption()).toBe(height)
})

test('it can be stopped and started again, by keyboard too', { tag: '@daily' }, async ({ page }) => {
  await openCase(page, 'simple')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(button(page)).toHaveAccessibleName('démarrer la présentation')
  await expectStill(page)
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(button(page)).toHaveAccessibleName('arrêter la présentation')
  await expectGoesOn(page)
})

test('it stands still under the pointer, and goes on after it', async ({ page }) => {
  await openCase(page, 'simple')
  await shown(page).hover()
  await expectStill(page)
  await page.mouse.move(0, 0)
  await expectGoesOn(page)
})

test('images that do not come are passed over', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  complaints.expect(/ILOTS-406/)
  await openCase(page, 'manquantes')
  await expect.poll(() => source(page)).toMatch(/vue-neige|vue-plaine/)
  for (let turn = 0; turn < 3; turn += 1) await expectGoesOn(page)
  expect(complaints.all.filter((line) => line.includes('ILOTS-406'))).toHaveLength(2)
})

test('a call that an old script makes before any island is there is kept', async ({ page }) => {
  await openCase(page, 'ancien-appel')
  const link = page.locator('#fond').getByRole('link', { name: 'La forêt de Brocéliande.' })
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return link.isVisible()
    })
    .toBe(true)
  await expect(page.locator('#legende')).toHaveText('La forêt de Brocéliande.')
})

test('a list that is refused leaves what the server shows', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-201/)
  await open(page, `${LIST}/refuse`)
  await expect.poll(() => complaints.all.join()).toContain('data-slides refusé')
  await expect(page.locator('[data-role="back"]')).toHaveText('Nos vues reviennent bientôt.')
})
