/** select2 4.1.0 on jQuery 3.7.1: a choice that jQuery alone reports is noticed, once. */
import type { Page } from '@playwright/test'
import { codeOf } from '../code'
import { callsOf, expect, hold, open, test } from '../test'
import { beside } from './neighbour'

const JQUERY = 'jquery/dist/jquery.js'
const SELECT2 = ['select2/dist/css/select2.css', 'select2/dist/js/select2.js']

/** Not the scripts, which lie in a folder of that name. */
const PAGES = /^\/ilots\/(content-block|form)\/|^\/services$/
const LIST = '/ilots/content-block/tri-liste'
const list = (page: Page) => page.locator('#bloc-tri-liste select, [data-param=tri]').first()
const refreshes = (page: Page) => callsOf(page, 'refresh.php')

/**
 * Puts select2 on every list of the page, again on those of an answer, and counts what a handler of the page gets.
 */
const SCRIPT = `
  const put = () => jQuery('select').select2({ minimumResultsForSearch: Infinity })
  window.heard = 0
  addEventListener('DOMContentLoaded', () => {
    put()
    jQuery(document).on('change', 'select', () => { heard += 1 })
    document.addEventListener('ilots:block-refresh', put)
  })`

async function openWith(page: Page, path: string, script = SCRIPT): Promise<void> {
  await beside(page, PAGES, { before: [JQUERY, ...SELECT2], script })
  await open(page, path)
}

/** Chooses as a visitor does: in what select2 shows. */
async function choose(page: Page, text: string, nth = 0): Promise<void> {
  await page.locator('.select2-selection').nth(nth).click()
  await page.locator('.select2-results__option', { hasText: text }).click()
}

test('a list of a block refreshes it once, before its code is here and after', { tag: '@daily' }, async ({
  page,
}) => {
  await openWith(page, LIST)
  const [, second = '', third = ''] = await list(page).locator('option').allTextContents()
  await choose(page, second)
  await expect.poll(async () => (await refreshes(page)).length).toBe(1)
  await expect(page.locator('.select2-selection').first()).toHaveText(second)
  await choose(page, third)
  await expect(page.locator('.select2-selection').first()).toHaveText(third)
  await expect.poll(async () => (await refreshes(page)).length).toBe(2)
  expect(await page.evaluate('heard')).toBe(2)
})

test('by keyboard alone', async ({ page }) => {
  await openWith(page, LIST)
  await page.locator('.select2-selection').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await refreshes(page)).length).toBe(1)
})

test('a choice made while the code is on its way counts, once', async ({ page }) => {
  const release = await hold(page, codeOf('content-block'))
  await openWith(page, LIST)
  const [, second = ''] = await list(page).locator('option').allTextContents()
  await choose(page, second)
  expect(await refreshes(page)).toHaveLength(0)
  release()
  await expect.poll(async () => (await refreshes(page)).length).toBe(1)
  await expect(page.locator('.select2-selection').first()).toHaveText(second)
})

test('the browser’s own change is heard once as well, also with two jQuery, the second without its name', async ({
  page,
}) => {
  await beside(page, PAGES, {
    before: [JQUERY, JQUERY],
    script: 'window.mine = jQuery.noConflict(true)',
  })
  await open(page, LIST)
  await list(page).selectOption({ index: 1 })
  await expect.poll(async () => (await refreshes(page)).length).toBe(1)
})

test('jQuery that comes after us is heard, and one without $ too', async ({ page }) => {
  await beside(page, PAGES, {})
  await open(page, LIST)
  await page.addScriptTag({ path: `tests/neighbours/node_modules/${JQUERY}` })
  await page.addScriptTag({ path: `tests/neighbours/node_modules/${SELECT2[1]}` })
  await page.addStyleTag({ path: `tests/neighbours/node_modules/${SELECT2[0]}` })
  await page.evaluate("jQuery.noConflict(); jQuery('select').select2(); undefined")
  const [, second = ''] = await list(page).locator('option').allTextContents()
  await choose(page, second)
  await expect.poll(async () => (await refreshes(page)).length).toBe(1)
})

test('a field that a form depends on reloads it once', async ({ page }) => {
  await openWith(page, '/ilots/form/recharge')
  await expect(page.locator('form[data-ilot~="form"]')).toHaveAttribute('data-ilot-mounted', /form/)
  await choose(page, 'Renault')
  await expect(page.getByLabel('Modèle')).toContainText('Clio')
  expect(await callsOf(page, 'recharge.php')).toHaveLength(1)
})

test('a filter of the search’s pop-up that jQuery changes searches again', async ({ page }) => {
  await beside(page, PAGES, { before: [JQUERY] })
  await open(page, '/services')
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.locator('#recherche-site')).toBeFocused()
  await page.keyboard.type('verre')
  const box = page.getByRole('checkbox', { name: 'Les pages' })
  await expect(box).toBeVisible()
  await box.hover()
  await page.evaluate(
    "jQuery('[name=\"dans[]\"][value=pages]').prop('checked', true).trigger('change'); undefined",
  )
  const bodies = async () =>
    (await callsOf(page, 'ajax_search.php')).map(({ body }) => decodeURIComponent(body))
  await expect.poll(async () => (await bodies()).at(-1)).toContain('dans[]=pages')
  await expect(page.getByRole('checkbox', { name: 'Tout le site' })).not.toBeChecked()
})

test('the tag of the older library hears it too', async ({ page, complaints }) => {
  // `$` is jQuery's.
  complaints.expect(/ILOTS-104/)
  await beside(page, PAGES, {
    before: [JQUERY, ...SELECT2],
    script: SCRIPT,
    change: (html) => html.replace('/ilots.js"', '/ilots.legacy.js"'),
  })
  await open(page, LIST)
  const [, second = ''] = await list(page).locator('option').allTextContents()
  await choose(page, second)
  await expect.poll(async () => (await refreshes(page)).length).toBe(1)
})
