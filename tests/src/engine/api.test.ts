import { describe, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'

describe('mount', () => {
  test('takes an element that was already seen', async () => {
    const ilots = makeApi(await startOn('<p></p>', fakeIsland('a')))
    find('p').className = 'a'
    await ilots.mount(find('p'))
    expect(find('p').dataset.ilotMounted).toBe('a')
  })

  test('takes a document', async () => {
    const ilots = makeApi(await startOn('<p></p>', fakeIsland('a')))
    find('p').className = 'a'
    await ilots.mount(document)
    expect(find('p').dataset.ilotMounted).toBe('a')
  })

  test('is idempotent', async () => {
    const mount = vi.fn()
    const ilots = makeApi(await startOn('<p class="a"></p>', fakeIsland('a', { mount })))
    await ilots.mount(document)
    await ilots.mount(document.body)
    expect(mount).toHaveBeenCalledOnce()
  })

  test.each([null, undefined, 'p', {}, 0])('of %o is a no-op with a warning', async (root) => {
    const { errors, warnings } = complaints()
    const ilots = makeApi(await startOn('', fakeIsland('a')))
    await ilots.mount(root as null)
    ilots.unmount(root as null)
    expect(errors).toEqual([])
    expect(warnings).toEqual([
      expect.stringContaining('Ilots.mount(root)'),
      expect.stringContaining('Ilots.unmount(root)'),
    ])
  })
})

describe('the store', () => {
  test('is read and listened to, not written', async () => {
    const engine = await startOn('')
    const { store } = makeApi(engine)
    expect(Object.keys(store)).toEqual(['getState', 'subscribe'])
    const heard = vi.fn()
    const forget = store.subscribe(heard)
    engine.store.setState(({ menu }) => ({ menu: { ...menu, query: 'pare-brise' } }))
    forget()
    engine.store.setState(({ menu }) => ({ menu: { ...menu, query: '' } }))
    expect(heard).toHaveBeenCalledOnce()
    expect(heard.mock.calls[0]?.[0].menu.query).toBe('pare-brise')
  })

  test('begins with nothing open', async () => {
    expect(makeApi(await startOn('', fakeIsland('a'))).store.getState()).toEqual({
      modal: { open: false, stack: [] },
      menu: { open: false, loading: false, path: [], query: '' },
      translation: { langue: 'fr', traductions: {}, state: 'none' },
    })
  })
})

test('navbar names a function of the menu, and tells an open menu', async () => {
  const engine = await startOn('')
  const ilots = makeApi(engine)
  const look = vi.fn()
  engine.store.subscribe(look)
  const render = () => 'Bonjour'
  ilots.navbar('bonjour', render)
  expect(engine.navbar.get('bonjour')).toBe(render)
  expect(look).toHaveBeenCalledOnce()
})

describe('unmount', () => {
  const html = '<div aria-expanded="true"><p class="a">\n <b title=""></b></p></div>'
  const island = fakeIsland('a', {
    aria: { 'aria-expanded': 'false' },
    mount(host, { set }) {
      set(host, 'tabindex', '0')
      const added = host.appendChild(document.createElement('i'))
      return () => added.remove()
    },
  })

  test('gives the server’s HTML back byte for byte', async () => {
    const ilots = makeApi(await startOn(html, island))
    expect(document.body.innerHTML).not.toBe(html)
    ilots.unmount(document)
    expect(document.body.innerHTML).toBe(html)
  })

  test('is idempotent', async () => {
    const ilots = makeApi(await startOn(html, island))
    ilots.unmount(document)
    ilots.unmount(document)
    expect(document.body.innerHTML).toBe(html)
  })

  test('leaves what lies outside alone', async () => {
    const ilots = makeApi(await startOn('<p class="a"></p><div><p class="a"></p></div>', fakeIsland('a')))
    ilots.unmount(find('div'))
    expect(document.querySelectorAll('[data-ilot-mounted]')).toHaveLength(1)
  })

  test('can be followed by another mount', async () => {
    const ilots = makeApi(await startOn('<p class="a"></p>', fakeIsland('a')))
    ilots.unmount(document)
    await ilots.mount(document)
    expect(find('p').dataset.ilotMounted).toBe('a')
  })

  test('keeps a waiting island from mounting', async () => {
    const mount = vi.fn()
    const ilots = makeApi(
      await startOn('<p class="a"></p>', fakeIsland('a', { mount, when: { on: 'interaction' } })),
    )
    ilots.unmount(document)
    find('.a').click()
    await settled()
    expect(mount).not.toHaveBeenCalled()
  })
})

describe('on', () => {
  test('tells of every mount and unmount until unsubscribed', async () => {
    const engine = await startOn('', fakeIsland('a'))
    const ilots = makeApi(engine)
    const heard: string[] = []
    ilots.on('unmount', () => heard.push('unmount'))
    const stop = ilots.on('mount', () => heard.push('mount'))
    document.body.innerHTML = '<p class="a"></p>'
    await settled()
    document.body.innerHTML = ''
    await settled()
    stop()
    document.body.innerHTML = '<p class="a"></p>'
    await settled()
    expect(heard).toEqual(['mount', 'unmount'])
  })

  test('a listener that throws is reported and the next is called', async () => {
    const { errors } = complaints()
    const engine = await startOn('')
    const next = vi.fn()
    makeApi(engine).on('track', () => {
      throw new Error('cassé')
    })
    makeApi(engine).on('track', next)
    engine.emit('track', { label: 'x' })
    expect(next).toHaveBeenCalledExactlyOnceWith({ label: 'x' })
    expect(errors).toHaveLength(1)
  })

  test('an error listener that throws is not called for its own error', async () => {
    complaints()
    const engine = await startOn('')
    const listener = vi.fn(() => {
      throw new Error('cassé')
    })
    makeApi(engine).on('error', listener)
    engine.report.error(302, 'x')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('an error is an event of its element too', async () => {
    complaints()
    const engine = await startOn('<p></p>')
    const heard: (EventTarget | null)[] = []
    document.addEventListener('ilots:error', ({ target }) => heard.push(target))
    engine.report.error(302, 'x', { element: find('p') })
    engine.report.error(302, 'x')
    expect(heard).toEqual([find('p'), document.documentElement])
  })
})

describe('t', () => {
  test('is the site’s translation, values filled in', async () => {
    const engine = await startOn('')
    engine.store.setState({
      translation: { langue: 'fr', traductions: { 'Bonjour {nom}': 'Salut {nom} !' }, state: 'here' },
    })
    expect(makeApi(engine).t('Bonjour {nom}', { nom: 'Anne' })).toBe('Salut Anne !')
  })

  test('is the text itself when there is none, and a value that is missing stays as it is', async () =>
    expect(makeApi(await startOn('')).t('{n} sur {m}', { n: 0 })).toBe('0 sur {m}'))

  test('a text and a name that every object answers are themselves', async () =>
    expect(makeApi(await startOn('')).t('constructor', {}) + makeApi(await startOn('')).t('{toString}')).toBe(
      'constructor{toString}',
    ))
})
