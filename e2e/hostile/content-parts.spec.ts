import type { Page } from '@playwright/test'
import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

const dialog = (page: Page) => page.getByRole('dialog')

/** No island is on the element, and none comes when it is looked at and hovered. */
async function expectRefused(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector)
  await element.locator('.mois').hover()
  expect(await element.evaluate((found) => window.Ilots?.why(found))).toMatchObject([{ state: 'refused' }])
  await expect(element).not.toHaveAttribute('data-ilot-mounted')
}

for (const policy of POLICIES)
  test.describe(`content in what is the template’s (${policy})`, () => {
    test('a list in an answer is not the block’s', async ({ page, complaints }) => {
      complaints.expect(/ILOTS-203/)
      await openHostile(page, 'liste-dans-une-reponse', policy)
      await expect(page.locator('#bloc li')).toHaveText(['Un', 'Deux'])
      await expect(page.locator('#piege')).toHaveCount(0)
      await expectUnharmed(page)
    })

    test('a button in an answer is not the block’s', async ({ page }) => {
      await openHostile(page, 'bouton-dans-une-reponse', policy)
      await expect(page.locator('#bloc li')).toHaveText(['Un', 'Deux'])
      await expect(page.locator('#bloc a')).toBeHidden()
      await expectUnharmed(page)
    })

    for (const [name, id] of [
      ['morceau-de-page', 'du-morceau'],
      ['element-inconnu', 'de-la-page'],
    ] as const)
      test(`an answer in a window stays content: ${name}`, async ({ page }) => {
        await openHostile(page, name, policy)
        await page.locator('#ouvrir').click()
        await expect(page.locator('#lu')).toBeVisible()
        await expectRefused(page, `#${id}`)
        await expectUnharmed(page)
      })

    test('a column that is copied holds content', async ({ page }) => {
      await openHostile(page, 'colonne-copiee', policy)
      await page.locator('#fMenuMobileButton').click()
      await expectRefused(page, '.ilots-menu-clone-body [data-ilot]')
      await expectUnharmed(page)
    })

    test('a copied check does not load the provider’s script', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openHostile(page, 'colonne-et-robot', policy)
      await page.locator('#fMenuMobileButton').click()
      await dialog(page).locator('input[name=q]').fill('pneu')
      const copy = page.locator('.ilots-menu-clone-body [data-ilot]')
      expect(await copy.evaluate((found) => window.Ilots?.why(found))).toMatchObject([{ state: 'refused' }])
      expect(asked.filter((url) => url.includes('recaptcha'))).toEqual([])
    })

    test('what a script copies stays content', async ({ page }) => {
      await openHostile(page, 'copie-d-un-script', policy)
      await page.evaluate(() => {
        const copy = document.querySelector('#original')?.cloneNode(true) as Element
        copy.id = 'copie'
        document.querySelector('#place')?.append(copy)
      })
      await expectRefused(page, '#copie')
      await expectUnharmed(page)
    })

    test('its fields make no booking of the template’s form', { tag: tagOf(policy) }, async ({ page }) => {
      await openHostile(page, 'champs-d-une-reservation', policy)
      await page.locator('#code').pressSequentially('29000')
      await page.locator('#code').blur()
      await expect(page.locator('#contact')).not.toHaveAttribute('data-ilot-mounted')
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('booking'))),
      ).toEqual([])
      await expectUnharmed(page)
    })

    test('its label is no tile of the template’s booking', async ({ page }) => {
      await openHostile(page, 'etiquette-ailleurs', policy)
      await expect(page.locator('#reservation')).toHaveAttribute('data-ilot-mounted', /booking/)
      await page.locator('#matin').click()
      await page.locator('[data-tile]').click()
      await expect(page.locator('#matin')).toBeChecked()
      await expectUnharmed(page)
    })

    test('suggestions of its field fill in nothing of the template’s', async ({ page, complaints }) => {
      complaints.expect(/ILOTS-201/)
      await openHostile(page, 'suggestions-d-ailleurs', policy)
      await page.locator('#ville').pressSequentially('bre')
      await page.getByRole('option', { name: /Brest/ }).first().click()
      await page.locator('#ville').fill('')
      await page.locator('#ville').pressSequentially('zz')
      await page.locator('#ville').blur()
      await expect(page.locator('#iban')).toHaveValue('FR76')
      await expect(page.locator('#jeton')).toHaveValue('secret')
      await expect(page.locator('#avis')).toHaveText('Attention')
      await expect(page.locator('#accord')).toBeChecked()
      await page.locator('#secret').pressSequentially('secret')
      await expect
        .poll(() => page.evaluate(() => window.Ilots?.why(document.querySelector('#secret'))[0]?.state))
        .toBe('failed')
      await expectUnharmed(page)
    })

    test('its parts are none of the template’s islands', { tag: tagOf(policy) }, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openHostile(page, 'parts-d-un-contenu', policy)
      await page.locator('#choix').focus()
      await page.locator('#choix').selectOption('2')
      await page.locator('#lire').click()
      await page.getByRole('button', { name: 'Liste' }).click()
      await expect(page.locator('#liste')).toBeVisible()
      await page.locator('#page-2').click()
      await expect(page.locator('#bloc li')).toHaveText(['Deux'])
      await page.locator('#montrer').click()
      await expect(page.locator('#vrai')).toBeVisible()
      expect(asked.filter((url) => /recharge|reload/.test(url))).toEqual([])
      await expectUnharmed(page)
    })

    test('its doubles do not stand for what the template names', async ({ page }) => {
      await openHostile(page, 'doubles-du-modele', policy)
      await page.locator('#ouvrir').click()
      await expect(dialog(page).locator('#vrai')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await page.locator('#fMenuMobileButton').click()
      await expect(dialog(page).getByRole('link', { name: 'Horaires' })).toBeVisible()
      await expect(dialog(page).getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await page.locator('#ville').pressSequentially('bre')
      await page.getByRole('option', { name: /Brest/ }).first().click()
      await expect(page.locator('output.region')).toHaveText(/^29\d{3}$/)
      await expectUnharmed(page)
    })
  })
