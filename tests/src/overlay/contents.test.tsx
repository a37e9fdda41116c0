import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FramedPage } from '../../../src/overlay/contents'
import type { FrameSay } from '../../../src/overlay/frames'
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
