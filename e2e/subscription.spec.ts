import type { Page } from '@playwright/test'
import { callsOf, expect, expectAccessible, open, test } from './test'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'CONFIRMATION' })
const join = (page: Page) => page.getByRole('button', { name: 'S’inscrire' })
const email = (page: Page) => page.getByLabel('Votre adresse email')
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci' })

async function openLetter(page: Page) {
  await open(page, '/')
  await email(page).scrollIntoViewIfNeeded()
  await expect(page.locator('#lettre')).toHaveAttribute(
    'data-ilot-mounted',
    /form subscription|subscription form/,
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot disable JavaScript')

  test('the letter is asked for without a question', async ({ page }) => {
    await page.goto('/')
    await email(page).fill('camille@exemple.fr')
    await join(page).click()
    await expect(thanks(page)).toBeVisible()
  })
})

test('Enter asks; No keeps the form and the focus, Yes has it verified and sent', { tag: '@daily' }, async ({
  page,
}) => {
  await openLetter(page)
  await email(page).fill('camille@exemple.fr')
  await email(page).press('Enter')
  await expect(question(page)).toContainText('Êtes-vous sûr de vouloir vous inscrire ?')
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Non' }).press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(email(page)).toBeFocused()
  await expect(page.locator('#lettre')).not.toHaveAttribute('aria-busy', 'true')
  expect(await callsOf(page, 'formulaire')).toEqual([])
  await email(page).press('Enter')
  await question(page).getByRole('button', { name: 'Oui' }).press('Enter')
  await expect(thanks(page)).toBeVisible()
  expect((await callsOf(page, 'formulaire')).map(({ url }) => url)).toEqual([
    '/plateforme/ajax/modules/formulaire/verif_formulaire.php',
    '/formulaires/lettre',
  ])
})

test('an address that the server refuses is said after the question, by touch at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openLetter(page)
  await email(page).fill('camille')
  await join(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Le champ Adresse email doit contenir une adresse email.',
  )
  await expect(question(page)).toHaveCount(0)
  // `fill` adds to what is there in Firefox's driver.
  await email(page).press('ControlOrMeta+a')
  await email(page).pressSequentially('deja@vitrea.example')
  await join(page).click()
  await question(page).getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByRole('alert')).toContainText('Cette adresse reçoit déjà notre lettre.')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveValue('deja@vitrea.example')
})
