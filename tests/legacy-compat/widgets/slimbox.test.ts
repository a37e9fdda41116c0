import { beforeEach, expect, test, vi } from 'vitest'
import { installCore } from '../../../legacy-compat/core'
import { kit } from '../../../legacy-compat/kit'
import { makeSlimbox } from '../../../legacy-compat/legacy-more/slimbox'
import type { LightboxOptions, Slides } from '../../../src/island/services/lightbox'
import { find, settled, startOn } from '../../helpers/engine'

installCore()
const open = vi.fn(async (_slides: Slides, _options?: LightboxOptions) => {})
let made: ReturnType<typeof makeSlimbox>
const opened = async () => {
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), 5_000)
  const [slides, options] = open.mock.calls[0] ?? []
  return { slides: Array.from({ length: slides?.length ?? 0 }, (_, place) => slides?.at(place)), options }
}
const click = (id: string) =>
  find(`#${id}`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

beforeEach(async () => {
  open.mockClear()
  const engine = await startOn(
    '<a id="a" href="/a.jpg" title="A"></a><a id="b" href="/b.jpg"></a><a id="c" href="/c.jpg" rel="lightbox"></a>',
  )
  Object.assign(engine.lightbox, { open })
  made = makeSlimbox(engine, kit)
})

test('one image', async () => {
  expect(made.Slimbox.open('/a.jpg', 'Atelier', { loop: true })).toBe(false)
  expect((await opened()).slides).toEqual([
    { type: 'image', src: '/a.jpg', alt: 'Atelier', caption: 'Atelier' },
  ])
})

test('a title in HTML is shown without what runs code, the same nodes each time, and told as text', async () => {
  made.Slimbox.open(
    '/a.jpg',
    '<b onclick="voler()">Atelier</b> <a href="/visite">Visite</a><script>voler()</script>',
  )
  const { slides } = await opened()
  const [slide] = slides
  expect(slide?.caption).toBe('Atelier Visite')
  const box = document.createElement('p')
  box.append(slide?.captionNodes?.() ?? '')
  expect(box.innerHTML).toBe('<b>Atelier</b> <a href="/visite">Visite</a>')
  expect(open.mock.calls[0]?.[0].at(0)).toBe(slide)
})

test('several images, from the one that is asked for', async () => {
  made.Slimbox.open([['/a.jpg', 'A'], ['/b.jpg']], 1, {})
  const { slides, options } = await opened()
  expect([slides.length, options?.index]).toEqual([2, 1])
})

test('links open as a group, mapped and filtered by the page', async () => {
  const links = document.querySelectorAll('#a, #b')
  made.slimbox.call(links, {}, (link: HTMLAnchorElement) => [link.href, link.id])
  click('b')
  const { slides, options } = await opened()
  expect([slides.map((slide) => slide?.caption), options?.index]).toEqual([['a', 'b'], 1])
})

test('a link of rel="lightbox" is left to the lightbox, which opens it once', () => {
  made.slimbox.call(document.querySelectorAll('a'))
  click('c')
  expect(find<HTMLAnchorElement>('#c').onclick).toBeNull()
  expect(open).not.toHaveBeenCalled()
})

test('the old ids go to the parts of the lightbox as they come, and to the slide that is shown', async () => {
  document.body.innerHTML = '<dialog class="ilots-lightbox"><p class="ilots-lightbox-slide"></p></dialog>'
  made.Slimbox.open('/a.jpg', 'Atelier')
  await vi.waitFor(() => expect(find('#lbImage').tagName).toBe('P'))
  const dialog = find('#lbOverlay')
  dialog.insertAdjacentHTML(
    'beforeend',
    '<b class="ilots-lightbox-slide"></b><i class="ilots-lightbox-counter"></i>',
  )
  find('p').setAttribute('inert', '')
  await vi.waitFor(() => expect(find('#lbNumber').tagName).toBe('I'))
  expect(Array.from(dialog.querySelectorAll('#lbImage'), ({ tagName }) => tagName)).toEqual(['B'])
})

test('without its code, a link that was clicked leads where it did', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const engine = await startOn('<a id="a" href="/a.jpg">A</a>')
  vi.spyOn(engine, 'fetchCode').mockRejectedValue(new Error('réseau'))
  const lost = makeSlimbox(engine, kit)
  lost.Slimbox.open('/b.jpg')
  await settled()
  expect(assign).not.toHaveBeenCalled()
  lost.slimbox.call(document.querySelectorAll('#a'))
  click('a')
  await settled()
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL('/a.jpg', location.href).href)
})
