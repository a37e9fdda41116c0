import type { Page } from '@playwright/test'
import { callsOf, closeByBack, expect, expectAccessible, hold, open, test } from './test'

const LEAVE =
  'Vous avez apporter des modifications sans enregistrer, êtes vous sûr de vouloir fermer ? (vous perdrez les modifications)'
const frame = (page: Page) => page.frameLocator('.ilots-popup-frame')
const popup = (page: Page) => page.locator('dialog.ilots-popup')
const question = (page: Page) => page.getByRole('alertdialog')
const text = (page: Page) => page.getByLabel('Le poste')
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

/** The window of an element, once its form has been looked at. */
async function openWindow(page: Page, fault = ''): Promise<void> {
  await open(page, `/ilots/my-elements/simple${fault}`)
  await page
    .getByRole('row', { name: /Apprenti/ })
    .getByRole('link', { name: /Modifier/ })
    .click()
  await expect(frame(page).locator('form[data-ilot-mounted]')).toBeVisible()
  await snapshot(page)
}

/** 100 ms after load, the form has been looked at: half a second of its page's own frames is enough. */
const snapshot = (page: Page) =>
  page
    .frames()
    .at(-1)
    ?.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const begun = performance.now()
          const look = () => (performance.now() - begun > 500 ? resolve() : requestAnimationFrame(look))
          look()
        }),
    )

test('a window whose form is as it was closes with Escape, without a question', async ({ page }) => {
  await openWindow(page)
  const post = frame(page).getByLabel('Le poste')
  const before = await post.inputValue()
  await post.fill('Autre chose')
  await post.fill(before)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
})

test('with unsaved changes, Escape, Back and the close control ask; No stays, Yes leaves', async ({
  page,
}) => {
  await openWindow(page)
  await frame(page).getByLabel('Intitulé').fill('Autre intitulé')
  await page.keyboard.press('Escape')
  await expect(question(page).or(page.locator('dialog.ilots-modal'))).toContainText(LEAVE)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Non' }).click()
  await expect(frame(page).getByLabel('Intitulé')).toHaveValue('Autre intitulé')
  await closeByBack(page)
  await page.getByRole('button', { name: 'Non' }).click()
  await expect(popup(page)).toBeVisible()
  await popup(page).getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(popup(page)).toHaveCount(0)
})

test('a chosen file is a change; once saved, nobody is asked', async ({ page }) => {
  await openWindow(page)
  await frame(page).getByLabel('Le poste').fill('Deux ans d’alternance, à Lyon ou à Nantes.')
  await frame(page)
    .getByLabel(/Fiche/)
    .setInputFiles({ name: 'fiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Non' }).click()
  await frame(page).getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(frame(page).getByText('L’offre est enregistrée.')).toBeVisible()
  await expect(frame(page).getByText('fiche.pdf')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
})

test('leaving the page with unsaved changes asks in the browser’s own window', async ({ page }) => {
  await open(page, '/ilots/element-form/modifier')
  await snapshot(page)
  await text(page).click()
  await page.keyboard.type('Encore.')
  const asked = page.waitForEvent('dialog')
  const left = page.goto('/').catch(() => {})
  const box = await asked
  expect(box.type()).toBe('beforeunload')
  await box.dismiss()
  await left
  await expect(text(page)).toHaveValue(/Encore\.$/)
})

test('the server’s refusal stands above the form, has the focus, and nothing typed is lost', async ({
  page,
}) => {
  await open(page, '/ilots/element-form/modifier')
  await text(page).fill('Court')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('vingt caractères au moins')
  await expect(page.locator('[data-role="messages"]')).toBeFocused()
  await expect(text(page)).toHaveValue('Court')
  await expect(save(page)).toBeVisible()
  await expectAccessible(page)
})

test('a double click on a slow server saves once, with the loader in the way', async ({ page }) => {
  await open(page, '/ilots/element-form/modifier')
  const release = await hold(page, /mes-offres\/modifier/)
  await text(page).fill('Un poste décrit en plus de vingt caractères.')
  await save(page).dblclick()
  await expect(page.getByText('CHARGEMENT')).toBeVisible()
  await expect(save(page)).toBeHidden()
  release()
  await expect(page).toHaveURL(/success=1/)
  expect(await callsOf(page, '/mes-offres/modifier')).toHaveLength(1)
})

test('what a failing server did not take is kept over a reload and offered again', { tag: '@daily' }, async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await open(page, '/ilots/element-form/creer?fault=500')
  await page.getByLabel('Intitulé').fill('Cheffe d’atelier')
  await page.getByRole('button', { name: 'Créer l’offre' }).click()
  await expect(page.getByRole('alert')).toContainText('n’a pas abouti')
  await open(page, '/ilots/element-form/creer')
  await expect(page.getByRole('status').filter({ hasText: 'Une saisie du' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'La reprendre' }).click()
  await expect(page.getByLabel('Intitulé')).toHaveValue('Cheffe d’atelier')
  await page.getByRole('button', { name: 'Créer l’offre' }).click()
  await expect(page).toHaveURL(/success=1/)
  await expect(page.getByText('Une saisie du')).toHaveCount(0)
})

test('a visitor’s application is sent with its file', async ({ page }) => {
  await open(page, '/l-entreprise/recrutement/offres')
  await page.getByLabel('Votre nom').fill('Anne')
  await page
    .getByLabel(/parcours/)
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await page.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await expect(page.getByText('une cheffe d’atelier vous lit')).toBeVisible()
  await expect(page).toHaveURL(/success=1/)
  expect((await callsOf(page, '/recrutement/offres'))[0]?.body).toContain('cv.pdf')
})
