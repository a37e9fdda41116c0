/**
 * A consent banner that comes late, takes the focus, and is answered: what was open stays, or can be opened again,
 * and nothing is chosen or sent by it. What was typed is there, but in the two fields that empty once they are left
 * (§4.14, §5.5).
 */
import type { Page } from '@playwright/test'
import { expect, hold, open, settle, test } from './test'

/**
 * The banner comes, takes the focus as its scripts do, twice, and goes with the visitor's answer.
 * @param isModal whether a dialog is open: the browser keeps the focus in it until the banner is raised above it.
 */
async function consent(page: Page, isModal = false, going: 'removed' | 'hidden' = 'removed'): Promise<void> {
  await page.evaluate((how) => {
    const banner = document.createElement('div')
    banner.id = 'consent'
    banner.setAttribute('role', 'dialog')
    banner.setAttribute('aria-label', 'Cookies')
    banner.style.cssText = 'position:fixed;inset:auto 0 0;padding:1rem;background:#fff;z-index:2147483647'
    const accept = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Tout accepter',
    })
    accept.addEventListener('click', () => {
      if (how === 'removed') banner.remove()
      else banner.style.display = 'none'
    })
    banner.append(accept)
    document.body.append(banner)
    accept.focus()
    setTimeout(() => accept.focus())
  }, going)
  const accept = page.getByRole('button', { name: 'Tout accepter' })
  if (!isModal) await expect(accept).toBeFocused()
  await accept.click()
  await expect(page.locator('#consent')).toBeHidden()
}

for (const pressFocus of ['browser', 'safari'] as const)
  test.describe(`with the focus of a press as in ${pressFocus === 'safari' ? 'Safari' : 'this browser'}`, () => {
    test.use({ pressFocus })

    for (const going of ['removed', 'hidden'] as const)
      test(`the lightbox goes on with the keyboard, once the banner is ${going}`, {
        tag: pressFocus === 'browser' && going === 'removed' ? '@daily' : [],
      }, async ({ page }) => {
        await open(page, '/ilots/lightbox/groupe')
        await page.locator('a[rel^="lightbox"]').first().click()
        const counter = page.locator('.ilots-lightbox-counter')
        await expect(counter).toHaveText(/^1\//)
        await consent(page, true, going)
        await expect(page.locator('dialog')).toBeFocused()
        await page.keyboard.press('ArrowRight')
        await expect(counter).toHaveText(/^2\//)
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog')).toHaveCount(0)
        await expect(page.locator('a[rel^="lightbox"]').first()).toBeFocused()
      })
  })

test('the menu goes on with the keyboard', async ({ page }) => {
  await open(page, '/ilots/mobile-menu/simple')
  await page.locator('#fMenuMobileButton').click()
  const menu = page.locator('dialog.ilots-menu')
  await expect(menu.getByRole('button', { name: 'Services' })).toBeVisible()
  await consent(page, true)
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(page.locator('#fMenuMobileButton')).toBeFocused()
})

test('a question waits for its answer', async ({ page }) => {
  await open(page, '/ilots/modal')
  await page.evaluate(() => {
    void window.Ilots?.modal.confirm('Continuer ?').then((answer) => {
      document.title = String(answer)
    })
  })
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Oui' })).toBeFocused()
  await consent(page, true)
  await expect(question).toBeVisible()
  await expect(page).not.toHaveTitle(/true|false/)
  await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true)
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(page).toHaveTitle('true')
})

test('the calendar is there, or opens again, and the date is what the visitor chooses', async ({ page }) => {
  await open(page, '/ilots/date-field/date')
  const field = page.getByRole('textbox', { name: 'Date de naissance', exact: true })
  await field.fill('17/05/1980')
  await expect(field).toHaveAttribute('data-ilot-mounted', 'date-field')
  await field.press('ArrowDown')
  const picker = page.getByRole('dialog', { name: 'Choisir une date' })
  await expect(picker.locator('[data-day="17"]')).toBeFocused()
  await consent(page)
  await expect(field).toHaveValue('17/05/1980')
  if (!(await picker.isVisible())) await field.press('ArrowDown')
  await picker.locator('[data-day="18"]').click()
  await expect(field).toHaveValue('18/05/1980')
  await expect(picker).toHaveCount(0)
})

test('suggestions choose nothing by themselves, and come again with the next letters', async ({ page }) => {
  await open(page, '/ilots/autocomplete/ville')
  const field = page.getByLabel('Ville')
  await field.focus()
  await page.keyboard.type('re')
  const option = page.getByRole('option', { name: 'Rennes', exact: true })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await consent(page)
  await expect(field).toHaveValue('')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await field.click()
  await page.keyboard.type('renn')
  await expect(option).toBeVisible()
  await option.click()
  await expect(field).toHaveValue('Rennes')
})

test('the search in main starts over, and is not sent', async ({ page }) => {
  await open(page, '/recherche')
  const search = page.locator('#recherche')
  await search.fill('vitre')
  await expect(page.getByRole('option').first()).toBeVisible()
  await consent(page)
  await expect(page).toHaveURL(/recherche$/)
  await search.fill('impact')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=impact/)
})

test('the search over the page, whose answer comes after the banner, does not cover it', async ({ page }) => {
  const release = await hold(page, '**/ajax_search.php')
  await open(page, '/services')
  await page.getByRole('button', { name: 'Rechercher' }).first().click()
  const field = page.locator('#recherche-site')
  await expect(field).toBeFocused()
  const asked = page.waitForRequest('**/ajax_search.php')
  await page.keyboard.type('vitre')
  await asked
  await consent(page)
  const answered = page.waitForResponse('**/ajax_search.php')
  release()
  await answered
  await settle(page)
  await expect(page.locator('.ilots-search')).toHaveCount(0)
  await expect(field).toHaveValue('')
})

test('a form is not sent by it, and says its errors when it is', async ({ page }) => {
  await open(page, '/ilots/form/contact')
  await page.getByLabel('Votre nom').fill('Camille')
  await consent(page)
  await expect(page.getByLabel('Votre nom')).toHaveValue('Camille')
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
})

test('the booking keeps its step', async ({ page }) => {
  await open(page, '/contact/prendre-rendez-vous')
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  await page.getByLabel('Immatriculation').fill('AB-123-CD')
  await consent(page)
  await expect(page.getByLabel('Immatriculation')).toHaveValue('AB-123-CD')
  await page.locator('.choice', { hasText: 'Pare-brise' }).click()
  await expect(page.getByText('Étape 2 sur 5')).toBeVisible()
})
