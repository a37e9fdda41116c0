/**
 * Date fields on which another script has its own picker: flatpickr 4.6.13, Air Datepicker 3.6.0, jQuery UI 1.14.2.
 */
import type { Page } from '@playwright/test'
import { expect, open, test } from '../test'
import { beside, type Neighbours } from './neighbour'

const FLATPICKR = ['flatpickr/dist/flatpickr.min.css', 'flatpickr/dist/flatpickr.js']
const AIR = ['air-datepicker/air-datepicker.css', 'air-datepicker/air-datepicker.js']
const JQUERY_UI = [
  'jquery-ui/dist/themes/base/jquery-ui.css',
  'jquery/dist/jquery.js',
  'jquery-ui/dist/jquery-ui.js',
]

const PAGE = '/ilots/date-field/date'
const field = (page: Page) => page.locator('#sinistre')
const button = (page: Page) => page.getByRole('button', { name: /^Ouvrir le calendrier.*sinistre/ })
const ourPicker = (page: Page) => page.getByRole('dialog', { name: 'Choisir une date' })

/** The page of two dates; the other field is ours, and says when islands are mounted. */
async function openBeside(page: Page, neighbours: Neighbours): Promise<void> {
  const { script } = neighbours
  const ready = script && { script: `addEventListener('DOMContentLoaded', () => { ${script} })` }
  await beside(page, /\/ilots\/date-field\/date$/, { ...neighbours, ...ready })
  await open(page, PAGE)
  await expect(page.getByRole('button', { name: /^Ouvrir le calendrier.*naissance/ })).toBeVisible()
}

const run = (page: Page, script: string) => page.evaluate(script)

/** What `Ilots.why` says of the field. */
const why = (page: Page) => page.evaluate("Ilots.why(document.querySelector('#sinistre'))[0].reason")

async function expectSent(page: Page, date: string): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('row', { name: /^sinistre / }).getByRole('cell')).toHaveText(date)
}

test.describe('flatpickr', () => {
  const READS = "flatpickr('#sinistre', { dateFormat: 'Y-m-d' })"
  const SHOWS = "flatpickr('#sinistre', { dateFormat: 'Y-m-d', altInput: true, altFormat: 'd.m.Y' })"
  const calendar = (page: Page) => page.locator('.flatpickr-calendar.open')
  const shown = (page: Page) => page.locator('#sinistre + input')
  const choose = (page: Page) => calendar(page).getByLabel('March 14, 2026').click()

  test('has the only picker, and its date is sent as it shows it', { tag: '@daily' }, async ({ page }) => {
    await openBeside(page, { before: FLATPICKR, script: READS })
    await expect(field(page)).toHaveValue('2026-03-05')
    await field(page).click()
    await choose(page)
    await expect(ourPicker(page)).toHaveCount(0)
    await expect(button(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('2026-03-14')
    expect(await why(page)).toBe('autre calendrier sur ce champ : flatpickr')
    await expectSent(page, '2026-03-14')
  })

  test('with a field of its own, the page’s stays hidden, and no other comes', async ({ page }) => {
    await openBeside(page, { before: FLATPICKR, script: SHOWS })
    await expect(shown(page)).toHaveValue('05.03.2026')
    await shown(page).click()
    await choose(page)
    await expect(shown(page)).toHaveValue('14.03.2026')
    await expect(field(page)).toBeHidden()
    await expect(field(page)).toHaveValue('2026-03-14')
    await expect(page.locator('#sinistre ~ .ilots-date-button')).toHaveCount(0)
    await expectSent(page, '2026-03-14')
  })

  for (const [name, script, text] of [
    ['', READS, undefined],
    [' with a field of its own', SHOWS, '05.03.2026'],
  ] as const)
    test(`that comes later${name} reads the stored date, and gives the field back`, async ({ page }) => {
      await openBeside(page, { before: FLATPICKR })
      await expect(field(page)).toHaveValue('05/03/2026')
      await run(page, `window.theirs = ${script}; undefined`)
      await expect(field(page)).toHaveValue('2026-03-05')
      await expect(button(page)).toHaveCount(0)
      if (text) {
        await expect(field(page)).toBeHidden()
        await expect(shown(page)).toHaveValue(text)
        await expect(shown(page)).toHaveAttribute('placeholder', '')
      }
      await run(page, 'theirs.destroy()')
      await expect(button(page)).toBeVisible()
      await expect(field(page)).toHaveValue('05/03/2026')
      expect(await why(page)).toBe('')
      await expectSent(page, '2026-03-05')
    })

  test('that comes after the visitor has typed reads what was typed', async ({ page }) => {
    await openBeside(page, { before: FLATPICKR })
    await field(page).fill('14/03/2026')
    await run(page, `window.theirs = ${SHOWS}; undefined`)
    await expect(shown(page)).toHaveValue('14.03.2026')
    await expectSent(page, '2026-03-14')
  })
})

test.describe('jQuery UI', () => {
  const ATTACH = "jQuery('#sinistre').datepicker({ dateFormat: 'yy-mm-dd' })"
  const choose = (page: Page) => page.locator('#ui-datepicker-div').getByRole('link', { name: '14' }).click()

  test('has the only picker, and its date is sent as it shows it', async ({ page }) => {
    await openBeside(page, { before: JQUERY_UI, script: ATTACH })
    await field(page).click()
    await choose(page)
    await expect(ourPicker(page)).toHaveCount(0)
    await expect(button(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('2026-03-14')
    expect(await why(page)).toBe('autre calendrier sur ce champ : jQuery UI')
    await expectSent(page, '2026-03-14')
  })

  test('that comes later reads the stored date, and gives the field back', async ({ page }) => {
    await openBeside(page, { before: JQUERY_UI })
    await expect(field(page)).toHaveValue('05/03/2026')
    await run(page, `${ATTACH}; undefined`)
    await expect(field(page)).toHaveValue('2026-03-05')
    await field(page).click()
    await choose(page)
    await expect(field(page)).toHaveValue('2026-03-14')
    await run(page, "jQuery('#sinistre').datepicker('destroy'); undefined")
    await expect(button(page)).toBeVisible()
    await expect(field(page)).toHaveValue('14/03/2026')
    await expectSent(page, '2026-03-14')
  })
})

test.describe('Air Datepicker', () => {
  const attach = (more = '') =>
    `new AirDatepicker('#sinistre', { startDate: '2026-03-01', dateFormat: 'yyyy-MM-dd'${more} }); undefined`
  const choose = (page: Page) =>
    page.locator('.air-datepicker-cell.-day-:not(.-other-month-)').getByText('14', { exact: true }).click()

  test('is seen when its calendar opens: the field is its own from there on', async ({ page }) => {
    await openBeside(page, { before: AIR, script: attach() })
    await field(page).focus()
    await expect(button(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('2026-03-05')
    await choose(page)
    await expect(field(page)).toHaveValue('2026-03-14')
    await expect(ourPicker(page)).toHaveCount(0)
    await page.locator('#naissance').focus()
    await expect(field(page)).toHaveValue('2026-03-14')
    expect(await why(page)).toBe('autre calendrier sur ce champ : Air Datepicker')
    await expectSent(page, '2026-03-14')
  })

  test('that is always shown below the field is seen at once', async ({ page }) => {
    await openBeside(page, { before: AIR, script: attach(', inline: true') })
    await expect(button(page)).toHaveCount(0)
    await choose(page)
    await expect(field(page)).toHaveValue('2026-03-14')
    await expectSent(page, '2026-03-14')
  })

  test('has a field that a selector leaves to it from the start', async ({ page }) => {
    const markers = '"markers": { "date-field": "input.vitreadate:not(.air)" },'
    await openBeside(page, {
      before: AIR,
      script: attach(),
      change: (html) =>
        html
          .replace('class="vitreadate" id="sinistre"', 'class="vitreadate air" id="sinistre"')
          .replace('id="ilots-config">{', `id="ilots-config">{${markers}`),
    })
    await expect(button(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('2026-03-05')
    await field(page).click()
    await choose(page)
    // Its calendar closes, which lies over the button.
    await page.locator('#naissance').focus()
    await expectSent(page, '2026-03-14')
  })

  test('that writes in another notation keeps it', async ({ page }) => {
    await openBeside(page, { before: AIR })
    await run(page, attach(", dateFormat: 'MM/dd/yyyy', selectedDates: ['2026-03-04']"))
    await expect(field(page)).toHaveValue('03/04/2026')
    await expect(button(page)).toHaveCount(0)
    await expectSent(page, '03/04/2026')
  })
})

test('a hidden input stays hidden, and is sent as it is', async ({ page }) => {
  const hidden = '<input type="hidden" class="vitreadate" name="cache" value="2026-03-05">'
  await openBeside(page, {
    change: (html) => html.replace('<p class="field">', `${hidden}<p class="field">`),
  })
  await run(
    page,
    "document.querySelector('[name=cache]').dispatchEvent(new Event('change', { bubbles: true }))",
  )
  await page.locator('#naissance').focus()
  await expect(page.locator('[name=cache]')).toBeHidden()
  await expect(
    page.locator('[name=cache] + .ilots-date-hint, [name=cache] + .ilots-date-button'),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('row', { name: /^cache / }).getByRole('cell')).toHaveText('2026-03-05')
})
