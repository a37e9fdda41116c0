/** Every page of `examples/`, under the policy that it is written for. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ANY_CODE } from './code'
import { expect, open, test } from './test'

const block = (page: Page) => page.locator('[data-goto-url]').first()
async function opensTheHours(page: Page) {
  await page.getByRole('link', { name: 'Nos horaires' }).click()
  await expect(page.getByRole('dialog', { name: 'Popup' })).toContainText('8 h')
}

test('examples/bare: blocks, dialog and date field work', async ({ page }) => {
  await open(page, '/examples/bare/')
  await expect(block(page)).toHaveAttribute('data-ilot-mounted', 'goto-block')
  await expect(page.getByRole('textbox', { name: 'Date souhaitée' })).toHaveAttribute(
    'data-ilot-mounted',
    'date-field',
  )
  await opensTheHours(page)
})

test('examples/php: what the template has rendered is mounted, texts are texts', async ({ page }) => {
  await open(page, '/examples/php/')
  await expect(page.getByText('Ouvert ce samedi <matin>')).toBeVisible()
  await page.getByRole('link', { name: 'L’atelier "du port"' }).click()
  await expect(page.getByRole('dialog')).toContainText('L’atelier "du port"')
})

test('examples/csp-nonce: works under a strict policy, with its styles', async ({ page }) => {
  await open(page, '/examples/csp-nonce/')
  await expect(page.locator('#signe')).toHaveText('script de la page')
  await expect(block(page)).toHaveAttribute('data-ilot-mounted', 'goto-block')
  await opensTheHours(page)
  // Of the dialog's own sheet.
  await expect(page.getByRole('dialog')).toHaveCSS('box-sizing', 'border-box')
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
})

test('examples/self-hosted: a folder named after its version, with its integrity hash', async ({ page }) => {
  mkdirSync('.cache/examples/files', { recursive: true })
  const copied = ['.cache/examples/files', '/examples/self-hosted/files']
  const tag = execFileSync(process.execPath, ['examples/self-hosted/copier.mjs', ...copied], {
    encoding: 'utf8',
  })
  writeFileSync('.cache/examples/balise.html', tag)
  await open(page, '/examples/self-hosted/')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const script = page.locator('script[integrity]')
  await expect(script).toHaveAttribute('src', `/examples/self-hosted/files/${version}/ilots.js`)
  await opensTheHours(page)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => ANY_CODE.test(name))).not.toEqual([])
  expect(loaded.filter((name) => ANY_CODE.test(name) && !name.includes(`/files/${version}/`))).toEqual([])
})

test('examples/old-libraries: the page keeps its own $, and old calls are answered', async ({ page }) => {
  await open(page, '/examples/old-libraries/')
  await expect(page.locator('.news')).toHaveAttribute('data-ilot-mounted', 'goto-block')
  await page.getByRole('button', { name: 'Prévenir' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Nous vous rappelons demain.')
  expect(await page.evaluate('$ === jQuery')).toBe(true)
})

test('examples/own-island: it counts, and goes with its field', async ({ page }) => {
  await open(page, '/examples/own-island/')
  const field = page.getByLabel('Votre avis sur la réparation')
  await expect(page.getByRole('status')).toHaveText('Il reste 80 caractères.')
  await field.fill('Très bien')
  await expect(page.getByRole('status')).toHaveText('Il reste 71 caractères.')
  await field.evaluate((element) => element.remove())
  await expect(page.getByRole('status')).toHaveCount(0)
})
