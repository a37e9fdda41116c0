import type { Locator, Page } from '@playwright/test'
import { callsOf, expect, expectAccessible, open, test } from './test'

const LIST = '/mes-offres'
const OFFERS = '/l-entreprise/recrutement/offres'
const FAILED = "Une erreur s'est produite, veuillez réessayer plus tard ou contacter un administrateur."
const CALL = 'modules/modules/traitement.php'

const row = (page: Page, name: RegExp) => page.getByRole('row', { name })
const state = (page: Page, name: RegExp) => row(page, name).locator('[data-action="activate"]')
const link = (page: Page, name: RegExp, action: string) =>
  row(page, name).locator(`[data-action="${action}"]`)
const dialog = (page: Page) => page.locator('dialog.ilots-modal')
const frame = (page: Page) => page.frameLocator('.ilots-popup-frame')
const popup = (page: Page) => page.locator('dialog.ilots-popup')

async function signIn(page: Page): Promise<void> {
  await page.goto(LIST)
  await page.getByLabel('Adresse de courriel').fill('atelier@vitrea.example')
  await page.getByLabel('Mot de passe').fill('verre')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
}

/** As a hand does it, or as keys do. */
type Use = (target: Locator) => Promise<void>
const byMouse: Use = (target) => target.click()
const byKeyboard: Use = async (target) => {
  await target.focus()
  await target.press('Enter')
}

for (const [way, use] of [
  ['mouse', byMouse],
  ['keyboard alone', byKeyboard],
] as const)
  test(`by ${way}: sign in, create, edit, publish in the window, see it public, unpublish, delete`, {
    tag: way === 'mouse' ? [] : '@daily',
  }, async ({ page }) => {
    await signIn(page)
    await use(page.getByRole('link', { name: 'Nouvelle offre' }))
    await frame(page).getByLabel('Intitulé').fill('Cheffe d’atelier')
    await use(frame(page).getByRole('button', { name: 'Créer l’offre' }))
    await expect(popup(page)).toHaveCount(0)
    await expect(row(page, /Cheffe/)).toBeVisible()

    await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
    await use(link(page, /Cheffe/, 'edit'))
    await frame(page).getByLabel('Le poste').fill('Vous dirigez un atelier de huit personnes.')
    await use(frame(page).getByRole('button', { name: 'Enregistrer et publier' }))
    await use(frame(page).getByRole('button', { name: 'Oui' }))
    await expect(popup(page)).toHaveCount(0)
    await expect(state(page, /Cheffe/)).toHaveClass(/is-published/)
    await expect(link(page, /Cheffe/, 'edit')).toBeFocused()

    await page.goto(OFFERS)
    await expect(page.getByRole('heading', { name: 'Cheffe d’atelier' })).toBeVisible()

    await open(page, LIST)
    await use(link(page, /Cheffe/, 'edit'))
    await use(frame(page).getByRole('button', { name: 'Enregistrer et dépublier' }))
    await use(frame(page).getByRole('button', { name: 'Oui' }))
    await expect(popup(page)).toHaveCount(0)
    await expect(state(page, /Cheffe/)).toHaveClass(/is-hidden/)

    await use(link(page, /Cheffe/, 'delete'))
    await expect(dialog(page)).toContainText(/Voulez vous supprimer cet élément \? «\sCheffe d’atelier\s»/)
    await expect(dialog(page).getByRole('button', { name: 'Non' })).toBeFocused()
    await use(dialog(page).getByRole('button', { name: 'Oui' }))
    await expect(row(page, /Cheffe/)).toHaveCount(0)
    await expect(link(page, /Responsable/, 'delete')).toBeFocused()
    await page.goto(OFFERS)
    await expect(page.getByRole('heading', { name: 'Cheffe d’atelier' })).toHaveCount(0)
  })

test('without JavaScript each link is a page, and each form a submit', async ({
  browser,
  baseURL,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'its driver cannot disable JavaScript')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${baseURL}${LIST}`)
  await page.getByLabel('Adresse de courriel').fill('atelier@vitrea.example')
  await page.getByLabel('Mot de passe').fill('verre')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await state(page, /Apprenti/).click()
  await expect(state(page, /Apprenti/)).toHaveClass(/is-published/)
  await link(page, /Apprenti/, 'edit').click()
  await page.getByLabel('Le poste').fill('Court')
  await page.getByRole('button', { name: 'Enregistrer et dépublier' }).click()
  await expect(page.getByText('vingt caractères au moins')).toBeVisible()
  await page.getByLabel('Le poste').fill('Deux ans d’alternance, à Lyon ou à Nantes.')
  await page.getByRole('button', { name: 'Enregistrer et dépublier' }).click()
  await expect(state(page, /Apprenti/)).toHaveClass(/is-hidden/)
  await page.context().close()
})

test('the state follows the server at once, and is spoken', async ({ page }) => {
  await open(page, '/ilots/my-elements/simple')
  await expectAccessible(page)
  await state(page, /Apprenti/).click()
  await expect(state(page, /Apprenti/)).toHaveClass(/is-published/)
  await expect(page.locator('.ilots-spoken')).toHaveText('C’est enregistré.')
  expect((await callsOf(page, CALL)).map(({ body }) => body)).toEqual([
    'action=my_elements_activate&element_module_ident=essai&element_id=5',
  ])
})

test('a session that has ended is told in a dialog with OK, and nothing changes', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-404/)
  await open(page, '/ilots/my-elements/simple?fault=html-instead-of-json')
  await state(page, /Apprenti/).click()
  await expect(dialog(page)).toContainText(FAILED)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(state(page, /Apprenti/)).toHaveClass(/is-hidden/)
  await expect(state(page, /Apprenti/)).toBeFocused()
})

test('the windows have their sizes, and fill a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/ilots/my-elements/simple')
  const size = async () => {
    await expect(frame(page).getByLabel('Intitulé')).toBeVisible()
    const box = await page.locator('.ilots-popup-frame').boundingBox()
    return [box?.width, box?.height].map((pixels) => Math.round(pixels ?? 0))
  }
  await link(page, /Apprenti/, 'edit').click()
  expect(await size()).toEqual([990, 784])
  await page.setViewportSize({ width: 390, height: 800 })
  // Beside the page's own scrollbar, where it has one.
  await expect.poll(size).toEqual([await page.evaluate(() => document.documentElement.clientWidth), 800])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Nouvelle offre' }).click()
  expect(await size()).toEqual([600, 400])
})
