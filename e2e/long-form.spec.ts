/** One long form that a driver really fills in: everything that forms can do, together. */
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test'

type Scope = Page | Locator | FrameLocator

async function fillIn(page: Page, form: Scope): Promise<void> {
  await form.getByLabel('Votre nom').fill('Anne Le Bris')
  await form.getByLabel('Votre adresse email').fill('anne@vitrea.example')
  await form.getByLabel('Votre téléphone').pressSequentially('0199001112')
  await form.locator('[name="ville"]').pressSequentially('nant')
  await page
    .getByRole('option', { name: /Nantes/ })
    .first()
    .click()
  await expect(form.getByLabel('Code postal')).toHaveValue(/^44/)
  await form.getByLabel('Immatriculation').fill('AB-123-CD')
  await form.getByRole('textbox', { name: /Le jour du bris/ }).pressSequentially('05032026')
  await form.getByRole('textbox', { name: /Quand passer/ }).pressSequentially('06032026143000')
  await page.keyboard.press('Tab')
  const stars = form.getByRole('radio', { name: '4 étoiles sur 5' })
  await form.locator('label[for="sinistre-accueil-3"]').click()
  // A click that comes before the island's code is kept for it.
  await expect(stars).toBeChecked()
  await form.getByLabel('Votre message').fill('Un éclat, côté conducteur.')
  await form.getByLabel(/J’accepte que Vitréa/).check()
}

async function expectReceived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible()
  const received = Object.fromEntries(
    await page
      .locator('.received div')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
      ),
  ) as Record<string, string>
  expect(received).toMatchObject({
    telephone: '0199001112',
    ville: 'Nantes',
    date_bris: '2026-03-05',
    passage: '2026-03-06 14:30:00',
    accueil: '4',
    accord: 'oui',
  })
  expect(received['g-recaptcha-response']).toMatch(/^submitform-/)
}

test('the long form says all that is missing, keeps what is typed, and is sent as it is stored', async ({
  page,
}) => {
  await open(page, '/ilots/form/sinistre')
  const form = page.locator('form#sinistre')
  await form.getByLabel('Votre message').fill('Un éclat.')
  await form.getByRole('button', { name: 'Déclarer le bris' }).click()
  await expect(page.getByRole('alert')).toContainText('Le champ Jour du bris est requis.')
  await expect(form.getByLabel('Votre nom')).toBeFocused()
  await expectAccessible(page)
  await fillIn(page, form)
  await form.getByRole('button', { name: 'Déclarer le bris' }).click()
  await expectReceived(page)
})

test('half a telephone is refused in the page’s words, and again when it is left', async ({ page }) => {
  await open(page, '/ilots/form/sinistre')
  const form = page.locator('form#sinistre')
  const phone = form.getByLabel('Votre téléphone')
  const refused = async () => {
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toHaveAccessibleDescription(/Ce numéro ne se lit pas/)
  }
  await phone.pressSequentially('0199')
  await form.getByRole('button', { name: 'Déclarer le bris' }).click()
  await refused()
  await phone.fill('')
  await phone.pressSequentially('019')
  await phone.press('Tab')
  await refused()
  await phone.fill('')
  await phone.pressSequentially('0199001112')
  await phone.press('Tab')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
})

for (const [kind, mask] of [
  ['a mask', ' data-mask-pattern="00 00 00 00 00"'],
  ['the browser', ''],
] as const)
  test(`a title names the field that ${kind} refuses: it is not said as what is wrong as well`, async ({
    page,
  }) => {
    await page.route('**/ilots/form/sinistre', async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replace(/ data-pattern-message="Ce num[^"]*"/, '')
        .replace(' data-mask-pattern="00 00 00 00 00"', mask)
      await route.fulfill({ response, body })
    })
    await open(page, '/ilots/form/sinistre')
    const form = page.locator('form#sinistre')
    const phone = form.getByLabel('Votre téléphone')
    await phone.pressSequentially('0199')
    // The bubble of a browser explains a pattern by the title, where no form says it.
    const { patternMismatch, customError } = await phone.evaluate(({ validity }: HTMLInputElement) => ({
      patternMismatch: validity.patternMismatch,
      customError: validity.customError,
    }))
    expect([patternMismatch, customError]).toEqual([true, false])
    await form.getByRole('button', { name: 'Déclarer le bris' }).click()
    await expect(phone).toHaveAccessibleDescription(/Téléphone\s: Cette valeur est incomplète/)
    await phone.fill('')
    await phone.pressSequentially('0199001112')
    await phone.press('Tab')
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  })

test('in a window over the page, the calendar and the suggestions lie above it, and it is sent the same', async ({
  page,
}) => {
  await open(page, '/ilots/form/dans-une-modale')
  await page.getByRole('link', { name: 'Déclarer un bris de glace' }).click()
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.getByLabel('Votre nom')).toBeVisible()
  await fillIn(page, dialog)
  const day = dialog.getByRole('textbox', { name: /Le jour du bris/ })
  await day.scrollIntoViewIfNeeded()
  await page.locator('.ilots-date-button').first().click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /5 mars/ })
    .or(page.getByRole('gridcell', { name: /5 mars/ }))
    .first()
    .click()
  await expect(day).toHaveValue('05/03/2026')
  await dialog.getByRole('button', { name: 'Déclarer le bris' }).click()
  await expectReceived(page)
})
