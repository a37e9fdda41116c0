import type { Page } from '@playwright/test'
import { reference } from '../islands/wide-table/reference'
import { codeOf } from './code'
import { frames } from './journeys'
import { sumOf, watchShifts } from './layout-shift'
import { closeByBack, expect, expectAccessible, hold, open, test } from './test'

const phone = { width: 390, height: 800 }
const demo = (page: Page) => page.locator('.case-demo')
const more = (page: Page) => demo(page).getByRole('button', { name: 'Voir plus de détails' })
const dialog = (page: Page) => page.getByRole('dialog')
/** The titles of the columns that are shown. */
const titles = (page: Page) => demo(page).getByRole('columnheader')
async function openCase(page: Page, name: string) {
  await open(page, `/ilots/wide-table/${name}`)
  await expect(demo(page).locator('table')).toHaveAttribute('data-ilot-mounted', /wide-table/)
}

test('columns follow the width, and the last one stays', async ({ page }) => {
  await page.setViewportSize(phone)
  await openCase(page, 'derniere-fixe')
  await expect(titles(page)).toHaveText(['Atelier', 'Région', 'Fiche'])
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(titles(page)).toHaveText(['Atelier', 'Région', 'Postes', 'Code postal', 'Fiche'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(titles(page)).toHaveCount(7)
  await expect(more(page)).toBeVisible()
})

/** The rules of the reference, to copy into a style sheet: for a table whose last column does not stay. */
const css = reference.chapters
  ?.flatMap(({ blocks }) => blocks)
  .flatMap((block) => ('css' in block ? block.css : []))
  .join('\n')

for (const width of [390, 700, 800, 1_000, 1_100, 1_280])
  for (const name of ['derniere-fixe', 'ateliers'])
    test(`nothing moves when the code comes late, ${name}, ${width} px wide`, {
      tag: '@chromium-only',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 2_400 })
      if (name === 'ateliers')
        await page.route('**/site.css*', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: `${await response.text()}\n${css}` })
        })
      const shifts = await watchShifts(page)
      const release = await hold(page, '**/p/*.js')
      await page.goto(`/ilots/wide-table/${name}`, { waitUntil: 'commit' })
      await expect(page.locator('.site-footer')).toBeInViewport()
      await frames(page)
      release()
      await expect(more(page)).toBeVisible()
      await frames(page)
      // What has moved last is sent as the page is left.
      await page.goto('about:blank')
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBe(0)
    })

test('when the code does not come, all columns are shown after a while', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.setViewportSize(phone)
  await page.route('**/p/*.js', (route) => route.abort())
  await page.goto('/ilots/wide-table/derniere-fixe')
  await expect(titles(page)).toHaveText(['Atelier', 'Région', 'Fiche'])
  await demo(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  })
  await expect(titles(page)).toHaveCount(8)
})

test('a table of which nothing is hidden offers nothing', async ({ page }) => {
  await page.setViewportSize(phone)
  await openCase(page, 'etroit')
  await expect(titles(page)).toHaveCount(2)
  await expect(more(page)).toBeHidden()
})

test('Enter opens it whole over the page, Escape closes it and gives the focus back', {
  tag: ['@daily', '@react'],
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await openCase(page, 'triable')
  await more(page).press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Ateliers et postes')
  await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused()
  await expect(titles(page)).toHaveCount(8)
  const box = await dialog(page).boundingBox()
  // Firefox leaves the place of its scrollbar.
  expect(box?.width).toBeGreaterThan(phone.width - 20)
  expect(box?.height).toBe(phone.height)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(more(page)).toBeFocused()
  await expect(titles(page)).toHaveCount(3)
})

test('scrolled in full screen, headers and the last column stay in sight, and sort', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 })
  await openCase(page, 'triable')
  await more(page).click()
  const box = page.getByRole('region', { name: 'Tableau complet' })
  await box.press('ArrowRight')
  await box.press('End')
  await expect
    .poll(() => box.evaluate(({ scrollTop, scrollLeft }) => Math.min(scrollTop, scrollLeft)))
    .toBeGreaterThan(0)
  const header = page.getByRole('columnheader', { name: 'Fiche' })
  await expect(header).toBeInViewport({ ratio: 1 })
  await expect(box.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Fermer' }).press('Tab')
  const name = page.getByRole('columnheader', { name: 'Atelier' })
  await name.getByRole('button').press('Enter')
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expect(demo(page).locator('tbody td').first()).toHaveText('Amiens')
})

test('Back closes it, without leaving the page', async ({ page }) => {
  await page.setViewportSize(phone)
  await openCase(page, 'ateliers')
  await more(page).click()
  await expect(dialog(page)).toBeVisible()
  await closeByBack(page)
  await expect(dialog(page)).toBeHidden()
  await expect(titles(page)).toHaveCount(2)
  await expect(page).toHaveURL(/ateliers$/)
})

test('fields keep what is typed, in both directions, and the form sends it', async ({ page }) => {
  await page.setViewportSize(phone)
  await openCase(page, 'champs')
  await more(page).click()
  await page.getByLabel('Remarque, Joint').fill('Noir')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog(page)).toBeHidden()
  // Its history entry goes in its own time: a dialog opened, or a form sent, within it is another story.
  await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeUndefined()
  await more(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByLabel('Remarque, Joint')).toHaveValue('Noir')
  await page.getByLabel('Remarque, Joint').press('Enter')
  await expect(page).toHaveURL(/remarque-1=Noir/)
  // The dialog's own entry is not among those that Back goes over.
  await page.goBack()
  await expect(page).toHaveURL(/champs$/)
  expect(await page.evaluate(() => history.state?.ilotsOverlay)).toBeUndefined()
})

test('cells over several columns keep their place when columns are hidden', async ({ page }) => {
  await page.setViewportSize(phone)
  await openCase(page, 'cases-fusionnees')
  const right = await demo(page)
    .locator('table')
    .evaluate((table) => table.getBoundingClientRect().right)
  for (const name of ['Premier semestre', 'Léger', 'Objectif 440', '401', 'Ensemble des deux ateliers']) {
    const cell = demo(page)
      .locator('td:visible,th:visible')
      .filter({ hasText: new RegExp(`^${name}$`) })
    const box = await cell.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(right, 0)
  }
  await expect(demo(page).getByText('Second semestre')).toBeHidden()
})

test('code that cannot be loaded shows the table whole where it stands', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.route(codeOf('islands/wide-table/full-screen.tsx'), (route) => route.abort())
  await page.setViewportSize(phone)
  await openCase(page, 'ateliers')
  await more(page).click()
  await expect(titles(page)).toHaveCount(8)
  await expect(demo(page).locator('table')).toBeFocused()
})

test('a block refreshed while it is open closes it; Back has the old table, whole', async ({ page }) => {
  await page.setViewportSize(phone)
  await openCase(page, 'tableau')
  const names = demo(page).locator('tbody td:first-child')
  const before = await names.allTextContents()
  await more(page).click()
  await expect(dialog(page)).toBeVisible()
  await page
    .getByRole('link', { name: 'Page 2', includeHidden: true })
    .evaluate((link: HTMLElement) => link.click())
  await expect(names).not.toHaveText(before)
  await expect(dialog(page)).toBeHidden()
  await expect(titles(page)).toHaveText(['Atelier', 'Région', 'Fiche'])
  await page.evaluate(() => history.back())
  await expect(names).toHaveText(before)
  await expect(more(page)).toHaveCount(1)
  await expect(titles(page)).toHaveText(['Atelier', 'Région', 'Fiche'])
})
