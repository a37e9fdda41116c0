import type { Page } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { codeOf } from './code'
import { expect, expectAccessible, moving, open, settle, test } from './test'

declare const Ilots: IlotsApi

const LIST = '/ilots/toast'
const shelf = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const toasts = (page: Page) => shelf(page).getByRole('status')
const closers = (page: Page) => shelf(page).getByRole('button', { name: 'Fermer' })
const press = (page: Page, name: string) => page.locator(`[data-toast-case="${name}"]`).click()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Votre devis' })
const SAVED = 'Votre devis est enregistré.'

/** Whether an element is what a pointer would meet in its middle. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('nothing of it is loaded before the first one', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await open(page, LIST)
  expect(files.filter((url) => url.includes('toast-') && !url.includes('toast-cases'))).toEqual([])
  await press(page, 'simple')
  await expect(toasts(page)).toHaveText(SAVED)
})

test('it is named, readable and accessible, and does not take the focus', { tag: '@daily' }, async ({
  page,
  pressFocus,
}) => {
  await open(page, LIST)
  await press(page, 'reste')
  await expect(toasts(page)).toContainText('La connexion est perdue')
  if (pressFocus === 'browser') await expect(page.locator('[data-toast-case="reste"]')).toBeFocused()
  await expectAccessible(page)
})

test.describe('its time', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, LIST)
    // Installed, the clock goes on by itself: a slow machine would see the toast go.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('[data-toast-case="simple"]').press('Enter')
    await expect(page.locator('.ilots-toast')).toHaveCount(1)
    await page.clock.runFor(20)
    await expect(toasts(page)).toHaveText(SAVED)
  })

  test('is five seconds, and it leaves nothing', async ({ page }) => {
    await page.clock.runFor(4900)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(100)
    await expect(page.locator('[class^="ilots-toast"]')).toHaveCount(0)
  })

  test('stands still while the pointer is on it, and what is left goes on', async ({ page }) => {
    await page.clock.runFor(3000)
    await toasts(page).hover()
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveText(SAVED)
    await page.mouse.move(5, 5)
    await page.clock.runFor(1900)
    await expect(toasts(page)).toHaveText(SAVED)
    await page.clock.runFor(100)
    await expect(shelf(page)).toHaveCount(0)
  })

  test('stands still while it has the focus; Escape goes back to where the visitor was', async ({ page }) => {
    await closers(page).focus()
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toHaveText(SAVED)
    await page.keyboard.press('Escape')
    await expect(shelf(page)).toHaveCount(0)
    await expect(page.locator('[data-toast-case="simple"]')).toBeFocused()
  })
})

test('several stand one below the other, and are closed one by one', async ({ page }) => {
  await open(page, LIST)
  await press(page, 'plusieurs')
  await expect(toasts(page)).toHaveText(['Photo 1 envoyée.', 'Photo 2 envoyée.', 'Photo 3 envoyée.'])
  await settle(page)
  const boxes = await Promise.all([0, 1, 2].map((index) => toasts(page).nth(index).boundingBox()))
  const tops = boxes.map((box) => box?.y ?? 0)
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  await closers(page).nth(1).click()
  await expect(toasts(page)).toHaveText(['Photo 1 envoyée.', 'Photo 3 envoyée.'])
})

test('one that is closed under the pointer holds the others no longer', {
  tag: '@react',
}, async ({ page, pressFocus }) => {
  test.skip(pressFocus === 'safari', 'the focus that goes on is what holds them first')
  // The stack is at the top of a narrow window: nothing moves under the pointer once the last one is gone.
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, LIST)
  await page.evaluate(async () => {
    await Ilots.toast('Un', { delay: 0 })
    document.querySelector<HTMLElement>('.ilots-toast-close')?.focus()
    await Ilots.toast('Deux', { delay: 100 })
    await Ilots.toast('Trois', { delay: 0 })
  })
  await closers(page).nth(2).click()
  await expect(toasts(page)).toHaveText(['Un', 'Deux'])
  // The focus has gone on to the one before.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(toasts(page)).toHaveText(['Un'])
})

test('a text is text; an element and a template are HTML', async ({ page }) => {
  await open(page, LIST)
  await press(page, 'balises')
  await expect(toasts(page)).toHaveText('<b>Trois</b> photos & un devis')
  await closers(page).click()
  await press(page, 'element')
  await expect(toasts(page).locator('strong')).toHaveText('trois photos')
  await closers(page).click()
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate(() =>
      Ilots.toast(document.getElementById('modele-message') as HTMLTemplateElement, { delay: 0 }),
    )
    await expect(toasts(page).getByRole('link', { name: 'Le relire' })).toBeVisible()
    await closers(page).click()
  }
})

test('values that are refused are told, and nothing empty is shown', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-201/)
  await open(page, LIST)
  await press(page, 'refuses')
  await expect(toasts(page)).toHaveText(['Le délai est refusé, le message est montré.'])
  expect(complaints.all).toHaveLength(3)
})

test.describe('with a dialog', () => {
  for (const name of ['dialogue', 'dialogue-ensuite'])
    test(`${name}: it lies above, can be used and is not inert`, async ({ page }) => {
      await open(page, LIST)
      await press(page, name)
      await expect(dialog(page)).toBeVisible()
      await expect(toasts(page)).toHaveText(SAVED)
      await expect.poll(() => isOnTop(page, '.ilots-toast')).toBe(true)
      // What is outside a modal dialog is neither read nor spoken.
      await expect(dialog(page).getByRole('status').filter({ hasText: SAVED })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Fermer' }).first().focus()
      await page.keyboard.press('Tab')
      await expect(closers(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(shelf(page)).toHaveCount(0)
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })

  test('it stays when the dialog closes', async ({ page }) => {
    await open(page, LIST)
    await press(page, 'dialogue-ensuite')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(toasts(page)).toHaveText(SAVED)
    await closers(page).click()
    await expect(shelf(page)).toHaveCount(0)
  })

  test('a click on it does not close the pop-up below', async ({ page }) => {
    await open(page, '/ilots/squeezebox/ajax')
    await page.locator('.squeezebox').click()
    await expect(page.getByRole('dialog', { name: 'Popup' })).toBeVisible()
    await page.evaluate((text) => Ilots.toast(text, { delay: 0 }), SAVED)
    await toasts(page).click()
    await expect(page.getByRole('dialog', { name: 'Popup' })).toBeVisible()
  })
})

test('at 320 px a long one fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await open(page, LIST)
  await page.evaluate(() => Ilots.toast('Votre pare-brise est prêt. '.repeat(60), { delay: 0 }))
  await expect(toasts(page)).toBeVisible()
  await settle(page)
  const box = await shelf(page).boundingBox()
  // Firefox draws a scrollbar.
  const { clientWidth, scrollWidth } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }))
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, clientWidth, 480])
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await expect(closers(page)).toBeInViewport()
})

test('under reduced motion it does not move', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate the preference')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, LIST)
  await press(page, 'reste')
  await expect(toasts(page)).toBeVisible()
  expect(await moving(page)).toEqual([])
})

test('in forced colours it has a border', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate forced colours')
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, LIST)
  await press(page, 'reste')
  await expect(page.locator('.ilots-toast')).toHaveCSS('border-top-style', 'solid')
})

test('code that cannot be had leaves the page and its script alone', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.route(codeOf('toast'), (route) => route.abort())
  await open(page, LIST)
  await page.evaluate((text) => Ilots.toast(text), SAVED)
  await expect(shelf(page)).toHaveCount(0)
  await page.unroute(codeOf('toast'))
  await press(page, 'simple')
  await expect(toasts(page)).toHaveText(SAVED)
})
