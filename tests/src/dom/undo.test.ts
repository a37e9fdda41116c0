import { afterEach, beforeEach, expect, test } from 'vitest'
import { changer, giveClass, removeClass, setter } from '../../../src/dom/undo'

let controller: AbortController
let element: HTMLElement

beforeEach(() => {
  controller = new AbortController()
  document.body.innerHTML = '<p title="du serveur" class=" a  b " style="color:red">Texte</p>'
  element = document.body.firstElementChild as HTMLElement
})
afterEach(() => controller.abort())
const before = () => element.outerHTML
/** One that is removed and comes back is the last. */
const attributes = () => [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()

test('an attribute comes back byte for byte, however often it was set, removed or made', () => {
  const server = attributes()
  const set = setter(controller.signal)
  set(element, 'title', 'un')
  set(element, 'title', null)
  set(element, 'title', 'deux')
  set(element, 'role', 'note')
  set(element, 'role', null)
  set(element, 'hidden', '')
  set(element, 'class', null)
  expect(element.getAttributeNames().sort()).toEqual(['hidden', 'style', 'title'])
  controller.abort()
  expect(attributes()).toEqual(server)
})

test('what another script has written since stays, also where it has taken the attribute away', () => {
  const set = setter(controller.signal)
  set(element, 'title', 'de nous')
  set(element, 'role', 'note')
  set(element, 'lang', null)
  element.setAttribute('title', 'd’un autre')
  element.removeAttribute('role')
  element.setAttribute('lang', 'en')
  controller.abort()
  expect(element.getAttribute('title')).toBe('d’un autre')
  expect(element.hasAttribute('role')).toBe(false)
  expect(element.lang).toBe('en')
})

test('what another script has written between two of our values comes back', () => {
  const set = setter(controller.signal)
  set(element, 'title', 'un')
  element.setAttribute('title', 'd’un autre')
  set(element, 'title', 'deux')
  set(element, 'title', 'trois')
  controller.abort()
  expect(element.title).toBe('d’un autre')
})

test('a style and classes that go by properties come back as they were', () => {
  const html = before()
  const change = changer(controller.signal)
  change(element, 'style', () => element.style.setProperty('opacity', '0.5'))
  change(element, 'style', () => element.style.setProperty('opacity', '1'))
  change(element, 'class', () => element.classList.add('c'))
  controller.abort()
  expect(before()).toBe(html)
})

test('nothing is changed once the signal has aborted', () => {
  const html = before()
  controller.abort()
  setter(controller.signal)(element, 'title', 'trop tard')
  expect(before()).toBe(html)
})

test('a class that is ours leaves those of another script; one that is not there leaves the spaces', () => {
  giveClass(element, 'ouvert', controller.signal)
  element.classList.add('autre')
  controller.abort()
  expect([...element.classList]).toEqual(['a', 'b', 'autre'])
  element.className = ' a  b '
  removeClass(element, 'ouvert')
  expect(element.className).toBe(' a  b ')
})
