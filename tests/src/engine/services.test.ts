/**
 * A service that a handler of the page calls before its code is here: what is asked for, what was pressed, what
 * fails.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { services } from '../../../src/registry-entries'
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

test('once its code is here, a service acts within the call', async () => {
  const said: string[] = []
  code.open({
    create: async () => ({ open: () => void said.push('open'), close: () => void said.push('close') }),
  })
  void engine.modal.open({ contenu: 'Un' })
  void engine.modal.close()
  await settled()
  expect(said).toEqual(['open', 'close'])
  void engine.modal.open({ contenu: 'Deux' })
  void engine.modal.close()
  expect(said).toEqual(['open', 'close', 'open', 'close'])
})

/** What each method does: before its code is here, then when the code cannot be had. */
const METHODS = {
  'analytics.consent': ['fetches', 'gives nothing'],
  'analytics.track': ['fetches', 'gives nothing'],
  'customIslands.checkConfig': ['fetches', 'gives nothing'],
  'customIslands.checkDefinition': ['fetches', 'gives nothing'],
  'customIslands.moduleOf': ['fetches', 'throws'],
  'customIslands.moduleOfReact': ['fetches', 'throws'],
  'inspector.close': ['does nothing', 'gives nothing'],
  'inspector.load': ['fetches', 'gives nothing'],
  'inspector.open': ['fetches, and the press waits', 'throws'],
  'lightbox.open': ['fetches, and the press waits', 'throws'],
  'loading.hide': ['does nothing', 'gives nothing'],
  'loading.progress': ['does nothing', 'gives nothing'],
  'loading.show': ['fetches', 'gives nothing'],
  'modal.alert': ['fetches, and the press waits', 'the browser asks'],
  'modal.close': ['does nothing', 'gives nothing'],
  'modal.confirm': ['fetches, and the press waits', 'the browser asks'],
  'modal.open': ['fetches, and the press waits', 'throws'],
  'modal.popup': ['fetches, and the press waits', 'throws'],
  'modal.preload': ['fetches', 'throws'],
  'oldGlobals.alert': ['fetches, and the press waits', 'the browser asks'],
  'oldGlobals.rows': ['fetches', 'gives nothing'],
  'oldGlobals.run': ['fetches', 'gives nothing'],
  'oldGlobals.table': ['fetches', 'gives nothing'],
  'oldGlobals.warn': ['fetches', 'gives nothing'],
  'slideshow.start': ['fetches, and the press waits', 'gives nothing'],
  'toast.toast': ['fetches', 'gives nothing'],
  'translations.inEnglish': ['fetches', 'gives nothing'],
  'translations.want': ['fetches', 'gives nothing'],
  'warmUp.begin': ['fetches', 'gives nothing'],
  'warmUp.load': ['fetches', 'gives nothing'],
} as const

/** A method of a service, as the engine has it; the toast is one itself. */
function methodOf(name: string): (content: unknown) => Promise<unknown> {
  const [service = '', method = ''] = name.split('.')
  const found = Reflect.get(engine, service)
  return typeof found === 'function' ? found : found[method]
}

describe('each method of each service', () => {
  test('is in the table', () => {
    const names = services.flatMap(({ provides: { service, methods } }) =>
      methods.map((method) => (service === 'toaster' ? 'toast.toast' : `${service}.${method}`)),
    )
    expect(names.sort()).toEqual(Object.keys(METHODS))
  })

  test.each(Object.entries(METHODS))('%s before its code is here', (name, [before]) => {
    press('.a', () => methodOf(name)('Essai'))
    expect(engine.fetchCode).toHaveBeenCalledTimes(before === 'does nothing' ? 0 : 1)
    expect(waits()).toHaveLength(before === 'fetches, and the press waits' ? 1 : 0)
  })

  test.each(Object.entries(METHODS))('%s when the code cannot be had', async (name, [, without]) => {
    const asked = vi.fn(() => 'réponse')
    vi.stubGlobal(name.split('.')[1] ?? '', asked)
    const reason = new Error('hors ligne')
    // What does nothing does not even ask.
    code.passed.catch(() => {})
    code.refuse(reason)
    const ended = await methodOf(name)('Essai').then(
      (value) => value ?? 'gives nothing',
      (error) => (error === reason ? 'throws' : error),
    )
    expect(ended === 'réponse' ? 'the browser asks' : ended).toBe(without)
    expect(asked.mock.calls).toEqual(without === 'the browser asks' ? [['Essai']] : [])
  })

  test('the browser asks for the text of an element, and for what a function gives', async () => {
    const asked = vi.fn(() => true)
    vi.stubGlobal('confirm', asked)
    code.refuse(new Error('hors ligne'))
    expect(await engine.modal.confirm(find('.a'))).toBe(true)
    await engine.modal.confirm(() => 'Plus tard ?')
    expect(asked.mock.calls).toEqual([['Ouvrir'], ['Plus tard ?']])
  })

  test('closes when its code is here, or on its way', async () => {
    const close = vi.fn()
    void engine.modal.open({ contenu: 'Essai' })
    const closed = engine.modal.close()
    code.open({ create: async () => ({ open() {}, close }) })
    await closed
    expect(close).toHaveBeenCalledOnce()
  })
})
