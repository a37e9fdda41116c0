import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { forBack } from './for-back'
import { callsOf, expect, expectAccessible, open, test } from './test'

const field = (page: Page) => page.locator('[data-ilot="autocomplete"]')
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const value = (page: Page, name: string) => page.locator(`[name="${name}"]`)

test('without script, it is a field whose form is sent', async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/ilots/autocomplete/ville')
  await page.getByLabel('Ville').fill('Brest')
  await page.getByLabel('Ville').press('Enter')
  await expect(page).toHaveURL(/recu\?ville=Brest/)
  await context.close()
})

test('by keyboard: arrows choose, Enter fills the field and its targets, then sends the form', {
  tag: ['@daily', '@react'],
}, async ({ page }) => {
  await open(page, '/ilots/autocomplete/ville')
  await page.getByLabel('Ville').focus()
  await page.keyboard.type('re')
  await expect(option(page, 'Brest')).toBeVisible()
  await expect(field(page)).toHaveRole('combobox')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.type('nn')
  await expect(option(page, 'Rennes')).toBeVisible()
  await expect(option(page, 'Brest')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Rennes')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Rennes')
  await expect(value(page, 'code_postal')).toHaveValue('35000')
  await expect(page.locator('#region')).toHaveText('Bretagne')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ville=Rennes&code_postal=35000&id_ville=\d+$/)
  expect((await callsOf(page, 'traitement.php')).map(({ url }) => decodeURIComponent(url))).toContain(
    '/plateforme/ajax/modules/commun/traitement.php?autocompleter[classname]=ville&autocompleter[methode]=chercher&autocompleter[term]=renn',
  )
})

test('in a dialog that is open over the page, what is found is spoken where it is heard', async ({
  page,
}) => {
  await open(page, '/ilots/autocomplete/ville')
  // The page's own dialog, around its own form.
  await field(page).evaluate((input) => {
    const form = input.closest('form')
    const dialog = document.createElement('dialog')
    form?.before(dialog)
    if (form) dialog.append(form)
    dialog.showModal()
  })
  await page.getByLabel('Ville').focus()
  await page.keyboard.type('bre')
  await expect(option(page, 'Brest')).toBeVisible()
  // Below the dialog everything is inert: a region there is not announced.
  await expect(page.locator('dialog > .ilots-spoken')).toHaveText(/\S/)
})

test('leaving the field with Tab clears what was not chosen, and keeps what is free', async ({ page }) => {
  await open(page, '/ilots/autocomplete/ville')
  await page.getByLabel('Ville').focus()
  await page.keyboard.type('bre')
  await expect(option(page, 'Brest')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByLabel('Code postal')).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.locator('.ilots-spoken')).toContainText('le champ a été vidé')
  await open(page, '/ilots/autocomplete/saisie-libre')
  await page.getByLabel('Ville').focus()
  await page.keyboard.type('Plougastel')
  await page.keyboard.press('Tab')
  await expect(field(page)).toHaveValue('Plougastel')
})

test('Escape closes the list above a dialog, and not the dialog', async ({ page }) => {
  await open(page, '/ilots/autocomplete/dans-une-fenetre')
  await page.getByRole('link', { name: 'Chercher un atelier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ville').pressSequentially('nan')
  await expect(option(page, 'Nantes')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Ville').pressSequentially('t')
  await option(page, 'Nantes').click()
  await expect(dialog.getByLabel('Ville')).toHaveValue('Nantes')
})

test('a list above is as wide as it says, and stays at its field when the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  await open(page, '/ilots/autocomplete/large-en-haut')
  await field(page).pressSequentially('pare')
  const list = page.locator('.ilots-suggestions')
  await expect(option(page, 'Pare-brise pour affichage tête haute')).toBeVisible()
  const distance = () =>
    page.evaluate(() => {
      const [list, field] = ['.ilots-suggestions', '[data-ilot="autocomplete"]'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      return [list?.width, Math.round((field?.top ?? 0) - (list?.bottom ?? 0))]
    })
  await expect.poll(distance).toEqual([520, 8])
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
  await expect.poll(distance).toEqual([520, 8])
  await expect(list).toBeInViewport()
})

test('by touch, a tap takes a suggestion and keeps the field', async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver has no touch')
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 700 },
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await open(page, '/ilots/autocomplete/ville')
  await page.getByLabel('Ville').tap()
  await page.getByLabel('Ville').pressSequentially('vann')
  await option(page, 'Vannes').tap()
  await expect(field(page)).toHaveValue('Vannes')
  await expect(field(page)).toBeFocused()
  await expect(value(page, 'code_postal')).toHaveValue('56000')
  await context.close()
})

test('a failing call is said in the list, and tried again there', { tag: '@daily' }, async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await open(page, '/ilots/autocomplete/ville?fault=500&fault-times=1')
  await page.getByLabel('Ville').pressSequentially('bre')
  await expect(page.locator('.ilots-suggestions')).toContainText('n’ont pas pu être chargées')
  await option(page, 'Réessayer').click()
  await expect(option(page, 'Brest')).toBeVisible()
})

test('what is typed before its code is here is asked for', async ({ page }) => {
  await page.route(codeOf('autocomplete'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await open(page, '/ilots/autocomplete/ville')
  await page.getByLabel('Ville').focus()
  await page.keyboard.type('perpi')
  await expect(option(page, 'Perpignan')).toBeVisible()
})

test('Back brings the choice back, with the fields that it has filled', async ({ page }) => {
  await forBack(page, '**/ilots/autocomplete/ville')
  await open(page, '/ilots/autocomplete/ville')
  await page.getByLabel('Ville').focus()
  await page.keyboard.type('renn')
  await expect(option(page, 'Rennes')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(value(page, 'code_postal')).toHaveValue('35000')
  const id = await value(page, 'id_ville').inputValue()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ville=Rennes/)
  await page.goBack()
  await expect(field(page)).toHaveValue('Rennes')
  await expect(value(page, 'code_postal')).toHaveValue('35000')
  await expect(value(page, 'id_ville')).toHaveValue(id)
  // It is still a choice: leaving the field clears nothing.
  await page.getByLabel('Ville').focus()
  await expect(field(page)).toHaveRole('combobox')
  await expect(field(page)).toHaveAttribute('autocomplete', 'off')
  await page.keyboard.press('Tab')
  await expect(field(page)).toHaveValue('Rennes')
  await expect(value(page, 'id_ville')).toHaveValue(id)
})

test('a reset gives back what the page has given, hidden targets too; one that is prevented does not', async ({
  page,
}) => {
  await open(page, '/ilots/autocomplete/ville')
  await page.evaluate(() => {
    const reset = Object.assign(document.createElement('button'), { type: 'reset', name: 'reset' })
    reset.textContent = 'Effacer'
    document.querySelector('form:has([data-ilot="autocomplete"])')?.append(reset)
    addEventListener('reset', (event) => event.preventDefault(), { once: true })
  })
  const choose = async () => {
    await page.getByLabel('Ville').fill('')
    await page.getByLabel('Ville').pressSequentially('renn')
    await option(page, 'Rennes').click()
    await expect(value(page, 'id_ville')).not.toHaveValue('')
  }
  await choose()
  const reset = page.getByRole('button', { name: 'Effacer' })
  await reset.click()
  // The next turn of the page, in which an island would follow.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))))
  await expect(field(page)).toHaveValue('Rennes')
  await expect(value(page, 'id_ville')).not.toHaveValue('')
  await reset.click()
  await expect(value(page, 'id_ville')).toHaveValue('')
  await expect(field(page)).toHaveValue('')
  await expect(value(page, 'code_postal')).toHaveValue('')
  await expect(page.locator('#region')).toHaveText('')
  await choose()
})
