/** Style sheets are constructed: nothing is requested, nothing waits, a strict policy has nothing to allow. */
import type { Page } from '@playwright/test'
import { expect, open, test } from './test'

const PATH = '/ilots/squeezebox/ajax'
const opener = (page: Page) => page.locator('a.squeezebox').first()
const dialog = (page: Page) => page.getByRole('dialog')
const sheets = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.length)
/** A dialog has room inside its border unless our sheet takes it away. */
const expectDressed = (page: Page) => expect(dialog(page)).toHaveCSS('padding', '0px')

test('a dialog is dressed, and no style sheet of ours is asked for', { tag: '@daily' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, PATH)
  const before = await sheets(page)
  await opener(page).click()
  await expectDressed(page)
  expect(await sheets(page)).toBeGreaterThan(before)
  expect(asked.filter((url) => /\/assets\/ilots\/.*\.css/.test(url))).toEqual([])
})

test('opening it again adds no sheet', async ({ page }) => {
  await open(page, PATH)
  await opener(page).click()
  await expectDressed(page)
  const first = await sheets(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await opener(page).click()
  await expectDressed(page)
  expect(await sheets(page)).toBe(first)
})

test('with ilots.css in the head nothing is added', async ({ page }) => {
  await open(page, PATH)
  await page.addStyleTag({ url: '/assets/ilots/ilots.css' })
  const before = await sheets(page)
  await opener(page).click()
  await expectDressed(page)
  expect(await sheets(page)).toBe(before)
})

test('a property that the page sets wins', async ({ page }) => {
  await open(page, PATH)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { --ilots-radius: 3px }')
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  })
  await opener(page).click()
  await expect(dialog(page)).toHaveCSS('border-radius', '3px')
})

test('a host that has been in the document of a frame opens what is dressed as any other', async ({
  page,
}) => {
  await open(page, PATH)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const link = document.querySelector('a.squeezebox') as HTMLElement
    const place = link.parentElement as HTMLElement
    frame.contentDocument?.body.append(link)
    place.append(document.adoptNode(link))
    frame.remove()
  })
  await opener(page).click()
  await expectDressed(page)
})
