import { expect, expectUnharmed, openHostile, POLICIES, test } from './test'

/** Fields whose selector leads outside of their form, to what nobody has marked or what editors must not reach. */
const REFUSED = ['page', 'corps', 'autour', 'voisin', 'redacteur']

for (const policy of POLICIES)
  test(`suggestions fill in their own form and what the template has marked (${policy})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ILOTS-201.* cibles « .* » refusé : .*data-autocomplete-target/)
    await openHostile(page, 'cibles', policy)
    for (const name of [...REFUSED, 'marque']) {
      const field = page.locator(`#${name}`)
      await field.pressSequentially('bre')
      await page.getByRole('option', { name: /Brest/ }).first().click()
      await expect(field).toHaveValue('Brest')
    }
    await expect(page.locator('#region')).toHaveText(/^29\d{3}$/)
    await expect(page.locator('#jeton')).toHaveValue('intact')
    await expect(page.locator('h1')).toHaveText('Des suggestions qui visent la page')
    expect(complaints.all.filter((line) => line.includes('cibles « '))).toHaveLength(REFUSED.length)
    await page.locator('#page').fill('')
    await expect(page.locator('#page')).toBeVisible()
    await expectUnharmed(page)
  })
