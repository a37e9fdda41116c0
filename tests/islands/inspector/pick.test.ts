import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pickElement } from '../../../islands/inspector/pick'
import { find } from '../../helpers/engine'

const hover = vi.fn()
const done = vi.fn()
const page = vi.fn()
let controller: AbortController

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<a href="/a"><b>Aller</b></a><aside><button>Inspecteur</button></aside>'
  document.addEventListener('click', page)
  controller = new AbortController()
  pickElement(find('aside'), { hover, done }, controller.signal)
})
afterEach(() => {
  controller.abort()
  document.removeEventListener('click', page)
})

const press = (target: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

test('a click chooses its element, and the page hears nothing of it', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('b').dispatchEvent(event)
  expect(done).toHaveBeenCalledExactlyOnceWith(find('b'))
  expect(event.defaultPrevented).toBe(true)
  expect(page).not.toHaveBeenCalled()
})

test('the next click is the page’s again', () => {
  find('b').click()
  find('aside').click()
  expect(page).toHaveBeenCalledOnce()
  expect(done).toHaveBeenCalledOnce()
})

test('what is pointed at and what has the focus is framed', () => {
  find('b').dispatchEvent(new Event('pointerover', { bubbles: true }))
  find('a').dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(hover.mock.calls).toEqual([[find('b')], [find('a')]])
})

test('Enter chooses what has the focus', () => {
  expect(press(find('a'), 'Enter').defaultPrevented).toBe(true)
  expect(done).toHaveBeenCalledExactlyOnceWith(find('a'))
})

test('Escape gives it up', () => {
  press(find('a'), 'Escape')
  expect(done).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(hover).toHaveBeenLastCalledWith(undefined)
})

test('a click in the inspector stays its own', () => {
  find('button').click()
  expect(done).not.toHaveBeenCalled()
  expect(page).toHaveBeenCalledOnce()
})
