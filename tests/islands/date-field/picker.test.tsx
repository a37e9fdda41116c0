/** The picker on a page; browser tests cover keys, focus and positions. */
import { beforeEach, expect, test, vi } from 'vitest'
import { dateField } from '../../../islands/date-field'
// Loaded beforehand: fetching the picker is the loader's work.
import '../../../islands/date-field/picker'
import { find, settled, startOn } from '../../helpers/engine'

const now = { ...dateField, when: { on: 'now' as const } }
const field = () => find<HTMLInputElement>('#a')
const cell = (day: number) => find(`[data-day="${day}"]`)
const time = () => find<HTMLInputElement>('.ilots-date-time')
const picker = () => document.querySelector<HTMLElement>('.ilots-date-picker')
const button = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.ilots-date-action')].find(
    ({ textContent }) => textContent === text,
  )

beforeEach(() => {
  vi.stubGlobal('IlotsConfig', { product: 'acme' })
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

async function openOn(attributes: string, className = 'acmedate', lang = 'fr') {
  document.documentElement.lang = lang
  const engine = await startOn(
    `<form><label for="a">Le jour</label><input id="a" name="jour" class="${className}" ${attributes}></form>`,
    now,
  )
  await settled()
  find('.ilots-date-button').click()
  await settled()
  return engine
}

test('it shows the month of the field’s date, that day chosen, and today', async () => {
  await openOn('value="2026-11-24"')
  expect(find('[role="grid"]').getAttribute('aria-label')).toBe('novembre 2026')
  expect(picker()?.getAttribute('aria-label')).toBe('Choisir une date\u00a0: Le jour')
  expect(cell(24).getAttribute('aria-selected')).toBe('true')
  expect(cell(24).getAttribute('aria-label')).toBe('mardi 24 novembre 2026')
  expect(cell(21).getAttribute('aria-current')).toBe('date')
  expect([...find('tbody tr').children].map(({ textContent }) => textContent)).toEqual([
    '',
    '',
    '',
    '',
    '',
    '',
    '1',
  ])
  expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)[0]).toBe('lun')
})

test('an empty field begins with today, within what may be chosen', async () => {
  await openOn('min="2027-02-10"')
  expect(find('[role="grid"]').getAttribute('aria-label')).toBe('février 2027')
  expect(cell(9).getAttribute('aria-disabled')).toBe('true')
  expect(cell(10).tabIndex).toBe(0)
  expect(find<HTMLButtonElement>('.ilots-date-arrow').disabled).toBe(true)
  expect(button('Aujourd’hui')?.disabled).toBe(true)
  cell(9).click()
  expect(field().value).toBe('')
  cell(11).click()
  expect(field().value).toBe('11/02/2027')
  expect(picker()).toBeNull()
})

test('choosing tells the page, which hears nothing of the picker’s own fields', async () => {
  await openOn('')
  const heard: string[] = []
  for (const type of ['input', 'change'])
    find('form').addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLElement).id}`))
  const year = find<HTMLSelectElement>('[aria-label="Année"]')
  year.value = '2030'
  year.dispatchEvent(new Event('change', { bubbles: true }))
  expect(find('[role="grid"]').getAttribute('aria-label')).toBe('novembre 2030')
  expect(heard).toEqual([])
  cell(5).click()
  expect(heard).toEqual(['input a', 'change a'])
})

test('the first and the last year are those of the field', async () => {
  await openOn('data-year-range="-100:-18"')
  const years = [...document.querySelectorAll('[aria-label="Année"] option')].map(
    ({ textContent }) => textContent,
  )
  expect([years[0], years.at(-1)]).toEqual(['1926', '2008'])
})

test('Tab in the field closes it and leaves the focus to the browser; in it, Tab does not', async () => {
  await openOn('')
  const tab = () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  picker()?.dispatchEvent(tab())
  expect(picker()).not.toBeNull()
  field().focus()
  expect(picker()).not.toBeNull()
  expect(field().dispatchEvent(tab())).toBe(true)
  expect(picker()).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('today, and nothing, are one press away', async () => {
  await openOn('')
  button('Aujourd’hui')?.click()
  expect(field().value).toBe('21/11/2026')
  find('.ilots-date-button').click()
  await settled()
  button('Effacer')?.click()
  expect(field().value).toBe('')
})

test('a date-time that is picked without a time is at midnight', async () => {
  await openOn('', 'acmedatetime')
  expect(time().value).toBe('00:00:00')
  cell(25).click()
  expect(field().value).toBe('25/11/2026 00:00:00')
})

test('its time is set before the day, or changed afterwards', async () => {
  await openOn('value="2026-11-24 08:30:00"', 'acmedatetime')
  expect(time().value).toBe('08:30:00')
  time().value = '14:05:00'
  time().dispatchEvent(new Event('change', { bubbles: true }))
  expect(field().value).toBe('24/11/2026 14:05:00')
  cell(25).click()
  expect(field().value).toBe('25/11/2026 14:05:00')
})

test('a time that is set first stays while the day is typed', async () => {
  await openOn('', 'acmedatetime')
  time().value = '14:05:00'
  time().dispatchEvent(new Event('change', { bubbles: true }))
  for (const text of ['2', '25', '25/11/202']) {
    field().value = text
    field().dispatchEvent(new Event('input', { bubbles: true }))
  }
  expect(time().value).toBe('14:05:00')
  cell(25).click()
  expect(field().value).toBe('25/11/2026 14:05:00')
})

test('once its code is here, it opens and closes within the press', async () => {
  await openOn('value="2026-11-24"')
  find('.ilots-date-button').click()
  expect(picker()).toBeNull()
  expect(document.querySelector('.ilots-root')).toBeNull()
  expect(document.activeElement).toBe(find('.ilots-date-button'))
  find('.ilots-date-button').click()
  expect(document.activeElement).toBe(cell(24))
  expect(find('.ilots-date-button').getAttribute('aria-expanded')).toBe('true')
})

test('what is open speaks the site’s words when they come late', async () => {
  const { store } = await openOn('value="2026-11-24"')
  cell(24).focus()
  const traductions = { Effacer: 'Leeren', 'Choisir une date : {label}': 'Datum: {label}', Mois: 'Monat' }
  store.setState({ translation: { ...store.getState().translation, state: 'here', traductions } })
  await vi.waitFor(() => expect(button('Leeren')).toBeDefined())
  expect(picker()?.getAttribute('aria-label')).toBe('Datum: Le jour')
  expect(document.querySelector('[aria-label="Monat"]')).not.toBeNull()
  expect(document.activeElement).toBe(cell(24))
})

test('a date alone has no time', async () => {
  await openOn('')
  expect(document.querySelector('.ilots-date-time')).toBeNull()
})

test('what is typed is followed', async () => {
  await openOn('')
  field().value = '05/03/2026'
  field().dispatchEvent(new Event('input', { bubbles: true }))
  expect(cell(5).getAttribute('aria-label')).toBe('jeudi 5 mars 2026')
  expect(cell(5).getAttribute('aria-selected')).toBe('true')
})

test('a field that is read only, or leaves the page, keeps no picker', async () => {
  await openOn('readonly')
  expect(picker()).toBeNull()
  field().readOnly = false
  find('.ilots-date-button').click()
  await settled()
  expect(picker()).not.toBeNull()
  field().remove()
  await settled()
  expect(picker()).toBeNull()
})

test('in English, days and months are English', async () => {
  await openOn('value="2026-11-24"', 'acmedate', 'en-GB')
  expect(cell(24).getAttribute('aria-label')).toMatch(/^Tuesday,? 24 November 2026$/)
  expect(find('[role="grid"]').getAttribute('aria-label')).toBe('November 2026')
})

test('open, it follows a reset of the form', async () => {
  await openOn('value="2026-11-24"')
  field().value = '05/12/2026'
  field().dispatchEvent(new Event('input', { bubbles: true }))
  expect(find('[role="grid"]').getAttribute('aria-label')).toBe('décembre 2026')
  find<HTMLFormElement>('form').reset()
  await settled()
  expect(find('[role="grid"]').getAttribute('aria-label')).toBe('novembre 2026')
  expect(cell(24).getAttribute('aria-selected')).toBe('true')
})
