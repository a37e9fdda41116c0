/** `Ilots.toast`, from a call to a message in the page; browser tests check the top layer. */
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { create } from '../../../islands/toast/mount'
import type { Content } from '../../../src/contracts/services/modal'
import type { Toast } from '../../../src/contracts/services/toast'
import { complaints, find, startOn } from '../../helpers/engine'

let toast: Toast

beforeEach(async () => {
  vi.useFakeTimers()
  const engine = await startOn('<button id="avant">Copier</button>')
  const made = create(engine)
  // happy-dom loads no style sheets.
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'))
  toast = (await made).show
})
afterEach(() => void vi.useRealTimers())

const frame = () => vi.advanceTimersByTimeAsync(20)
async function show(...[text, options]: Parameters<Toast>) {
  const shown = toast(text, options)
  await frame()
  await shown
}
const words = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)
const stack = () => document.querySelector('.ilots-toasts')
const close = () => find<HTMLButtonElement>('.ilots-toast-close')

describe('a toast', () => {
  test('is spoken: its words come into a region that is already there', async () => {
    void toast('Copié')
    await vi.advanceTimersByTimeAsync(0)
    expect(words()).toEqual([''])
    await frame()
    expect(words()).toEqual(['Copié'])
    expect(stack()?.getAttribute('aria-label')).toBe('Notifications')
  })

  test('of a hundred at once, all are drawn together', async () => {
    const drawn = vi.fn()
    const observer = new MutationObserver(drawn)
    observer.observe(document.body, { subtree: true, childList: true })
    for (let number = 0; number < 100; number += 1) void toast(`Message ${number}`, { delay: 100 })
    await vi.advanceTimersByTimeAsync(0)
    expect(words()).toHaveLength(100)
    observer.disconnect()
    expect(drawn.mock.calls.length).toBeLessThan(5)
    await vi.advanceTimersByTimeAsync(200)
    expect(stack()).toBeNull()
  })

  test('goes after 5 s, and leaves nothing', async () => {
    const before = document.body.innerHTML
    await show('Copié')
    await vi.advanceTimersByTimeAsync(4970)
    expect(words()).toEqual(['Copié'])
    await vi.advanceTimersByTimeAsync(30)
    expect(document.body.innerHTML).toBe(before)
  })

  test('goes after its own delay', async () => {
    await show('Copié', { delay: 200 })
    await vi.advanceTimersByTimeAsync(200)
    expect(stack()).toBeNull()
  })

  test('with delay 0 stays until its button is pressed', async () => {
    await show('Copié', { delay: 0 })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(words()).toEqual(['Copié'])
    close().click()
    expect(stack()).toBeNull()
  })

  test('stands below those before it; each goes in its time', async () => {
    await show('Un', { delay: 1000 })
    await show('Deux', { delay: 100 })
    expect(words()).toEqual(['Un', 'Deux'])
    await vi.advanceTimersByTimeAsync(150)
    expect(words()).toEqual(['Un'])
  })
})

describe('its content', () => {
  const template = document.createElement('template')
  template.innerHTML = '<b>Trois</b> photos'
  test.each<[string, () => Content, string]>([
    ['a string, as text', () => '<b>Trois</b>', '&lt;b&gt;Trois&lt;/b&gt;'],
    [
      'an element',
      () => Object.assign(document.createElement('b'), { textContent: 'Trois' }),
      '<b>Trois</b>',
    ],
    ['a template', () => template, '<b>Trois</b> photos'],
    ['a template again: it was copied', () => template, '<b>Trois</b> photos'],
    ['a fragment', () => document.importNode(template.content, true), '<b>Trois</b> photos'],
  ])('is %s', async (_, make, html) => {
    await show(make())
    expect(find('[role="status"]').innerHTML).toBe(html)
  })

  test.each(['', '  ', undefined, null, 12])('%o is refused, and nothing is shown', async (content) => {
    const { errors } = complaints()
    await show(content as string)
    expect(errors).toEqual([expect.stringContaining('[ILOTS-201] toast : Ilots.toast(texte) refusé')])
    expect(stack()).toBeNull()
  })

  test.each(['2000', -1, Number.NaN])('a delay of %o is refused, and the default is used', async (delay) => {
    const { errors } = complaints()
    await show('Copié', { delay: delay as number })
    expect(errors).toEqual([expect.stringContaining('Ilots.toast({ delay }) refusé')])
    await vi.advanceTimersByTimeAsync(4900)
    expect(words()).toEqual(['Copié'])
    await vi.advanceTimersByTimeAsync(200)
    expect(stack()).toBeNull()
  })
})

describe('held', () => {
  const pointer = (type: 'pointerEnter' | 'pointerLeave') => fireEvent[type](find('.ilots-toasts'))

  test('by the pointer it waits, and what is left goes on afterwards', async () => {
    await show('Copié', { delay: 1000 })
    await vi.advanceTimersByTimeAsync(600)
    pointer('pointerEnter')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(words()).toEqual(['Copié'])
    pointer('pointerLeave')
    await vi.advanceTimersByTimeAsync(390)
    expect(words()).toEqual(['Copié'])
    await vi.advanceTimersByTimeAsync(20)
    expect(stack()).toBeNull()
  })

  test('by focus it waits until focus leaves, pointer or not', async () => {
    await show('Copié', { delay: 1000 })
    close().focus()
    pointer('pointerEnter')
    pointer('pointerLeave')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(words()).toEqual(['Copié'])
    find('#avant').focus()
    await vi.advanceTimersByTimeAsync(1000)
    expect(stack()).toBeNull()
  })

  test('it holds those that come meanwhile', async () => {
    await show('Un', { delay: 0 })
    pointer('pointerEnter')
    await show('Deux', { delay: 100 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(words()).toEqual(['Un', 'Deux'])
  })
})

describe('Escape', () => {
  const pressEscape = (on: Element) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    on.dispatchEvent(event)
    return event
  }

  test('in a toast closes it alone, and gives the focus back', async () => {
    find('#avant').focus()
    await show('Copié')
    close().focus()
    expect(pressEscape(close()).defaultPrevented).toBe(true)
    expect(stack()).toBeNull()
    expect(document.activeElement?.id).toBe('avant')
  })

  test('in one of several goes on to the next', async () => {
    await show('Un')
    await show('Deux')
    close().focus()
    pressEscape(close())
    expect(words()).toEqual(['Deux'])
    expect(document.activeElement).toBe(close())
  })

  test('elsewhere is not the toast’s', async () => {
    await show('Copié')
    expect(pressEscape(find('#avant')).defaultPrevented).toBe(false)
    expect(words()).toEqual(['Copié'])
  })
})
