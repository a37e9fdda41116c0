import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FramedPage } from '../../../src/overlay/contents'
import { type FrameSay, sandboxOf } from '../../../src/overlay/frames'
import { overlayMessages } from '../../../src/overlay/overlay-messages'
import { find } from '../../helpers/engine'

beforeEach(() => void vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const frameIn = (language: 'fr' | 'en') => {
  const say: FrameSay = (key) => overlayMessages[language][key]
  return <FramedPage className="ilots-popup-frame" src="/sortie" say={say} onProgress={() => {}} />
}

/** Draws a frame of this site whose page cannot be read. @param type what the server says of its address. */
async function shown(type: string) {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ type }))
  const drawn = render(frameIn('fr'))
  await act(async () => void find('iframe').dispatchEvent(new Event('load')))
  return drawn
}

test('a frame of this site that was led to another one no longer says that it is of this site', async () => {
  const { rerender } = await shown('opaqueredirect')
  const frame = find<HTMLIFrameElement>('iframe')
  expect(frame.title).toBe("Popup avec le contenu provenant d'un autre site")
  rerender(frameIn('en'))
  expect(frame.title).toBe('Popup with content of another site')
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
})

test('one that has failed keeps its title', async () => {
  await shown('basic')
  expect(find<HTMLIFrameElement>('iframe').title).toBe('Popup avec le contenu qui vient du site actuel')
})

describe('a frame whose address content has written', () => {
  /** @param answers what the server says, each time it is asked. */
  function drawn(src: string, ...answers: (() => Promise<unknown>)[]) {
    const ask = vi.fn()
    for (const answer of answers) ask.mockImplementationOnce(answer)
    vi.stubGlobal('fetch', ask)
    const onProgress = vi.fn()
    const say: FrameSay = (key, { host } = { host: '' }) => overlayMessages.fr[key].replace('{host}', host)
    render(<FramedPage isFromContent className="ilots-popup-frame" {...{ src, say, onProgress }} />)
    return { ask, onProgress }
  }
  const says = (type: string) => async () => ({ type })
  const fails = () => Promise.reject(new TypeError('réseau'))
  const frame = () => vi.waitFor(() => find<HTMLIFrameElement>('iframe'))

  test('is not drawn until the server has said where it leads', async () => {
    let answer = (_: object) => {}
    const answered = new Promise((resolve) => {
      answer = resolve
    })
    const { ask, onProgress } = drawn('/horaires', () => answered)
    await act(async () => {})
    expect(document.querySelector('iframe')).toBeNull()
    expect(onProgress.mock.calls).toEqual([['loading']])
    answer({ type: 'basic' })
    const { title } = await frame()
    expect((await frame()).hasAttribute('sandbox')).toBe(false)
    expect(title).toBe('Popup avec le contenu qui vient du site actuel')
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      '/horaires',
      expect.objectContaining({ method: 'HEAD', signal: expect.any(AbortSignal) }),
    )
  })

  test('has another site’s words and title from the start where it leads to one', async () => {
    const { ask, onProgress } = drawn('/sortie', says('opaqueredirect'), fails)
    const { title } = await frame()
    expect((await frame()).getAttribute('sandbox')).toBe(sandboxOf('https://autre.example/').sandbox)
    expect(title).toBe("Popup avec le contenu provenant d'un autre site")
    expect(ask.mock.calls.map(([, { redirect }]) => redirect)).toEqual(['manual', 'follow'])
    ;(await frame()).dispatchEvent(new Event('load'))
    expect(onProgress).toHaveBeenLastCalledWith('shown')
  })

  test.each([
    ['it redirects within it', [says('opaqueredirect'), says('basic')]],
    ['the server cannot be asked', [fails]],
  ])('is this site’s where %s', async (_, answers) => {
    const { ask } = drawn('/dossier', ...answers)
    expect((await frame()).hasAttribute('sandbox')).toBe(false)
    expect(ask).toHaveBeenCalledTimes(answers.length)
  })

  test('of another site is not asked for', async () => {
    const { ask } = drawn('https://autre.example/')
    expect((await frame()).title).toBe('Popup avec le contenu provenant du site autre.example')
    expect(ask).not.toHaveBeenCalled()
  })
})
