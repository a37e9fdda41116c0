import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installCore } from '../../../legacy-compat/core'
import { kit } from '../../../legacy-compat/kit'
import { makeSlimbox, putElements } from '../../../legacy-compat/legacy-more/slimbox'
import type { LightboxOptions, Slides } from '../../../src/contracts/services/lightbox'
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

test('a filter that answers nothing leaves a link out', async () => {
  const places: number[] = []
  made.slimbox.call(
    document.querySelectorAll('#a, #b'),
    {},
    null,
    (link: HTMLAnchorElement, place: number) => {
      places.push(place)
      return link.id === 'b' || null
    },
  )
  click('b')
  const { slides, options } = await opened()
  expect([slides.length, options?.index, places]).toEqual([1, 0, [0, 1]])
})

describe('the original’s parts', () => {
  const IDS =
    'lbOverlay lbCenter lbImage lbPrevLink lbNextLink lbBottomContainer lbBottom lbCloseLink lbCaption lbNumber'
  const there = () => IDS.split(' ').filter((id) => document.getElementById(id))
  afterEach(() => {
    for (const name of ['Slimbox', 'Lightbox']) Reflect.deleteProperty(window, name)
  })

  test.each([
    ['a link of the lightbox', '<a rel="lightbox[a]" href="/a.jpg">A</a>', ''],
    ['a script that names them', '', "$('lbOverlay').addClass('x')"],
    ['a script that calls slimbox', '', "$$('a.photo').slimbox()"],
  ])('are in the page, hidden, with %s', (_, html, scripts) => {
    document.body.innerHTML = html
    putElements(scripts)
    expect(there()).toEqual(IDS.split(' '))
    expect([...document.body.children].slice(-3).map((part) => (part as HTMLElement).style.display)).toEqual(
      Array(3).fill('none'),
    )
    putElements(scripts)
    expect(document.querySelectorAll('#lbOverlay')).toHaveLength(1)
  })

  test('are not on any other page, nor beside the original', () => {
    document.body.innerHTML = '<a rel="lightbox" href="/a.jpg">A</a>'
    Object.assign(window, { Slimbox: {} })
    putElements('')
    Reflect.deleteProperty(window, 'Slimbox')
    document.body.innerHTML = '<p>x</p>'
    putElements('window.lb = 1')
    expect(there()).toEqual([])
  })

  test('lend their ids to the lightbox that is open', async () => {
    document.body.innerHTML = '<dialog class="ilots-lightbox"><p class="ilots-lightbox-slide"></p></dialog>'
    putElements('lbOverlay')
    const parts = there().map((id) => document.getElementById(id))
    made.Slimbox.open('/a.jpg', 'Atelier')
    await vi.waitFor(() => expect(find('#lbImage').tagName).toBe('P'))
    for (const id of there()) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1)
    find('dialog').dispatchEvent(new Event('ilots:modal-close'))
    expect(there().map((id) => document.getElementById(id))).toEqual(parts)
    for (const id of there()) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1)
  })
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
