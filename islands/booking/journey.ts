import type { Page } from '@playwright/test'
import type { Journey } from '../../e2e/reading/journey'

/** The server offers next week, whenever that is. */
async function fixDates(page: Page): Promise<void> {
  const dates = page.locator('.slot-date')
  await dates.first().waitFor()
  await dates.evaluateAll((all) => {
    for (const each of all) each.textContent = '1er décembre'
  })
}

export const journey: Journey = async (reader) => {
  await reader.open('/contact/prendre-rendez-vous', 'main form')
  await reader.press('Tab')
  await reader.type('ab 123 cd')
  await reader.press('Tab', 'Enter')
  await reader.read('Lire l’étape', 'main form')
  await reader.act('Aller au champ du code postal', () =>
    reader.page.getByLabel('ou votre code postal').focus(),
  )
  await reader.type('44000')
  await reader.read('Lire l’étape', 'main form')
  const { page } = reader
  await reader.act('Aller à l’atelier de Nantes', () => page.getByRole('radio', { name: /^Nantes/ }).focus())
  await reader.press('Enter')
  await reader.read('Lire l’étape', 'main form')
  await reader.act('Aller à « À domicile »', () => page.getByRole('radio', { name: /^À domicile/ }).focus())
  await reader.press('Enter')
  await fixDates(page)
  await reader.read('Lire l’étape', 'main form')
  const submit = page.getByRole('button', { name: 'Confirmer le rendez-vous' })
  await reader.act('Aller au bouton', () => submit.focus())
  await reader.press('Enter')
  await reader.read('Lire ce qui manque', 'main form')
  const slot = page.getByRole('radio', { name: /^mardi 10 h/ })
  await slot.evaluate((radio) => radio.setAttribute('data-label', 'mardi 1er décembre à 10 h'))
  await reader.act('Aller à un créneau', () => slot.focus())
  await reader.press('Space')
  await reader.act('Aller au nom', () => page.getByLabel('Votre nom').focus())
  await reader.type('Anne Le Bris')
  await reader.press('Tab')
  await reader.type('01 99 00 11 12')
  await reader.act('Aller au bouton', () => submit.focus())
  await reader.press('Enter')
  await reader.read('Lire la confirmation', 'main')
}
