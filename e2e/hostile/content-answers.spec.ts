import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

for (const policy of POLICIES)
  test.describe(`content in answers (${policy})`, () => {
    test('what was typed stays in the template’s form', { tag: tagOf(policy) }, async ({ page }) => {
      await openHostile(page, 'formulaire-recharge', policy)
      await page.locator('#nom').fill('Martin')
      await page.locator('#mdp').fill('S3CRET')
      await page.locator('#choix').selectOption('2')
      await expect(page.locator('#nouveau')).toBeVisible()
      await expect(page.locator('#inscription #nom')).toHaveValue('Martin')
      await expect(page.locator('#inscription #mdp')).toHaveValue('S3CRET')
      await expect(page.locator('#piege [name=mdp]')).toHaveValue('')
      await expectUnharmed(page)
    })

    for (const [name, id] of [
      ['fenetre-et-classe', 'dans-la-classe'],
      ['fenetre-et-mot', 'apres-le-mot'],
      ['ancienne-fenetre-et-page', 'du-corps'],
    ] as const)
      test(`a window’s answer stays content: ${name}`, async ({ page }) => {
        await openHostile(page, name, policy)
        await page.locator('#ouvrir').click()
        await expect(page.locator('#lu')).toBeVisible()
        await page.locator(`#${id} .mois`).hover()
        const why = await page.evaluate((id) => window.Ilots?.why(document.getElementById(id)), id)
        expect(why).toMatchObject([{ state: 'refused' }])
        await expectUnharmed(page)
      })

    test('a button in an element that the gate takes out is not the block’s', async ({ page }) => {
      await openHostile(page, 'bouton-et-classe', policy)
      await expect(page.locator('#bloc li')).toHaveText(['Un', 'Deux'])
      await expect(page.locator('#bloc a')).toBeHidden()
      await expectUnharmed(page)
    })

    test('a frame of another site in what a window shows does not close it', async ({ page }) => {
      await openHostile(page, 'cadre-d-ailleurs', policy)
      await page.locator('#ouvrir').click()
      await expect(page.getByRole('dialog').frameLocator('iframe').locator('#cadre')).toBeVisible()
      await expect(page.locator('#lu')).toBeVisible()
      await expectUnharmed(page)
    })
  })
