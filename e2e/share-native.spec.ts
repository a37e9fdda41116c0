import type { Page } from '@playwright/test'
import { ARTICLE, asked, button, leadsWithoutScript } from './sharing'
import { expect, expectAccessible, open, test } from './test'

const spoken = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('status')

/** A device with these: `share` and `copy` are what becomes of a call, or nothing where there is none. */
const give = (page: Page, device: { share?: string; copy?: string }) =>
  page.addInitScript(({ share, copy }) => {
    window.asked = []
    const outcome = (result: string | undefined) => async (given: unknown) => {
      window.asked.push([given])
      if (result !== 'ok') throw new DOMException('', result)
    }
    Object.defineProperty(navigator, 'share', { value: share && outcome(share) })
    Object.defineProperty(navigator, 'clipboard', { value: copy && { writeText: outcome(copy) } })
  }, device)

leadsWithoutScript('Partager', 'Partager une page')

test('is given title, text and address, and nothing else happens', async ({ page, baseURL }) => {
  await give(page, { share: 'ok', copy: 'ok' })
  await open(page, '/ilots/share-native/lien')
  await page.locator('[data-ilot="share-native"]').press('Enter')
  await expect
    .poll(() => asked(page))
    .toEqual([
      [
        {
          title: 'Réparer un impact',
          text: 'Trente minutes, sans rendez-vous.',
          url: `${baseURL}/services/pare-brise/reparer-un-impact`,
        },
      ],
    ])
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
})

test('given up, is silent', async ({ page }) => {
  await give(page, { share: 'AbortError', copy: 'ok' })
  await open(page, ARTICLE)
  await button(page, 'Partager').click()
  await expect.poll(async () => (await asked(page)).length).toBe(1)
  await button(page, 'Partager').click()
  await expect.poll(async () => (await asked(page)).length).toBe(2)
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
})

for (const share of [undefined, 'NotAllowedError'])
  test(`${share ?? 'missing'}: the link is copied, seen and spoken`, {
    tag: share ? [] : ['@daily', '@react'],
  }, async ({ page, baseURL }) => {
    await give(page, { copy: 'ok', ...(share && { share }) })
    await open(page, ARTICLE)
    await button(page, 'Partager').click()
    await expect(spoken(page)).toHaveText('Le lien est copié.')
    expect((await asked(page)).at(-1)).toEqual([`${baseURL}${ARTICLE}`])
    await expectAccessible(page)
  })

test('where nothing may be copied, the link is selected; Escape goes back', async ({ page, baseURL }) => {
  await give(page, {})
  await open(page, ARTICLE)
  await button(page, 'Partager').press('Enter')
  const field = page.getByRole('textbox', { name: 'Le lien à copier' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(`${baseURL}${ARTICLE}`)
  await expect(field).not.toBeEditable()
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(
    `${baseURL}${ARTICLE}`.length,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(button(page, 'Partager')).toBeFocused()
})

test('the real clipboard has the link', async ({ page, context, browserName, baseURL }) => {
  test.skip(browserName === 'firefox', 'its driver grants no permission to read the clipboard')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/ilots/share-native/lien')
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.locator('[data-ilot="share-native"]').click()
  await expect(spoken(page)).toHaveText('Le lien est copié.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/services/pare-brise/reparer-un-impact`,
  )
})
