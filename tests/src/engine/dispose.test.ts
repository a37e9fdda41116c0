import { describe, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import { complaints, fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'

describe('an element', () => {
  test('that is moved keeps its island', async () => {
    const dispose = vi.fn()
    const mount = vi.fn(() => dispose)
    await startOn('<p class="a"></p><div></div>', fakeIsland('a', { mount }))
    find('div').append(find('.a'))
    await settled()
    expect(mount).toHaveBeenCalledOnce()
    expect(dispose).not.toHaveBeenCalled()
    expect(find('.a').dataset.ilotMounted).toBe('a')
  })

  test('that leaves is disposed, children first', async () => {
    const order: string[] = []
    const mount = (host: HTMLElement) => () => void order.push(host.id)
    await startOn(
      '<p id="out" class="a"><b id="in" class="a"><i id="deep" class="a"></i></b></p>',
      fakeIsland('a', { mount }),
    )
    find('#out').remove()
    await settled()
    expect(order).toEqual(['deep', 'in', 'out'])
  })

  test('that leaves costs what it holds: islands elsewhere are not asked', async () => {
    await startOn('<p class="a"></p><div><b class="a"></b></div>', fakeIsland('a'))
    const isConnected = vi.fn(() => true)
    Object.defineProperty(find('p'), 'isConnected', { get: isConnected })
    find('div').remove()
    await settled()
    expect(isConnected).not.toHaveBeenCalled()
  })

  test('that leaves with the shadow root around it is disposed', async () => {
    const dispose = vi.fn()
    const engine = await startOn('<div></div>', fakeIsland('a', { mount: () => dispose }))
    const root = find('div').attachShadow({ mode: 'open' })
    root.innerHTML = '<p class="a"></p>'
    await engine.scan(root)
    find('div').remove()
    await settled()
    expect(dispose).toHaveBeenCalledOnce()
  })

  test('that is replaced is disposed, and its replacement mounted', async () => {
    const dispose = vi.fn()
    const mount = vi.fn(() => dispose)
    await startOn('<div><p class="a"></p></div>', fakeIsland('a', { mount }))
    find('div').innerHTML = '<p class="a"></p>'
    await settled()
    expect(dispose).toHaveBeenCalledOnce()
    expect(mount).toHaveBeenCalledTimes(2)
  })

  test('that comes back after it was disposed is mounted again', async () => {
    const mount = vi.fn()
    await startOn('<p class="a"></p>', fakeIsland('a', { mount }))
    const host = find('.a')
    host.remove()
    await settled()
    document.body.append(host)
    await settled()
    expect(mount).toHaveBeenCalledTimes(2)
    expect(host.dataset.ilotMounted).toBe('a')
  })
})

describe('disposing', () => {
  test('aborts the signal before the island’s own undoing', async () => {
    let aborted: boolean | undefined
    const mount =
      (_: HTMLElement, { signal }: { signal: AbortSignal }) =>
      () => {
        aborted = signal.aborted
      }
    await startOn('<p class="a"></p>', fakeIsland('a', { mount }))
    find('.a').remove()
    await settled()
    expect(aborted).toBe(true)
  })

  test('happens when an async mount ends after its element has left', async () => {
    const slow = gate()
    const dispose = vi.fn()
    const mount = async () => {
      await slow.passed
      return dispose
    }
    const host = Object.assign(document.createElement('p'), { className: 'a' })
    await startOn('', fakeIsland('a', { mount }))
    document.body.append(host)
    await settled()
    host.remove()
    await settled()
    slow.open()
    await settled()
    expect(dispose).toHaveBeenCalledOnce()
    expect(host.outerHTML).toBe('<p class="a"></p>')
  })

  test('leaves nothing of a mount that goes on after its element has left', async () => {
    const slow = gate()
    const heard = vi.fn()
    const island = fakeIsland('a', {
      async mount(host, { set, listen }) {
        if (mounts++ > 0) return
        await slow.passed
        set(host, 'role', 'button')
        listen('click', heard)
      },
    })
    let mounts = 0
    await startOn('', island)
    document.body.innerHTML = '<p class="a"></p>'
    await settled()
    const host = find('.a')
    host.remove()
    await settled()
    slow.open()
    await settled()
    expect(host.outerHTML).toBe('<p class="a"></p>')
    document.body.append(host)
    host.click()
    expect(heard).not.toHaveBeenCalled()
  })

  test('does not mount code that arrives after the element has left', async () => {
    const code = gate()
    const mount = vi.fn()
    await startOn('', fakeIsland('a', { mount, before: () => code.passed }))
    document.body.innerHTML = '<p class="a"></p>'
    await settled()
    document.body.innerHTML = ''
    await settled()
    code.open()
    await settled()
    expect(mount).not.toHaveBeenCalled()
  })

  test('that throws is reported and the others go on', async () => {
    const { errors } = complaints()
    const dispose = vi.fn()
    const bad = () => () => {
      throw new Error('reste')
    }
    await startOn(
      '<p class="a"></p><p class="bad"></p>',
      fakeIsland('a', { mount: () => dispose }),
      fakeIsland('bad', { mount: bad }),
    )
    const host = find('.bad')
    document.body.innerHTML = ''
    await settled()
    expect(dispose).toHaveBeenCalledOnce()
    expect(errors).toEqual(['[ILOTS-303] bad (p.bad) : Error: reste'])
    expect(host.outerHTML).toBe('<p class="bad"></p>')
  })
})

describe('attributes that an island sets', () => {
  const island = fakeIsland('a', {
    aria: { 'aria-expanded': 'false', 'aria-haspopup': 'dialog' },
    mount(host, { set }) {
      set(host, 'role', 'button')
      set(host, 'title', 'à nous')
    },
  })
  const html = '<p class="a" aria-haspopup="menu" title="du serveur"></p>'

  test('are there while it lives, and ARIA of the server wins', async () => {
    await startOn(html, island)
    expect(find('.a').getAttributeNames().sort()).toEqual(
      ['aria-expanded', 'aria-haspopup', 'class', 'data-ilot-mounted', 'role', 'tabindex', 'title'].sort(),
    )
    expect(find('.a').getAttribute('aria-haspopup')).toBe('menu')
    expect(find('.a').title).toBe('à nous')
  })

  test('are given back byte for byte', async () => {
    const engine = await startOn(html, island)
    makeApi(engine).unmount(document)
    expect(document.body.innerHTML).toBe(html)
  })

  test('that another script has changed since are left alone', async () => {
    const engine = await startOn(html, island)
    find('.a').title = 'au script'
    makeApi(engine).unmount(document)
    expect(find('.a').title).toBe('au script')
  })

  test('set twice go back to what the server wrote', async () => {
    const twice = fakeIsland('a', {
      mount(host, { set }) {
        set(host, 'title', 'un')
        set(host, 'title', 'deux')
      },
    })
    const engine = await startOn(html, twice)
    makeApi(engine).unmount(document)
    expect(document.body.innerHTML).toBe(html)
  })
})
