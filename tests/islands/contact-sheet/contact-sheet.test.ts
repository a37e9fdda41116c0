import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contactSheet } from '../../../islands/contact-sheet'
import { cases } from '../../../islands/contact-sheet/cases'
import type { LightboxOptions, Slides } from '../../../src/contracts/services/lightbox'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, gate, settled, startOn } from '../../helpers/engine'

const now = { ...contactSheet, when: { on: 'now' as const } }
const caseOf = (name: string) => cases.find((each) => each.name === name)?.html ?? ''
/** Address → the image that is being decoded. */
let images: Map<
  string,
  { image: HTMLImageElement; passed: Promise<void>; open(): void; refuse(reason: unknown): void }
>
const opened = vi.fn<(slides: Slides, options?: LightboxOptions) => Promise<void>>(async () => {})

beforeEach(() => {
  opened.mockClear()
  images = new Map()
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function decode(this: HTMLImageElement) {
    const waiting = gate()
    images.set(this.getAttribute('src') ?? '', { image: this, ...waiting })
    return waiting.passed
  })
})

async function start(name = 'simple'): Promise<Engine> {
  const engine = await startOn(caseOf(name), now)
  Object.assign(engine, { lightbox: { open: opened } })
  return engine
}
const thumbnails = () => [...document.querySelectorAll<HTMLElement>('[data-medium]')]
const at = (index: number): HTMLElement => thumbnails()[index] ?? find('#none')
const medium = () => find<HTMLImageElement>('[data-role="medium"] img')
const link = () => find<HTMLAnchorElement>('[data-role="medium"]')
const caption = () => find('[data-role="caption"]')
const current = () => thumbnails().findIndex((each) => each.hasAttribute('aria-current'))
const stops = () => thumbnails().map(({ tabIndex }) => tabIndex)
async function arrive(address: string) {
  images.get(address)?.open()
  await settled()
}
async function choose(index: number) {
  at(index).click()
  await settled()
}
const key = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  document.activeElement?.dispatchEvent(event)
  return event.defaultPrevented
}

describe('a click on a thumbnail', () => {
  test('changes image, link, caption and the chosen one together, once the image is decoded', async () => {
    await start()
    await choose(1)
    expect(medium().getAttribute('src')).toBe('/photos/vue-alpes-900.svg')
    expect(link().getAttribute('aria-busy')).toBe('true')
    expect([caption().textContent, current()]).toEqual(['Le col de la Colombière, un matin d’octobre.', 0])
    await arrive('/photos/vue-ocean-900.svg')
    expect(medium().getAttribute('src')).toBe('/photos/vue-ocean-900.svg')
    expect(medium().alt).toBe('La presqu’île de Crozon')
    expect(link().getAttribute('href')).toBe('/photos/vue-ocean-1800.svg')
    expect(link().dataset.caption).toBe('Crozon, après la pose : « enfin la mer ».')
    expect(caption().textContent).toBe('Crozon, après la pose : « enfin la mer ».')
    expect([current(), link().getAttribute('aria-busy')]).toEqual([1, 'false'])
  })

  test('is spoken', async () => {
    await start()
    await choose(2)
    await arrive('/photos/vue-ville-900.svg')
    await vi.waitFor(() => expect(find('.ilots-spoken').textContent).toBe('Lyon, quai Saint-Antoine.'))
  })

  test('shows the last one asked for, whichever comes first', async () => {
    await start()
    await choose(1)
    await choose(2)
    await arrive('/photos/vue-ville-900.svg')
    await arrive('/photos/vue-ocean-900.svg')
    expect([medium().getAttribute('src'), current()]).toEqual(['/photos/vue-ville-900.svg', 2])
  })

  test('with a modifier is the browser’s', async () => {
    await start()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    at(1).dispatchEvent(event)
    expect([event.defaultPrevented, images.size]).toEqual([false, 0])
  })

  test('keeps captions as text, and leaves an empty one empty', async () => {
    await start('sans-legende')
    await choose(2)
    await arrive('/photos/vue-ville-900.svg')
    expect(caption().innerHTML).toBe('Avant &lt;b&gt;et&lt;/b&gt; après &amp; vice versa')
    await choose(1)
    await arrive('/photos/vue-ocean-900.svg')
    expect(caption().outerHTML).toContain('data-role="caption"></figcaption>')
  })

  test('changes the title of a link that has one', async () => {
    await start('lightbox')
    await choose(2)
    await arrive('/photos/vue-ville-900.svg')
    expect(link().title).toBe('Lyon, quai Saint-Antoine.')
  })

  test('with a refused address warns, and changes nothing', async () => {
    const { warnings } = complaints()
    await start('refusee')
    await choose(1)
    expect(warnings).toEqual([expect.stringContaining('[ILOTS-203] contact-sheet')])
    expect([images.size, current()]).toEqual([0, 0])
  })
})

describe('sizes', () => {
  test('go with the photo, in the size that the page’s image has', async () => {
    await start('tailles')
    await choose(1)
    const waiting = images.get('/photos/vue-ocean-900.svg')?.image
    expect(waiting).toMatchObject({ sizes: medium().sizes, srcset: at(1).dataset.mediumSrcset })
    await arrive('/photos/vue-ocean-900.svg')
    expect(medium().srcset).toBe('/photos/vue-ocean-450.svg 450w, /photos/vue-ocean-900.svg 900w')
  })

  test('of the photo before do not stay, in a picture neither', async () => {
    await start('picture')
    await choose(1)
    await arrive('/photos/vue-ocean-900.svg')
    expect(find('source').getAttribute('srcset')).toBe('/photos/vue-ocean-900.svg')
  })
})

describe('a photo that does not come', () => {
  test('leaves the old one, says so, and comes on the second try', async () => {
    await start()
    await choose(1)
    images.get('/photos/vue-ocean-900.svg')?.refuse(new Error('EncodingError'))
    await settled()
    expect([medium().getAttribute('src'), current()]).toEqual(['/photos/vue-alpes-900.svg', 0])
    expect(find('[role="alert"]').textContent).toBe('Impossible de charger cette image.Réessayer')
    find('[role="alert"] button').click()
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(document.activeElement).toBe(at(1))
    await arrive('/photos/vue-ocean-900.svg')
    expect(current()).toBe(1)
  })

  test('is not told when another one was asked for meanwhile', async () => {
    await start()
    await choose(1)
    await choose(2)
    images.get('/photos/vue-ocean-900.svg')?.refuse(new Error('EncodingError'))
    await settled()
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })
})

describe('the keyboard', () => {
  test('finds one tab stop, the chosen photo', async () => {
    await start('choisie-par-le-serveur')
    expect(stops()).toEqual([-1, 0, -1])
  })

  test('goes from one to the next with arrows, Home and End, and no further', async () => {
    await start()
    at(0).focus()
    const visit = (name: string) => {
      key({ key: name })
      return thumbnails().indexOf(document.activeElement as HTMLElement)
    }
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'ArrowRight', 'Home'].map(visit),
    ).toEqual([0, 1, 2, 1, 3, 3, 0])
    expect(stops()).toEqual([0, -1, -1, -1])
    expect(images.size).toBe(0)
  })

  test.each([
    { key: 'ArrowLeft', altKey: true },
    { key: 'Home', ctrlKey: true },
    { key: 'Enter' },
    { key: 'a' },
  ])('leaves %o to the browser', async (init) => {
    await start()
    at(1).focus()
    expect(key(init)).toBe(false)
    expect(document.activeElement).toBe(at(1))
  })

  test('reaches thumbnails that came later', async () => {
    await start()
    find('ul').append(at(3).closest('li')?.cloneNode(true) ?? '')
    at(3).focus()
    key({ key: 'End' })
    expect(document.activeElement).toBe(at(4))
    expect(stops()).toEqual([-1, -1, -1, -1, 0])
  })
})

describe('the medium image', () => {
  test('opens the large one in the lightbox, among the others', async () => {
    await start('tailles')
    await choose(2)
    await arrive('/photos/vue-ville-900.svg')
    medium().click()
    const [slides, options] = opened.mock.calls[0] ?? []
    expect(options).toEqual({ index: 2, opener: link() })
    expect(slides?.length).toBe(4)
    expect(slides?.at(2)).toEqual({
      type: 'image',
      src: '/photos/vue-ville-1800.svg',
      srcset: '/photos/vue-ville-1800.svg 1800w, /photos/vue-ville-3600.svg 3600w',
      alt: 'Les quais de Lyon',
      caption: 'Lyon, quai Saint-Antoine.',
      thumbnail: expect.stringContaining('/assets/site/images/vue-ville.svg'),
    })
  })

  test('leaves a refused photo out of what it opens', async () => {
    await start('refusee')
    await choose(2)
    await arrive('/photos/vue-ville-900.svg')
    link().click()
    const [slides, options] = opened.mock.calls[0] ?? []
    expect([slides?.length, options?.index]).toEqual([2, 1])
    expect(slides?.at(1)).toMatchObject({ src: '/photos/vue-ville-1800.svg' })
  })

  test('is followed as a link when the lightbox cannot be had', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    opened.mockRejectedValueOnce(new Error('chunk'))
    await start()
    link().click()
    await settled()
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://vitrea.example/photos/vue-alpes-1800.svg')
  })

  test('of no thumbnail opens alone', async () => {
    await start()
    link().setAttribute('href', '/photos/autre-1800.svg')
    at(0).removeAttribute('aria-current')
    link().click()
    expect(opened.mock.calls[0]?.[0].at(0)).toMatchObject({
      src: 'https://vitrea.example/photos/autre-1800.svg',
    })
  })

  test.each([
    ['a click with a modifier', { ctrlKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves %s to the browser', async (_, init) => {
    await start()
    link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    expect(opened).not.toHaveBeenCalled()
  })

  test('whose click was taken by the page’s own lightbox is left alone', async () => {
    await start('lightbox')
    link().addEventListener('click', (event) => event.preventDefault())
    link().click()
    expect(opened).not.toHaveBeenCalled()
  })

  test('that is missing is told, and the thumbnails stay links', async () => {
    const { errors } = complaints()
    await start('sans-photo')
    expect(errors).toEqual([
      expect.stringContaining('[ILOTS-202] contact-sheet (ul.sheet-thumbs) : la photo moyenne'),
    ])
    expect(document.body.innerHTML).toBe(caseOf('sans-photo'))
  })
})

test('after use, the server’s HTML is given back byte for byte', async () => {
  const engine = await start('picture')
  vi.spyOn(medium(), 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(medium(), 'clientWidth', 'get').mockReturnValue(600)
  await choose(1)
  await arrive('/photos/vue-ocean-900.svg')
  expect(medium().style.aspectRatio).toBe('600 / 400')
  at(2).focus()
  await choose(2)
  images.get('/photos/vue-ville-900.svg')?.refuse(new Error('EncodingError'))
  await settled()
  makeApi(engine).unmount(document)
  find('.ilots-spoken').remove()
  expect(document.body.innerHTML).toBe(caseOf('picture'))
})

test('neither photo, caption nor thumbnails of content are the template’s', async () => {
  const trap =
    '<div data-ilots-content><a data-role="medium" href="#p" id="photo"><img alt=""></a><p data-role="caption" id="mots">Texte</p><a data-medium="/x.svg" data-large="/y.svg" href="#v" id="vignette">x</a></div>'
  await startOn(caseOf('simple').replace(/(<[^>]+data-ilot="contact-sheet"[^>]*>)/, `$1${trap}`), now)
  expect(find('#vignette').matches('[tabindex],[aria-current]')).toBe(false)
  document.querySelectorAll<HTMLElement>('[data-medium]:not(#vignette)')[1]?.click()
  await settled()
  await arrive('/photos/vue-ocean-900.svg')
  expect([find('#mots').textContent, find('#photo').getAttribute('href')]).toEqual(['Texte', '#p'])
  expect(find('a[data-role="medium"]:not(#photo)').getAttribute('href')).toBe('/photos/vue-ocean-1800.svg')
})
