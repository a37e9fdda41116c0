import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type FrameSay,
  failedToLoad,
  frameTitle,
  isApartPdf,
  sandboxOf,
  watchFrame,
} from '../../../src/overlay/frames'
import { overlayMessages } from '../../../src/overlay/overlay-messages'

const say: FrameSay = (key, values = { host: '' }) => overlayMessages.fr[key].replace('{host}', values.host)

describe('the title of a frame', () => {
  test.each([
    ['/page', 'Popup avec le contenu qui vient du site actuel'],
    ['page.html', 'Popup avec le contenu qui vient du site actuel'],
    ['https://autre.example/a', 'Popup avec le contenu provenant du site autre.example'],
    ['http://localhost:4173/a', 'Popup avec le contenu provenant du site localhost:4173'],
    [' HTTPS://Autre.Example/a', 'Popup avec le contenu provenant du site autre.example'],
    ['https://vitrea.example/a', 'Popup avec le contenu provenant du site vitrea.example'],
    ['//autre.example/a', 'Popup avec le contenu provenant du site autre.example'],
    ['/\\autre.example/a', 'Popup avec le contenu provenant du site autre.example'],
    ['/\t/autre.example/a', 'Popup avec le contenu provenant du site autre.example'],
    ['//vitrea.example/a', 'Popup avec le contenu qui vient du site actuel'],
  ])('of %j is %j', (source, title) => expect(frameTitle(source, say)).toBe(title))
})

describe('what the page of a frame may do', () => {
  test.each(['/page', 'page.html', 'https://vitrea.example/a', ' /page'])(
    'is all, for %j of this site',
    (source) => expect(sandboxOf(source)).toEqual({}),
  )

  test.each([
    'https://autre.example/a',
    '//autre.example/a',
    'http://vitrea.example/a',
    'https://vitrea.example:444/',
  ])('is what it needs, for %j of another origin', (source) => {
    const words = sandboxOf(source).sandbox?.split(' ') ?? []
    for (const word of ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'])
      expect(words).toContain(word)
    for (const word of ['allow-top-navigation', 'allow-pointer-lock', 'allow-orientation-lock'])
      expect(words).not.toContain(word)
  })
})

test.each([
  ['https://autre.example/tarifs.pdf', true],
  ['https://autre.example/Tarifs.PDF?v=2#page=3', true],
  ['/tarifs.pdf', false],
  ['https://autre.example/page?f=tarifs.pdf', false],
  ['http://[', false],
])('the document %s leads in a frame’s place: %s', (source, leads) => expect(isApartPdf(source)).toBe(leads))

describe('a frame whose page cannot be read', () => {
  function frame(src: string, page: Document | null, sandbox?: string) {
    const made = Object.assign(document.createElement('iframe'), { src })
    if (sandbox) made.setAttribute('sandbox', sandbox)
    Object.defineProperty(made, 'contentDocument', { value: page })
    return made
  }

  test('has failed, when it is of this origin', () => {
    expect(failedToLoad(frame('/page', null))).toBe(true)
    expect(failedToLoad(frame('/page', document))).toBe(false)
  })

  test('has come, where an old script has set `document.domain`: the last answer had a body', () => {
    const sizes = [0, 45, 0]
    const entries = vi.spyOn(performance, 'getEntriesByName')
    for (const [index] of sizes.entries()) {
      const soFar = sizes.slice(0, index + 1).map((decodedBodySize) => ({ decodedBodySize }))
      entries.mockReturnValue(soFar as unknown as PerformanceEntryList)
      expect(failedToLoad(frame('/page', null)), `try ${index}`).toBe(sizes[index] === 0)
    }
    entries.mockRestore()
  })

  test('is what another origin always is, under an address of this one, too', () => {
    expect(failedToLoad(frame('https://autre.example/a', null))).toBe(false)
    expect(failedToLoad(frame('/sortie', null, sandboxOf('/sortie', true).sandbox))).toBe(false)
    expect(failedToLoad(frame('/page', null, 'allow-scripts'))).toBe(true)
  })
})

describe('a frame that loads', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** What the server says of the address when it is asked. */
  const answers = (type: string) => {
    const ask = vi.fn().mockResolvedValue({ type })
    vi.stubGlobal('fetch', ask)
    return ask
  }

  /** A frame of this origin that is watched, whose page is `page`. */
  function watched(page: Document | null = document) {
    const frame = Object.assign(document.createElement('iframe'), { src: '/page' })
    const state = { page }
    Object.defineProperty(frame, 'contentDocument', { get: () => state.page })
    const tell = vi.fn()
    const onRedirected = vi.fn()
    const stop = watchFrame(frame, tell, onRedirected)
    return { frame, state, tell, onRedirected, stop }
  }

  test('is shown once its page is there', () => {
    const { frame, tell } = watched()
    vi.advanceTimersByTime(5000)
    expect(tell).not.toHaveBeenCalled()
    frame.dispatchEvent(new Event('load'))
    expect(tell).toHaveBeenCalledExactlyOnceWith('shown')
  })

  test('has failed with the browser’s own page, said by an event or not', async () => {
    answers('basic')
    const told = watched(null)
    told.frame.dispatchEvent(new Event('load'))
    const silent = watched()
    silent.state.page = null
    await vi.advanceTimersByTimeAsync(500)
    expect(told.frame.hasAttribute('sandbox')).toBe(false)
    for (const { tell, onRedirected } of [told, silent]) {
      expect(tell).toHaveBeenCalledExactlyOnceWith('failed')
      expect(onRedirected).not.toHaveBeenCalled()
    }
  })

  test('that another site’s page has taken is loaded again with the words of such a page', async () => {
    const ask = answers('opaqueredirect')
    const { frame, tell, onRedirected } = watched(null)
    const replace = vi.fn()
    Object.defineProperty(frame, 'contentWindow', { value: { location: { replace } } })
    frame.dispatchEvent(new Event('load'))
    expect(replace.mock.calls).toEqual([['about:blank']])
    expect(onRedirected).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledExactlyOnceWith(frame.src, {
      method: 'HEAD',
      mode: 'same-origin',
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    })
    expect(frame.getAttribute('sandbox')).toBe(sandboxOf('https://autre.example/').sandbox)
    expect(replace.mock.lastCall).toEqual([frame.src])
    expect(onRedirected).toHaveBeenCalledOnce()
    expect(tell).not.toHaveBeenCalled()
    frame.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(tell).toHaveBeenCalledExactlyOnceWith('shown')
  })

  test('is not loaded again once it has gone', async () => {
    answers('opaqueredirect')
    const { frame, tell, stop } = watched(null)
    frame.dispatchEvent(new Event('load'))
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect([frame.hasAttribute('sandbox'), tell.mock.calls.length]).toEqual([false, 0])
  })

  test('has failed where the server cannot be asked', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('hors ligne')))
    const { frame, tell } = watched(null)
    frame.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(0)
    expect(tell).toHaveBeenCalledExactlyOnceWith('failed')
  })

  test('has failed when the browser refuses it', () => {
    const { frame, tell } = watched()
    frame.dispatchEvent(new Event('error'))
    expect(tell).toHaveBeenCalledExactlyOnceWith('failed')
  })

  test('is judged once: a link inside may lead to another site', () => {
    const { frame, state, tell } = watched()
    frame.dispatchEvent(new Event('load'))
    state.page = null
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(500)
    expect(tell).toHaveBeenCalledExactlyOnceWith('shown')
  })

  test('is left alone once it has gone, with no timer', () => {
    const { frame, state, tell, stop } = watched()
    stop()
    state.page = null
    frame.dispatchEvent(new Event('load'))
    expect(vi.getTimerCount()).toBe(0)
    expect(tell).not.toHaveBeenCalled()
  })
})
