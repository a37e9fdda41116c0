import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ilotsError } from '../../../src/base/errors'
import { Code } from '../../../src/contracts/errors'
import { makeApi } from '../../../src/engine/api'
import { onActivate } from '../../../src/overlay/activate'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'

const open = vi.fn<(event: MouseEvent | KeyboardEvent) => Promise<unknown>>()

/** An island on `html` that opens something; its engine. */
const start = (html: string) =>
  startOn(html, fakeIsland('opens', { mount: (_, context) => onActivate(context, open) }))

const click = (on = '.opens', more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  find(on).dispatchEvent(event)
  return event
}
const press = (key: string, on = '.opens', more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  find(on).dispatchEvent(event)
  return event
}

beforeEach(() => {
  open.mockReset()
  open.mockResolvedValue(undefined)
})

describe('a link', () => {
  const LINK = '<a class="opens" href="/photo.jpg"><img alt="Le col"></a>'

  test('opens for a click on it or inside it, and is not followed', async () => {
    await start(LINK)
    expect(click().defaultPrevented).toBe(true)
    expect(click('img').defaultPrevented).toBe(true)
    expect(open).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('stays a link with %s', async (_, gesture) => {
    await start(LINK)
    expect(click('.opens', gesture).defaultPrevented).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })

  test('does not open for a click that somebody has prevented', async () => {
    await start(LINK)
    find('img').addEventListener('click', (event) => event.preventDefault())
    click('img')
    expect(open).not.toHaveBeenCalled()
  })

  test('leaves its keys and its attributes to the browser', async () => {
    await start(LINK)
    expect(press('Enter').defaultPrevented).toBe(false)
    expect(open).not.toHaveBeenCalled()
    for (const name of ['role', 'tabindex']) expect(find('.opens').hasAttribute(name)).toBe(false)
  })

  test('is followed when what it opens could not be had', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    open.mockRejectedValue(new Error('hors ligne'))
    await start(LINK)
    click()
    await settled()
    expect(assign.mock.calls).toEqual([['https://vitrea.example/photo.jpg']])
  })
})

describe('a link whose island fails', () => {
  test.each([
    ['/photo.jpg', ['https://vitrea.example/photo.jpg']],
    ['javascript:void 0', undefined],
  ])('to %s leads where it may', async (href, followed) => {
    complaints()
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    open.mockImplementation(() => {
      throw ilotsError(Code.urlRefused, 'non')
    })
    await start(`<a class="opens" href="${href}">Photo</a>`)
    click()
    expect(assign.mock.calls[0]).toEqual(followed)
  })
})

describe('anything else', () => {
  const BLOCK = '<div class="opens"><input></div>'

  test('becomes a button in the tab order, and is itself again when unmounted', async () => {
    const engine = await start(BLOCK)
    expect(find('.opens').getAttribute('role')).toBe('button')
    expect(find('.opens').tabIndex).toBe(0)
    makeApi(engine).unmount(document)
    expect(document.body.innerHTML).toBe(BLOCK)
  })

  test('keeps its own role and place', async () => {
    await start('<div class="opens" role="link" tabindex="-1"></div>')
    expect(find('.opens').getAttribute('role')).toBe('link')
    expect(find('.opens').getAttribute('tabindex')).toBe('-1')
  })

  test.each(['Enter', ' '])('opens for the key %j, which does nothing else', async (key) => {
    await start(BLOCK)
    expect(press(key).defaultPrevented).toBe(true)
    expect(open).toHaveBeenCalledOnce()
  })

  test('opens once for a key that is held', async () => {
    await start(BLOCK)
    press('Enter', '.opens', { repeat: true })
    expect(open).not.toHaveBeenCalled()
  })

  test('leaves the keys of a field inside it', async () => {
    await start(BLOCK)
    expect(press(' ', 'input').defaultPrevented).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })

  test('leaves other keys, and keys that somebody has prevented', async () => {
    await start(BLOCK)
    press('a')
    find('.opens').addEventListener('keydown', (event) => event.preventDefault())
    press('Enter')
    expect(open).not.toHaveBeenCalled()
  })

  test('goes nowhere when what it opens could not be had', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    open.mockRejectedValue(new Error('hors ligne'))
    await start(BLOCK)
    click()
    await settled()
    expect(assign).not.toHaveBeenCalled()
  })
})

test.each(['<button class="opens"></button>', '<area class="opens" href="/a">', '<summary class="opens">'])(
  '%s is a button or a link already',
  async (html) => {
    await start(html)
    expect(find('.opens').hasAttribute('role')).toBe(false)
    press('Enter')
    expect(open).not.toHaveBeenCalled()
  },
)

test('what cannot be opened fails the island, with its reason', async () => {
  const { errors } = complaints()
  const engine = await start('<a class="opens" href="/a"></a>')
  open.mockImplementation(() => {
    throw ilotsError(Code.partMissing, 'aucun élément.')
  })
  expect(click().defaultPrevented).toBe(true)
  expect(errors[0]).toContain('[ILOTS-202] opens (a.opens) : aucun élément.')
  expect([...engine.lifecycle.live].map(({ state }) => state)).toEqual(['failed'])
})

test('nothing opens once it is unmounted', async () => {
  const engine = await start('<a class="opens" href="/a"></a>')
  makeApi(engine).unmount(document)
  expect(click().defaultPrevented).toBe(false)
  expect(open).not.toHaveBeenCalled()
})
