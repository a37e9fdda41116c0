/**
 * Safari's habit (`press-focus.ts`): what is pressed has no focus, `main` around it has. Nothing is taken for left by
 * that.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './test'

test.use({ pressFocus: 'safari' })

const demo = (page: Page) => page.locator('.case-demo')

test.describe('the calendar', () => {
  const picker = (page: Page) => page.getByRole('dialog', { name: 'Choisir une date' })
  const field = (page: Page) => page.getByRole('textbox', { name: 'Date du sinistre', exact: true })
  const opener = (page: Page) => demo(page).locator('.ilots-date-button').first()
  const press = (page: Page, name: string) => picker(page).getByRole('button', { name, exact: true }).click()

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 10, 21, 12))
    await open(page, '/ilots/date-field/date')
    await opener(page).click()
    await expect(picker(page)).toBeVisible()
  })

  test('its buttons do what they say, and its own closes it', async ({ page }) => {
    const month = (name: string) => picker(page).getByRole('grid', { name })
    await press(page, 'Mois précédent')
    await expect(month('février 2026')).toBeVisible()
    await press(page, 'Mois suivant')
    await press(page, 'Mois suivant')
    await expect(month('avril 2026')).toBeVisible()
    await opener(page).click()
    await expect(picker(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await press(page, 'Aujourd’hui')
    await expect(field(page)).toHaveValue('21/11/2026')
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await press(page, 'Effacer')
    await expect(field(page)).toHaveValue('')
    await expect(picker(page)).toBeHidden()
  })

  test('after a press, Tab goes on in it; a press and a key elsewhere close it', async ({ page }) => {
    await press(page, 'Mois suivant')
    await page.keyboard.press('Shift+Tab')
    await expect(picker(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(picker(page).getByRole('button', { name: 'Mois précédent' })).toBeFocused()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(picker(page)).toBeHidden()
    await opener(page).click()
    await expect(picker(page)).toBeVisible()
    await press(page, 'Mois suivant')
    await page.getByRole('link', { name: 'Aller au contenu' }).focus()
    await expect(picker(page)).toBeHidden()
  })
})

test.describe('the search in main', () => {
  const form = (page: Page) => demo(page).getByRole('search').first()
  const field = (page: Page) => form(page).locator('input[type="search"]')

  for (const name of ['glisse', 'dans-le-formulaire'])
    test(`${name}: it opens and is sent by its button, with its term`, async ({ page }) => {
      await open(page, `/ilots/mini-search/${name}`)
      const send = form(page).getByRole('button', { name: 'Rechercher' }).first()
      await send.click()
      // The closed field cannot be typed into before the code has opened it.
      await expect(field(page)).toBeFocused()
      await field(page).pressSequentially('brest')
      await expect(page.locator('.ilots-search')).toBeVisible()
      await send.click()
      await expect(page).toHaveURL(/\/recherche\?(.*&)?q=brest/)
    })

  test('what is in its window is pressed, and its close button gives the focus to the field', async ({
    page,
  }) => {
    await open(page, '/ilots/mini-search/dans-le-formulaire')
    await form(page).getByRole('button', { name: 'Rechercher' }).first().click()
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('verre')
    const popup = page.locator('.ilots-search')
    await popup.getByRole('checkbox').or(popup.getByRole('radio')).last().click()
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Fermer' }).click()
    await expect(popup).toHaveCount(0)
    await expect(field(page)).toBeFocused()
  })
})

test('a sub-menu in main opens, closes and leads', async ({ page }) => {
  await open(page, '/ilots/dropdown/bouton')
  const toggle = demo(page).getByRole('button', { name: 'Services' })
  const isOpen = (expected: boolean) => expect(toggle).toHaveAttribute('aria-expanded', String(expected))
  await toggle.click()
  await isOpen(true)
  await toggle.click()
  await isOpen(false)
  await toggle.click()
  await page.getByRole('heading', { level: 1 }).click()
  await isOpen(false)
  await toggle.click()
  // The focus is in it: the press moves it to main.
  await toggle.press('ArrowDown')
  await expect(demo(page).getByRole('link', { name: 'Réparer un impact' })).toBeFocused()
  await demo(page).getByRole('link', { name: 'Réparer un impact' }).click()
  await expect(page).toHaveURL(/bloc=impact$/)
})

/** What opens a window over the page, and has the focus back. */
const OPENERS: Record<string, { address: string; of: (page: Page) => Locator; phone?: true }> = {
  popup: { address: 'popup/simple', of: (page) => demo(page).locator('[data-ilot]') },
  squeezebox: { address: 'squeezebox/ajax', of: (page) => demo(page).locator('a.squeezebox') },
  'secure-link': {
    address: 'secure-link/simple',
    of: (page) => demo(page).locator('[data-ilot]'),
  },
  'image-zoom': {
    address: 'image-zoom/simple',
    of: (page) => demo(page).locator('[data-ilot]'),
  },
  'share-mail': {
    address: 'share-mail/simple',
    of: (page) => demo(page).locator('[data-ilot]'),
  },
  permalink: { address: 'permalink/simple', of: (page) => demo(page).locator('[data-ilot]') },
  lightbox: { address: 'lightbox/groupe', of: (page) => demo(page).getByRole('link').nth(1) },
  'contact-sheet': {
    address: 'contact-sheet/lightbox',
    of: (page) => demo(page).getByRole('link').first(),
  },
  'mobile-menu': { address: 'mobile-menu/simple', of: (page) => page.locator('#fMenuMobileButton') },
  modal: { address: 'modal', of: (page) => demo(page).locator('[data-modal-case="boutons"]') },
  'wide-table': {
    address: 'wide-table/triable',
    of: (page) => demo(page).getByRole('button', { name: 'Voir plus de détails' }),
    phone: true,
  },
}
for (const [name, { address, of, phone }] of Object.entries(OPENERS))
  test(`${name}: the focus comes back to what was pressed`, {
    tag: `@island-${name}`,
  }, async ({ page }) => {
    if (phone) await page.setViewportSize({ width: 390, height: 800 })
    await open(page, `/ilots/${address}`)
    const dialog = page.locator('dialog[open]')
    // With its code on the way, and with its code here.
    for (const time of ['first', 'second']) {
      await of(page).click()
      await expect(dialog, time).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog, time).toHaveCount(0)
      await expect(of(page), time).toBeFocused()
    }
  })

test('more items come with the focus on the first of them', async ({ page }) => {
  await open(page, '/ilots/content-block/suite')
  const items = demo(page).locator('[data-role="items"] > *')
  await demo(page).locator('a[data-role="load-more"]').click()
  await expect(items).toHaveCount(8)
  expect(await items.nth(4).evaluate((item) => item.contains(document.activeElement))).toBe(true)
})
