/** Links of a drawing are links: their `href` is an object, and neither opens nor leads elsewhere for it. */
import type { Page } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { expect, open, test } from './test'

declare const Ilots: IlotsApi

const drawing = (attributes: string) =>
  `<svg id="dessin" width="300" height="60"><a ${attributes}><rect width="300" height="60"/><text y="30">Plan</text></a></svg>`

/** A page with a drawing in it. */
async function openDrawn(page: Page, path: string, attributes: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<main[^>]*>/, (tag) => tag + drawing(attributes)) })
  })
  await open(page, path)
}

for (const attributes of [
  'rel="lightbox" href="/photos/vue-alpes-1800.svg" title="Le plan"',
  'rel="lightbox" xlink:href="/photos/vue-alpes-1800.svg" title="Le plan"',
])
  test(`a drawing opens the lightbox at its first click: ${attributes}`, async ({ page }) => {
    await openDrawn(page, '/ilots/lightbox/seule', attributes)
    await page.locator('#dessin rect').click()
    await expect(page.locator('dialog.ilots-lightbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  })

test('a drawing whose target is missing leads as without script', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-202/)
  await openDrawn(page, '/ilots/lightbox/seule', 'rel="lightbox" href="#nulle-part"')
  await page.locator('#dessin rect').click()
  await expect(page).toHaveURL(/#nulle-part$/)
})

test('a drawing leads within the page', async ({ page }) => {
  await openDrawn(page, '/ilots/hash-scroll/simple', 'href="#tarifs"')
  await page.locator('#dessin rect').click()
  await expect(page).toHaveURL(/#tarifs$/)
  expect(await page.evaluate(() => Ilots.inspect().errors)).toEqual([])
})
