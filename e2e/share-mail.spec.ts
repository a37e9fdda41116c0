import type { Page } from '@playwright/test'
import { ARTICLE, button, leadsWithoutScript } from './sharing'
import { expect, open, settle, test } from './test'

leadsWithoutScript('Courriel', 'Envoyer par courriel')

const popup = (page: Page) => page.getByRole('dialog', { name: 'Popup' })
/** Firefox draws a scrollbar. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth)
const size = (page: Page) => popup(page).locator('iframe').boundingBox()

test('is a frame of 850 × 480 with the form, and Escape closes it', { tag: '@daily' }, async ({
  page,
  baseURL,
}) => {
  await open(page, ARTICLE)
  await button(page, 'Courriel').press('Enter')
  const form = page.frameLocator('dialog iframe')
  await expect(form.getByLabel('Votre message')).toHaveValue(new RegExp(`${baseURL}${ARTICLE}`))
  await settle(page)
  const { width, height } = (await size(page)) ?? {}
  expect([width, height]).toEqual([850, 480])
  await expect(page.getByTitle('Popup avec le contenu qui vient du site actuel')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(button(page, 'Courriel')).toBeFocused()
})

test('the form is sent inside the frame', async ({ page }) => {
  await open(page, ARTICLE)
  await button(page, 'Courriel').click()
  const form = page.frameLocator('dialog iframe')
  await form.getByLabel('Courriel de votre destinataire').fill('ami@vitrea.example')
  await form.getByRole('button', { name: 'Envoyer' }).click()
  await expect(form.getByRole('heading', { name: 'C’est envoyé' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`))
})

test('on a lower screen it keeps to 95 %', async ({ page }) => {
  await page.setViewportSize({ width: 860, height: 440 })
  await open(page, ARTICLE)
  await button(page, 'Courriel').click()
  await settle(page)
  const outer = await popup(page).boundingBox()
  expect(outer?.width).toBeCloseTo((await widthOf(page)) * 0.95, 0)
  expect(outer?.height).toBeCloseTo(440 * 0.95, 0)
})

test('below 768 px it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 700 })
  await open(page, ARTICLE)
  await button(page, 'Courriel').click()
  await settle(page)
  const outer = await popup(page).boundingBox()
  expect([outer?.x, outer?.y, outer?.width, outer?.height]).toEqual([0, 0, await widthOf(page), 700])
})

test('a mailto: link stays one, with a warning', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-203/)
  await open(page, '/ilots/share-mail/programme')
  const host = page.getByRole('link', { name: 'Ouvrir ma messagerie' })
  const prevented = host.evaluate(
    (element) =>
      new Promise((resolve) => {
        addEventListener('click', (event) => {
          resolve(event.defaultPrevented)
          event.preventDefault()
        })
        element.focus()
      }),
  )
  await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
  await host.press('Enter')
  expect(await prevented).toBe(false)
})
