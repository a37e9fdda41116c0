import { beforeEach, expect, test, vi } from 'vitest'
import { sortableTable } from '../../../islands/sortable-table'
import { SLICE } from '../../../islands/sortable-table/rows'
import { sort } from '../../../islands/sortable-table/sort'
import { makeApi } from '../../../src/engine/api'
import { complaints, find, settled, startOn } from '../../helpers/engine'

const now = { ...sortableTable, when: { on: 'now' as const } }
const rows = (...texts: string[]) => texts.map((text) => `<tr><td>${text}</td><td>x</td></tr>\n`).join('')
const html = (body: string, head = '<th id="a">Nom</th><th id="b">Autre</th>', attributes = '') =>
  `<table data-ilot="sortable"${attributes}><thead><tr>${head}</tr></thead>${body}</table>`

/** Adds a row as the server does; happy-dom parses none outside a table. */
function addRow(text: string, place: 'append' | 'prepend'): void {
  const row = document.createElement('tr')
  for (const content of [text, 'x'])
    row.append(Object.assign(document.createElement('td'), { textContent: content }))
  find('tbody')[place](row)
}
const texts = (selector = 'tbody td:first-child') =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const button = (id: string) => find(`#${id} .ilots-sort`)
const sorts = () => [...document.querySelectorAll('th')].map((header) => header.getAttribute('aria-sort'))

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
})

test('a header’s button sorts, then turns the order round', async () => {
  await startOn(html(`<tbody>${rows('b', 'a', 'c')}</tbody>`), now)
  button('a').click()
  await settled()
  expect(texts()).toEqual(['a', 'b', 'c'])
  expect(sorts()).toEqual(['ascending', null])
  expect(find('.ilots-spoken').textContent).toBe('Tableau trié par Nom, ordre croissant')
  button('a').click()
  await settled()
  expect(texts()).toEqual(['c', 'b', 'a'])
  expect(sorts()).toEqual(['descending', null])
  expect(find('.ilots-spoken').textContent).toBe('Tableau trié par Nom, ordre décroissant')
})

test('only the sorted column says so, and a second column begins ascending', async () => {
  await startOn(html('<tbody><tr><td>a</td><td>2</td></tr><tr><td>b</td><td>1</td></tr></tbody>'), now)
  button('a').click()
  button('b').click()
  await settled()
  expect(sorts()).toEqual([null, 'ascending'])
  expect(texts()).toEqual(['b', 'a'])
})

test('a column that the server has sorted by begins with the other order', async () => {
  await startOn(
    html(
      `<tbody>${rows('a', 'b')}</tbody>`,
      '<th id="a" aria-sort="ascending">Nom</th><th id="b">Autre</th>',
    ),
    now,
  )
  button('a').click()
  await settled()
  expect(sorts()).toEqual(['descending', null])
  button('b').click()
  await settled()
  expect(sorts()).toEqual(['none', 'ascending'])
})

test('rows keep their nodes, with what is in them, and the focus in them', async () => {
  await startOn(
    html('<tbody><tr><td>b</td><td><input id="field"></td></tr><tr><td>a</td><td></td></tr></tbody>'),
    now,
  )
  const field = find<HTMLInputElement>('#field')
  field.value = 'tapé'
  field.focus()
  const before = [...document.querySelectorAll('tbody tr')]
  find('#a').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await settled()
  expect([...document.querySelectorAll('tbody tr')]).toEqual([before[1], before[0]])
  expect(find<HTMLInputElement>('#field')).toBe(field)
  expect(field.value).toBe('tapé')
  expect(document.activeElement).toBe(field)
})

test('each row group is sorted within itself; totals and titles stay', async () => {
  await startOn(
    html(
      `<tbody><tr><th colspan="2">Un</th></tr>${rows('b', 'a')}<tr data-sort="off"><td>Total</td><td></td></tr></tbody><tbody>${rows('d', 'c')}<tr><td colspan="2">Note</td></tr>${rows('f', 'e')}</tbody><tfoot><tr><td>À</td><td></td></tr></tfoot>`,
    ),
    now,
  )
  button('a').click()
  await settled()
  expect(texts('td:first-child,tbody th')).toEqual(['Un', 'a', 'b', 'Total', 'c', 'd', 'Note', 'e', 'f', 'À'])
})

test('a column is judged whole: one text in another group makes all of it text', async () => {
  await startOn(html(`<tbody>${rows('10', '9')}</tbody><tbody>${rows('n. c.')}</tbody>`), now)
  button('a').click()
  await settled()
  expect(texts()).toEqual(['10', '9', 'n. c.'])
})

test('cells over several columns count for each of them', async () => {
  await startOn(
    html(
      '<tbody><tr><td>b</td><td>2</td></tr><tr><td colspan="2">1</td></tr><tr><td>a</td><td>0</td></tr></tbody>',
    ),
    now,
  )
  button('b').click()
  await settled()
  expect(texts()).toEqual(['b', '1', 'a'])
})

test('a field alone in its cell counts by what it holds', async () => {
  const cell = (value: string) => `<tr><td><input value="${value}"></td><td></td></tr>`
  await startOn(html(`<tbody>${cell('10')}${cell('9')}</tbody>`), now)
  button('a').click()
  await settled()
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['9', '10'])
})

test('data-sort="off", empty headers and those over several columns have no button', async () => {
  await startOn(
    html(
      '<tbody></tbody>',
      '<th id="a">Nom</th><th data-sort="off">Plan</th><th> </th><th colspan="2">Groupe</th><td>Case</td>',
    ),
    now,
  )
  expect(document.querySelectorAll('.ilots-sort')).toHaveLength(1)
  expect(button('a').textContent).toBe('Nom')
})

test('of two lines of headers, spans are counted', async () => {
  await startOn(
    '<table data-ilot="sortable"><thead><tr><th rowspan="2">Ville</th><th colspan="2">Délai</th></tr><tr><th>Un</th><th id="b">Deux</th></tr></thead><tbody><tr><td>x</td><td>1</td><td>2</td></tr><tr><td>y</td><td>2</td><td>1</td></tr></tbody></table>',
    now,
  )
  expect(document.querySelectorAll('.ilots-sort')).toHaveLength(3)
  button('b').click()
  await settled()
  expect(texts()).toEqual(['y', 'x'])
})

test('a link in a header stays one, beside a button that says what it does', async () => {
  await startOn(html(`<tbody>${rows('b', 'a')}</tbody>`, '<th id="a"><a href="#x">Nom</a></th>'), now)
  expect(button('a').getAttribute('aria-label')).toBe('Trier par Nom')
  expect(button('a').querySelector('a')).toBeNull()
  find('#a a').click()
  await settled()
  expect(texts()).toEqual(['b', 'a'])
  button('a').click()
  await settled()
  expect(texts()).toEqual(['a', 'b'])
})

test('rows that come later take the claim away; the next sort takes them in', async () => {
  await startOn(html(`<tbody>${rows('b', 'a')}</tbody>`), now)
  button('a').click()
  await settled()
  addRow('0', 'append')
  await settled()
  expect(sorts()).toEqual([null, null])
  button('a').click()
  await settled()
  expect(texts()).toEqual(['0', 'a', 'b'])
  expect(sorts()).toEqual(['ascending', null])
})

test('unmounted after sorting, gives the HTML back byte for byte', async () => {
  const before = html(
    `\n<tbody>\n${rows('b', 'a', 'c')}<!-- fin --></tbody>`,
    '<th aria-sort="descending" id="b">Autre <small>x</small></th><th id="a"><a href="#">Nom</a></th>',
  )
  const engine = await startOn(before, now)
  button('a').click()
  button('b').click()
  await settled()
  makeApi(engine).unmount(document)
  expect(document.body.querySelector('table')?.outerHTML).toBe(before)
})

test('rows added and removed meanwhile stay so when it is unmounted', async () => {
  const engine = await startOn(html(`<tbody>${rows('b', 'a', 'c')}</tbody>`), now)
  button('a').click()
  await settled()
  find('tbody tr').remove()
  addRow('z', 'prepend')
  makeApi(engine).unmount(document)
  expect(texts()).toEqual(['b', 'c', 'z'])
})

test.each([
  [
    html('<tbody><tr><td rowspan="2">a</td></tr><tr></tr></tbody>'),
    'attendu des cellules d\'une seule ligne dans tbody, trouvé rowspan="2"',
  ],
  [
    '<table data-ilot="sortable"><tbody><tr><td>a</td></tr></tbody></table>',
    'attendu des titres de colonnes',
  ],
])('%s stays as it is, and the console says why', async (before, message) => {
  const { errors } = complaints()
  await startOn(before, now)
  expect(document.body.innerHTML).toBe(before)
  expect(errors.join()).toContain('ILOTS-202')
  expect(errors.join()).toContain(message)
})

test('a rowspan that comes later gives the table back', async () => {
  const { errors } = complaints()
  await startOn(html(`<tbody>${rows('b', 'a')}</tbody>`), now)
  find('tbody td').setAttribute('rowspan', '2')
  button('a').click()
  await settled()
  expect(texts()).toEqual(['b', 'a'])
  expect(document.querySelector('.ilots-sort')).toBeNull()
  expect(errors.join()).toContain('rowspan')
})

test('many rows are moved a few at a time', () => {
  const count = 1_500
  document.body.innerHTML = html(
    `<tbody>${rows(...Array.from({ length: count }, (_, index) => String((index * 7_919) % count)))}</tbody>`,
  )
  const table = find<HTMLTableElement>('table')
  const observer = new MutationObserver(() => {})
  observer.observe(find('tbody'), { childList: true })
  let most = 0
  let slices = 0
  for (const _ of sort(table, 0, 1, new AbortController().signal)) {
    const added = observer.takeRecords().filter(({ addedNodes }) => addedNodes.length > 0)
    most = Math.max(most, added.length)
    slices += 1
  }
  expect(most).toBe(SLICE)
  expect(slices).toBeGreaterThan(2)
  expect(texts().slice(0, 3)).toEqual(['0', '1', '2'])
  expect(texts().at(-1)).toBe(String(count - 1))
})

test('a click while a long sort goes on begins another, which ends as asked', async () => {
  vi.useFakeTimers()
  const count = 1_200
  await startOn(
    html(
      `<tbody>${rows(...Array.from({ length: count }, (_, index) => String((index * 7) % count)))}</tbody>`,
    ),
    now,
  )
  button('a').click()
  await vi.advanceTimersToNextTimerAsync()
  button('a').click()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(texts().map(Number)).toEqual(Array.from({ length: count }, (_, index) => count - 1 - index))
  expect(sorts()).toEqual(['descending', null])
})

test('given up while its rows are moved, a long sort shows them again and leaves nothing', () => {
  document.body.innerHTML = html(
    `<tbody>${rows(...Array.from({ length: 1_200 }, (_, index) => String(1_200 - index)))}</tbody>`,
  )
  const table = find<HTMLTableElement>('table')
  const controller = new AbortController()
  const work = sort(table, 0, 1, controller.signal)
  for (let step = work.next(); !table.hasAttribute('data-ilots-sorting'); step = work.next())
    expect(step.done).toBe(false)
  expect(table.nextElementSibling).not.toBeNull()
  controller.abort()
  expect(table.hasAttribute('data-ilots-sorting')).toBe(false)
  expect(table.nextElementSibling).toBeNull()
  expect(table.rows).toHaveLength(1_201)
})

test('a line break in a cell is a space', async () => {
  await startOn(
    html(`<tbody>${rows('02/01/2026<br>08:30', '<p>02/01/2026</p><p>08:05</p>', '30/11/2025')}</tbody>`),
    now,
  )
  button('a').click()
  await settled()
  expect(texts()).toEqual(['30/11/2025', '02/01/202608:05', '02/01/202608:30'])
})

test('a cell may say by what it is sorted', async () => {
  const body = `<tr><td><time datetime="2026-03-12">12 mars</time></td><td data-sort-value="2">deux</td></tr>
<tr><td><time datetime="2025-12-01">1<sup>er</sup> décembre</time></td><td data-sort-value="10">dix</td></tr>`
  await startOn(html(`<tbody>${body}</tbody>`), now)
  button('a').click()
  await settled()
  expect(texts()).toEqual(['1er décembre', '12 mars'])
  button('b').click()
  await settled()
  expect(texts('tbody td:last-child')).toEqual(['deux', 'dix'])
})
