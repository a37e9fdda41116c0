import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { codeThatRan, expect, expectAccessible, hold, open, settle, test } from './test'

const popup = (page: Page) => page.locator('dialog.ilots-popup')
const link = (page: Page) => page.locator('[data-ilot~="secure-link"]').first()
const HERE = 'Popup avec le contenu qui vient du site actuel'

async function openCase(page: Page, name: string) {
  await open(page, `/ilots/secure-link/${name}`)
  await link(page).click()
}

test.describe('without JavaScript', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot switch scripts off')
  test.use({ javaScriptEnabled: false })

  test('the link leads to the page', async ({ page }) => {
    await page.goto('/ilots/secure-link/simple')
    await link(page).click()
    await expect(page.getByRole('heading', { name: 'Espace client' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Revenir au site' })).toBeVisible()
  })
})

test('on load it says that it opens a dialog, and runs nothing', async ({ page }) => {
  await open(page, '/ilots/secure-link/simple')
  await expect(link(page)).toHaveAttribute('aria-haspopup', 'dialog')
  expect((await codeThatRan(page)).filter((path) => codeOf('secure-link').test(path))).toEqual([])
})

test('Enter opens the page in a frame of 800 × 500, Escape gives focus back', { tag: '@daily' }, async ({
  page,
}) => {
  await open(page, '/ilots/secure-link/simple')
  await link(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Popup' })).toBeVisible()
  await expect(page.frameLocator(`iframe[title="${HERE}"]`).getByLabel('Numéro de dossier')).toBeVisible()
  await settle(page)
  const box = await page.locator('.ilots-popup-content').boundingBox()
  expect([box?.width, box?.height]).toEqual([800, 500])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(link(page)).toBeFocused()
})

test('a form in the frame stays in it', async ({ page }) => {
  await openCase(page, 'simple')
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Numéro de dossier').fill('VT-2041')
  await frame.getByRole('button', { name: 'Suivre mon dossier' }).click()
  await expect(frame.getByText('VT-2041')).toBeVisible()
  await expect(page).toHaveURL(/\/ilots\/secure-link\/simple$/)
})

test('has the size that it asks for', async ({ page }) => {
  await openCase(page, 'taille')
  await settle(page)
  const box = await page.locator('.ilots-popup-content').boundingBox()
  expect([box?.width, box?.height]).toEqual([520, 300])
})

test('a size larger than the screen is capped at 95 %', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await openCase(page, 'enorme')
  await settle(page)
  const box = await popup(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1200 * 0.95 + 1)
  expect(box?.height).toBeLessThanOrEqual(800 * 0.95 + 1)
})

test('on a phone it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openCase(page, 'simple')
  await settle(page)
  const box = await popup(page).boundingBox()
  // Firefox keeps its scrollbar’s place while the page is locked.
  const room = await page.evaluate(() => document.documentElement.clientWidth)
  expect([box?.width, box?.height]).toEqual([room, 640])
})

test('a click inside the link opens it too', async ({ page }) => {
  await open(page, '/ilots/secure-link/contenu-interieur')
  await link(page).locator('img').click()
  await expect(page.getByTitle(HERE)).toBeVisible()
})

test('a click with Ctrl is the browser’s', async ({ page, context }) => {
  await open(page, '/ilots/secure-link/simple')
  const opened = context.waitForEvent('page')
  await link(page).click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).getByRole('heading', { name: 'Espace client' })).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
})

test('the frame of another site names its host', async ({ page, baseURL, complaints }) => {
  complaints.expect(/Cookie/)
  await openCase(page, 'autre-site')
  const host = new URL(baseURL ?? '').host.replace('127.0.0.1', 'localhost')
  await expect(page.getByTitle(`Popup avec le contenu provenant du site ${host}`)).toBeVisible()
})

test('a size that cannot be read is an error, and 800 × 500', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-201/)
  await openCase(page, 'taille-refusee')
  await settle(page)
  const box = await page.locator('.ilots-popup-content').boundingBox()
  expect([box?.width, box?.height]).toEqual([800, 500])
  expect(complaints.all.join()).toContain('data-width refusé : reçu « large », attendu un nombre entier')
})

test('a page that does not come says so and is asked for again', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await openCase(page, 'en-echec')
  await expect(page.getByRole('alert')).toContainText('Impossible de charger ce contenu.')
  await page.route(/espace-client/, (route) =>
    route.fulfill({ body: '<h1>Revenue</h1>', contentType: 'text/html' }),
  )
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(popup(page)).toBeFocused()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Revenue' })).toBeVisible()
})

test('a slow page says that it is on its way', async ({ page }) => {
  const release = await hold(page, /fault=slow/)
  await openCase(page, 'lente')
  await expect(page.getByRole('status')).toHaveText('Chargement…')
  release()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Espace client' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('a refused address warns, and is followed by no click', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-203/)
  await openCase(page, 'refuse')
  await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
  await link(page).click()
  await expect(page).toHaveTitle(/^(?!piégé)/)
  await expect(popup(page)).toHaveCount(0)
  expect(complaints.all).toHaveLength(1)
})

for (const name of ['courriel', 'sans-adresse'])
  test(`${name} is refused too`, async ({ page, complaints, browserName }) => {
    test.skip(
      browserName === 'firefox' && name === 'courriel',
      'it asks which program writes, and its driver waits',
    )
    complaints.expect(/ILOTS-203/)
    await openCase(page, name)
    await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
    await expect(popup(page)).toHaveCount(0)
  })

test('the site’s footer leads to it from every page', async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('link', { name: 'Espace client' }).click()
  await expect(page.getByTitle(HERE)).toBeVisible()
})

test('a link that replaces the page’s opens as well', async ({ page }) => {
  await open(page, '/ilots/secure-link/simple')
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const link = document.createElement('a')
    Object.assign(link, { href: '/espace-client?dossier=VT-7', textContent: 'Un autre dossier' })
    link.dataset.ilot = 'secure-link'
    main.replaceChildren(link)
  })
  await page.getByRole('link', { name: 'Un autre dossier' }).click()
  await expect(page.frameLocator('iframe').getByText('VT-7')).toBeVisible()
})
