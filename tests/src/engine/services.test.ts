/** A service that a handler of the page calls before its code is here: what was pressed is seen to wait. */
import { beforeEach, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { find, gate, settled, startOn } from '../../helpers/engine'

let engine: Engine
let code: ReturnType<typeof gate<unknown>>
const WAITING = '[data-ilots-waiting][aria-busy="true"]'
const waits = () => document.querySelectorAll(WAITING)

beforeEach(async () => {
  engine = await startOn('<button class="a"><b>Ouvrir</b></button><p class="b">Ouvrir</p>')
  code = gate<unknown>()
  vi.spyOn(engine, 'fetchCode').mockReturnValue(code.passed as never)
})

// The browser's own: the event whose listeners are running.
addEventListener('click', (event) => vi.stubGlobal('event', event), { capture: true })

/** Presses, with a handler of the page on it. */
const press = (selector: string, handler: () => unknown) => {
  find(selector).addEventListener('click', handler, { once: true })
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  vi.stubGlobal('event', undefined)
}

const OPENING = {
  modal: () => engine.modal.open({ contenu: 'Essai' }),
  alert: () => engine.modal.alert('Essai'),
  confirm: () => engine.modal.confirm('Essai ?'),
  lightbox: () => engine.lightbox.open([{ url: '/photo.svg' }] as never),
}

test.each(Object.entries(OPENING))('%s: the button that opens it waits for its code', async (_, open) => {
  const before = document.body.innerHTML
  press('.a b', open)
  expect([...waits()]).toEqual([find('.a')])
  code.open({ create: async () => ({ open() {}, alert() {}, confirm() {} }) })
  await settled()
  expect(document.body.innerHTML).toBe(before)
  press('.a b', open)
  expect(waits()).toHaveLength(0)
})

test('the button waits no longer when the code cannot be had', async () => {
  vi.stubGlobal('confirm', () => true)
  press('.a', () => engine.modal.confirm('Essai ?'))
  code.refuse(new Error('hors ligne'))
  await settled()
  expect(waits()).toHaveLength(0)
})

test('nothing waits where nothing was pressed, nor what is no control', () => {
  void OPENING.modal()
  press('.b', OPENING.lightbox)
  vi.stubGlobal('event', new Event('load'))
  void OPENING.confirm()
  expect(waits()).toHaveLength(0)
})

test('what opens nothing leaves what was pressed as it is', () => {
  press('.a', () => {
    engine.t('Essai')
    void engine.loading.show()
    void engine.modal.close()
    makeApi(engine).track('essai', 'x')
  })
  expect(waits()).toHaveLength(0)
})
