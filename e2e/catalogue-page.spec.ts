/** `/reference/catalogue`: the pictures beside their HTML (fixtures/site/reference/catalogue.ts). */
import type { Page } from '@playwright/test'
import { SHOWN } from '../scripts/reference/catalogue'
import { expect, expectAccessible, expectContrast, open, test } from './test'

const COUNT = Object.keys(SHOWN).length
const entries = (page: Page) => page.locator('.catalogue-entree:visible')
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Chercher dans le catalogue' })
const said = (page: Page) => page.getByRole('status').filter({ hasText: /îlot/ })
const pictureOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('img')

test('typing leaves the islands that fit, by name, purpose or picture, and says how many', async ({
  page,
}) => {
  await open(page, '/reference/catalogue')
  const field = searchField(page)
  await expect(entries(page)).toHaveCount(COUNT)
  await field.focus()
  await page.keyboard.type('calendrier')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['agenda', 'date-field'])
  await expect(said(page)).toHaveText('2 îlots')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(/^Contenus/)
  await field.fill('Photo zoom')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('image-zoom')
  await expect(said(page)).toHaveText('1 îlot')
  await field.fill('zzz')
  await expect(said(page)).toHaveText('Aucun îlot ne correspond.')
  await expect(entries(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(entries(page)).toHaveCount(COUNT)
  await expect(said(page)).toHaveText(`${COUNT} îlots`)
})

test('an island’s HTML is copied from beside its picture, and its name leads to its page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => document.documentElement.setAttribute('data-copied', text)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await open(page, '/reference/en/catalogue')
  const entry = page.getByRole('region', { name: 'goto-block', exact: true })
  await entry.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('The code is copied.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-copied', /data-goto-url/)
  await entry.getByRole('link', { name: 'goto-block' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'goto-block' })).toBeVisible()
})

test('each picture is there, as wide as is chosen, light or dark as the visitor has it', {
  tag: '@chromium-only',
}, async ({ page }) => {
  await open(page, '/reference/catalogue')
  for (const [width, scheme] of [
    ['390', 'clair'],
    ['1280', 'sombre'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme === 'sombre' ? 'dark' : 'light' })
    await page.getByRole('radio', { name: `${width} px` }).check()
    const pictures = await page.locator(`.catalogue-entree .is-${width} img`).evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          return [image.currentSrc.replace(/^.*\//, ''), image.width > 0]
        }),
      ),
    )
    expect(pictures).toHaveLength(COUNT)
    for (const [file, isDrawn] of pictures)
      expect([file, isDrawn]).toEqual([expect.stringMatching(`-${width}-${scheme}.png$`), true])
  }
  await expect(pictureOf(page, 'agenda')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all is shown, and the widths are chosen all the same', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
    await page.goto('/reference/catalogue')
    await expect(entries(page)).toHaveCount(COUNT)
    await expect(searchField(page)).toBeHidden()
    await expect(pictureOf(page, 'agenda')).toHaveAttribute('src', /agenda-390-clair/)
    await page.getByRole('radio', { name: '1280 px' }).check()
    await expect(pictureOf(page, 'agenda')).toHaveAttribute('src', /agenda-1280-clair/)
  })
})

test('the catalogue is accessible in both schemes, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/reference/catalogue')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate((root) => ({ scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }))
  expect(scrollWidth).toBe(clientWidth)
})
