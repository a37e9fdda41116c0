import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

for (const policy of POLICIES) {
  test(`what a script put into Object.prototype is nobody’s option (${policy})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/bot-check .*clé du site absente/)
    await openHostile(page, 'options-de-personne', policy)
    await page.locator('#zoom').click()
    await expect(page.locator('dialog img')).toHaveAttribute('src', /vue-alpes/)
    await page.keyboard.press('Escape')
    await page.locator('#boite').click()
    await expect(page.locator('dialog')).toContainText('Le texte de la page')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.evaluate(() => {
      void window.Ilots?.modal.confirm('<b>Effacer ?</b>').then((answer) => {
        document.documentElement.dataset.answer = String(answer)
      })
    })
    await expect(page.locator('dialog')).toContainText('<b>Effacer ?</b>')
    await page.locator('dialog button', { hasText: 'Non' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-answer', 'false')
    await page.getByLabel('Nom').fill('Anne')
    await expect.poll(() => complaints.all.some((line) => line.includes('clé du site absente'))).toBe(true)
    await page.evaluate(() => (window as unknown as { unpollute(): void }).unpollute())
    await expectUnharmed(page)
  })

  test(`a frame named navigation does not stand for the browser’s own (${policy})`, {
    tag: tagOf(policy),
  }, async ({ page }) => {
    await openHostile(page, 'navigation', policy)
    await page.locator('#boite').click()
    await expect(page.locator('dialog')).toContainText('Le texte de la page')
    await page.waitForFunction(() => history.state?.ilotsOverlay)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !history.state?.ilotsOverlay)
    await expect(page.locator('dialog')).toHaveCount(0)
    await expectUnharmed(page)
  })

  test(`a canonical address in the text is not the page’s (${policy})`, async ({ page, context }) => {
    await openHostile(page, 'adresse-canonique', policy)
    const opened = context.waitForEvent('page')
    await page.getByText('Partager', { exact: true }).click()
    const share = await opened
    await share.waitForURL(/\/temoin\/page/)
    expect(new URL(share.url()).searchParams.get('u')).toContain('/hostile/adresse-canonique')
    await expectUnharmed(page)
  })

  test(`a block’s refresh leaves secrets of the form around it out of its address (${policy})`, async ({
    page,
  }) => {
    await openHostile(page, 'champs-prives', policy)
    const asked = page.waitForRequest(/\/hostile\/suite/)
    await page.locator('#page-2').click()
    const url = (await asked).url()
    expect(new URL(url).searchParams.get('q')).toBe('filtre')
    expect(url).not.toContain('secret')
    await expect(page.locator('#bloc li')).toHaveText(['Deux'])
    expect(page.url()).not.toContain('secret')
    await expectUnharmed(page)
  })
}
