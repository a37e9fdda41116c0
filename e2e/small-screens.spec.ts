/**
 * Dialogs, pictures, lists and calendars where there is little room: a phone, its keyboard, its notch, and lying
 * down.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, open, settle, test } from './test'

const press = (page: Page, name: string) => page.locator(`[data-modal-case="${name}"]`).click()
const dialog = (page: Page) => page.locator('dialog[open]')

/**
 * Takes the lower part of the window away, as a phone's keyboard does: nothing but the visual viewport gets smaller.
 */
const raiseKeyboard = (page: Page, height: number) =>
  page.evaluate((taken) => {
    const view = window.visualViewport
    Object.defineProperty(view, 'height', { get: () => innerHeight - taken, configurable: true })
    view?.dispatchEvent(new Event('resize'))
  }, height)

/** The edges of an element, in whole CSS pixels. */
async function edges(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const round = Math.round
  return { left: round(x), top: round(y), right: round(x + width), bottom: round(y + height) }
}

async function expectInWindow(element: Locator): Promise<void> {
  const { width = 0, height = 0 } = element.page().viewportSize() ?? {}
  await expect(element).toBeVisible()
  await settle(element.page())
  const { left, top, right, bottom } = await edges(element)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(width)
  expect(bottom).toBeLessThanOrEqual(height)
}

test.describe('upright', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a dialog begins at the top, its buttons at the bottom below one another, the important one first', {
    tag: '@daily',
  }, async ({ page }) => {
    await open(page, '/ilots/modal')
    await press(page, 'boutons')
    await settle(page)
    const buttons = dialog(page).locator('.ilots-modal-footer button')
    await expect(buttons).toHaveText(['Confirmer', 'Plus tard', 'Annuler'])
    await expect(buttons.first()).toBeFocused()
    const boxes = await Promise.all([0, 1, 2].map((nth) => edges(buttons.nth(nth))))
    const frame = await edges(dialog(page))
    expect(boxes.map(({ left, right }) => [left, right])).toEqual([0, 1, 2].map(() => [24, frame.right - 24]))
    expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((one, other) => one - other))
    expect(frame.bottom - (boxes[2]?.bottom ?? 0)).toBe(24)
    const title = await edges(page.locator('.ilots-modal-title'))
    expect(title.top).toBe(frame.top)
    expect((await edges(page.locator('.ilots-modal-body'))).top).toBe(title.bottom)
    await page.keyboard.press('Tab')
    await expect(buttons.nth(1)).toBeFocused()
  })

  test('a question stands in the middle', async ({ page }) => {
    await open(page, '/ilots/modal')
    await press(page, 'confirm')
    await settle(page)
    const { top, bottom } = await edges(page.locator('.ilots-modal-body'))
    expect(Math.abs((top + bottom) / 2 - 422)).toBeLessThanOrEqual(1)
  })

  test('a long text scrolls under its buttons, which stay near the thumb', async ({ page }) => {
    await open(page, '/ilots/modal')
    await press(page, 'longue')
    await dialog(page).evaluate((element) => element.scrollTo(0, 0))
    await expectInWindow(page.getByRole('button', { name: 'Confirmer' }))
    await expectInWindow(page.getByRole('button', { name: 'Annuler' }))
  })

  test('above the keyboard a dialog is as high as what is left, and comes back', async ({ page }) => {
    await open(page, '/ilots/modal')
    await press(page, 'boutons')
    await settle(page)
    await raiseKeyboard(page, 320)
    expect(await edges(dialog(page))).toMatchObject({ top: 0, bottom: 524 })
    expect((await edges(page.getByRole('button', { name: 'Annuler' }))).bottom).toBe(500)
    await raiseKeyboard(page, 0)
    expect(await edges(dialog(page))).toMatchObject({ top: 0, bottom: 844 })
  })

  test('a page that is pinched larger cuts no dialog', async ({ page }) => {
    await open(page, '/ilots/modal')
    await press(page, 'boutons')
    await settle(page)
    await page.evaluate(() =>
      Object.defineProperty(window.visualViewport, 'scale', { get: () => 2, configurable: true }),
    )
    await raiseKeyboard(page, 422)
    expect(await edges(dialog(page))).toMatchObject({ top: 0, bottom: 844 })
  })

  test('suggestions and the search end above the keyboard', async ({ page }) => {
    await open(page, '/ilots/autocomplete')
    const field = page.locator('[data-autocomplete]').first()
    await field.click()
    // As the browser does when its keyboard comes.
    await field.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.keyboard.type('ren')
    await expect(page.getByRole('option').first()).toBeVisible()
    await raiseKeyboard(page, 400)
    await expect.poll(async () => (await edges(page.locator('.ilots-suggestions'))).bottom).toBeLessThan(444)
    await open(page, '/services')
    await page.locator('.site-search').getByRole('button').click()
    await expect(page.locator('#recherche-site')).toBeFocused()
    await page.keyboard.type('verre')
    await expect(page.getByRole('option').first()).toBeVisible()
    await settle(page)
    await raiseKeyboard(page, 400)
    await expect.poll(async () => (await edges(page.locator('.ilots-search'))).bottom).toBe(444)
  })

  test('notch and bar of the phone cover nothing', { tag: '@chromium-only' }, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const insets = { top: 47, bottom: 34, left: 0, right: 0 }
    await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
    await open(page, '/ilots/modal')
    await press(page, 'longue')
    await settle(page)
    await dialog(page).evaluate((element) => element.scrollTo(0, 0))
    expect((await edges(dialog(page))).bottom).toBe(844)
    expect((await edges(page.locator('.ilots-modal-close'))).top).toBeGreaterThan(47)
    expect((await edges(page.getByRole('button', { name: 'Annuler' }))).bottom).toBe(844 - 34 - 24)
    await open(page, '/ilots/lightbox/groupe')
    await page.locator('[rel^="lightbox"]').first().click()
    await settle(page)
    expect((await edges(page.getByRole('button', { name: 'fermer' }))).top).toBeGreaterThan(47)
    expect((await edges(page.getByRole('button', { name: 'suivante' }))).bottom).toBeLessThan(844 - 34)
  })

  test('a pop-up whose last line is cut shows that more follows, until the end', {
    tag: '@chromium-only',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/ilots/popup/simple')
    await page.locator('[data-ilot~="popup"]').first().click()
    const content = page.locator('.ilots-popup-content')
    await expect(content.getByRole('table')).toBeVisible()
    await settle(page)
    const { left, bottom } = await edges(content)
    const edge = () => page.screenshot({ clip: { x: left + 14, y: bottom - 4, width: 8, height: 2 } })
    const ground = await page.screenshot({ clip: { x: left + 14, y: bottom - 60, width: 8, height: 2 } })
    expect((await edge()).equals(ground)).toBe(false)
    await content.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(async () => (await edge()).equals(ground)).toBe(true)
  })
})

test.describe('by the finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [what, path, opener] of [
    ['a dialog', '/difficile/entetes', '[data-modal-case="longue"]'],
    ['a picture', '/ilots/lightbox/groupe', '[rel^="lightbox"]'],
  ] as const)
    test(`a drag over ${what} moves nothing of the page behind`, { tag: '@chromium-only' }, async ({
      page,
    }) => {
      await open(page, path)
      await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
      const before = await page.evaluate(() => scrollY)
      await page
        .locator(opener)
        .first()
        .evaluate((element: HTMLElement) => element.click())
      await expect(dialog(page)).toBeVisible()
      await settle(page)
      const session = await page.context().newCDPSession(page)
      for (const yDistance of [300, -300])
        await session.send('Input.synthesizeScrollGesture', {
          x: 195,
          y: 400,
          yDistance,
          gestureSourceType: 'touch',
          speed: 4_000,
        })
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })
})

test.describe('lying down, 320 px high', () => {
  test.use({ viewport: { width: 640, height: 320 } })

  test('a question has its buttons in one row, and its close control', async ({ page }) => {
    await open(page, '/ilots/modal')
    await press(page, 'boutons')
    for (const name of ['Confirmer', 'Plus tard', 'Annuler'])
      await expectInWindow(page.getByRole('button', { name }))
    await page.keyboard.press('Escape')
    await press(page, 'fermeture-haut')
    await expectInWindow(page.getByRole('button', { name: 'Fermer', exact: true }))
  })

  test('the lightbox keeps its controls in sight', async ({ page }) => {
    await open(page, '/ilots/lightbox/groupe')
    await page.locator('[rel^="lightbox"]').first().click()
    for (const name of ['fermer', 'suivante', 'précédente', 'agrandir'])
      await expectInWindow(page.getByRole('button', { name, exact: true }))
    await expectInWindow(dialog(page).locator('[data-current] img').first())
  })

  test('the calendar is within the window, and each of its days can be scrolled to', async ({ page }) => {
    await open(page, '/ilots/date-field')
    // Lower than what has its code at rest: the window is that flat.
    await page.locator('.case-demo input').first().scrollIntoViewIfNeeded()
    await page.locator('.ilots-date-button').first().click()
    const picker = page.locator('.ilots-popover')
    await expectInWindow(picker)
    const last = picker.getByRole('gridcell').last()
    await last.scrollIntoViewIfNeeded()
    await expectInWindow(last)
  })

  test('the search keeps its field, and its last suggestion can be scrolled to', async ({ page }) => {
    await open(page, '/services')
    await page.locator('.site-search').getByRole('button').click()
    await expect(page.locator('#recherche-site')).toBeFocused()
    await page.keyboard.type('verre')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectInWindow(page.locator('#recherche-site'))
    const last = page.getByRole('option').last()
    await last.scrollIntoViewIfNeeded()
    await expectInWindow(last)
  })
})
