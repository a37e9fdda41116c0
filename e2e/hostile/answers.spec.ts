import type { Page } from '@playwright/test'
import { expect, expectUnharmed, openHostile, PARSED, POLICIES, tagOf, test } from './test'

const FAILED = 'Impossible de charger ce contenu.'

/** Opens each link of the page, one after the other, and sees it refuse what came. */
async function expectRefused(page: Page): Promise<void> {
  for (const type of ['popup', 'lightbox']) {
    await page.getByRole('link', { name: type }).click()
    await expect(page.getByRole('dialog').getByText(FAILED), type).toBeVisible()
    await expect(page.locator('#repondu'), type).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog'), type).toHaveCount(0)
  }
  await expectUnharmed(page)
}

for (const policy of POLICIES)
  test.describe(`answers (${policy})`, () => {
    test('a text that was uploaded is not shown as HTML', async ({ page, complaints }) => {
      complaints.expect(/ILOTS-404/)
      await openHostile(page, 'texte-depose', policy)
      await expectRefused(page)
      const said = complaints.all.filter((line) =>
        line.includes('attendu du HTML (text/html), trouvé « text/plain'),
      )
      expect(said).toHaveLength(2)
    })

    test('what another site answers is not shown', async ({ page, complaints }) => {
      complaints.expectFailedLoads()
      complaints.expect(/Cross-Origin|CORS|redirect|Unsafe attempt to load|may not load data/i)
      await openHostile(page, 'redirige-ailleurs', policy)
      await expectRefused(page)
    })

    for (const type of ['popup', 'lightbox'])
      test(`what runs code is not inserted: ${type}`, {
        tag: type === 'popup' && policy === 'trusted-types' ? ['@daily'] : [],
      }, async ({ page, complaints }) => {
        complaints.expect(PARSED)
        await openHostile(page, 'reponse-piegee', policy)
        await page.getByRole('link', { name: type, exact: true }).click()
        await expect(page.locator('#repondu')).toBeVisible()
        await page.locator('#lien-piege').click()
        // Where it went before: the page itself, now.
        await page.locator('#envoi-piege').click()
        await page.waitForURL(/mot=secret/)
        await expectUnharmed(page)
      })

    for (const [where, use] of [
      ['a block', 'Page 2'],
      ['the agenda', 'Décembre'],
      ['a verdict', 'Vérifier'],
    ] as const)
      test(`what runs code is not inserted: ${where}`, {
        tag: where === 'a block' ? tagOf(policy) : [],
      }, async ({ page, complaints }) => {
        complaints.expect(PARSED)
        for (const path of ['**/agenda/**', '**/utils/common.php', '**/verif_formulaire.php'])
          await page.route(path, async (route) => {
            const response = await page.request.get('/hostile/reponse.html')
            const body = `<p data-field="nom">Refusé</p>${await response.text()}`
            await route.fulfill({ contentType: 'text/html', body })
          })
        await openHostile(page, 'reponse-piegee', policy)
        await page.locator(`text="${use}"`).click()
        await expect(page.locator('#repondu')).toBeVisible()
        await page.locator('#lien-piege').click()
        await expectUnharmed(page)
      })

    test('nothing that content names is asked for without a click', { tag: tagOf(policy) }, async ({
      page,
      complaints,
    }) => {
      complaints.expect(/ILOTS-203\] content-block .*attend un clic/)
      await openHostile(page, 'suite-sans-clic', policy)
      for (const id of ['bloc-suite', 'bloc-ailleurs']) {
        await page.locator(`#${id} [data-role="load-more"]`).scrollIntoViewIfNeeded()
        await expect(page.locator(`#${id}`)).toHaveAttribute('data-ilot-mounted', 'content-block')
      }
      await page.locator('#lien-contenu').scrollIntoViewIfNeeded()
      // In content a block comment is no marker: the link is the browser's own.
      await page.locator('#lien-contenu').click()
      await expect(page).toHaveURL(/#page-2$/)
      await expect(page.locator('#bloc-contenu')).not.toHaveAttribute('data-ilot-mounted')
      await expect.poll(() => complaints.all.filter((line) => line.includes('attend un clic')).length).toBe(2)
      await expectUnharmed(page)
    })

    test('content is what the configuration says; what an answer brought goes on by itself', {
      tag: tagOf(policy),
    }, async ({ page, complaints }) => {
      complaints.expect(/ILOTS-203\] content-block .*attend un clic/)
      await openHostile(page, 'suite-dans-un-contenu', policy)
      await page.getByRole('link', { name: 'Piège' }).scrollIntoViewIfNeeded()
      const list = page.locator('#bloc-redaction > [data-role="items"] li')
      await expect(list).toHaveText(['Trois', /^Deux/, 'Un'])
      await page.getByRole('link', { name: 'Page 2 imitée' }).click()
      await expect(page.locator('#bloc-imite')).not.toHaveAttribute('data-ilot-mounted')
      // A link in content is a link, also at the visitor's own click: the block around it posts nothing for it.
      const posted: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
      complaints.expectFailedLoads()
      await page.getByRole('link', { name: 'Piège' }).click()
      await page.waitForURL(/piege=1/)
      expect(posted).toEqual([])
      await expectUnharmed(page)
    })
  })
