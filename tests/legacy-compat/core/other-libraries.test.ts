import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Read beforehand: how long that takes is no part of any test.
import '../../../legacy-compat/legacy-more/mount'
import { installLegacy } from '../../../legacy-compat/legacy'
import { complaints, startOn } from '../../helpers/engine'
import { FakeRequest, installFakeRequest } from '../../helpers/fake-request'

const page = window as unknown as Record<string, unknown>
const mine = () => 'mine'
const native = window.Element
const nativeRequest = window.Request
let warnings: readonly string[] = []

beforeEach(() => {
  warnings = complaints().warnings
})
afterEach(() => vi.restoreAllMocks())

// The first of the file: nothing may be installed before.
test('with the older library itself in the page, nothing of it is added', async () => {
  page.MooTools = { version: '1.4.5' }
  await installLegacy(await startOn(''))
  expect([
    'each' in [],
    'delay' in mine,
    '$$' in window,
    'Class' in window,
    'addEvent' in document.body,
  ]).toEqual([false, false, false, false, false])
  // Its requests are ours: what they are answered is judged, and nothing of it is run.
  const theirs = vi.fn()
  page.Request = Object.assign(theirs, { HTML: theirs })
  const box = page.SqueezeBox as { makeRequest(kind: string, options: object): { send(): void } }
  installFakeRequest()
  const onSuccess = vi.fn()
  box.makeRequest('HTML', { url: '/part', onSuccess, evalScripts: true }).send()
  FakeRequest.last.respond(200, '<p onclick="pwn()">a</p><script>pwn()</script>')
  expect([theirs.mock.calls.length, onSuccess.mock.calls[0]?.[2]]).toEqual([0, '<p>a</p>'])
  page.Request = nativeRequest
  delete page.MooTools
  delete page.SqueezeBox
})

test('what the page has defined before is kept and reported, and the rest is there', async () => {
  // As Prototype and jQuery leave a page behind.
  const OtherElement = Object.assign(() => document.createElement('i'), {
    addMethods: mine,
    prototype: native.prototype,
  })
  const each = () => 'other each'
  Object.assign(page, { $: mine, Class: mine, Element: OtherElement, Request: mine })
  Object.defineProperty(Array.prototype, 'each', { value: each, configurable: true, writable: true })
  await installLegacy(await startOn(''))
  expect([page.$, page.Class, page.Element, page.Request]).toEqual([mine, mine, OtherElement, mine])
  expect([].constructor.prototype.each).toBe(each)
  expect(['$$', 'Fx', 'Cookie', 'Elements'].map((name) => typeof page[name])).toEqual([
    'function',
    'function',
    'function',
    'function',
  ])
  expect('addEvent' in document.body).toBe(true)
  for (const name of ['$', 'Class', 'Element'])
    expect(warnings).toContain(`[ILOTS-104] window.${name} existe déjà : celui de la page est gardé.`)
})

test('classes, effects and requests of ours do without the page’s', () => {
  const { Fx, $$ } = page as unknown as {
    Fx: { Tween: new (element: Element, options: object) => { set(name: string, value: number): void } }
    $$: (selector: string) => Element[]
  }
  document.body.innerHTML = '<p></p>'
  const [element] = $$('p')
  new Fx.Tween(element as Element, {}).set('width', 5)
  expect((element as HTMLElement).style.width).toBe('5px')
})

test('an event that jQuery sends does not call a method of the element of that name', () => {
  page.jQuery = { event: { triggered: 'fade' } }
  const element = document.createElement('p') as unknown as { fade(): unknown; style: CSSStyleDeclaration }
  expect(element.fade()).toBe(element)
  expect(element.style.visibility).toBe('')
  delete page.jQuery
})
