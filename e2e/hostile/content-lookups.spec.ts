import type { Page } from '@playwright/test'
import { expect, expectUnharmed, openHostile, POLICIES, test } from './test'

const isMounted = (page: Page, selector: string) =>
  expect(page.locator(selector)).toHaveAttribute('data-ilot-mounted', /./)

for (const policy of POLICIES)
  test.describe(`parts that content calls itself (${policy})`, () => {
    test('its success area is not the booking’s', async ({ page }) => {
      await openHostile(page, 'succes-d-un-contenu', policy)
      await isMounted(page, '#reservation')
      await page.getByRole('button', { name: 'Réserver' }).click()
      await expect(page.locator('#vrai')).toBeVisible()
      await expect(page.locator('#vrai')).toBeFocused()
      await expect(page.locator('#piege')).toBeHidden()
      for (const part of ['#ligne', '#resultat', '#faux']) await expect(page.locator(part)).toBeEmpty()
      await expectUnharmed(page)
    })

    test.describe('in a narrow window', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      test('its toggle folds no list of the footer’s', async ({ page }) => {
        await openHostile(page, 'bascule-d-un-contenu', policy)
        await page.locator('#pied').scrollIntoViewIfNeeded()
        await isMounted(page, '#pied')
        await expect(page.locator('#pied h2 button')).toHaveCount(1)
        await page.locator('#piege').click()
        await expect(page.locator('#liste')).toBeVisible()
        await expect(page.locator('#piege button')).toHaveCount(0)
        await expectUnharmed(page)
      })
    })

    test('its message area takes no messages of the form', async ({ page }) => {
      await openHostile(page, 'messages-d-un-contenu', policy)
      await page.locator('#nom').focus()
      await isMounted(page, '#inscription')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.locator('.ilots-form-errors')).toBeVisible()
      await expect(page.locator('#piege')).toBeEmpty()
      await expectUnharmed(page)
    })

    test('its link does not close the banner', async ({ page }) => {
      await openHostile(page, 'fermeture-d-un-contenu', policy)
      await isMounted(page, '#banniere')
      await page.locator('#piege').click()
      await expect(page).toHaveURL(/#lu$/)
      await expect(page.locator('#banniere')).toBeVisible()
      await page.locator('#fermer').click()
      await expect(page.locator('#banniere')).toBeHidden()
      await expectUnharmed(page)
    })

    test('its number is not counted down, and its backdrop does not close', async ({ page }) => {
      await openHostile(page, 'rebours-d-un-contenu', policy)
      await isMounted(page, '#offre')
      const left = page.locator('#offre .ilots-countdown')
      await expect(left).toBeVisible()
      await expect(left).not.toContainText('60')
      await expect(page.locator('#prix')).toHaveText('90')
      await page.locator('#fond').click()
      await expect(page).toHaveURL(/#lu$/)
      await expect(page.locator('#offre')).toBeVisible()
      await page.locator('#fermer').click()
      await expect(page.locator('#offre')).toBeHidden()
      await expectUnharmed(page)
    })

    test('its regions, photo and stars are not the template’s', async ({ page }) => {
      await openHostile(page, 'images-d-un-contenu', policy)
      for (const selector of ['#carrousel', '#diaporama', '#planche [data-ilot]', '#note']) {
        await page.locator(selector).scrollIntoViewIfNeeded()
        await page.locator(selector).hover()
        await isMounted(page, selector)
      }
      await expect(page.locator('#vues .splide__slide')).toHaveCount(2)
      await expect(page.locator('#piege .splide__slide')).toHaveCount(0)
      await expect(page.locator('#diaporama > [data-role="back"] img')).toHaveCount(1)
      await expect(page.locator('#texte')).toHaveText('Texte')
      await page.locator('#planche .sheet-thumbs a').nth(1).click()
      await expect(page.locator('#planche figcaption')).toHaveText('La presqu’île de Crozon')
      await expect(page.locator('#mots')).toHaveText('Texte')
      await expect(page.locator('#photo')).toHaveAttribute('href', '#photo')
      await expect(page.locator('#note [data-ilots-star]')).toHaveCount(3)
      await expectUnharmed(page)
    })

    test('its suggestions and its button are not the search’s', async ({ page }) => {
      await openHostile(page, 'recherche-d-un-contenu', policy)
      await page.locator('#mot').click()
      await isMounted(page, '#chercher')
      await page.locator('#mot').pressSequentially('horaires')
      await expect(page.locator('#vraies')).toContainText('Nos horaires')
      await expect(page.locator('#piege')).toHaveText('Texte')
      await page.locator('#lire').click()
      await expect(page.locator('.ilots-search')).toBeVisible()
      await page.locator('#fermer').click()
      await expect(page.locator('.ilots-search')).toHaveCount(0)
      await expectUnharmed(page)
    })

    test('what it moves over a link takes no presses, and is soon there', async ({ page }) => {
      await openHostile(page, 'voile-d-un-contenu', policy)
      const veil = page.locator('#voile')
      await expect(veil).toHaveCSS('opacity', '0')
      // At once: two seconds later it is over.
      const found = await page.evaluate(async () => {
        const link = document.querySelector('#lien')
        link?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const animation = document.querySelector('#voile')?.getAnimations()[0]
        while (animation?.playState === 'paused')
          await new Promise<unknown>((resolve) => requestAnimationFrame(resolve))
        const { left = 0, top = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {}
        const { endTime } = animation?.effect?.getComputedTiming() ?? {}
        return { hit: document.elementFromPoint(left + width / 2, top + height / 2)?.id, endTime }
      })
      expect(found).toEqual({ hit: 'lien', endTime: 2000 })
      await expect(veil).toHaveCSS('opacity', '1')
      await expect(veil).toHaveCSS('pointer-events', 'auto')
      await expectUnharmed(page)
    })
  })
