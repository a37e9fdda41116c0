import { beforeEach, expect, test, vi } from 'vitest'
import { footerMenu } from '../../../islands/footer-menu'
import { makeApi } from '../../../src/engine/api'
import { complaints, find, startOn } from '../../helpers/engine'

const now = { ...footerMenu, when: { on: 'now' as const } }
const html =
  '<footer data-ilot="footer-menu"><h2 id="a" data-role="toggle">A</h2><ul><li><a id="lien" href="/a">1</a></li></ul><h2><button id="b" data-role="toggle">B</button></h2><ul id="liste"><li>2</li></ul></footer>'

let isNarrow = true
const queries = new EventTarget()
/** Another width. */
function resize(narrow: boolean): void {
  isNarrow = narrow
  queries.dispatchEvent(new Event('change'))
}
beforeEach(() => {
  isNarrow = true
  vi.stubGlobal('matchMedia', () =>
    Object.defineProperty(
      {
        addEventListener: queries.addEventListener.bind(queries),
        removeEventListener: queries.removeEventListener.bind(queries),
      },
      'matches',
      { get: () => isNarrow },
    ),
  )
})

const lists = () => [...document.querySelectorAll('ul')].map(({ hidden }) => hidden)
/** The button of a toggle: the toggle itself, or the button in it. */
const button = (id: string) => document.querySelector<HTMLElement>(`${id} button`) ?? find(id)
const expanded = () => ['#a', '#b'].map((id) => button(id).getAttribute('aria-expanded'))

test('in a narrow window, lists are closed behind buttons', async () => {
  await startOn(html, now)
  expect(lists()).toEqual([true, true])
  expect(expanded()).toEqual(['false', 'false'])
  expect(find('#a').matches('h2:not([role]):not([tabindex])')).toBe(true)
  expect(button('#a').textContent).toBe('A')
  expect(button('#a').getAttribute('aria-controls')).toBe(find('ul').id)
  expect(find('#b').getAttribute('aria-controls')).toBe('liste')
})

test('a list that is in the window when the code comes stays open', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.id === 'liste' ? innerHeight : innerHeight - 1, 10, 50)
  })
  await startOn(html, now)
  expect(lists()).toEqual([false, true])
  expect(expanded()).toEqual(['true', 'false'])
})

test('a click opens one list and leaves the others', async () => {
  await startOn(html, now)
  find('#b').click()
  expect(lists()).toEqual([true, false])
  expect(expanded()).toEqual(['false', 'true'])
  find('#b').click()
  expect(lists()).toEqual([true, true])
})

test('the heading, and the button in it, open its list', async () => {
  await startOn(html, now)
  button('#a').click()
  expect(lists()).toEqual([false, true])
  find('#a').click()
  expect(lists()).toEqual([true, true])
})

test('in a wide window, nothing is added and a click does nothing', async () => {
  isNarrow = false
  await startOn(html, now)
  find('#a').click()
  expect(lists()).toEqual([false, false])
  expect(find('#a').outerHTML).toBe('<h2 id="a" data-role="toggle">A</h2>')
})

test('a window made wider shows every list again, as the server wrote it', async () => {
  await startOn(html, now)
  find('#a').click()
  resize(false)
  expect(find('footer').innerHTML).toBe(html.slice(html.indexOf('<h2'), html.indexOf('</footer>')))
})

test('a window made narrower keeps the list that holds the focus open', async () => {
  isNarrow = false
  await startOn(html, now)
  find('#lien').focus()
  resize(true)
  expect(lists()).toEqual([false, true])
  expect(expanded()).toEqual(['true', 'false'])
})

test('unmounted with a list open, gives the HTML back', async () => {
  const engine = await startOn(html, now)
  find('#a').click()
  makeApi(engine).unmount(document)
  expect(document.body.innerHTML).toBe(html)
})

test('a toggle without a list says how to mend it, and takes none outside', async () => {
  const { errors } = complaints()
  await startOn('<div data-ilot="footer-menu"><p data-role="toggle">A</p></div><ul></ul>', now)
  expect(errors.join()).toContain('[ILOTS-202] footer-menu')
  expect(lists()).toEqual([false])
})

test('a toggle that content has put into the template’s menu is left alone', async () => {
  const { errors } = complaints()
  await startOn(
    '<footer data-ilot="footer-menu"><div data-ilots-content><b id="piege" data-role="toggle">A</b></div><ul><li>1</li></ul></footer>',
    now,
  )
  expect(lists()).toEqual([false])
  expect(find('#piege').innerHTML).toBe('A')
  expect(errors).toEqual([])
})
