import type { Locator } from '@playwright/test'
import { gateCases } from '../../fixtures/site/pages/hostile/gate-cases'
import { expect, expectUnharmed, openHostile, PARSED, tagOf, test } from './test'

for (const policy of ['none', 'trusted-types'] as const) {
  test(`gate (${policy}): of each kind of markup, an answer brings what is allowed`, {
    tag: tagOf(policy),
  }, async ({ page, complaints }) => {
    complaints.expect(PARSED)
    // A style in an attribute is the policy's to refuse; a picture's address may be of any scheme, none of which
    // runs.
    complaints.expect(/style-src|ERR_UNKNOWN_URL_SCHEME/)
    await openHostile(page, 'porte', policy)
    await page.evaluate('askAll()')
    await expect.poll(() => page.evaluate('whatIsLeft().filter((left) => left === undefined).length')).toBe(0)
    const left = await page.evaluate<string[]>('whatIsLeft()')
    expect(gateCases.map(({ is }, index) => `${is}: ${left[index]}`)).toEqual(
      gateCases.map((each) => `${each.is}: ${each.left}`),
    )
    await expectUnharmed(page)
  })

  test(`gate (${policy}): an answer that is read brings nothing to use`, async ({ page, complaints }) => {
    complaints.expect(PARSED)
    await openHostile(page, 'reponse-lue', policy)
    const tags = (within: Locator) =>
      within.evaluate((box) => [...box.querySelectorAll('*')].map(({ localName }) => localName).join())
    await page.getByRole('button', { name: 'Vérifier' }).click()
    const verdict = page.locator('.ilots-form-answer')
    await expect(verdict).toContainText('Le nom manque')
    expect(await tags(verdict)).toBe('p,b,a,ul,li,a,img')
    await page.locator('#mot-lu').fill('un')
    const list = page.locator('[data-role~="suggestions"]')
    await expect(list.getByRole('option', { name: 'Un', exact: true })).toBeVisible()
    expect(await tags(list)).toBe('p,b,a,ul,li,a,img')
    await expectUnharmed(page)
  })

  test(`gate (${policy}): the menu’s bars have nothing that asks, covers or leaves`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(PARSED)
    complaints.expect(/style-src/)
    await openHostile(page, 'html-du-menu', policy)
    await page.locator('#fMenuMobileButton').click()
    const bar = page.locator('.ilots-menu-navbar.is-header')
    await expect(bar.locator('.lien')).toBeVisible()
    await expect(bar.locator('form.ici')).toHaveAttribute('action', '/recherche')
    for (const refused of [
      '[type=password i]',
      'style',
      '[style]',
      '[form]',
      '[onerror]',
      '[formaction]',
      '.ailleurs[action]',
      '.lien[href]',
    ])
      await expect(bar.locator('.ilots-menu-filled').locator(refused), refused).toHaveCount(0)
    await expectUnharmed(page)
  })
}
