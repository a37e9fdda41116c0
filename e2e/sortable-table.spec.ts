import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { expect, expectAccessible, open, test } from './test'

const demo = (page: Page) => page.locator('.case-demo')
const header = (page: Page, name: string) => demo(page).getByRole('columnheader', { name })
const button = (page: Page, name: string) => header(page, name).getByRole('button')
/** The texts of the first column, in order. */
const first = (page: Page) => demo(page).locator('tbody td:first-child')
async function openCase(page: Page, name: string) {
  await open(page, `/ilots/sortable-table/${name}`)
  await expect(demo(page).locator('table')).toHaveAttribute('data-ilot-mounted', 'sortable-table')
}

test('without script, the table is read, and scrolled from the keyboard', async ({
  browser,
  browserName,
  baseURL,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await page.goto('/ilots/sortable-table/champs')
  await expect(demo(page).locator('th').getByRole('button')).toHaveCount(0)
  await page.getByRole('region', { name: 'Votre commande' }).press('ArrowRight')
  await expect
    .poll(() => page.getByRole('region', { name: 'Votre commande' }).evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0)
  await context.close()
})

test('Enter and Space on a header sort, turn the order round, say so, and keep the focus', {
  tag: '@daily',
}, async ({ page }) => {
  await openCase(page, 'prix')
  await button(page, 'Prix').press('Enter')
  await expect(first(page)).toHaveText([
    'Impact, véhicule léger',
    'Vitre latérale',
    'Écran de lunette',
    'Étanchéité de toit',
    'Pare-brise athermique',
    'Calibrage des caméras',
  ])
  await expect(header(page, 'Prix')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('.ilots-spoken')).toHaveText('Tableau trié par Prix (€), ordre croissant')
  await button(page, 'Prix').press('Space')
  await expect(header(page, 'Prix')).toHaveAttribute('aria-sort', 'descending')
  await expect(first(page).first()).toHaveText('Pare-brise athermique')
  await expect(first(page).last()).toHaveText('Calibrage des caméras')
  await expect(button(page, 'Prix')).toBeFocused()
  await expectAccessible(page)
})

test('a click anywhere in a header sorts; a link in it is followed', async ({ page }) => {
  await openCase(page, 'titres-riches')
  const box = await header(page, 'Pare-brise').boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 3, (box?.y ?? 0) + 3)
  await expect(first(page)).toHaveText(['Angers (49)', 'Le Mans (72)', 'Vannes (56)'])
  await page.getByRole('button', { name: 'Trier par Agrément' }).click()
  await expect(first(page).first()).toHaveText('Angers (49)')
  await page.getByRole('link', { name: 'Agrément' }).click()
  await expect(page).toHaveURL(/assurance$/)
})

test('what is typed, chosen and checked goes along with its row', async ({ page }) => {
  await openCase(page, 'champs')
  await page.getByLabel('Quantité, Balai').fill('12')
  await page.getByLabel('Livraison, Balai').selectOption('Domicile')
  await page.getByLabel('À commander, Balai').check()
  await button(page, 'Pièce').click()
  const row = demo(page).locator('tbody tr').first()
  await expect(row.getByRole('link')).toHaveText('Balai d’essuie-glace')
  await expect(row.getByRole('textbox')).toHaveValue('12')
  await expect(row.getByRole('combobox')).toHaveValue('Domicile')
  await expect(row.getByRole('checkbox')).toBeChecked()
  await button(page, 'Quantité').click()
  await expect(demo(page).getByRole('textbox').last()).toHaveValue('12')
})

test('in forced colours, the arrow of the sorted column is drawn', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate forced colours')
  await page.emulateMedia({ forcedColors: 'active' })
  await openCase(page, 'prix')
  await button(page, 'Prix').click()
  const [arrow, ground] = await button(page, 'Prix').evaluate((element) => [
    getComputedStyle(element, '::after').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(arrow).not.toBe(ground)
})

test('ten thousand rows are sorted in slices, between which the page answers', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/difficile/dix-mille-lignes')
  // Ten thousand rows take their time to be laid out, before anything of ours and after it.
  const table = page.locator('[data-ilot-mounted~="sortable-table"]')
  await expect(table).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => {
    const body = document.querySelector('[data-ilot-mounted~="sortable-table"] tbody')
    const batches: number[] = []
    new MutationObserver((records) =>
      batches.push(records.filter(({ addedNodes }) => addedNodes.length > 0).length),
    ).observe(body ?? document, { childList: true })
    let turns = 0
    const turn = () => {
      turns += 1
      Object.assign(window, { seen: { most: Math.max(...batches), batches: batches.length, turns } })
      setTimeout(turn)
    }
    turn()
  })
  await table.getByRole('button', { name: 'Montant' }).click()
  // An `expect` that has to ask again describes the whole page each time: ten thousand rows.
  await page.waitForFunction(() => /Montant/.test(document.querySelector('.ilots-spoken')?.textContent ?? ''))
  const amounts = await table
    .locator('tbody td:nth-child(2)')
    .evaluateAll((cells) => cells.map(({ textContent }) => Number(textContent?.replace(',', '.'))))
  expect(amounts).toEqual([...amounts].sort((one, other) => one - other))
  expect(amounts).toHaveLength(10_000)
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
  expect(seen.most).toBeLessThanOrEqual(1_000)
  expect(seen.turns).toBeGreaterThan(seen.batches ?? 0)
})

test('code that cannot be loaded leaves the table as it is', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.route(codeOf('sortable-table'), (route) => route.abort())
  await open(page, '/ilots/sortable-table/prix')
  await expect.poll(() => complaints.all.join()).toContain('ILOTS-301')
  await expect(demo(page).getByRole('button')).toHaveCount(0)
  await expect(first(page).first()).toHaveText('Impact, véhicule léger')
})

test('rows that cannot part are named in the console, and the table stays', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-202/)
  await open(page, '/ilots/sortable-table/rowspan')
  await expect.poll(() => complaints.all.join()).toContain('trouvé rowspan="2"')
  await expect(demo(page).getByRole('button')).toHaveCount(0)
})

test('a refreshed block sorts its new table; Back has the old one in the server’s order', async ({
  page,
}) => {
  await open(page, '/ilots/wide-table/tableau')
  const names = demo(page).locator('tbody td:first-child')
  await expect(button(page, 'Atelier')).toBeVisible()
  const before = await names.allTextContents()
  await button(page, 'Atelier').click()
  await button(page, 'Atelier').click()
  await expect(names.first()).not.toHaveText(before[0] ?? '')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(names.first()).not.toHaveText(before[0] ?? '')
  await button(page, 'Atelier').click()
  await expect(header(page, 'Atelier')).toHaveAttribute('aria-sort', 'ascending')
  await page.evaluate(() => history.back())
  await expect(names).toHaveText(before)
  await expect(button(page, 'Atelier')).toHaveCount(1)
})
