/** Old globals (contract §6.1): a page of 2006 under the strict policy, whose scripts stand in files. */
import type { Page } from '@playwright/test'
import type { IlotsApi } from '../src/engine/api'
import { expect, expectAccessible, open, test } from './test'

declare const Ilots: IlotsApi

const PATH = '/difficile/anciens-appels'
const uses = (page: Page) => page.evaluate(() => Ilots.inspect().legacy)

test('what a page asks for while it is parsed is there: cookies, images, Flash content explained', async ({
  page,
}) => {
  await open(page, PATH)
  await expect(page.locator('#visite')).toHaveText('Dernière visite : Brest & Rennes')
  const atelier = page.locator('#atelier')
  await expect(atelier.getByRole('link')).toHaveText(['voir sa page', 'Le site de l’éditeur du module'])
  await expect(atelier).toContainText('module Flash (version 9,0,28,0)')
  await expect(page.locator('#film > *').nth(2)).toHaveClass('ilots-plugin')
  await expect(page.locator('#film')).toContainText('Flash (version 9,0,28,0)')
  expect(await page.evaluate(() => (document as { MM_p?: unknown[] }).MM_p?.length)).toBe(1)
  await expectAccessible(page)
})

test('an image is swapped under the pointer and for the keys, then restored', async ({ page }) => {
  await open(page, PATH)
  const image = page.getByRole('img', { name: 'Nos réalisations' })
  await image.hover()
  await expect(image).toHaveAttribute('src', /vue-neige/)
  await page.mouse.move(0, 0)
  await expect(image).toHaveAttribute('src', /vue-alpes/)
  await page.locator('#survol').focus()
  await expect(image).toHaveAttribute('src', /vue-neige/)
})

test('a form is checked: all messages in the dialog, then the first field in error; a good one goes', {
  tag: '@daily',
}, async ({ page }) => {
  await open(page, PATH)
  const send = page.getByRole('button', { name: 'Envoyer' })
  await page.getByLabel('Courriel').fill('anne')
  await page.getByLabel('Âge').fill('12')
  await send.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Erreur(s) rencontrée(s) :')
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Le champ Votre nom est requis.',
    'Le champ courriel doit contenir une adresse email.',
    'Le champ age doit contenir un nombre entre 18 et 99.',
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
  await page.getByLabel('Nom', { exact: true }).fill('Anne')
  await page.getByLabel('Courriel').fill('anne@vitrea.example')
  await page.getByLabel('Âge').fill('42')
  await send.click()
  await expect(page).toHaveURL(/\/ilots\/cible\?bloc=devis&nom=Anne/)
})

test('addresses are followed by a click or a choice, save those that are refused', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-203/)
  await open(page, PATH)
  const plan = page.waitForEvent('popup')
  await page.locator('#plan').click()
  await (await plan).waitForURL('**/plan-du-site')
  await page.locator('#piege').click()
  await expect.poll(() => complaints.all.join()).toMatch(/adresse refusé .*old-calls\.js:25:\d+\)/)
  await page.getByLabel('Aller à').selectOption('Assurance')
  await expect(page).toHaveURL(/\/assurance$/)
  await open(page, PATH)
  await page.locator('#agences').click()
  await expect(page).toHaveURL(/\/agences$/)
})

test('each use of an old global is counted at its place; its warnings come when asked for', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-601/)
  await open(page, PATH)
  const legacy = await uses(page)
  const at = (name: string, line: number) =>
    legacy.filter((use) => use.name === name && use.line === line && use.file.endsWith('/old-calls.js'))
  expect(at('MM_preloadImages', 2)).toMatchObject([{ column: 1, count: 1 }])
  expect(at('UFO', 4)).toHaveLength(1)
  expect(at('MM_findObj', 33)[0]?.count).toBeGreaterThan(1_480)
  expect(legacy.find(({ name }) => name === 'AC_FL_RunContent')?.file).toMatch(/\/old-plugin\.js$/)
  expect(legacy.filter(({ name }) => name.startsWith('vitrea'))).toEqual([])
  expect(complaints.all).toEqual([])
  await expect.poll(async () => (await uses(page)).every(({ replacement }) => replacement)).toBe(true)

  await open(page, `${PATH}?ilots-inspector`)
  await expect
    .poll(() => complaints.all.filter((line) => line.includes('601] UFO est un ancien appel')))
    .toEqual([
      expect.stringMatching(/old-calls\.js:4:\d+\)\. Aujourd'hui : .* Voir docs\/fr\/migration\.md#UFO\./),
    ])
})
