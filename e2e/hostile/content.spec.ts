import type { Page } from '@playwright/test'
import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

/** The hosts of `chaque-marqueur.html` whose islands content may not use. */
const REFUSED_HOSTS = [
  ...['agenda', 'mes-elements', 'bloc', 'reservation', 'verification', 'bandeau', 'fMenuMobileButton'],
  ...['fenetre-admin', 'ecran', 'deroulant'],
]
const MOUNTED = 'data-ilot-mounted'

/** The hosts of the page on which any island is mounted, of those that may have none. */
const mountedAmong = (page: Page, ids: readonly string[]) =>
  page.evaluate(([ids, mounted]) => ids.filter((id) => document.getElementById(id)?.hasAttribute(mounted)), [
    [...ids],
    MOUNTED,
  ] as const)

const why = (page: Page, id: string) =>
  page.evaluate((id) => window.Ilots?.why(document.getElementById(id)), id)

/** Ways in which a script moves what content holds, each within one task. */
const MOVES: Readonly<Record<string, () => void>> = {
  'what holds it': () => document.querySelector('#place')?.append(document.querySelector('#porteur') as Node),
  'it alone': () => document.querySelector('#place')?.append(document.querySelector('#cache') as Node),
  'it, once all content is taken out': () => {
    const moved = document.querySelector('#cache') as Node
    document.querySelector('#du-redacteur')?.remove()
    document.querySelector('#place')?.append(moved)
  },
  'it, once what holds it is taken out': () => {
    const moved = document.querySelector('#cache') as Element
    document.querySelector('#porteur')?.remove()
    moved.remove()
    document.querySelector('#place')?.append(moved)
  },
  'it, by way of a fragment': () => {
    const fragment = document.createDocumentFragment()
    fragment.append(document.querySelector('#cache') as Node)
    document.querySelector('#place')?.append(fragment)
  },
}

for (const policy of POLICIES)
  test.describe(`content (${policy})`, () => {
    for (const name of ['contenu-refuse', 'contenu-par-selecteur'])
      test(`${name}: what content may not use does not mount`, {
        tag: name === 'contenu-refuse' ? tagOf(policy) : [],
      }, async ({ page }) => {
        await openHostile(page, name, policy)
        const allowed = name === 'contenu-refuse' ? [] : ['deroulant']
        await expect.poll(() => mountedAmong(page, ['bloc-cliquable'])).toEqual(['bloc-cliquable'])
        for (const id of ['bloc-page', 'deroulant']) await page.locator(`#${id}`).click()
        await page.locator('#mes-elements a').click()
        await page.locator('#reservation input[name=code_postal]').fill('35000')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        // What checks a form is restricted, and mounts.
        const refused = REFUSED_HOSTS.filter((id) => !allowed.includes(id))
        const hosts = REFUSED_HOSTS.filter((id) => id !== 'reservation')
        expect(await mountedAmong(page, hosts)).toEqual(allowed)
        for (const id of refused)
          expect(await why(page, id), id).toContainEqual(
            expect.objectContaining({
              state: 'refused',
              reason: expect.stringContaining('refused in content'),
            }),
          )
        await expectUnharmed(page)
      })

    test('what content may use works', async ({ page, complaints }) => {
      complaints.expect(/ILOTS-203/)
      await openHostile(page, 'contenu-refuse', policy)
      await page.locator('#image').click()
      await expect(page.getByRole('dialog').locator('img')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.locator('#fenetre').click()
      await expect(page.getByRole('dialog').locator('.ilots-popup-fragment')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.locator('#ailleurs').click()
      await page.waitForURL(/localhost:\d+\/horaires/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('what a window borrows stays content', { tag: tagOf(policy) }, async ({ page }) => {
      await openHostile(page, 'contenu-deplace', policy)
      await page.locator('#emprunte').click()
      await page.getByRole('dialog').locator('#cache-page').click()
      expect(await why(page, 'cache')).toMatchObject([{ island: 'content-block', state: 'refused' }])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.locator('#cache-page').click()
      await expectUnharmed(page)
    })

    for (const [way, move] of Object.entries(MOVES))
      test(`what a script moves stays content: ${way}`, async ({ page }) => {
        await openHostile(page, 'contenu-deplace', policy)
        await page.evaluate(move)
        // Out of the place as well: as a script does that shows it elsewhere later.
        await page.evaluate(() => document.body.append(document.querySelector('#cache') as Node))
        await page.locator('#cache-page').click()
        expect(await why(page, 'cache')).toMatchObject([{ island: 'content-block', state: 'refused' }])
        await expectUnharmed(page)
      })

    test('a page whose body is marked stays content in a window', async ({ page }) => {
      await openHostile(page, 'contenu-d-une-autre-page', policy)
      await page.locator('#page-marquee').click()
      await expect(page.locator('#lu')).toBeVisible()
      expect(await why(page, 'de-la-page')).toMatchObject([{ island: 'content-block', state: 'refused' }])
      await page.getByRole('dialog').locator('#de-la-page-page').click()
      await page.waitForURL(/#page-2/)
      await expectUnharmed(page)
    })

    test('controls that content holds in a template’s block are links', async ({ page }) => {
      await openHostile(page, 'contenu-dans-un-bloc', policy)
      for (const id of ['commande', 'suite', 'supprimer']) {
        await page.locator(`#${id}`).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.waitForURL(/#supprimer/)
      const calls = await page.evaluate(() => window.Ilots?.inspect().requests.map(({ url }) => url))
      expect(calls?.filter((url) => url.includes('/blocs/'))).toEqual([])
      await expectUnharmed(page)
    })

    for (const hash of ['', '#seule-code'])
      test(`a booking does not send itself${hash && ', nor from a link to its field'}`, {
        tag: hash ? [] : tagOf(policy),
      }, async ({ page }) => {
        await openHostile(page, 'reservation-qui-part-seule', policy)
        if (hash) await page.goto(page.url() + hash)
        await expect(page.locator('#seule')).toHaveAttribute('data-ilot-mounted', /booking/)
        await page.locator('#seule-code').focus()
        await expectUnharmed(page)
        // What is typed goes on, as ever: to where the form says.
        const sent = page.waitForRequest((request) => request.isNavigationRequest())
        await page.locator('#seule-code').press('End')
        await page.keyboard.press('Backspace')
        await page.keyboard.type('5')
        expect((await sent).method()).toBe('POST')
        expect((await sent).url()).toContain('/hostile/touche/reservation')
      })

    test('a booking does not send to another site', async ({ page, complaints }) => {
      complaints.expect(/ILOTS-203/)
      await openHostile(page, 'reservation-vers-ailleurs', policy)
      await expect.poll(() => complaints.all.join()).toContain('ILOTS-203')
      await page.locator('#ailleurs-code').pressSequentially('29000')
      await expect(page.locator('#ailleurs')).not.toHaveAttribute('data-ilot-mounted', /booking/)
      await expectUnharmed(page)
    })

    test('the bars of a menu’s button in content show no HTML, no block and no function’s text', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/ILOTS-201.* mobile-menu/)
      await openHostile(page, 'menu-dans-un-contenu', policy)
      await page.locator('#fMenuMobileButton').click()
      const header = page.locator('.ilots-menu-navbar.is-header')
      await expect(header).toHaveText('Vitréa')
      await expect(page.getByRole('dialog').locator('.refuse')).toHaveCount(0)
      const refused = complaints.all.filter((line) => line.includes('ILOTS-201'))
      expect(refused).toHaveLength(3)
      for (const type of ['html', 'clone', 'function']) expect(refused.join()).toContain(`« ${type} »`)
      await expectUnharmed(page)
    })
  })
