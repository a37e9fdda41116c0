/** What the two scripts do as soon as their tag has run, with the registry's own islands. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installLegacy } from '../../../legacy-compat/legacy'
import { start } from '../../../src/start'
import { complaints, find, settled } from '../../helpers/engine'

const before = new Set(Object.getOwnPropertyNames(window))
const forget = () => {
  for (const name of Object.getOwnPropertyNames(window))
    if (!before.has(name)) Reflect.deleteProperty(window, name)
}
beforeEach(() => vi.stubGlobal('IlotsConfig', { product: 'acme' }))
afterEach(forget)

test('the globals of the product are there at once', () => {
  start()
  expect(window.Ilots?.config.product).toBe('acme')
  for (const name of [
    'Modal',
    'ModalClose',
    'Alert',
    'Confirm',
    'Popup',
    'Track',
    'Slideshow',
    'Traduire',
  ].map((end) => `acme${end}`))
    expect(Reflect.get(window, name)).toBeTypeOf('function')
  expect(Reflect.get(window, 'acmeLoader')).toBe(window.Ilots?.loading)
})

test('so are the old ones, which are not listed among the page’s own', () => {
  start()
  const names = [
    'setCookie',
    'getXMLHttpRequest',
    'MM_findObj',
    'MM_swapImage',
    'AC_FL_RunContent',
    'embedPlugin',
  ]
  for (const name of names) expect(Reflect.get(window, name)).toBeTypeOf('function')
  expect(Reflect.get(window, 'UFO')).toHaveProperty('create')
  expect(Object.keys(window).filter((name) => names.includes(name))).toEqual([])
})

test('a second tag does nothing but warn', () => {
  const { warnings } = complaints()
  start()
  const first = window.Ilots
  expect(start()).toBeUndefined()
  expect(window.Ilots).toBe(first)
  expect(warnings).toEqual([expect.stringContaining('[ILOTS-103]')])
})

test('the page is mounted and ready', async () => {
  document.body.innerHTML = '<p data-goto-url="/a"></p>'
  await start()?.ready
  expect(find('p').dataset.ilotMounted).toBe('goto-block')
  expect(document.documentElement.dataset.ilots).toBe('ready')
})

test('a configuration that stands after the tag is read before the first scan', async () => {
  document.body.innerHTML = '<p class="mine" data-goto-url="/a"></p><p data-goto-url="/b"></p>'
  const engine = start()
  vi.stubGlobal('IlotsConfig', { product: 'acme', markers: { 'goto-block': '.mine' } })
  await engine?.ready
  expect(document.querySelectorAll('[data-ilot-mounted]')).toHaveLength(1)
})

test('a marker that is no selector is named, and the island keeps its own', async () => {
  const { errors } = complaints()
  vi.stubGlobal('IlotsConfig', { product: 'acme', markers: { 'goto-block': 'p[' } })
  document.body.innerHTML = '<p data-goto-url="/b"></p>'
  await start()?.ready
  await vi.waitFor(() =>
    expect(errors).toEqual([expect.stringContaining('[ILOTS-204] markers.goto-block refusé : reçu « p[ »')]),
  )
  expect(find('p').dataset.ilotMounted).toBe('goto-block')
})

test('the legacy script closes a squeezebox from its frame, also when its code is on the way', async () => {
  const engine = start()
  if (!engine) throw new Error('not started')
  const here = installLegacy(engine)
  const close = vi.spyOn(engine.modal, 'close').mockResolvedValue()
  const { SqueezeBox } = window as unknown as { SqueezeBox: { close(): void } }
  SqueezeBox.close()
  await here
  await settled()
  expect(close).toHaveBeenCalledOnce()
})
