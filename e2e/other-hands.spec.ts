/**
 * Other hands in what is drawn. A browser that translates puts `<font><font>` with another text in the place of each
 * text; an extension adds elements of its own, first and last in every element. What is drawn goes on, and no text
 * stays behind.
 */
import type { Page } from '@playwright/test'
import { expect, hold, open, test } from './test'

/** Does to each text of the page, shadow roots included, what the translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const LEFT_ALONE = 'script,style,textarea,option,title,svg'
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (node instanceof Element && node.shadowRoot) replace(node.shadowRoot)
        if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(LEFT_ALONE))
          texts.push(node)
      }
      for (const text of texts) {
        const inner = document.createElement('font')
        inner.append(text.data)
        const outer = document.createElement('font')
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replace(document.body)
  })

/** Does what extensions do that mark fields, links and images, at its most. */
const extend = (page: Page) =>
  page.evaluate(() => {
    const LEFT_ALONE = 'script,style,textarea,select,title,svg,img,input,table,thead,tbody,tr,br,hr,iframe'
    const add = (root: ParentNode) => {
      for (const element of root.querySelectorAll(`*:not(${LEFT_ALONE},svg *,select *,ext-badge)`)) {
        if (element.shadowRoot) add(element.shadowRoot)
        if (element.querySelector(':scope > ext-badge')) continue
        element.prepend(document.createElement('ext-badge'))
        element.append(document.createElement('ext-badge'))
      }
    }
    add(document.body)
  })

for (const [hand, meddle] of [
  ['translated', translate],
  ['extended', extend],
] as const)
  test.describe(hand, () => {
    test('the lightbox: its counter and what is spoken follow the picture', async ({ page }) => {
      await open(page, '/ilots/lightbox/groupe')
      await page.locator('a[rel^="lightbox"]').first().click()
      const dialog = page.locator('dialog.ilots-lightbox')
      const counter = dialog.locator('.ilots-lightbox-counter')
      const spoken = dialog.locator('.ilots-spoken')
      await expect(counter).toHaveText(/^1\//)
      await expect(spoken).toContainText(/1 sur/)
      await meddle(page)
      for (const number of [2, 3]) {
        await page.keyboard.press('ArrowRight')
        await expect(counter).toHaveText(new RegExp(`^${number}/`))
        await expect(spoken).toContainText(new RegExp(`${number} sur`))
        await meddle(page)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    test('the menu: its title changes with the panel, and Back finds the row', async ({ page }) => {
      await open(page, '/ilots/mobile-menu/simple')
      await page.locator('#fMenuMobileButton').click()
      const menu = page.locator('dialog.ilots-menu')
      await expect(menu.locator('.ilots-menu-heading')).toHaveText('Menu')
      const row = menu.getByRole('button', { name: 'Services' })
      await expect(row).toBeVisible()
      // Translated, it has another title than the page in the answer.
      await row.locator('.ilots-menu-title').evaluate((title) => {
        const font = document.createElement('font')
        font.append('Our work')
        title.replaceChildren(font)
      })
      await meddle(page)
      const work = menu.getByRole('button', { name: 'Our work' })
      await work.click()
      await expect(menu.locator('.ilots-menu-heading')).toHaveText('Services')
      await meddle(page)
      await menu.getByRole('button', { name: 'Retour : Menu' }).click()
      await expect(menu.locator('.ilots-menu-heading')).toHaveText('Menu')
      await expect(menu.getByRole('button', { name: 'Services' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    })

    test('the menu’s search', async ({ page }) => {
      await open(page, '/ilots/mobile-menu/recherche')
      await page.locator('#fMenuMobileButton').click()
      const menu = page.locator('dialog.ilots-menu')
      const search = menu.getByRole('searchbox')
      await search.fill('e')
      await expect(menu.locator('.ilots-menu-results')).toBeVisible()
      await meddle(page)
      await search.fill('xyzxyz')
      await expect(menu.locator('.ilots-menu-results')).toHaveCount(0)
      await expect(menu.locator('.ilots-menu-empty')).toHaveText('Aucun résultat trouvé.')
      await meddle(page)
      await search.fill('')
      await expect(menu.locator('.ilots-menu-title').first()).toBeVisible()
    })

    test('the calendar: another month, another year', async ({ page }) => {
      await open(page, '/ilots/date-field/date')
      const field = page.getByRole('textbox', { name: 'Date de naissance', exact: true })
      await field.fill('17/05/1980')
      // Of the keys, only Enter and Space are kept for code on its way.
      await expect(field).toHaveAttribute('data-ilot-mounted', 'date-field')
      await field.press('ArrowDown')
      const picker = page.getByRole('dialog', { name: 'Choisir une date' })
      await expect(picker.locator('[data-day="17"]')).toBeFocused()
      await meddle(page)
      await page.keyboard.press('PageDown')
      await expect(picker.getByRole('grid', { name: 'juin 1980' })).toBeVisible()
      await meddle(page)
      await page.keyboard.press('Shift+PageDown')
      await expect(picker.getByRole('grid', { name: 'juin 1981' })).toBeVisible()
      await expect(picker.locator('.ilots-date-day')).toHaveText(
        Array.from({ length: 30 }, (_, index) => String(index + 1)),
      )
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('17/06/1981')
      await expect(picker).toHaveCount(0)
    })

    test('suggestions: the part that was typed moves', async ({ page }) => {
      await open(page, '/ilots/autocomplete/ville')
      await page.getByLabel('Ville').focus()
      await page.keyboard.type('re')
      const option = page.getByRole('option', { name: 'Rennes', exact: true })
      await expect(option).toBeVisible()
      await meddle(page)
      await page.keyboard.type('nn')
      await expect(page.getByRole('option', { name: 'Brest', exact: true })).toHaveCount(0)
      await expect(option.locator('mark')).toHaveText('Renn')
      await expect(option).toHaveText('Rennes')
      await meddle(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Ville')).toHaveValue('Rennes')
    })

    test('toasts: others come and go', async ({ page }) => {
      await open(page, '/ilots/toast')
      await page.locator('[data-toast-case="reste"]').click()
      const shelf = page.getByRole('region', { name: 'Notifications' })
      await expect(shelf.getByRole('status')).toContainText('La connexion est perdue')
      await meddle(page)
      await page.evaluate(() => void window.Ilots?.toast('Deuxième', { delay: 0 }))
      await expect(shelf.getByRole('status')).toHaveCount(2)
      await meddle(page)
      await shelf.getByRole('button', { name: 'Fermer' }).first().click()
      await expect(shelf.getByRole('status')).toHaveText('Deuxième')
      await shelf.getByRole('button', { name: 'Fermer' }).click()
      await expect(shelf).toHaveCount(0)
    })

    for (const [name, text] of [
      ['compte-a-rebours', 'the page’s own text'],
      ['compte-sans-partie', 'ours'],
    ] as const)
      test(`a countdown goes on: ${text}`, async ({ page }) => {
        await page.clock.install({ time: 0 })
        await open(page, `/ilots/front-popup/${name}`)
        await expect(page.locator('.ilots-countdown-stop')).toBeAttached()
        await page.clock.pauseAt(3_600_000)
        const shown = page.locator('[data-role="countdown"], .ilots-countdown')
        const left = async () => Number(/\d+/.exec((await shown.first().textContent()) ?? '')?.[0])
        const before = await left()
        await meddle(page)
        await page.clock.runFor(1_000)
        expect(await left()).toBe(before - 1)
        await meddle(page)
        await page.locator('.ilots-countdown-stop').click()
        await expect(page.locator('.ilots-countdown-stop')).not.toHaveText('Arrêter le compte à rebours')
      })

    test('a form’s error summary: mended fields leave it', async ({ page }) => {
      await open(page, '/ilots/form/contact')
      const form = page.locator('form[data-ilot~="form"]').first()
      await expect(form).toHaveAttribute('data-ilot-mounted', /form/)
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
      const before = await page.getByRole('alert').getByRole('link').count()
      await meddle(page)
      await page.getByLabel('Votre nom').fill('Camille')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(before - 1)
      await meddle(page)
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(before - 1)
    })

    test('the booking: its step and its status', async ({ page }) => {
      await open(page, '/contact/prendre-rendez-vous')
      await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
      await meddle(page)
      await page.getByLabel('Immatriculation').fill('AB-123-CD')
      await page.locator('.choice', { hasText: 'Pare-brise' }).click()
      await expect(page.getByText('Étape 2 sur 5')).toBeVisible()
      await meddle(page)
      await page.getByLabel('ou votre code postal').pressSequentially('44000')
      await expect(page.getByText('Étape 3 sur 5')).toBeVisible()
    })

    test('a question whose texts the site’s translations change', async ({ page }) => {
      const release = await hold(page, '**/modules/traductions/**')
      await open(page, '/ilots/translations?traductions=lent')
      await page.locator('[data-translation-case="dialogue"]').click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByRole('button', { name: 'Oui', exact: true })).toBeFocused()
      await meddle(page)
      release()
      await expect(dialog.getByRole('button', { name: 'D’accord' })).toBeFocused()
      await expect(dialog.getByRole('button', { name: 'Pas maintenant' })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-translation-result="dialogue"]')).toHaveText('oui')
    })

    test('the inspector: its tabs, counts and filter', async ({ page, complaints }) => {
      complaints.expect(/ILOTS-|inline style|CSP violation: style-src/)
      await open(page, '/difficile/inspecteur')
      await page.getByRole('button', { name: 'Ouvrir l’inspecteur' }).click()
      const panel = page.getByRole('complementary', { name: 'Inspecteur Îlots' })
      await expect(panel.getByRole('treeitem').first()).toBeVisible()
      for (const tab of ['Problèmes', 'Appels', 'Événements', 'Magasin', 'Rapport', 'Îlots']) {
        await meddle(page)
        await panel.getByRole('tab', { name: tab }).click()
        await expect(panel.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
        await expect(panel.getByRole('tabpanel')).toBeVisible()
      }
      await panel.getByRole('searchbox').fill('goto')
      await expect(panel.locator('.row-name').first()).toHaveText('goto-block')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
    })
  })
