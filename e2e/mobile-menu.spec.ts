import type { Locator, Page } from '@playwright/test'
import { callsOf, expect, expectAccessible, hold, open, settle, test } from './test'

const menu = (page: Page) => page.locator('dialog.ilots-menu')
const button = (page: Page) => page.locator('#fMenuMobileButton')
async function openCase(page: Page, name: string) {
  await open(page, `/ilots/mobile-menu/${name}`)
  await button(page).click()
  await expect(menu(page)).toBeVisible()
}

test('without script the button is a link', async ({ browser, baseURL, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot switch scripts off')
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${baseURL}/ilots/mobile-menu/simple`)
  await button(page).click()
  await expect(page).toHaveURL(/plan-du-site$/)
})

test('the button says closed before any code is here, open when it is', async ({ page }) => {
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

test('a row with children opens its panel, whose first entry is the page itself; back returns to the row', async ({
  page,
}) => {
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

test('a list of the page is the menu, and the server is not asked', async ({ page, complaints }) => {
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

test('it is walked by keyboard alone', { tag: ['@daily', '@firefox', '@react'] }, async ({ page }) => {
  await open(page, '/ilots/mobile-menu/simple')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('button', { name: 'Services' }).focus()
  await page.keyboard.press('Enter')
  // By its role: at the root, the first row has the same name and is a button.
  await expect(menu(page).getByRole('link', { name: 'Services' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(menu(page).getByRole('button', { name: 'Services' })).toBeFocused()
})

test('a link closes the menu and leads to its page', async ({ page }) => {
  await openCase(page, 'simple')
  await menu(page).getByRole('link', { name: 'Actualités' }).click()
  await expect(page).toHaveURL(/actualites/)
})

for (const name of ['page-courante', 'attributs-du-corps'])
  test(`${name}: the current page and its trail are marked`, async ({ page }) => {
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
    tag: fault === '500' ? '@daily' : [],
  }, async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    await open(page, `/ilots/mobile-menu/simple?fault=${fault}`)
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText('Le menu n’a pas pu être chargé.')
    await expect(page.getByRole('link', { name: 'Voir toutes les pages' })).toBeVisible()
    await page.evaluate(() => history.replaceState(null, '', '/ilots/mobile-menu/simple'))
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(menu(page).getByRole('button', { name: 'Services' })).toBeVisible()
  })

for (const [name, page, scheme] of [
  ['simple', 'dark', 'dark'],
  ['clair', 'dark', 'light'],
  ['sombre', 'light', 'dark'],
] as const)
  test(`${name}: its failure has the menu's colours on a ${page} page`, async ({ page: tab, complaints }) => {
    complaints.expectFailedLoads()
    await open(tab, `/ilots/mobile-menu/${name}?fault=500&theme=${page}`)
    await button(tab).click()
    const alert = tab.getByRole('alert')
    await expect(alert).toBeVisible()
    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    for (const part of [menu(tab), alert]) {
      const colour = await part.evaluate(ground)
      expect(Number(/\d+/.exec(colour)) > 128 ? 'light' : 'dark').toBe(scheme)
    }
    await expectAccessible(tab)
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

/** CSS pixels, to a hundredth: what still moves is a fraction off. */
const heightOf = async (part: Locator) => Math.round(((await part.boundingBox())?.height ?? 0) * 100) / 100

for (const name of ['simple', 'haut', 'bas', 'plein-ecran'])
  test(`${name}: its close button is seen, and as large as a thumb`, async ({ page }) => {
    await openCase(page, name)
    const close = menu(page).getByRole('button', { name: 'Fermer le menu' })
    await expect(close).toBeInViewport({ ratio: 1 })
    expect(await heightOf(close)).toBeGreaterThanOrEqual(44)
    await close.click()
    await expect(menu(page)).toHaveCount(0)
  })

test('a failure is closed by the same button', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await open(page, '/ilots/mobile-menu/plein-ecran-sans-fermer?fault=500')
  await button(page).click()
  await menu(page).getByRole('button', { name: 'Fermer le menu' }).click()
  await expect(menu(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('the site’s menu leads home from its bar and its logo, not from its list as well', async ({ page }) => {
  await open(page, '/services')
  await button(page).click()
  await expect(menu(page).locator('.ilots-menu-link').first()).toHaveText(/^Services/)
  await expect(menu(page).locator('a[href="/"]')).toHaveCount(2)
})

test('its bars: the logo has the ring of the rest and stands apart from the search, the telephone is 24 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/services')
  await button(page).click()
  await settle(page)
  const [field, logo] = [menu(page).getByRole('searchbox'), menu(page).locator('.ilots-menu-logo')]
  const [above, below] = [await field.boundingBox(), await logo.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8)
  expect(await heightOf(menu(page).locator('.is-footer a[href^="tel"]'))).toBeGreaterThanOrEqual(24)
  const ring = (element: Element) => {
    const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(element)
    return [outlineWidth, outlineStyle, outlineColor]
  }
  await field.focus()
  const own = await field.evaluate(ring)
  expect(own[1]).toBe('solid')
  await page.keyboard.press('Tab')
  await expect(logo).toBeFocused()
  expect(await logo.evaluate(ring)).toEqual(own)
})

test('the panel that is left cannot be used while it moves away, nor the new one by a second press', async ({
  page,
}) => {
  await openCase(page, 'simple')
  await settle(page)
  const row = menu(page).getByRole('button', { name: 'Véhicules' })
  const seen = menu(page).evaluate(
    (dialog) =>
      new Promise<boolean[]>((resolve) =>
        new MutationObserver((_, observer) => {
          observer.disconnect()
          resolve([...dialog.querySelectorAll<HTMLElement>('.ilots-menu-panel')].map(({ inert }) => inert))
        }).observe(dialog, { childList: true, subtree: true }),
      ),
  )
  await row.dblclick()
  expect(await seen).toEqual([true, false])
  await expect(menu(page).locator('.ilots-menu-panel')).toHaveCount(1)
  await expect(menu(page).locator('.ilots-menu-heading')).toHaveText('Véhicules')
  const back = menu(page).getByRole('button', { name: 'Retour : Menu' })
  await expect(back).toHaveText('Menu')
  await back.click()
  await expect(row).toBeFocused()
})

test('who wants less motion sees none between panels', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate the preference')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCase(page, 'simple')
  await menu(page).getByRole('button', { name: 'Services' }).click()
  const panel = menu(page).locator('.ilots-menu-panel:not([inert])')
  const seconds = await panel.evaluate((each) => Number.parseFloat(getComputedStyle(each).transitionDuration))
  expect(seconds).toBeLessThan(0.001)
})

test('a finger that pulls on it neither scrolls nor reloads the page', { tag: '@chromium-only' }, async ({
  browser,
  baseURL,
}) => {
  const page = await (
    await browser.newContext({ hasTouch: true, isMobile: true, ...(baseURL && { baseURL }) })
  ).newPage()
  await openCase(page, 'recherche')
  await settle(page)
  for (const part of ['dialog.ilots-menu', '.ilots-menu-panel'])
    expect(await page.locator(part).evaluate((each) => getComputedStyle(each).overscrollBehaviorY)).toBe(
      'contain',
    )
  // On what does not scroll, the browser is told to do nothing.
  await page.evaluate(() => {
    addEventListener('touchmove', (event) => {
      document.title = event.defaultPrevented ? 'held' : 'free'
    })
  })
  const box = await page.locator('.ilots-menu-heading').boundingBox()
  const client = await page.context().newCDPSession(page)
  const [x, y] = [(box?.x ?? 0) + 9, (box?.y ?? 0) + 9]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
    })
  await touch('touchStart', 0)
  await touch('touchMove', 60)
  await touch('touchMove', 120)
  await touch('touchEnd', 0)
  await expect(page).toHaveTitle('held')
})

test('on a phone on its side the last row is reached, and the close button stays', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 })
  await open(page, '/services')
  await button(page).click()
  await settle(page)
  const rows = menu(page).locator('.ilots-menu-link')
  // Three rows are seen at once below the bars that scroll, once they have.
  await menu(page).evaluate((dialog) => dialog.scrollTo(0, 150))
  const seen = await rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 56 && bottom <= innerHeight
      }).length,
  )
  expect(seen).toBeGreaterThanOrEqual(3)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last()).toBeInViewport({ ratio: 1 })
  const close = menu(page).getByRole('button', { name: 'Fermer le menu' })
  await expect(close).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(menu(page)).toHaveCount(0)
})

test('what a phone’s edges cover is left free', { tag: '@chromium-only' }, async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  const insets = { top: 40, left: 50, bottom: 30, right: 20 }
  await client.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
  const edges = async (name: string) => {
    await openCase(page, name)
    await settle(page)
    return menu(page).evaluate((dialog) => {
      const row = dialog.querySelector('.ilots-menu-list')?.getBoundingClientRect()
      const bar = dialog.querySelector('.ilots-menu-close')?.getBoundingClientRect()
      const { left, right } = dialog.getBoundingClientRect()
      const { paddingBottom } = getComputedStyle(dialog)
      return [bar?.top, paddingBottom, (row?.left ?? 0) - left, right - (row?.right ?? 0)]
    })
  }
  expect(await edges('simple')).toEqual([46, '30px', 50, 0])
  expect(await edges('sombre')).toEqual([46, '30px', 0, 20])
  expect(await edges('plein-ecran')).toEqual([46, '30px', 50, 20])
})

test('in a page from right to left it comes from the other side, and its arrows point the other way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/ilots/mobile-menu/simple')
  await page.locator('html').evaluate((root: HTMLElement) => {
    root.dir = 'rtl'
  })
  await button(page).click()
  await settle(page)
  const box = await menu(page).boundingBox()
  // Where a scrollbar keeps its place, it is that much less than the window.
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(370)
  await menu(page).getByRole('button', { name: 'Services' }).click()
  const arrow = menu(page).locator('.ilots-menu-back .ilots-menu-arrow')
  expect(await arrow.evaluate((each) => getComputedStyle(each).scale)).toBe('-1 1')
  await page.keyboard.press('ArrowRight')
  await expect(menu(page).getByRole('button', { name: 'Services' })).toBeFocused()
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
  test(`a ${name} opens it too, by keyboard`, async ({ page }) => {
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

test('a page script that listens to the store hears where the menu is, and what is searched for', async ({
  page,
}) => {
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
