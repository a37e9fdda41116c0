/** What stays on a device that others use after the visitor. */
import type { Page } from '@playwright/test'
import { callsOf, open } from '../test'
import { expect, expectUnharmed, openHostile, POLICIES, test } from './test'

/** From now on pages say that they are of this session; `undefined`: they say nothing of it. */
async function beVisitor(page: Page, hash: string | undefined): Promise<void> {
  await page.unroute('**/*')
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET')
      return route.fallback()
    const answer = await route.fetch()
    const attribute = hash === undefined ? '' : ` data-session-hash="${hash}"`
    const body = (await answer.text()).replace(/ data-session-hash="[^"]*"/, attribute)
    return route.fulfill({ response: answer, body })
  })
}

/** Everything in both storages, and where. */
const kept = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage } as object, session: { ...sessionStorage } as object }))
const textOf = async (page: Page) => JSON.stringify(await kept(page))
const NOTHING = { local: {}, session: {} }

const menu = (page: Page) => page.locator('dialog.ilots-menu')
const openMenu = async (page: Page) => {
  await page.locator('#fMenuMobileButton').click()
  await expect(menu(page)).toBeVisible()
}

/** The server takes nothing: the form keeps what was typed. */
async function failToSave(page: Page): Promise<void> {
  await page.getByLabel('Titre').fill('Cheffe d’atelier')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('alert')).toContainText('Votre saisie est intacte')
}

/** Typed on the second step, and sent on. */
async function beginBooking(page: Page): Promise<void> {
  await page.getByLabel('Immatriculation').fill('AB-123-CD')
  await page.getByText('Brest').click()
  await page.waitForURL('**/nulle-part')
}

for (const policy of POLICIES)
  test.describe(`hostile storage, ${policy}`, () => {
    test('a draft stays in its tab, without what is secret', async ({ page, complaints }) => {
      complaints.expectFailedLoads()
      await openHostile(page, 'brouillon', policy)
      await failToSave(page)
      const { local, session } = await kept(page)
      expect(local).toEqual({})
      expect(JSON.stringify(session)).toContain('Cheffe d’atelier')
      expect(JSON.stringify(session)).not.toContain('secret-')
      await expectUnharmed(page)
    })

    test('a booking stays in its tab, with the fields of §3.14 only, without what is secret', async ({
      page,
      complaints,
    }) => {
      complaints.expectFailedLoads()
      await openHostile(page, 'reservation', policy)
      await beginBooking(page)
      const { local, session } = await kept(page)
      expect(local).toEqual({})
      expect(JSON.stringify(session)).toMatch(/AB123CD.*brest/)
      expect(JSON.stringify(session)).not.toContain('secret-')
    })
  })

test('a form that is not to be completed keeps nothing', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await openHostile(page, 'brouillon-interdit', 'csp')
  await failToSave(page)
  expect(await kept(page)).toEqual(NOTHING)
})

test('a draft that the page keeps on the device is there in another tab, and gone in another session', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await openHostile(page, 'brouillon-local', 'csp')
  await failToSave(page)
  const other = await context.newPage()
  await openHostile(other, 'brouillon-local', 'csp')
  await other.getByRole('button', { name: 'La reprendre' }).click()
  await expect(other.getByLabel('Titre')).toHaveValue('Cheffe d’atelier')
  await beVisitor(other, 'bob')
  await openHostile(other, 'brouillon-local', 'csp')
  await expect(other.getByText('Une saisie du')).toHaveCount(0)
  expect((await kept(other)).local).toEqual({})
})

for (const [who, hash] of [
  ['another visitor', 'bob'],
  ['nobody', ''],
  ['nobody, who says nothing of it', undefined],
] as const)
  test(`hostile storage: after a visitor, ${who}: any page clears menu, draft, booking and searches`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFailedLoads()
    await beVisitor(page, 'anne')
    await openHostile(page, 'brouillon', 'csp')
    await failToSave(page)
    await openMenu(page)
    await page.keyboard.press('Escape')
    await openHostile(page, 'reservation', 'csp')
    await beginBooking(page)
    await open(page, '/services')
    await page.locator('.site-search button').click()
    await expect(page.locator('.site-search input')).toBeFocused()
    await page.keyboard.type('toit')
    await expect(page.locator('.site-search input')).toHaveValue('toit')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/recherche?q=toit')
    await page.evaluate(() => localStorage.setItem('panier', '1'))
    const before = await textOf(page)
    for (const part of ['mobile-menu-datas', 'element edit', 'booking http', 'begun', 'searches'])
      expect(before).toContain(part)
    await beVisitor(page, hash)
    await open(page, '/mentions-legales')
    expect(await kept(page)).toEqual({ local: { panier: '1' }, session: {} })
  })

test('Ilots.forget() clears it at once, on a page where nothing of ours is mounted', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  await openHostile(page, 'brouillon', 'csp')
  await failToSave(page)
  await openMenu(page)
  expect(await textOf(page)).toMatch(/element edit/)
  await open(page, '/mentions-legales')
  expect(await textOf(page)).toMatch(/mobile-menu.*element edit/)
  await page.evaluate(() => {
    localStorage.setItem('panier', '1')
    window.Ilots?.forget()
  })
  expect(await kept(page)).toEqual({ local: { panier: '1' }, session: {} })
})

test('hostile storage: a menu that was forgotten is asked for again, on the same page', async ({ page }) => {
  await open(page, '/mentions-legales')
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await page.evaluate(() => window.Ilots?.forget())
  await openMenu(page)
  expect(await callsOf(page, 'mobile-menu.php')).toHaveLength(2)
})

test('hostile storage: without a session, the menu is one tab’s, and another visitor’s tab asks for theirs', async ({
  page,
  context,
}) => {
  await beVisitor(page, undefined)
  await open(page, '/mentions-legales')
  await openMenu(page)
  expect(Object.keys((await kept(page)).local)).toEqual([])
  await open(page, '/mentions-legales')
  await openMenu(page)
  expect(await callsOf(page, 'mobile-menu.php')).toHaveLength(1)
  const other = await context.newPage()
  await beVisitor(other, undefined)
  await open(other, '/mentions-legales')
  await openMenu(other)
  expect(await callsOf(other, 'mobile-menu.php')).toHaveLength(2)
})

test('hostile storage: what others, and older versions, have written harms nothing', async ({ page }) => {
  await page.addInitScript(() => {
    // Firefox runs it on its empty first page, too.
    if (location.protocol !== 'http:') return
    for (const storage of [localStorage, sessionStorage])
      for (const [key, text] of [
        ['plateforme-element edit /hostile/nulle-part ', '[{"at":1,"fields":[["titre#0","x"]]}]'],
        ['plateforme-booking /hostile/reservation', '{"__proto__":{"polluted":1}}'],
        ['plateforme-searches recent', 'x'.repeat(500_000)],
        ['plateforme-mobile-menu-datas', '{"__proto__":{"polluted":1}}'],
        ['plateforme-mobile-menu-key', '__proto__'],
        ['plateforme-banner __proto__', '{'],
      ] as const)
        storage.setItem(key, text)
    localStorage.setItem('vitrea-recent-searches', '["d’avant"]')
  })
  for (const name of ['brouillon', 'reservation']) {
    await openHostile(page, name, 'csp')
    await expect(page.locator('.ilots-notice')).toHaveCount(0)
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expectUnharmed(page)
  }
  await page.locator('.site-search button').click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrea-recent-searches'))).toBeNull()
})

test('hostile storage: where the browser forbids it, all works without', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get(): never {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await openHostile(page, 'brouillon', 'csp')
  await failToSave(page)
  await expect(page.getByRole('alert')).not.toContainText('gardée')
  await openMenu(page)
  await page.evaluate(() => window.Ilots?.forget())
  await page.keyboard.press('Escape')
  await openHostile(page, 'reservation', 'csp')
  await beginBooking(page)
})
