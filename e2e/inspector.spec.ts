import type { Page } from '@playwright/test'
import { codeOf } from './code'
import { callsOf, expect, expectAccessible, expectContrast, open, test } from './test'

const PAGE = '/difficile/inspecteur'

/** The page is wrong on purpose. */
test.beforeEach(({ complaints }) => complaints.expect(/ILOTS-|inline style|CSP violation: style-src/))

const panel = (page: Page) => page.getByRole('complementary', { name: 'Inspecteur Îlots' })
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name })
const opener = (page: Page) => page.getByRole('button', { name: 'Ouvrir l’inspecteur' })

/** Where everything of the page is, the inspector apart. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(.ilots-inspector)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].join()
    }),
  )

test('nothing is fetched until it is asked for, and then nothing of the page moves', async ({ page }) => {
  await open(page, PAGE)
  const fetched = async () => {
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    return names.filter((name) => codeOf('inspector').test(name)).length
  }
  expect(await fetched()).toBe(0)
  await opener(page).focus()
  const before = await boxes(page)
  await opener(page).press('Enter')
  await expect(tab(page, 'Îlots')).toBeFocused()
  expect(await fetched()).toBeGreaterThan(0)
  expect(await boxes(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('the address opens it; the keyboard walks tabs, tree and edge, and frames what it is on', {
  tag: '@daily',
}, async ({ page }) => {
  await open(page, `${PAGE}?ilots-inspector`)
  await expect(tab(page, 'Îlots')).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Control+Alt+I')
  await expect(tab(page, 'Îlots')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Problèmes')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  const header = page.getByRole('treeitem', { name: 'sticky-header' })
  await page.getByRole('searchbox', { name: 'Filtrer les îlots' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('s')
  await expect(header).toBeFocused()
  await expect(header).toHaveAttribute('aria-expanded', 'true')
  const outline = page.locator('.ilots-inspector .outline')
  const framed = async () => [await outline.boundingBox(), await page.locator('.site-header').boundingBox()]
  const [frame, box] = await framed()
  expect(frame).toEqual(box)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('treeitem', { name: 'dropdown' }).first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(header).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
})

test('an element chosen in the page says why it has, or has not, an island', async ({ page }) => {
  await open(page, `${PAGE}?ilots-inspector`)
  const pick = panel(page).getByRole('button', { name: 'Choisir dans la page' })
  const details = panel(page).getByRole('region', { name: 'Détail' })
  await pick.click()
  await page.locator('[data-gotto-url]').click()
  await expect(details).toContainText("« data-gotto-url » n'est pas un marqueur")
  await expect(details).toContainText('écrire « data-goto-url »')
  await pick.click()
  await page.locator('#fMenuMobileButton').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name: 'mobile-menu' })).toHaveAttribute('aria-selected', 'true')
  await expect(details).toContainText('#fMenuMobileButton')
  // The click was the inspector's: the menu's code has not even been asked for.
  await expect(page.locator('.ilots-menu')).toHaveCount(0)
})

test('what is wrong is listed, with its code and how to mend it', async ({ page, browserName }) => {
  await open(page, `${PAGE}?ilots-inspector`)
  await tab(page, 'Problèmes').click()
  const problems = panel(page).getByRole('tabpanel').getByRole('listitem')
  const problem = (text: string) => problems.filter({ hasText: text })
  for (const text of [
    '« data-gotto-url » n’est pas un marqueur ; écrire « data-goto-url » pour l’îlot goto-block.',
    '« sqeezebox » n’est pas un marqueur ; écrire « squeezebox » pour l’îlot squeezebox.',
    'data-ilot="goto-blok" : aucun îlot n’a ce mot ; celui de goto-block est [data-goto-url].',
    'L’id « double » est porté par 2 éléments',
    'Un marqueur de squeezebox est dans un template',
    'data-goto-url refusé : reçu « vbscript:msgbox »',
  ])
    await expect(problem(text)).toHaveCount(1)
  // Only Chromium tells of what was blocked before.
  if (browserName === 'chromium') await expect(problem('La CSP de la page (style-src-attr)')).toHaveCount(1)
  const catalogue = problem('vbscript:').getByRole('link', { name: 'ILOTS-203' })
  await expect(catalogue).toHaveAttribute('href', /\/reference\/errors#ILOTS-203$/)
  await problem('sqeezebox').getByRole('button').click()
  await expect(page.locator('.sqeezebox')).toBeInViewport()
})

test('a call is repeated after a question, and a report is copied without what was typed', async ({
  page,
  context,
}) => {
  test.skip(test.info().project.name === 'firefox-preact', 'its driver cannot allow the clipboard')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${PAGE}?ilots-inspector`)
  const field = page.locator('.block').getByRole('searchbox').first()
  await field.fill('anne@exemple.fr')
  await field.press('Enter')
  await tab(page, 'Appels').click()
  const call = panel(page).getByRole('listitem').filter({ hasText: 'content-block' })
  await expect(call).toContainText('réponse 200')
  await call.getByRole('button', { name: 'Répéter' }).click()
  await expect(call.getByRole('button', { name: 'Annuler' })).toBeFocused()
  const before = (await callsOf(page, 'refresh.php')).length
  await call.getByRole('button', { name: 'Répéter quand même' }).click()
  await expect(page.locator('.ilots-spoken')).toHaveText('Appel répété : réussi.')
  const calls = await callsOf(page, 'refresh.php')
  expect(calls).toHaveLength(before + 1)
  expect(calls.at(-1)?.body).toBe(calls.at(-2)?.body)
  await tab(page, 'Rapport').click()
  await panel(page).getByRole('button', { name: 'Copier le JSON' }).click()
  await expect(page.locator('.ilots-spoken')).toHaveText('Copié.')
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(report).islands.length).toBeGreaterThan(20)
  expect(report).not.toMatch(/anne|exemple\.fr/)
})

test('over a dialog it can be used, and Escape closes it alone', async ({ page }) => {
  await open(page, `${PAGE}?ilots-inspector`)
  await page.getByRole('link', { name: 'Nos horaires' }).first().click()
  const dialog = page.locator('dialog.ilots-popup')
  await expect(dialog).toHaveAttribute('aria-busy', 'false')
  await tab(page, 'Appels').click()
  await expect(panel(page).getByRole('listitem').filter({ hasText: '/pop-ups/horaires' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('the store is shown live: what opens in the page is listed, and goes', {
  tag: '@react',
}, async ({ page }) => {
  await open(page, `${PAGE}?ilots-inspector`)
  const tab = panel(page).getByRole('tab', { name: 'Magasin' })
  await tab.click()
  const value = (name: string) =>
    panel(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
  await expect(value('query')).toHaveText('vide')
  await page.evaluate(() => window.Ilots?.modal.open({ titre: 'Vos horaires', contenu: 'De 8 h à 19 h' }))
  await expect(value('stack[0].title')).toHaveText('Vos horaires')
  await expect(value('stack[0].parameters.contenu')).toHaveText('De 8 h à 19 h')
  await expectAccessible(page)
  await page.evaluate(() => window.Ilots?.modal.close())
  await expect(value('stack[0].title')).toHaveCount(0)
  await expect(value('stack')).toHaveText('valeurs : 0')
})

test('axe judges the page, brought by the address of the tag', async ({ page }) => {
  await open(page, `${PAGE}?ilots-inspector`)
  await page.locator('.lead').evaluate((lead) => {
    lead.replaceChildren(
      Object.assign(document.createElement('img'), { src: '/assets/site/images/marque.svg' }),
    )
  })
  await tab(page, 'Accessibilité').click()
  await panel(page).getByRole('button', { name: 'Lancer axe' }).click()
  const rule = panel(page).getByRole('listitem').filter({ hasText: 'image-alt' })
  await expect(rule).toBeVisible()
  await rule.getByRole('button').click()
  await expect(page.locator('.lead img')).toBeInViewport()
})

test('on a telephone in the dark it is a sheet, and the page stays usable', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'its driver cannot emulate the colour scheme')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${PAGE}?ilots-inspector`)
  const box = await panel(page).boundingBox()
  expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844])
  for (const name of ['Problèmes', 'Rapport', 'Îlots']) await tab(page, name).click()
  expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expectContrast(page)
  await panel(page).getByRole('button', { name: 'Réduire' }).click()
  await page.getByRole('link', { name: 'Pages difficiles' }).click()
  await expect(page).toHaveURL(/\/difficile$/)
})
