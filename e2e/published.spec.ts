/** What `npm run site` writes, on a host of plain files, below a folder of it (scripts/site.ts). */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FrameLocator, Page } from '@playwright/test'
import { host, type StaticHost } from './static-host'
import { expect, open, test } from './test'

test.describe.configure({ mode: 'default' })

let site: StaticHost
test.beforeAll(async () => {
  // The whole reference is written, as busy as the machine may be.
  test.setTimeout(180_000)
  const out = `.cache/published-${test.info().workerIndex}`
  await promisify(execFile)('node_modules/.bin/tsx', ['scripts/site.ts', '--out', out])
  site = await host(out, '/quelque/part/')
})
test.afterAll(() => site.close())

async function openCase(page: Page, island: string): Promise<FrameLocator> {
  await open(page, `${site.address}reference/${island}.html`)
  return liveCase(page)
}

async function liveCase(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('#essai iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-ilots', 'ready')
  return frame
}

test('live cases are answered from the first page on, and nothing is asked of anybody else', async ({
  page,
  complaints,
}) => {
  // Firefox says so of a form whose answer leads on, and follows it.
  complaints.expect(/A ServiceWorker intercepted the request/)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.address).origin) elsewhere.push(request.url())
  })
  await page.goto(site.address)
  await expect(page).toHaveURL(`${site.address}reference/index.html`)
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  const search = page.getByLabel('Chercher dans la référence')
  await search.click()
  await search.pressSequentially('squeezeb')
  await expect(page.getByRole('option').first()).toHaveText(/^squeezebox/)
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'squeezebox' })).toBeVisible()

  const modal = await liveCase(page)
  await page.locator('#essai').getByRole('link', { name: 'sombre' }).click()
  await expect(modal.locator('html')).toHaveAttribute('data-theme', 'dark')
  await modal.getByRole('link', { name: 'Nos horaires' }).click()
  await expect(modal.getByRole('dialog')).toContainText('Réparation d’impact')

  const block = await openCase(page, 'content-block')
  await block.getByRole('link', { name: 'Page 3' }).click()
  await expect(block.getByText('page 3 sur 6')).toBeVisible()
  await expect(block.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/quelque/part/ilots/content-block/pages.html?page=2',
  )

  const form = await openCase(page, 'autocomplete')
  await form.getByLabel('Ville', { exact: true }).pressSequentially('bre')
  await form.getByRole('option', { name: 'Brest', exact: true }).click()
  await expect(form.getByLabel('Code postal', { exact: true })).toHaveValue('29200')

  const booking = await openCase(page, 'booking')
  await booking.getByLabel('Immatriculation').fill('AB-123-CD')
  await expect(booking.locator('[data-field="marque"]')).not.toHaveText('—')
  await booking.locator('.choice', { hasText: 'Pare-brise' }).click()
  await expect(booking.getByText('Étape 2 sur 5')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('#fMenuMobileButton').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Les erreurs, par code' }).click()
  await expect(page).toHaveURL(`${site.address}reference/errors.html`)
  expect(site.missing).toEqual([])
  expect(elsewhere).toEqual([])
})

test('where workers are refused, the pages are there and say what is missing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await open(page, `${site.address}reference/goto-block.html?theme=dark`)
  await expect(page.getByText('Ici, rien ne répond aux appels')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Nothing answers calls here')).toBeVisible()
})

test('the playground shows a page there, too, with what its island fetches', async ({ page }) => {
  await open(page, `${site.address}reference/essayer.html?exemple=map-switch`)
  await expect(page.locator('#essai-etat')).toHaveText(
    'Page montrée. Îlots : 1. Erreurs : 0, avertissements : 0.',
  )
  const shown = page.frameLocator('#essai-cadres iframe')
  await shown.getByRole('button', { name: 'Carte' }).click()
  await expect(shown.getByText('Brest, Rennes')).toBeHidden()
  expect(site.missing).toEqual([])
})
