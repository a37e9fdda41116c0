/** In a file of its own: a lightbox is rehearsed once in a page, and not after one has been open. */
import { expect, test, vi } from 'vitest'
import { lightbox } from '../../../islands/lightbox'
import { messages } from '../../../islands/lightbox/messages'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { stubServer } from '../../helpers/server'

test('a link that is only pointed at loads nothing, and leaves nothing in the page', async () => {
  const calls = stubServer()
  const said = complaints()
  const links = '<a rel="lightbox" href="/1.jpg">1</a><a rel="lightbox" href="/horaires">2</a>'
  const engine = await startOn(links, { ...lightbox, when: { on: 'now' } })
  await vi.waitFor(() => expect(find('[rel]').dataset.ilotMounted).toBe('lightbox'))
  await settled()
  // Drawn it has been (src/rendering/prerender.ts): it has read its texts.
  expect([...engine.asked]).toContain(messages.fr.close)
  expect(document.querySelector('dialog, .ilots-root, img')).toBeNull()
  expect(engine.store.getState().modal).toEqual({ open: false, stack: [] })
  expect(calls.filter(({ url }) => !url.includes('traductions'))).toEqual([])
  expect(said).toEqual({ errors: [], warnings: [] })
})
