// @module-tag own-window
// @ts-nocheck: written as page scripts of that time, which have no types.
/** A click on a link of a lightbox before `domready`: a plugin of the page may still take it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installCore } from '../../legacy-compat/core'
import { addEvent, fireEvent, removeEvents } from '../../legacy-compat/core/element-events'
import { holdLightboxClicks } from '../../legacy-compat/early-lightbox'
import { fakeIsland, find, settled, startOn } from '../helpers/engine'

installCore()
const HTML = '<a class="lightbox" rel="lightbox[a]" href="/1.jpg"><img alt="Un"></a>'
let opened = []
let followed = []
let page = new AbortController()

/** @param when the island's code is here: at once, or with the click. */
const begin = async (when) => {
  const mount = (_, context) =>
    context.listen('click', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      opened.push(event.type)
    })
  const engine = await startOn(HTML, fakeIsland('lightbox', { mount, when }))
  await settled()
  holdLightboxClicks(engine)
}
const click = () => find('img').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const domready = async () => {
  fireEvent(window, 'domready')
  await settled()
}
const onClick = vi.fn((event) => {
  event.stop()
  return false
})

beforeEach(() => {
  opened = []
  followed = []
  onClick.mockClear()
  // What nobody has prevented, a browser follows.
  const follow = (event) => {
    if (!event.defaultPrevented) followed.push(event.target.alt)
    event.preventDefault()
  }
  page = new AbortController()
  window.addEventListener('click', follow, { signal: page.signal })
})
afterEach(() => {
  page.abort()
  removeEvents(window, 'domready')
})

describe.each([{ on: 'now' }, { on: 'interaction' }])('with an island of %j', (when) => {
  test('it is the plugin’s, which asks for the links at domready', async () => {
    await begin(when)
    addEvent(window, 'domready', () => find('a').addEvent('click', onClick))
    expect(click()).toBe(false)
    await settled()
    expect([onClick.mock.calls.length, opened]).toEqual([0, []])
    expect(find('a').ariaBusy).toBe('true')
    await domready()
    expect([onClick.mock.calls.length, opened, followed]).toEqual([1, [], []])
    expect(find('a').ariaBusy).toBeNull()
  })

  test('without one it is ours, and what has heard it hears it once', async () => {
    await begin(when)
    const heard = vi.fn()
    find('a').addEvent('click', heard)
    document.addEventListener('click', heard)
    click()
    await domready()
    document.removeEventListener('click', heard)
    expect([opened, heard.mock.calls.length, followed]).toEqual([['ilots-click'], 2, []])
  })

  test('from domready on it is taken as any other', async () => {
    await begin(when)
    await domready()
    click()
    await settled()
    expect(opened).toHaveLength(1)
    find('a').addEvent('click', onClick)
    click()
    await settled()
    expect([opened.length, onClick.mock.calls.length]).toEqual([1, 1])
  })
})

test('what another handler has prevented, or opens a tab, does not wait', async () => {
  await begin({ on: 'now' })
  find('a').addEvent('click', onClick)
  click()
  find('a').removeEvents('click')
  find('img').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect([opened, onClick.mock.calls.length]).toEqual([['click'], 1])
  await domready()
  expect([opened, onClick.mock.calls.length]).toEqual([['click'], 1])
})

test('without an island, the browser follows it', async () => {
  await startOn(HTML).then(holdLightboxClicks)
  click()
  expect(followed).toEqual([])
  await domready()
  expect(followed).toEqual(['Un'])
})
