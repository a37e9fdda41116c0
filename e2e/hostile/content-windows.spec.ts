import type { Page } from '@playwright/test'
import { closeByBack } from '../test'
import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

const dialog = (page: Page) => page.getByRole('dialog')

/** Escape closes the window, and the template has its block. */
async function expectClosing(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('main #connexion')).toHaveText('Le bloc du modèle')
}

for (const policy of POLICIES)
  test.describe(`windows of content (${policy})`, () => {
    test('can always be closed', async ({ page, complaints }) => {
      complaints.expect(/ILOTS-201.*closable/)
      await openHostile(page, 'fenetre-qui-reste', policy)
      await page.locator('#texte').click()
      await expect(dialog(page)).toContainText('Votre session a expiré')
      await expectClosing(page)
      await page.locator('#bloc').click()
      await expect(dialog(page)).toContainText('Le bloc du modèle')
      await closeByBack(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator('main #connexion')).toHaveText('Le bloc du modèle')
    })

    test('add pictures only to the template’s gallery, and show no other site', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/ILOTS-203/)
      await openHostile(page, 'galerie-du-modele', policy)
      await page.locator('#photo').click()
      await expect(dialog(page).locator('.ilots-lightbox-counter')).toHaveText(/1\D+2$/)
      await page.keyboard.press('ArrowRight')
      await expect(
        dialog(page).locator('[data-current] img, .ilots-lightbox-slide:not([inert]) img').first(),
      ).toBeVisible()
      await expect(dialog(page).locator('iframe,#connexion')).toHaveCount(0)
      await expectClosing(page)
      await page.locator('#cadre').click()
      await page.waitForURL(/localhost:\d+\/horaires/)
    })

    test('of the older library close, give back and follow', async ({ page, complaints }) => {
      complaints.expect(/ILOTS-20[13]/)
      await openHostile(page, 'anciennes-fenetres', policy)
      await page.locator('#emprunt').click()
      await expect(dialog(page)).toContainText('Le bloc du modèle')
      await expectClosing(page)
      await page.locator('#reste').click()
      await expect(dialog(page)).toContainText('Piégé')
      await expectClosing(page)
      await page.locator('#ailleurs').click()
      await page.waitForURL(/localhost:\d+\/horaires/)
    })

    for (const window of ['popup', 'lightbox', 'box'])
      test(`frame a page apart from the start where an address of the site leads to another: ${window}`, {
        tag: window === 'popup' ? tagOf(policy) : [],
      }, async ({ page, complaints }) => {
        // Firefox says that the other site gets no cookie; each browser, that the answer to the question led
        // elsewhere.
        complaints.expect(
          /SameSite|redirige-horaires|same-origin|Content.Security.Policy|127\.0\.0\.1|localhost/,
        )
        await openHostile(page, 'fenetre-redirigee', policy)
        const asked: string[] = []
        page.on('request', (request) => {
          if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) asked.push(request.url())
        })
        await page.locator(`#redirige-${window}`).click()
        const frame = dialog(page).locator('iframe')
        await expect(frame).toHaveAttribute('sandbox')
        await expect(frame).toHaveAttribute('title', /d.un autre site/)
        await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible()
        expect(asked.filter((url) => url.endsWith('/hostile/redirige-horaires'))).toHaveLength(1)
        await page.keyboard.press('Escape')
        await page.locator(`#redirige-ici-${window}`).click()
        await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible()
        await expect(frame).not.toHaveAttribute('sandbox')
        await expect(frame).not.toHaveAttribute('title', /d.un autre site/)
      })

    test('no class of ours lays content over the page', async ({ page }) => {
      await openHostile(page, 'classes-qui-couvrent', policy)
      for (const id of ['image', 'page']) {
        await page.locator(`#${id}`).click()
        await expect(dialog(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
      }
      const places = await page.locator('[data-piege]').evaluateAll((found) =>
        found.flatMap((each) => {
          const { position } = getComputedStyle(each)
          return position === 'fixed' ? [each.className] : []
        }),
      )
      expect(places).toEqual([])
      await page.locator('#gabarit').click()
      await expectUnharmed(page)
    })
  })
