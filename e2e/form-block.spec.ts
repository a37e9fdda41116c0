import type { Page } from '@playwright/test'
import { callsOf, expect, expectAccessible, open, test } from './test'

const at = (name: string) => `/ilots/form-block/${name}`
const block = (page: Page) => page.locator('[data-ilot="form-block"]')

async function openBlock(page: Page, name: string) {
  await open(page, at(name))
  await expect(block(page)).toHaveAttribute('data-ilot-mounted', 'form-block')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  test('the form is there, or one link away', async ({ page }) => {
    await page.goto(at('directement'))
    await expect(page.getByRole('button', { name: 'Être rappelé' })).toBeHidden()
    await expect(page.getByLabel('Votre nom')).toBeVisible()
    await page.goto(at('modele'))
    await page.getByRole('link', { name: 'Poser une question' }).click()
    await page.getByLabel('Votre message').fill('Et le toit ?')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
  })
})

test('only a button, until Enter shows the form, focuses it and has it verified, not sent', {
  tag: '@daily',
}, async ({ page }) => {
  await openBlock(page, 'directement')
  const button = page.getByRole('button', { name: 'Être rappelé' })
  await expect(page.getByLabel('Votre nom')).toBeHidden()
  await expectAccessible(page)
  await button.press('Enter')
  await expect(page.getByLabel('Votre nom')).toBeFocused()
  await expect(button).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('Saisissez votre nom.')
  await expect(page.getByLabel('Votre nom')).toHaveAttribute('aria-invalid', 'true')
  expect((await callsOf(page, 'formulaire')).map(({ url }) => url)).toEqual([
    '/plateforme/ajax/modules/formulaire/verif_formulaire.php',
  ])
  await page.keyboard.type('Camille')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
})

test('a question comes first: No leaves the button and the focus, Yes shows the form', async ({ page }) => {
  await openBlock(page, 'apres-confirmation')
  const button = page.getByRole('button', { name: 'Déclarer un bris de glace' })
  await button.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Avez-vous déjà prévenu votre assureur ?')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(button).toBeFocused()
  await expect(page.getByLabel('Votre nom')).toBeHidden()
  await button.click()
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByLabel('Votre nom')).toBeFocused()
})

test('a template gives its form, which is checked as any other', async ({ page }) => {
  await openBlock(page, 'modele')
  await page.getByRole('link', { name: 'Poser une question' }).click()
  await expect(page.getByLabel('Votre message')).toBeFocused()
  await expect(page.locator('form[data-ilot]')).toHaveAttribute('data-ilot-mounted', 'form')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('alert')).toContainText('Le champ Message est requis.')
})
