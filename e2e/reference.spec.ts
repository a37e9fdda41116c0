/** The reference as a site (fixtures/platform/routes/reference.ts). */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectContrast, open, test } from './test'

const frame = (page: Page) => page.frameLocator('#essai iframe')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages, switches, search and the other language are links and forms', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
    await page.goto('/reference/squeezebox')
    await page.getByRole('link', { name: 'sombre', exact: true }).click()
    await expect(frame(page).locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByLabel('Cas').selectOption({ label: 'Une image' })
    await page.getByRole('button', { name: 'Montrer' }).click()
    await expect(frame(page).getByRole('link', { name: 'La vue des Alpes' })).toBeVisible()
    await expect(frame(page).locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('searchbox').fill('ILOTS-203')
    await page.getByRole('searchbox').press('Enter')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^ILOTS-203/ })
      .click()
    await expect(page).toHaveURL(/\/reference\/errors#ILOTS-203$/)
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Errors, by code' })).toBeVisible()
  })
})

test('the search finds an island, an attribute and an old global', async ({ page }) => {
  await open(page, '/reference/')
  const field = page.getByLabel('Chercher dans la référence')
  await field.click()
  await field.pressSequentially('data-goto-t')
  await expect(page.getByRole('option', { name: 'data-goto-target goto-block' })).toBeVisible()
  await field.fill('MM_validateForm')
  await expect(page.getByRole('option')).toHaveCount(1)
  await field.fill('squeezeb')
  await expect(page.getByRole('option').first()).toHaveText(/^squeezebox/)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'squeezebox' })).toBeVisible()
})

test('a live case takes a theme, a width and a fault, and the page stays', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await open(page, '/reference/squeezebox')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const live = page.locator('#essai')
  await live.getByRole('link', { name: 'sombre' }).click()
  await expect(frame(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  await live.getByRole('link', { name: '390' }).click()
  await expect(live.locator('.live-frame')).toHaveCSS('width', '390px')
  await live.getByLabel('Panne').selectOption('500')
  await expect(live.locator('iframe')).toHaveAttribute('src', /theme=dark.*fault=500/)
  await frame(page).getByRole('link', { name: 'Nos horaires' }).click()
  await expect(frame(page).getByRole('dialog')).toContainText('Impossible de charger ce contenu.')
  await expect(page.locator('body')).toHaveAttribute('data-same-page')
  await expect(page).toHaveURL(/largeur=390.*panne=500|panne=500.*largeur=390/)
})

test('code is copied as it is shown, and a toast says so', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => document.documentElement.setAttribute('data-copied', text)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await open(page, '/reference/goto-block')
  const shown = page.locator('.code').first()
  await shown.getByRole('button', { name: 'Copier' }).click()
  await expect(page.getByText('Le code est copié.')).toBeVisible()
  const text = await shown.locator('code').textContent()
  expect(text).toContain('<article data-goto-url="/services/pare-brise">')
  await expect(page.locator('html')).toHaveAttribute('data-copied', text ?? '')
})

test('front page, island and guide are accessible in both schemes, and fit 320 px', async ({ page }) => {
  for (const path of ['/reference/', '/reference/date-field', '/reference/en/errors']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, path)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 640 })
    // Not 320 itself: Firefox's scrollbar takes its place of it.
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate((root) => ({ scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }))
    expect(scrollWidth, path).toBe(clientWidth)
  }
})

test('by keyboard: the menu of a small screen, a switch that keeps the focus, and the skip link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/reference/form')
  const menu = page.locator('#fMenuMobileButton')
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Les erreurs, par code' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.locator('#essai').getByRole('link', { name: 'clair' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#essai').getByRole('link', { name: 'clair' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.locator('#essai').getByRole('link', { name: 'clair' })).toBeFocused()
  // Last: the scroll that it starts gives the focus when it ends.
  await page.getByRole('link', { name: 'Aller au contenu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
