import type { Page } from '@playwright/test'
import { callsOf, expect, expectAccessible, hold, open, settle, test } from './test'

const menu = (page: Page) => page.locator('dialog.ilots-menu')
const button = (page: Page) => page.locator('#fMenuMobileButton')
async function openCase(page: Page, name: string) {
  await open(page, `/ilots/mobile-menu/${name}`)
  await button(page).click()
  await expect(menu(page)).toBeVisible()
}

test('without script the button is a link', { tag: '@all' }, async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${baseURL}/ilots/mobile-menu/simple`)
  await button(page).click()
  await expect(page).toHaveURL(/plan-du-site$/)
})

test('the button says closed before any code is here, open when it is', { tag: '@react' }, async ({
  page,
}) => {
  await open(page, '/ilots/mobile-menu/simple')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await settle(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(button(page)).toBeFocused()
})

test('a row with children opens its panel, whose first entry is the page itself; back returns to the row', {
  tag: '@react',
}, async ({ page }) => {
  await openCase(page, 'simple')
  await menu(page).getByRole('button', { name: 'Services' }).click()
  const links = menu(page).locator('.ilots-menu-link')
  await expect(links.first()).toHaveText('Services')
  await expect(links.first()).toHaveAttribute('href', '/services')
  await expect(links.first()).toBeFocused()
  await expect(menu(page).getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/')
  await menu(page).getByRole('button', { name: 'Retour : Menu' }).click()
  await expect(menu(page).getByRole('button', { name: 'Services' })).toBeFocused()
})

test('a list of the page is the menu, and the server is not asked', { tag: ['@firefox', '@react'] }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-203\] mobile-menu/)
  await openCase(page, 'liste-de-la-page')
  await expect(menu(page).locator('.ilots-menu-link')).toHaveText(['Accueil', 'Services', 'Agences'])
  await menu(page).getByRole('button', { name: 'Services' }).click()
  await expect(menu(page).getByRole('link', { name: 'Pare-brise' })).toHaveAttribute('aria-current', 'page')
  await expect(menu(page).getByRole('link', { name: 'Vitre latérale' })).toBeVisible()
  await menu(page).getByRole('button', { name: 'Retour : Menu' }).click()
  await menu(page).getByRole('button', { name: 'Agences' }).click()
  await expect(menu(page).getByRole('link', { name: 'Lyon' })).toBeVisible()
  // Its address is refused: it is text.
  await expect(menu(page).getByRole('link', { name: 'Brest' })).toHaveCount(0)
  await expect(menu(page).getByText('Brest')).toBeVisible()
  expect(await callsOf(page, 'mobile-menu.php')).toEqual([])
})

test('where the list is not there, the button leads to its own address and says why', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-405.*data-source du menu.*#nulle-part/)
  await open(page, '/ilots/mobile-menu/liste-absente')
  await button(page).click()
  await expect(page).toHaveURL(/plan-du-site$/)
})

test('it is walked by keyboard alone', { tag: ['@firefox', '@react'] }, async ({ page }) => {
  await open(page, '/ilots/mobile-menu/simple')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).locator('.ilots-menu-link').first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(menu(page).getByRole('button', { name: 'Services' })).toBeFocused()
})

test('a link closes the menu and leads to its page', async ({ page }) => {
  await openCase(page, 'simple')
  await menu(page).getByRole('link', { name: 'Actualités' }).click()
  await expect(page).toHaveURL(/actualites/)
})

for (const name of ['page-courante', 'attributs-du-corps'])
  test(`${name}: the current page and its trail are marked`, {
    tag: name === 'page-courante' ? [] : '@all',
  }, async ({ page }) => {
    await openCase(page, name)
    await expect(menu(page).locator('.ilots-menu-item.is-active').first()).toContainText('Services')
    await menu(page).getByRole('button', { name: 'Services' }).click()
    await menu(page).getByRole('button', { name: 'Pare-brise' }).first().click()
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(/Réparer un impact/)
  })

test('the answer is kept for the session: the second page asks nothing', async ({ page }) => {
  await openCase(page, 'simple')
  await open(page, '/ilots/mobile-menu/sombre')
  await button(page).click()
  await expect(menu(page)).toHaveClass(/is-dark/)
  expect(await callsOf(page, 'mobile-menu.php')).toHaveLength(1)
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(keys).toEqual(['datas', 'expire', 'key'].map((name) => `plateforme-mobile-menu-${name}`))
})

test('another session hash, or an expired answer, is asked for again', async ({ page }) => {
  await openCase(page, 'simple')
  await page.evaluate(() => localStorage.setItem('plateforme-mobile-menu-key', 'autre'))
  await openCase(page, 'simple')
  await page.evaluate(() => localStorage.setItem('plateforme-mobile-menu-expire', '1'))
  await openCase(page, 'simple')
  expect(await callsOf(page, 'mobile-menu.php')).toHaveLength(3)
})

test('an empty answer opens nothing: the button leads to its own address, and the console says why', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-405/)
  await open(page, '/ilots/mobile-menu/vide')
  await button(page).click()
  await expect(page).toHaveURL(/\/plan-du-site$/)
  expect(complaints.all.join()).toContain('ILOTS-405')
})

for (const fault of ['500', 'malformed', 'offline', 'html-instead-of-json'])
  test(`${fault}: it says so, keeps the way to the pages, and tries again`, {
    tag: fault === '500' || fault === 'malformed' ? [] : '@all',
  }, async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await open(page, `/ilots/mobile-menu/simple?fault=${fault}`)
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText("Le menu n'a pas pu être chargé.")
    await expect(page.getByRole('link', { name: 'Voir toutes les pages' })).toBeVisible()
    await page.evaluate(() => history.replaceState(null, '', '/ilots/mobile-menu/simple'))
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(menu(page).getByRole('button', { name: 'Services' })).toBeVisible()
  })

for (const [name, theme] of [
  ['simple', 'dark'],
  ['sombre', 'light'],
] as const)
  test(`${name}: its failure has the menu's colours on a ${theme} page`, async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await open(page, `/ilots/mobile-menu/${name}?fault=500&theme=${theme}`)
    await button(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    const colours = (element: Element) => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(element)
      return { backgroundColor, color, colorScheme }
    }
    const own = await menu(page).evaluate(colours)
    expect(own.colorScheme).toBe(theme === 'dark' ? 'light' : 'dark')
    expect(await page.getByRole('alert').evaluate(colours)).toEqual(own)
    const retry = await page.getByRole('button', { name: 'Réessayer' }).evaluate(colours)
    expect(retry.color).toBe(own.color)
    await expectAccessible(page)
  })

test('while loading, the button and the global loader say so', async ({ page }) => {
  await open(page, '/ilots/mobile-menu/simple')
  const release = await hold(page, /mobile-menu\.php/)
  await button(page).click()
  await expect(button(page)).toHaveClass(/is-loading/)
  await expect(page.locator('.ilots-loading')).toContainText('CHARGEMENT')
  release()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('.ilots-loading')).toHaveCount(0)
  await expect(button(page)).not.toHaveClass(/is-loading/)
})

test('the search finds titles of the whole tree, accents aside', async ({ page }) => {
  await openCase(page, 'recherche')
  await menu(page).getByRole('searchbox', { name: 'Rechercher' }).fill('reparer impact')
  await expect(menu(page).getByRole('heading', { name: 'Résultats de recherche' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: /Réparer un impact/ })).toBeVisible()
  await menu(page).getByRole('searchbox').fill('zzz')
  await expect(menu(page)).toContainText('Aucun résultat trouvé.')
})

test('navbars show identity, and HTML without its dangers', async ({ page, complaints }) => {
  // The policy reports the handler that the attribute holds while it is being taken out; its image does not exist.
  complaints.expect(/inline event handler|script-src|404/)
  await openCase(page, 'barres')
  await expect(menu(page).locator('.ilots-menu-logo')).toHaveAttribute('href', '/')
  await expect(menu(page).locator('.ilots-menu-identity[href^="tel"]')).toHaveAttribute(
    'href',
    'tel:0199001110',
  )
  await expect(menu(page).locator('.ilots-menu-filled strong')).toHaveText('7 jours sur 7')
  await expect(menu(page).locator('[onerror]')).toHaveCount(0)
  await expect(page).toHaveTitle(/^(?!piégé)/)
})

test('a cloned block has no ids, starts collapsed, and its toggle swaps its label', async ({ page }) => {
  await openCase(page, 'clone')
  expect(await page.locator('[id="a-cloner"]').count()).toBe(1)
  const toggle = menu(page).getByRole('button', { name: 'Voir les horaires' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page).locator('.is-header .ilots-menu-clone')).toHaveClass(/mclose/)
  await toggle.click()
  await expect(menu(page).getByRole('button', { name: 'Cacher les horaires' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(menu(page).getByText('Ouvert aujourd’hui')).toBeVisible()
})

test('top and a header element bring it to the front', async ({ page }) => {
  await openCase(page, 'haut')
  await expect(menu(page)).toHaveClass(/is-top.*is-front/)
  await page.keyboard.press('Escape')
  await openCase(page, 'sous-un-element')
  await settle(page)
  const header = await page.locator('.site-header').boundingBox()
  const box = await menu(page).boundingBox()
  expect(Math.round(box?.y ?? -1)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)))
})

test('full screen has a close button, unless it is hidden', async ({ page }) => {
  await openCase(page, 'plein-ecran')
  await menu(page).getByRole('button', { name: 'Fermer le menu' }).click()
  await expect(menu(page)).toHaveCount(0)
  await openCase(page, 'plein-ecran-sans-fermer')
  await expect(menu(page).getByRole('button', { name: 'Fermer le menu' })).toHaveCount(0)
})

test('hostile titles are text, hostile links are not followed', async ({ page, complaints }) => {
  complaints.expect(/ILOTS-203/)
  await openCase(page, 'hostile')
  await expect(menu(page).locator('.ilots-menu-list img')).toHaveCount(0)
  await expect(menu(page).locator('a[href^="javascript"]')).toHaveCount(0)
  await expect(page).toHaveTitle(/^(?!piégé)/)
})

test('two thousand pages: the panel grows in steps, search stays short', async ({ page }) => {
  await openCase(page, 'grand')
  await menu(page).getByRole('searchbox').fill('a')
  await expect(menu(page).getByRole('button', { name: 'Afficher la suite' })).toBeVisible()
  expect(await menu(page).locator('.ilots-menu-item').count()).toBeLessThanOrEqual(30)
})

for (const name of ['bouton', 'div'])
  test(`a ${name} opens it too, by keyboard`, {
    tag: name === 'div' ? ['@firefox', '@react'] : '@all',
  }, async ({ page }) => {
    await open(page, `/ilots/mobile-menu/${name}`)
    await button(page).hover()
    await expect(button(page)).toHaveAttribute('data-ilot-mounted', 'mobile-menu')
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
  })

test('a navbar shows what a function of the page returns', async ({ page }) => {
  await openCase(page, 'fonction')
  await expect(menu(page).locator('.is-footer .ilots-menu-filled')).not.toBeEmpty()
})

test('a page script that listens to the store hears where the menu is, and what is searched for', {
  tag: '@react',
}, async ({ page }) => {
  await open(page, '/ilots/mobile-menu/suivi')
  const state = page.locator('[data-menu-state]')
  const release = await hold(page, '**/mobile-menu.php')
  await button(page).click()
  await expect(state).toHaveText('fermé, en chargement, panneaux : racine')
  release()
  await expect(state).toHaveText('ouvert, panneaux : racine')
  await menu(page).getByRole('button', { name: 'Services' }).click()
  await expect(state).toHaveText(/^ouvert, panneaux : \d+$/)
  await menu(page).getByRole('button', { name: 'Retour : Menu' }).click()
  await expect(state).toHaveText('ouvert, panneaux : racine')
  await menu(page).getByRole('searchbox').fill('impact')
  await expect(state).toHaveText('ouvert, panneaux : racine, cherche : impact')
  await page.keyboard.press('Escape')
  await expect(state).toHaveText('fermé, panneaux : racine')
  await button(page).click()
  await expect(menu(page).getByRole('button', { name: 'Services' })).toBeVisible()
  await expect(menu(page).getByRole('searchbox')).toHaveValue('')
})
