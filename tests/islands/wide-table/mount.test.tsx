import { beforeEach, expect, test, vi } from 'vitest'
import { contentBlock } from '../../../islands/content-block'
import { sortableTable } from '../../../islands/sortable-table'
import { wideTable } from '../../../islands/wide-table'
import { makeApi } from '../../../src/engine/api'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { stubServer } from '../../helpers/server'

const now = { ...wideTable, when: { on: 'now' as const } }
const row = (name: string) =>
  `<tr>${Array.from({ length: 9 }, (_, index) => `<${name}>${index}</${name}>`).join('')}</tr>`
const html = (attributes = 'data-ilot="wide-table"') =>
  `<table ${attributes} aria-label="Nos ateliers"><thead>${row('th')}</thead><tbody>${row('td')}</tbody></table>`

let width = 1280
function resize(pixels: number): void {
  width = pixels
  dispatchEvent(new Event('resize'))
}
beforeEach(() => {
  width = 1280
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener() {},
  }))
})

const columns = () => find('table').getAttribute('data-ilots-columns')
const more = () => find('.ilots-wide-more button')
const dialog = () => document.querySelector<HTMLDialogElement>('dialog')
const overlayCode = () => vi.dynamicImportSettled()
async function openIt(): Promise<void> {
  more().click()
  await overlayCode()
  await settled()
}

test('columns follow the width of the window', async () => {
  await startOn(html(), now)
  expect(columns()).toBe('7')
  resize(400)
  expect(columns()).toBe('2')
  expect(find('.ilots-wide-more').hidden).toBe(false)
})

test.each([
  ['data-sticky-last', '3 last'],
  ['data-sticky-last="true"', '3 last'],
  ['data-sticky-last="false"', '2'],
])('%s on a phone: %s', async (attribute, value) => {
  width = 390
  await startOn(html(`data-ilot="wide-table" ${attribute}`), now)
  expect(columns()).toBe(value)
})

test('a table with room for all its columns offers nothing', async () => {
  await startOn('<table data-ilot="wide-table"><tr><td>1</td><td>2</td></tr></table>', now)
  expect(find('.ilots-wide-more').hidden).toBe(true)
})

test('the button shows the table whole in a named dialog, and Fermer gives it back', async () => {
  await startOn(`<section>${html()}</section>`, now)
  const table = find('table')
  more().focus()
  await openIt()
  expect(dialog()?.getAttribute('aria-label')).toBe('Nos ateliers')
  expect(dialog()?.closest('section')).toBe(find('section'))
  expect(dialog()?.querySelector('section[aria-label="Tableau complet"][tabindex="0"] table')).toBe(table)
  expect(columns()).toBeNull()
  const close = find('dialog button')
  expect(close.textContent).toBe('Fermer')
  expect(document.activeElement).toBe(close)
  close.click()
  await settled()
  expect(dialog()).toBeNull()
  expect(find('section').firstElementChild).toBe(table)
  expect(columns()).toBe('7')
  expect(document.activeElement).toBe(more())
})

test('a window made smaller meanwhile counts once it is closed', async () => {
  await startOn(html(), now)
  await openIt()
  resize(400)
  expect(columns()).toBeNull()
  find('dialog button').click()
  await settled()
  expect(columns()).toBe('2')
})

test('the dialog is called after the caption, a label, or the box around the table', async () => {
  await startOn(
    '<div role="region" aria-labelledby="t"><table data-ilot="wide-table"><tr></tr></table></div><h2 id="t">Tarifs</h2>',
    now,
  )
  find('tr').innerHTML = row('td').slice(4, -5)
  resize(400)
  find('.ilots-wide-more').hidden = false
  await openIt()
  expect(dialog()?.getAttribute('aria-label')).toBe('Tarifs')
  expect(find('dialog h2').textContent).toBe('Tarifs')
  find('dialog button').click()
  await settled()
  find('table').prepend(Object.assign(document.createElement('caption'), { textContent: ' Nos  prix ' }))
  await openIt()
  expect(dialog()?.getAttribute('aria-label')).toBe('Nos prix')
  // The caption is seen in the table.
  expect(dialog()?.querySelector('h2')).toBeNull()
  find('dialog button').click()
  await settled()
})

test('unmounted while open, gives the HTML back byte for byte', async () => {
  const before = `<section>\n${html('data-ilot="wide-table" data-sticky-last=""')}\n</section>`
  const engine = await startOn(before, now)
  await openIt()
  makeApi(engine).unmount(document)
  expect(find('section').outerHTML).toBe(before)
  expect(dialog()).toBeNull()
})

test('an island in a cell, and the one that sorts, stay alive', async () => {
  await startOn(html('data-ilot="sortable wide-table"'), now, {
    ...sortableTable,
    when: { on: 'now' as const },
  })
  await openIt()
  expect(find('table').dataset.ilotMounted?.split(' ').sort()).toEqual(['sortable-table', 'wide-table'])
  find('th .ilots-sort').click()
  await settled()
  expect(find('th').getAttribute('aria-sort')).toBe('ascending')
  find('dialog button').click()
  await settled()
  expect(find('th').getAttribute('aria-sort')).toBe('ascending')
  expect(columns()).toBe('7')
})

test.each(['', 'id="rang"'])(
  'a block refreshed while it is open: Back has the old table, whole (%s)',
  async (id) => {
    const calls = stubServer()
    const block = (content: string) =>
      `<section id="bloc${id ? '-rang' : ''}"><!-- bloc {"url":"/r","referer":"","search":""} -->${content}</section>`
    const link = '<a data-param="page" data-num="2" href="?page=2">2</a>'
    const before = block(`${id ? `<div ${id}>${html()}</div>` : html()}${link}`)
    await startOn(before, now, { ...contentBlock, when: { on: 'now' as const } })
    await openIt()
    find('a').click()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.answer(block(`${html()}<p>Page 2</p>`))
    await vi.waitFor(() => expect(find('section p:not([class])').textContent).toBe('Page 2'))
    await settled()
    expect(dialog()).toBeNull()
    expect(document.querySelectorAll('table')).toHaveLength(1)
    expect(columns()).toBe('7')
    history.replaceState({}, '')
    dispatchEvent(new PopStateEvent('popstate'))
    await settled()
    expect(dialog()).toBeNull()
    expect(document.querySelectorAll('tbody td')).toHaveLength(9)
    expect(document.querySelectorAll('.ilots-wide-more')).toHaveLength(1)
    expect(columns()).toBe('7')
  },
)

test('what is no table says how to mend it', async () => {
  const { errors } = complaints()
  await startOn('<div data-ilot="wide-table"></div>', { ...now, marker: { selector: '[data-ilot]' } })
  expect(errors.join()).toContain('ILOTS-202')
  expect(errors.join()).toContain('attendu un élément table, trouvé div')
})
