import { expect, expectUnharmed, openHostile, POLICIES, test } from './test'

for (const policy of POLICIES)
  test(`names that every object answers load no page again, and Back works (${policy})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/my-elements \(a\) : data-action refusé : reçu « constructor »/)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await openHostile(page, 'noms-de-tout-objet', policy)
    await page.locator('#page-2').click()
    await expect(page.locator('[id="toString"] li')).toHaveText(['Deux'])
    await page.goBack()
    await expect(page.locator('[id="toString"] li')).toHaveText(['Un'])
    await page.locator('[id="constructor"] a').focus()
    await page.locator('[id="valueOf"] a').click()
    await page.evaluate(() => window.Ilots?.t('constructor').toUpperCase())
    expect(loads).toHaveLength(1)
    await expectUnharmed(page)
  })
