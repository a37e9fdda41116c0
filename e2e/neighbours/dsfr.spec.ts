/** DSFR 1.15.3: its modal over ours and ours over its modal, and the one that Escape closes. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, settle, test } from '../test'
import { beside } from './neighbour'

const modal = (id: string, title: string, content: string) => `
<dialog aria-labelledby="${id}-titre" id="${id}" class="fr-modal"><div class="fr-container fr-container--fluid fr-container-md"><div class="fr-grid-row fr-grid-row--center"><div class="fr-col-12 fr-col-md-8"><div class="fr-modal__body">
<div class="fr-modal__header"><button aria-controls="${id}" type="button" class="fr-btn fr-btn--close">Fermer ${title}</button></div>
<div class="fr-modal__content"><h2 id="${id}-titre" class="fr-modal__title">${title}</h2>${content}</div>
</div></div></div></div></dialog>`

const opener = (id: string, title: string) =>
  `<button type="button" class="fr-btn" data-fr-opened="false" aria-controls="${id}">Ouvrir ${title}</button>`

const OURS = `<div id="notre" hidden><h2>Notre fenêtre</h2><p><input aria-label="Nom"></p>${opener('dessus', 'Dessus')}</div>`
const LINK = `<p><a class="squeezebox" href="#notre" rel="{handler:'adopt'}">Notre fenêtre</a></p>`

const ours = (page: Page) => page.locator('dialog.ilots-popup')
const theirs = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })
const closeOf = (page: Page, title: string) => page.getByRole('button', { name: `Fermer ${title}` })

/** Whether a press in the middle of an element reaches it. */
const isReached = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

async function openPage(page: Page, more = ''): Promise<void> {
  const modals =
    modal('dessous', 'Dessous', LINK + more) + modal('dessus', 'Dessus', '<p><input aria-label="Ville"></p>')
  await beside(page, /\/ilots\/squeezebox\/adopt$/, {
    before: ['@gouvfr/dsfr/dist/dsfr.min.css'],
    after: ['@gouvfr/dsfr/dist/dsfr.module.js'],
    change: (html) =>
      html
        .replace(/(<main[^>]*>)/, `$1${LINK}${opener('dessous', 'Dessous')}${OURS}`)
        .replace('</body>', `${modals}</body>`),
  })
  await open(page, '/ilots/squeezebox/adopt')
  await expect(page.locator('html')).toHaveAttribute('data-fr-js', 'true')
  // Its parts are ready with it.
  await expect(page.locator('#dessous')).toHaveAttribute('data-fr-js-modal', 'true')
}

async function openOurs(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Notre fenêtre' }).click()
  await expect(ours(page)).toBeVisible()
  await settle(page)
}

async function openTheirsOverOurs(page: Page): Promise<void> {
  await openOurs(page)
  await ours(page).getByRole('button', { name: 'Ouvrir Dessus' }).click()
  await expect(theirs(page, 'Dessus')).toBeVisible()
  await expect(closeOf(page, 'Dessus')).toBeFocused()
}

test('its modal over ours can be used, and Escape closes it alone; ours is closed by the next', {
  tag: '@daily',
}, async ({ page }) => {
  await openPage(page)
  await openTheirsOverOurs(page)
  expect(await isReached(page, '#dessus .fr-modal__title')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(theirs(page, 'Dessus')).toHaveCount(0)
  await expect(ours(page)).toBeVisible()
  // The focus is back in ours, where its keys arrive.
  await expect.poll(() => ours(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(ours(page)).toHaveCount(0)
  await expect(page.locator('[inert], [popover]')).toHaveCount(0)
})

test('its modal over ours keeps the keyboard, is closed by its button, and comes again', async ({ page }) => {
  await openPage(page)
  await openTheirsOverOurs(page)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Ville')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(closeOf(page, 'Dessus')).toBeFocused()
  await expectAccessible(page)
  await closeOf(page, 'Dessus').click()
  await expect(theirs(page, 'Dessus')).toHaveCount(0)
  await ours(page).getByRole('button', { name: 'Ouvrir Dessus' }).click()
  await expect(closeOf(page, 'Dessus')).toBeFocused()
  expect(await isReached(page, '#dessus .fr-modal__title')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(theirs(page, 'Dessus')).toHaveCount(0)
  await expect(ours(page)).toBeVisible()
})

test('ours over its modal: Tab goes round in it, Escape closes it alone', async ({ page }) => {
  await openPage(page)
  await page.getByRole('main').getByRole('button', { name: 'Ouvrir Dessous' }).click()
  await expect(closeOf(page, 'Dessous')).toBeFocused()
  await page.locator('#dessous').getByRole('link', { name: 'Notre fenêtre' }).click()
  await expect(ours(page)).toBeVisible()
  await settle(page)
  await page.getByLabel('Nom').focus()
  await page.keyboard.press('Tab')
  await expect(ours(page).getByRole('button', { name: 'Ouvrir Dessus' })).toBeFocused()
  await ours(page).getByRole('button', { name: 'Fermer', exact: true }).press('Escape')
  await expect(ours(page)).toHaveCount(0)
  await expect(theirs(page, 'Dessous')).toBeVisible()
  await expect(page.locator('#dessous').getByRole('link', { name: 'Notre fenêtre' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(theirs(page, 'Dessous')).toHaveCount(0)
})

test('ours over its modal closes by Back and by its button, and leaves its modal open', async ({ page }) => {
  await openPage(page)
  await page.getByRole('main').getByRole('button', { name: 'Ouvrir Dessous' }).click()
  const link = page.locator('#dessous').getByRole('link', { name: 'Notre fenêtre' })
  await link.click()
  await ours(page).getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(ours(page)).toHaveCount(0)
  await expect(theirs(page, 'Dessous')).toBeVisible()
  await link.click()
  await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeDefined()
  await page.goBack()
  await expect(ours(page)).toHaveCount(0)
  await expect(theirs(page, 'Dessous')).toBeVisible()
})

/** What opens in its modal and is closed by Escape: the way to open it, and what is open then. */
const SMALL: readonly (readonly [
  name: string,
  html: string,
  open: (page: Page) => Promise<void>,
  shown: string,
])[] = [
  [
    'a date picker',
    '<label for="jour">Jour</label><input class="vitreadate" id="jour" name="jour">',
    (page) => page.locator('#dessous .ilots-date-button').click(),
    '.ilots-popover',
  ],
  [
    'a sub-menu',
    '<ul><li class="has-menu"><button type="button" data-ilot="dropdown">Services</button><ul><li><a href="/services">Impact</a></li></ul></li></ul>',
    (page) => page.locator('#dessous').getByRole('button', { name: 'Services' }).click(),
    '#dessous .has-menu.is-open',
  ],
  [
    'a list of suggestions',
    `<label for="ville">Ville</label><input id="ville" data-ilot="autocomplete" data-autocomplete='{"classname":"ville","methode":"chercher"}'>`,
    async (page) => {
      await page.locator('#ville').focus()
      await page.keyboard.type('renn')
    },
    '#dessous [role="option"]',
  ],
]
for (const [name, html, show, shown] of SMALL)
  test(`Escape closes ${name} in its modal, and its modal by the next`, async ({ page }) => {
    await openPage(page, html)
    await page.getByRole('main').getByRole('button', { name: 'Ouvrir Dessous' }).click()
    await expect(closeOf(page, 'Dessous')).toBeFocused()
    await show(page)
    await expect(page.locator(shown).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator(shown)).toHaveCount(0)
    // At once: it fades.
    await expect(page.locator('#dessous')).toHaveClass(/fr-modal--opened/)
    // In a field, the DSFR does not hear the key.
    await closeOf(page, 'Dessous').press('Escape')
    await expect(theirs(page, 'Dessous')).toHaveCount(0)
  })

test('without a modal of its own, Escape is heard in ours as ever', async ({ page }) => {
  await openPage(page)
  await openOurs(page)
  await page.getByLabel('Nom').press('Escape')
  await expect(ours(page)).toHaveCount(0)
})
