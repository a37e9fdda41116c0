/**
 * Addresses that islands take from the page: refused ones do nothing, windows and frames of another origin have no
 * hold.
 */
import type { Locator, Page } from '@playwright/test'
import { ANY_CODE } from '../code'
import { settle } from '../test'
import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

const dialog = (page: Page) => page.locator('dialog[open]')
const frame = (page: Page) => page.locator('dialog iframe')

/** A browser runs such an address for these only. What opened is closed again. */
async function tryAll(link: Locator): Promise<void> {
  const page = link.page()
  // Before its code is here, once it is, and once it has refused.
  for (let round = 0; round < 3; round += 1) await link.click({ force: true })
  await page.keyboard.press('Escape')
  await link.focus()
  await page.keyboard.press('Enter')
}

/** Every other way that a visitor has with a link. */
async function tryOtherwise(link: Locator): Promise<void> {
  await link.click({ button: 'middle', force: true })
  await link.click({ modifiers: ['ControlOrMeta'], force: true })
}

for (const policy of POLICIES) {
  test(`hostile addresses do nothing, with one warning each (${policy})`, { tag: tagOf(policy) }, async ({
    page,
    complaints,
  }) => {
    // Twenty links, each in seven ways.
    test.setTimeout(180_000)
    complaints.expect(/ILOTS-203/, /ILOTS-202\] (permalink|slideshow-popup)/)
    await openHostile(page, 'adresses-refusees', policy)
    const links = page.locator('[data-piege]')
    const count = await links.count()
    for (let index = 0; index < count; index += 1) {
      await tryOtherwise(links.nth(index))
      await tryAll(links.nth(index))
    }
    await expectUnharmed(page)
    expect(page.context().pages()).toHaveLength(1)
    await expect(dialog(page)).toHaveCount(0)
    const warnings = complaints.all.filter((line) => line.includes('ILOTS-203'))
    expect(warnings).toHaveLength(count)
  })

  test(`hostile addresses in the older boxes do nothing (${policy})`, async ({ page, complaints }) => {
    complaints.expect(/ILOTS-203/, /ILOTS-202\] SqueezeBox/)
    await openHostile(page, 'adresses-des-anciennes-boites', policy)
    const links = page.locator('[data-piege]')
    for (let index = 0; index < (await links.count()); index += 1) {
      await tryAll(links.nth(index))
      // A box whose code was still on its way at the first press opens after it.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
    }
    await expectUnharmed(page)
  })

  test(`hostile functions of the menu are not called, the others are there (${policy})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ILOTS-201\] mobile-menu/)
    await openHostile(page, 'fonctions-du-menu', policy)
    await page.locator('#fMenuMobileButton').click()
    const header = page.locator('.ilots-menu-navbar.is-header')
    await expect(header).toHaveText(/^Ouvert de 8 h à 19 h<b>Bienvenue<\/b>Vitréa$/)
    await page.evaluate(() => window.Ilots?.navbar('plusTard', () => 'Bonjour'))
    await expect(header).toContainText('Bonjour')
    await expectUnharmed(page)
    const named = ['supprimerCompte', 'piege', 'constructor', 'plusTard']
    const errors = complaints.all.filter((line) => line.includes('ILOTS-201'))
    expect(errors).toHaveLength(named.length)
    for (const name of named) expect(errors.join()).toContain(`Ilots.navbar('${name}', () => …)`)
  })
}

test('hostile addresses do nothing when the code of their islands cannot be had', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedLoads()
  complaints.expect(/ILOTS-203/)
  await page.route(ANY_CODE, (route) => route.abort())
  await openHostile(page, 'adresses-refusees', 'none')
  for (const link of await page.locator('p > [data-piege]').all()) await tryAll(link)
  await expectUnharmed(page)
})

test('hostile or not, addresses of the page’s own links are the browser’s', async ({ page }) => {
  await openHostile(page, 'adresses-de-la-page', 'none')
  for (const link of await page.locator('[data-ancien]').all()) await link.click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'anciens'))).toBe(3)
})

/** What the window that a click opens says of the one that opened it. */
async function opened(page: Page, selector: string): Promise<string> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator(selector).click()])
  const opener = popup.locator('#ouvreur')
  // Its script writes it.
  await expect(opener).not.toBeEmpty()
  const said = await opener.textContent()
  await popup.close()
  return said ?? ''
}

for (const policy of POLICIES)
  test(`hostile windows: one of another origin has no hold on the page, and the name asked for (${policy})`, async ({
    page,
  }) => {
    await openHostile(page, 'fenetres', policy)
    for (const selector of ['#administration', '#bloc', '#partage', '#ancien'])
      expect(await opened(page, selector), selector).toBe('aucun ouvreur')
    for (const selector of ['#administration-ici', '#bloc-ici', '#ancien-ici'])
      expect(await opened(page, selector), selector).toBe('un ouvreur')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('#ancien').click()])
    await expect(popup.locator('#ouvreur')).toHaveText('aucun ouvreur')
    expect(await popup.evaluate(() => window.name)).toBe('ancienne')
  })

test('hostile windows: the tab of this origin stays one', async ({ page }) => {
  await openHostile(page, 'fenetres', 'none')
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.locator('#administration-ici').click()])
  await expect(tab.locator('#ouvreur')).toHaveText('un ouvreur')
  await page.locator('#administration-ici').click()
  await expect(tab.locator('#ouvreur')).toHaveText('un ouvreur')
  expect(page.context().pages()).toHaveLength(2)
})

/** What the framed page says that tries to lead the window away, where it is made to try. */
const KEPT = { chromium: 'aucun ouvreur, pas emmenée', firefox: 'aucun ouvreur', webkit: '' }

/**
 * Opens what a link shows. @returns what the framed page says of itself: recorded as a call, since all that a driver
 * evaluates counts as the visitor's own gesture, with which a framed page may lead the window away.
 */
async function framed(page: Page, selector: string): Promise<string> {
  // In Firefox the driver's own look at the frame counts as such a gesture at times.
  if (page.context().browser()?.browserType().name() === 'firefox')
    await page.locator(selector).evaluate((link: HTMLAnchorElement) => {
      link.href = link.href.replace('?emmene', '')
    })
  const [call] = await Promise.all([page.waitForRequest(/\/temoin\/dit/), page.locator(selector).click()])
  return decodeURIComponent(new URL(call.url()).search.slice(1))
}

for (const policy of POLICIES)
  test(`hostile frames are kept apart, and have what a page needs (${policy})`, async ({
    page,
    complaints,
    browserName,
  }) => {
    // The browser says what it does not allow.
    complaints.expect(/Unsafe attempt to initiate navigation/)
    await openHostile(page, 'cadres', policy)
    for (const id of ['popup', 'boite', 'galerie', 'courriel']) {
      const said = await framed(page, `#${id}`)
      expect(said).toBe(id === 'courriel' ? 'aucun ouvreur' : KEPT[browserName])
      const words = (await frame(page).getAttribute('sandbox'))?.split(' ') ?? []
      expect(words).toContain('allow-scripts')
      expect(words).not.toContain('allow-top-navigation')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
    await page.locator('#ici').click()
    await expect(frame(page)).toBeVisible()
    expect(await frame(page).getAttribute('sandbox')).toBeNull()
    await expectUnharmed(page)
  })

for (const policy of POLICIES)
  test(`hostile frames: an address of this site that leads to another one is kept apart (${policy})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Unsafe attempt to initiate navigation/)
    await openHostile(page, 'cadres', policy)
    await mark(page)
    for (const id of ['redirige', 'redirige-boite']) {
      // Firefox's driver may lose a frame that goes to another site: the page in it says what it has by a call.
      const said = await framed(page, `#${id}`)
      await expect(frame(page)).toHaveAttribute('sandbox', /allow-scripts/)
      await expect(frame(page)).not.toHaveAttribute('sandbox', /allow-top-navigation( |$)/)
      expect(said).toContain('aucun ouvreur')
      // The frame has left nothing in the history: Back closes its window.
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/hostile\/cadres/)
    }
    expect(await isSame(page)).toBe(true)
    await expectUnharmed(page)
  })

test('hostile frames: what is titled as this site’s is of this site', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await page.route('**/ailleurs.example/**', (route) => route.abort())
  await openHostile(page, 'cadres', 'none')
  await page.locator('#ailleurs').click()
  await expect(frame(page)).toHaveAttribute('title', /ailleurs\.example/)
  await expect(frame(page)).toHaveAttribute('sandbox', /allow-scripts/)
})

test('hostile frames in the older boxes: an address of this site that leads to another one', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Unsafe attempt to initiate navigation/)
  await openHostile(page, 'cadres-des-anciennes-boites', 'trusted-types')
  const said = await framed(page, '#redirige')
  await expect(frame(page)).toHaveAttribute('sandbox', /allow-scripts/)
  expect(said).toContain('aucun ouvreur')
  await expectUnharmed(page)
})

/** Whether the page is still the one it was. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { temoin: true }))
const isSame = (page: Page) => page.evaluate(() => 'temoin' in window)
/** The framed page asks for its closing: a driver does not always reach into a frame of another site. */
const ask = (page: Page) =>
  page.evaluate(() =>
    document.querySelector<HTMLIFrameElement>('dialog iframe')?.contentWindow?.postMessage('demande', '*'),
  )

for (const id of ['protege', 'courriel'])
  test(`hostile frames (${id}) may ask for their closing, and not for a reload`, async ({ page }) => {
    await openHostile(page, 'cadres', 'none')
    await mark(page)
    await framed(page, `#${id}`)
    await ask(page)
    await expect(dialog(page)).toHaveCount(0)
    // A reload would have begun before the next opening is there.
    await page.locator('#ici').click()
    await expect(frame(page)).toBeVisible()
    expect(await isSame(page)).toBe(true)
  })

test('hostile frames: a page of this site has the page reloaded', async ({ page }) => {
  await openHostile(page, 'cadres', 'none')
  await mark(page)
  await framed(page, '#ici')
  await Promise.all([page.waitForEvent('load'), ask(page)])
  expect(await isSame(page)).toBe(false)
})

test('hostile frames: one that has gone to another site asks for nothing', async ({ page }) => {
  await openHostile(page, 'cadres', 'none')
  await mark(page)
  const gone = page.waitForRequest(/\/temoin\/dit/)
  await page.locator('#parti').click()
  await gone
  // Once this has got the frame, the dialog has, too.
  const heard = page.evaluate(() =>
    new Promise((resolve) => addEventListener('message', resolve, { once: true })).then(() => {}),
  )
  await ask(page)
  await heard
  await settle(page)
  await expect(frame(page)).toBeVisible()
  expect(await isSame(page)).toBe(true)
})

for (const id of ['document', 'document-galerie', 'document-boite'])
  test(`hostile frames: a document of another site is followed (${id})`, async ({ page }) => {
    await openHostile(page, 'cadres', 'none')
    await page.locator(`#${id}`).click()
    await expect(page).toHaveURL(/localhost:\d+\/temoin\/tarifs\.pdf$/)
    // What Firefox shows documents with says it as an error of the page when it is left half loaded.
    await page.waitForLoadState('networkidle')
    await page.goBack()
    await expect(page).toHaveURL(/\/hostile\/cadres/)
  })

for (const policy of POLICIES)
  test(`hostile frames in the older boxes are kept apart, whatever their options say (${policy})`, async ({
    page,
    complaints,
    browserName,
  }) => {
    complaints.expect(
      /Unsafe attempt to initiate navigation/,
      /ILOTS-201\] SqueezeBox .*iframeOptions\.sandbox refusé/,
    )
    await openHostile(page, 'cadres-des-anciennes-boites', policy)
    expect(await framed(page, '#boite')).toBe(KEPT[browserName])
    expect((await frame(page).getAttribute('sandbox'))?.split(' ')).not.toContain('allow-top-navigation')
    await expectUnharmed(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.locator('#document').click()
    await expect(page).toHaveURL(/localhost:\d+\/temoin\/tarifs\.pdf$/)
  })
