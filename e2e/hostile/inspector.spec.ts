import type { Page } from '@playwright/test'
import { codeOf } from '../code'
import { open } from '../test'
import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Inspecteur Îlots' })
const address = (policy: string, more = '') => `/hostile/inspecteur?policy=${policy}${more}`

/** The page is wrong on purpose. */
test.beforeEach(({ complaints }) => complaints.expect(/ILOTS-/))

for (const policy of POLICIES) {
  test(`${policy}: a visitor who writes the word into an address is told how the site would allow it`, async ({
    page,
  }) => {
    const told: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('data-inspector')) told.push(message.text())
    })
    await openHostile(page, 'inspecteur', policy)
    expect(told).toEqual([])
    await open(page, address(policy, '&ilots-inspector'))
    await expect.poll(() => told).toEqual(['Îlots : data-inspector="query"'])
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(fetched.filter((name) => codeOf('inspector').test(name))).toEqual([])
    await expect(panel(page)).toHaveCount(0)
    await expectUnharmed(page)
  })

  test(`${policy}: a script opens it, and the report tells no secret`, { tag: tagOf(policy) }, async ({
    page,
  }) => {
    await openHostile(page, 'inspecteur', policy)
    await page.getByText('Des paramètres.').click()
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.Ilots?.inspector.open())
    await panel(page).getByRole('tab', { name: 'Rapport' }).click()
    const preview = panel(page).getByRole('textbox')
    for (const copy of ['Copier le texte', 'Copier le JSON']) {
      await panel(page).getByRole('button', { name: copy }).click()
      await expect(preview).toHaveValue(/goto-blok/)
      expect(await preview.inputValue()).not.toMatch(
        /7f3a9c1b|motdepasse|porteur|anne|exemple|123-CD|485211|43[.]60|1[.]444/i,
      )
    }
    const report = JSON.parse(await preview.inputValue())
    expect(report.islands.map(({ island }: { island: string }) => island)).toContain('popup')
    expect(report.problems.map(({ code }: { code: string }) => code)).toContain('ILOTS-203')
    await expectUnharmed(page)
  })
}
