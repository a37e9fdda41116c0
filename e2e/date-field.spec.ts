import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { forBack } from './for-back'
import { expect, expectAccessible, hold, open, test } from './test'

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choisir une date' })
const day = (page: Page, name: string) => picker(page).getByRole('gridcell', { name })
/** A field of the page: its name begins the names of its button and its picker, too. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const received = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name} `.replace(/[[\]]/g, '\\$&')) }).getByRole('cell')

async function openCase(page: Page, name: string) {
  await open(page, `/ilots/date-field/${name}`)
  await expect(page.locator('.case-demo .ilots-date-button').first()).toBeVisible()
}

test('without script, the form sends what its fields hold', async ({ browser, browserName, baseURL }) => {
  test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/ilots/date-field/date')
  await field(page, 'Date de naissance').fill('17/05/1980')
  await page.keyboard.press('Enter')
  await expect(received(page, 'sinistre')).toHaveText('2026-03-05')
  await expect(received(page, 'naissance')).toHaveText('17/05/1980')
  await context.close()
})

test('stored dates are shown as visitors write them, and a submit, a script’s own and a reset go by what is stored', async ({
  page,
}) => {
  await openCase(page, 'plusieurs')
  const days = page.locator('input[name="jours[]"]')
  await expect(days.nth(0)).toHaveValue('01/12/2026')
  const sent = () => page.evaluate(() => new FormData(document.forms[0]).getAll('jours[]'))
  expect(await sent()).toEqual(['2026-12-01', '', '2026-12-03'])
  await days.nth(1).fill('02/12/2026')
  await days.nth(2).fill('04/12/2026')
  expect(await sent()).toEqual(['2026-12-01', '2026-12-02', '2026-12-04'])
  await page.getByRole('button', { name: 'Rétablir' }).click()
  await expect(days.nth(2)).toHaveValue('03/12/2026')
  await page.evaluate(() => document.forms[0]?.submit())
  await expect(page).toHaveURL(/jours%5B%5D=2026-12-01&jours%5B%5D=&jours%5B%5D=2026-12-03$/)
})

test('on the keyboard a date is typed within its limits, cleared by Backspace, and sent by Enter', async ({
  page,
}) => {
  await openCase(page, 'date-heure')
  const depot = field(page, 'Dépôt du véhicule')
  await expect(field(page, 'Retour souhaité')).toHaveValue('')
  await depot.press('End')
  await depot.press('Backspace')
  await expect(depot).toHaveValue('')
  await depot.pressSequentially('29022023')
  await expect(depot).toHaveValue('29/02/202')
  await depot.pressSequentially('4249')
  await expect(depot).toHaveValue('29/02/2024 2')
  await depot.press('Delete')
  await depot.pressSequentially('5/3/2026')
  await depot.press('Home')
  await depot.pressSequentially('1')
  await expect(depot).toHaveValue('15/03/2026')
  await depot.press('Enter')
  await expect(received(page, 'depot')).toHaveText('2026-03-15 00:00:00')
  await expect(received(page, 'retour')).toHaveText('vide')
})

test('a date is typed in one go while the code is on its way', async ({ page }) => {
  const bringCode = await hold(page, codeOf('date-field'))
  await open(page, '/ilots/date-field/date-heure', 'domcontentloaded')
  const back = field(page, 'Retour souhaité')
  await back.fill('')
  await back.pressSequentially('06032026')
  bringCode()
  // The mask is there, and the time is the visitor's to go on with.
  await expect(back).toHaveValue('06/03/2026 ')
  await back.pressSequentially('1430')
  await expect(page.locator('.ilots-date-button').first()).toBeVisible()
  await back.pressSequentially('15')
  await expect(back).toHaveValue('06/03/2026 14:30:15')
})

test('the keyboard goes through the grid, and the focus comes back to the field with the date', {
  tag: ['@daily', '@react'],
}, async ({ page }) => {
  await openCase(page, 'date')
  const date = field(page, 'Date du sinistre')
  await date.press('ArrowDown')
  await expect(day(page, 'jeudi 5 mars 2026')).toBeFocused()
  await expect(day(page, 'jeudi 5 mars 2026')).toHaveAttribute('aria-selected', 'true')
  for (const [key, to] of [
    ['ArrowRight', 'vendredi 6 mars 2026'],
    ['ArrowDown', 'vendredi 13 mars 2026'],
    ['Home', 'lundi 9 mars 2026'],
    ['End', 'dimanche 15 mars 2026'],
    ['PageUp', 'dimanche 15 février 2026'],
    ['Shift+PageDown', 'lundi 15 février 2027'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(day(page, to)).toBeFocused()
  }
  await expect(picker(page).getByRole('grid', { name: 'février 2027' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(picker(page)).toBeHidden()
  await expect(date).toBeFocused()
  await expect(date).toHaveValue('15/02/2027')
  await expect(page.getByRole('status').filter({ hasText: 'lundi 15 février 2027' })).toHaveCount(1)
})

test('month and year are chosen between 1900 and five years from now, Tab goes round, and Escape leaves the date', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12))
  await openCase(page, 'date')
  const birth = field(page, 'Date de naissance')
  await expect(birth).toHaveAttribute('data-ilot-mounted', 'date-field')
  await birth.press('ArrowDown')
  await expect(day(page, 'samedi 21 novembre 2026')).toBeFocused()
  const year = picker(page).getByRole('combobox', { name: 'Année' })
  await expect(year.locator('option').first()).toHaveText('1900')
  await expect(year.locator('option').last()).toHaveText('2031')
  await year.selectOption('1980')
  await picker(page).getByRole('combobox', { name: 'Mois' }).selectOption('mai')
  await expect(picker(page).getByRole('grid', { name: 'mai 1980' })).toBeVisible()
  await picker(page).getByRole('button', { name: 'Fermer' }).focus()
  await page.keyboard.press('Tab')
  await expect(picker(page).getByRole('button', { name: 'Mois précédent' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(picker(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  await expect(birth).toBeFocused()
  await expect(birth).toHaveValue('')
})

test('a click in the field opens the picker and typing goes on; days outside the limits are not chosen', async ({
  page,
}) => {
  await openCase(page, 'bornes')
  const date = field(page, 'Jour de la pose')
  const send = page.getByRole('button', { name: 'Envoyer' })
  const place = await send.boundingBox()
  await date.click()
  await expect(picker(page)).toBeVisible()
  // Nothing of the page moves.
  expect(await send.boundingBox()).toEqual(place)
  await expect(date).toBeFocused()
  await expectAccessible(page)
  await date.press('Backspace')
  await date.pressSequentially('10122026')
  await expect(day(page, 'jeudi 10 décembre 2026')).toHaveAttribute('aria-selected', 'true')
  await picker(page).getByRole('button', { name: 'Mois précédent' }).click()
  // Forced: Playwright waits for what is disabled.
  await day(page, 'dimanche 22 novembre 2026').click({ force: true })
  await expect(date).toHaveValue('10/12/2026')
  await day(page, 'lundi 23 novembre 2026').click()
  await expect(picker(page)).toBeHidden()
  await expect(date).toHaveValue('23/11/2026')
  await date.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(picker(page)).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 760 } })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver has no touch')

  test('the field brings its keyboard, the button the picker, within the window', async ({ page }) => {
    await openCase(page, 'date-heure')
    const depot = field(page, 'Dépôt du véhicule')
    await depot.tap()
    await expect(depot).toBeFocused()
    await expect(picker(page)).toBeHidden()
    const button = page.getByRole('button', { name: /^Ouvrir le calendrier\s: Dépôt/ })
    await button.tap()
    const box = await picker(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    await day(page, 'mercredi 25 novembre 2026').tap()
    await expect(depot).toHaveValue('25/11/2026 08:30:00')
    await expect(button).toBeFocused()
  })
})

test('in a modal, Escape closes the picker first, then the modal, and focus follows', async ({ page }) => {
  await open(page, '/ilots/date-field/modale')
  await page.getByRole('link', { name: 'Choisir un jour' }).click()
  const date = field(page, 'Jour du rappel')
  const button = page.getByRole('button', { name: /^Ouvrir le calendrier/ })
  await button.click()
  await expect(picker(page).locator('[tabindex="0"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  await expect(button).toBeFocused()
  await date.press('ArrowDown')
  await picker(page).locator('[aria-current="date"]').click()
  await expect(date).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a picker whose code did not come at first opens with the next press', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.route(codeOf('islands/date-field/picker.tsx'), (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await openCase(page, 'date')
  await failed
  await expect.poll(() => complaints.all.join()).toContain('ILOTS-301')
  await page.getByRole('button', { name: /^Ouvrir le calendrier\s: Date du sinistre/ }).click()
  await expect(picker(page)).toBeVisible()
})

test('when the picker’s code cannot be had, the date is typed', { tag: '@daily' }, async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await page.route(codeOf('islands/date-field/picker.tsx'), (route) => route.abort())
  // It is asked for as soon as the field is there.
  const failed = page.waitForEvent('requestfailed')
  await openCase(page, 'date')
  const date = field(page, 'Date du sinistre')
  await failed
  await page.getByRole('button', { name: /^Ouvrir le calendrier\s: Date du sinistre/ }).click()
  await date.fill('06/03/2026')
  await expect(date).toHaveValue('06/03/2026')
  await expect(picker(page)).toBeHidden()
})

for (const type of ['', 'type="date"'])
  test(`Back brings the date back that was typed into a field ${type || 'of text'}`, async ({ page }) => {
    await forBack(page, '**/ilots/date-field/date', (html) =>
      html.replace('id="sinistre"', `id="sinistre" ${type}`),
    )
    await openCase(page, 'date')
    const loss = field(page, 'Date du sinistre')
    await loss.fill('04/03/2026')
    await loss.press('Enter')
    await expect(received(page, 'sinistre')).toHaveText('2026-03-04')
    await page.goBack()
    await expect(page.locator('.case-demo .ilots-date-button').first()).toBeVisible()
    await expect(loss).toHaveValue('04/03/2026')
  })
