/** An article whose inline scripts are of 2009: what they do is seen, under the strict policy. */
import type { Page } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { codeOf } from './code'
import { expect, expectAccessible, hold, open, test } from './test'

declare const Ilots: IlotsApi

const PATH = '/actualites/archives-2009'
const text = (page: Page, id: string) => page.locator(`#${id}`)

test('inline scripts of 2009 make classes, cookies, elements and styles', async ({ page }) => {
  await open(page, PATH)
  await expect(text(page, 'sommaire').getByRole('link')).toHaveText([
    'Un accident de laboratoire',
    'Les chiffres de l’atelier',
    'Vos questions',
    'La suite de l’histoire',
  ])
  await expect(page.locator('.cadre > .texte-legende em')).toHaveText('Une fissure retenue par le film')
  await expect(text(page, 'annees-total').locator('strong')).toHaveText('9685')
  await expect(text(page, 'mesure')).toHaveText(/Colonne de \d+ pixels/)
  await page.getByRole('link', { name: 'A+' }).click()
  await expect(text(page, 'article')).toHaveCSS('font-size', '18px')
  await page.getByRole('link', { name: 'Réparés' }).click()
  await expect(text(page, 'repares')).toBeVisible()
  await expect(text(page, 'remplaces')).toBeHidden()
  await expect(text(page, 'onglet-lu')).toHaveText('Affiché : Réparés')
  await expect(text(page, 'chiffres')).toHaveAttribute('data-changements', '2')
  await page.reload()
  await expect(text(page, 'repares')).toBeVisible()
  await expect(text(page, 'article')).toHaveCSS('font-size', '18px')
  await expectAccessible(page)
})

test('inline scripts of 2009 scroll, slide, fade, delegate and call', { tag: '@daily' }, async ({ page }) => {
  await open(page, PATH)
  const answers = page.locator('.reponse')
  await expect(answers.nth(1)).toBeHidden()
  const second = page.getByRole('button', { name: /vitres latérales/ })
  await second.press('Enter')
  await expect(answers.nth(1)).toBeVisible()
  await expect(page.locator('h3.ouverte')).toHaveText(/vitres latérales/)
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: /deux feuilles/ }).click()
  await expect(answers.nth(1)).toBeHidden()
  await page.locator('#annees tbody tr').nth(1).hover()
  await expect(page.locator('tr.survol')).toHaveText(/2006/)
  await page.getByRole('link', { name: 'Lire la suite' }).click()
  await expect(text(page, 'lire-suite')).toHaveText('Replier')
  // Where the link stands in the window depends on what was scrolled before.
  await text(page, 'suite-article').scrollIntoViewIfNeeded()
  await expect(text(page, 'suite-article')).toBeInViewport()
  await page.getByRole('link', { name: 'Oui' }).click()
  await expect(text(page, 'vote-resultat')).toHaveText(/^Merci ! \(\d+\)$/)
  await page.getByRole('link', { name: 'Voir les commentaires' }).click()
  await expect(text(page, 'commentaires').getByRole('listitem')).toHaveCount(2)
  await expect(text(page, 'voir-commentaires')).toBeHidden()
  await page.getByLabel('Recevoir la lettre').fill('ines@vitrea.example')
  await page.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(text(page, 'inscription-etat').locator('strong')).toHaveText('ines@vitrea.example')
  await page.locator('abbr').nth(1).hover()
  await expect(text(page, 'glossaire')).toHaveText('2. nitrate de cellulose')
  await page.getByRole('link', { name: 'Haut de page' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // What is counted is the page's own use of the old names, not that of today's scripts of names both have.
  const uses = await page.evaluate(() => Ilots.inspect().legacy)
  expect(uses.some(({ name }) => name === 'Element')).toBe(true)
  expect(uses.filter(({ file }) => !file.includes('/actualites/archives-2009'))).toEqual([])
})

test('while the code of its effects is on its way the article can be read, and then they are as asked', async ({
  page,
  browserName,
}) => {
  const arrive = await hold(page, codeOf('legacy-more'))
  await open(page, PATH, 'domcontentloaded')
  const answers = page.locator('.reponse')
  await expect(answers.nth(1)).toBeVisible()
  const links = text(page, 'sommaire').getByRole('link')
  // `domready` comes three seconds after `load` even without the code. In Firefox `load` itself waits for the import
  // of that code, so both come together there.
  if (browserName !== 'firefox') await expect(links).toHaveCount(4)
  arrive()
  await expect(links).toHaveCount(4)
  await expect(answers.nth(1)).toBeHidden()
  await page.getByRole('button', { name: /vitres latérales/ }).click()
  await expect(answers.nth(1)).toBeVisible()
})

test('without that code everything is shown, and the rest of its scripts run', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await page.route(codeOf('legacy-more'), (route) => route.abort())
  await open(page, PATH)
  await expect(text(page, 'sommaire').getByRole('link')).toHaveCount(4)
  for (const answer of await page.locator('.reponse').all()) await expect(answer).toBeVisible()
  await page.getByRole('link', { name: 'A+' }).click()
  await expect(text(page, 'article')).toHaveCSS('font-size', '18px')
})
