import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test'

const group = (page: Page, name: string) => page.getByRole('group', { name })
const star = (page: Page, name: string, value: string) =>
  group(page, name).getByRole('radio', { name: value })
const received = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('cell')

async function openCase(page: Page, name: string) {
  await open(page, `/ilots/rating/${name}`)
  await expect(page.locator('.case-demo [data-ilots-star]').first()).toBeVisible()
}

test('without script, the page’s radio buttons are radio buttons', async ({
  browser,
  browserName,
  baseURL,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/ilots/rating/boutons-radio')
  await star(page, 'la pose', '2 étoiles').check()
  await star(page, 'l’accueil', '5 étoiles').check()
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(received(page, 'pose')).toHaveText('2')
  await expect(received(page, 'accueil')).toHaveText('5')
  await context.close()
})

test('on the keyboard the note is chosen, taken back and sent, and the focus stays among the stars', {
  tag: ['@daily', '@react'],
}, async ({ page }) => {
  await openCase(page, 'vide')
  const name = 'Respect du délai'
  await star(page, name, '5 étoiles').focus()
  await page.keyboard.press('ArrowRight')
  await expect(star(page, name, '6 étoiles')).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Delete')
  await expect(star(page, name, '6 étoiles')).not.toBeChecked()
  await expect(star(page, name, '1 étoile sur 7')).toBeFocused()
  await page.keyboard.press('Space')
  await star(page, 'Propreté du véhicule', '1 étoile sur 5').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(received(page, 'delai')).toHaveText('1')
  await expect(received(page, 'proprete')).toHaveText('5')
})

test('the pointer sees the note before it is chosen, and takes it back', async ({ page }) => {
  await openCase(page, 'boutons-radio')
  const stars = group(page, 'la pose').locator('[data-ilots-star]')
  await stars.nth(1).hover()
  await expect(group(page, 'la pose').getByText('2 sur 5', { exact: true })).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(group(page, 'la pose').getByText('4 sur 5', { exact: true })).toBeVisible()
  await stars.nth(1).click()
  await expect(star(page, 'la pose', '2 étoiles')).toBeChecked()
  await group(page, 'la pose').getByRole('button', { name: 'Effacer la note' }).click()
  await expect(group(page, 'la pose').locator(':checked')).toHaveCount(0)
  await expect(group(page, 'l’accueil').getByRole('button')).toHaveCount(0)
})

test('labels beside their buttons are stars, too, and a required note is asked for by the browser', async ({
  page,
}) => {
  await openCase(page, 'a-cote')
  await page.locator('[data-ilots-star]').nth(1).click()
  await expect(page.getByRole('radio', { name: '2 sur 3' })).toBeChecked()
  await openCase(page, 'boutons-radio')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page).toHaveURL(/\/ilots\/rating\/boutons-radio$/)
  await expect(star(page, 'l’accueil', '1 étoile')).toBeFocused()
})

for (const [width, where] of [
  [1280, 'in a row of their own'],
  [390, 'in a row of their own'],
  [1280, 'right under the legend'],
  [390, 'right under the legend'],
] as const)
  test(`printed from 5 to 1 ${where}, the stars are seen from 1 to 5, and the arrows go as the eye does (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/ilots/rating/inverse', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body =
        where === 'right under the legend'
          ? html.replace(/<span>(<input.*?<\/label>)<\/span>(?=<\/fieldset>)/s, '$1')
          : html
      await route.fulfill({ response, body })
    })
    await openCase(page, 'inverse')
    const label = (value: number) => page.locator(`label[for="devis-${value}"]`)
    await label(4).click()
    await expect(page.locator('.ilots-rating-figures')).toHaveText('4 sur 5')
    const [lowest, highest, figures] = [
      await label(1).boundingBox(),
      await label(5).boundingBox(),
      await page.locator('.ilots-rating-figures').boundingBox(),
    ]
    expect(lowest && highest && lowest.x < highest.x && lowest.y === highest.y).toBe(true)
    const group = await page.locator('fieldset:has(#devis-1)').boundingBox()
    // They begin where the row begins.
    expect(lowest && group && lowest.x - group.x < lowest.width).toBe(true)
    // Their notes stand behind them, or below.
    expect(figures && highest && (figures.x > highest.x || figures.y > highest.y)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '5 sur 5' })).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: '4 sur 5' })).toBeChecked()
    await expect(label(5)).toHaveAttribute('data-ilots-star', 'empty')
    await expect(label(1)).toHaveAttribute('data-ilots-star', 'full')
  })
