/** The lightbox as a service and as an island: from a call or a click to a dialog in the page. */
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lightbox as descriptor } from '../../../islands/lightbox'
import { create } from '../../../islands/lightbox/mount'
import type { LightboxOptions, LightboxService, Slide } from '../../../src/contracts/services/lightbox'
import type { Engine } from '../../../src/engine/engine'
import { openOverlay } from '../../../src/overlay/overlay'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type FakeHistory, fakeHistory } from '../../helpers/fake-history'
import { counter, images, load, picture, press } from '../../helpers/lightbox'
import { stubServer } from '../../helpers/server'

let engine: Engine
let lightbox: LightboxService
let history: FakeHistory

beforeEach(async () => {
  history = fakeHistory()
  engine = await startOn('<a id="lien" href="/photo-1.jpg">Lien</a>')
  lightbox = await create(engine)
})
afterEach(async () => {
  await act(async () => openOverlay()?.close())
  await settled()
})

const open = (slides: readonly Slide[] = images(3), options?: LightboxOptions) =>
  act(() => lightbox.open({ length: slides.length, at: (index) => slides[index] }, options))

describe('opening', () => {
  test('shows the slide that is asked for, and focuses the close control', async () => {
    await open(images(3), { index: 2 })
    expect(find<HTMLDialogElement>('dialog').open).toBe(true)
    expect(picture().getAttribute('src')).toBe('/photo-3.jpg')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'fermer' }))
    expect(engine.store.getState().modal.open).toBe(true)
  })

  test('paints the slide and the close control first, and draws its neighbours and all other controls after that', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    await open()
    expect(document.querySelectorAll('.ilots-lightbox-slide')).toHaveLength(1)
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'fermer' })])
    vi.unstubAllGlobals()
    for (const frame of frames) frame(0)
    await act(settled)
    expect(document.querySelectorAll('.ilots-lightbox-slide')).toHaveLength(3)
    expect(screen.getAllByRole('button')).toHaveLength(6)
    expect(counter()).toBe('1/3')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'fermer' }))
  })

  test('is refused while another is open, with the sentence of §8.2', async () => {
    const { errors } = complaints()
    await open()
    await open(images(2))
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    await vi.waitFor(() => expect(counter()).toBe('1/3'))
    expect(errors).toEqual(["ilots : Attention, l'ouverture simultanée de deux modales est impossible"])
  })

  test('adds one history entry, however many slides are seen', async () => {
    await open()
    await settled()
    press('ArrowRight', 'ArrowRight')
    await settled()
    expect(history.index).toBe(1)
  })

  test('reads English on an English page', async () => {
    document.documentElement.lang = 'en'
    engine = await startOn('')
    lightbox = await create(engine)
    await open()
    expect(await screen.findByRole('button', { name: 'next' })).toBeDefined()
  })
})

describe('closing', () => {
  test('takes everything away and gives focus back', async () => {
    find('#lien').focus()
    const before = document.documentElement.outerHTML
    await open()
    press('ArrowRight')
    await settled()
    await act(async () => openOverlay()?.close())
    await settled()
    // A browser's dialog is modal: the page's live region is in it, and goes with it.
    document.querySelector('body > .ilots-spoken')?.remove()
    expect(document.documentElement.outerHTML).toBe(before)
    expect(document.activeElement).toBe(find('#lien'))
    expect(history.index).toBe(0)
  })

  test.each<[string, () => unknown]>([
    ['its control', () => fireEvent.click(screen.getByRole('button', { name: 'fermer' }))],
    ['Escape', () => fireEvent.keyDown(find('dialog'), { key: 'Escape' })],
    ['Back', () => history.go(-1)],
  ])('happens with %s', async (_, close) => {
    await open()
    await settled()
    await act(async () => void close())
    await act(settled)
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('happens with Escape in a frame of this site', async () => {
    await open([{ type: 'iframe', src: '/devis' }])
    const framed = document.implementation.createHTMLDocument()
    Object.defineProperty(find('iframe'), 'contentDocument', { value: framed })
    fireEvent.load(find('iframe'))
    await act(async () => void framed.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' })))
    await act(settled)
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('gives up the fragment that is on its way', async () => {
    const calls = stubServer()
    await open([{ type: 'ajax', src: '/horaires' }])
    await act(settled)
    expect(calls[0]?.url).toBe('/horaires')
    await act(async () => openOverlay()?.close())
    await settled()
    expect(calls[0]?.init.signal?.aborted).toBe(true)
  })
})

describe('the store', () => {
  const translate = (traductions: Record<string, string>) =>
    act(async () => engine.store.setState({ translation: { state: 'here', langue: 'fr', traductions } }))

  test('says what is open, what it was opened with included', async () => {
    const slides = images(2)
    await open(slides, { index: 1, opener: find('#lien') })
    const parameters = { index: 1, opener: find('#lien'), slides: { length: 2, at: expect.any(Function) } }
    expect(engine.store.getState().modal.stack).toEqual([
      { id: expect.any(Number), island: 'lightbox', kind: 'slides', title: 'Popup', url: '', parameters },
    ])
  })

  test('without its entry has no lightbox either', async () => {
    await open()
    await act(async () => engine.store.setState({ modal: { open: false, stack: [] } }))
    await settled()
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('has its name as the site translates it, and so has the dialog', async () => {
    await open()
    await translate({ Popup: 'Visionneuse' })
    expect(find('dialog').getAttribute('aria-label')).toBe('Visionneuse')
    expect(engine.store.getState().modal.stack[0]?.title).toBe('Visionneuse')
  })
})

describe('a fragment', () => {
  test('that the server refuses is reported, said, and tried again', async () => {
    const { errors } = complaints()
    const calls = stubServer()
    await open([{ type: 'ajax', src: '/horaires' }], { opener: find('#lien') })
    await act(settled)
    await act(async () => calls[0]?.answer('', { status: 500 }))
    await act(settled)
    expect(errors[0]).toContain('[ILOTS-403] lightbox (a#lien)')
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await act(settled)
    await act(async () => calls[1]?.answer('<h3>Horaires</h3>'))
    await act(settled)
    expect(screen.getByRole('heading', { name: 'Horaires' })).toBeDefined()
  })
})

test('a node that holds the lightbox closes it with a reason, and the page is as it was', async () => {
  const { errors } = complaints()
  const before = document.body.innerHTML
  await open([{ type: 'inline', node: document.body }])
  await act(settled)
  expect(document.body.innerHTML).toBe(before)
  expect(errors.some((line) => line.includes('[ILOTS-302] lightbox'))).toBe(true)
})

describe('a link', () => {
  const start = (html: string) => startOn(html, { ...descriptor, when: { on: 'now' } })
  const clickOn = (selector: string) => act(async () => void fireEvent.click(find(selector)))

  test('opens its group at itself, with its caption', async () => {
    engine = await start(`<a rel="lightbox[vues]" href="/1.jpg" title="Un">1</a>
<a rel="lightbox[vues]" href="/2.jpg" title="Deux">2</a>`)
    await clickOn('[href="/2.jpg"]')
    await vi.waitFor(() => expect(counter()).toBe('2/2'))
    await act(settled)
    load()
    expect(picture().getAttribute('src')).toBe('/2.jpg')
    expect(find('[data-current] .ilots-lightbox-caption').textContent).toBe('Deux')
  })

  test('in content that names a page of another site is followed, with one warning', async () => {
    const { warnings } = complaints()
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    engine = await start(`<div data-ilots-content>
<a rel="lightbox" data-type="iframe" title="Connexion" href="https://ailleurs.example/a">1</a></div>`)
    for (const times of [1, 2]) {
      await clickOn('[rel]')
      await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(times))
    }
    expect(assign).toHaveBeenLastCalledWith('https://ailleurs.example/a')
    expect(openOverlay()).toBeUndefined()
    expect(warnings).toEqual([expect.stringContaining('ILOTS-203')])
  })

  test('whose node is missing opens nothing, and says why', async () => {
    const { errors } = complaints()
    engine = await start('<a rel="lightbox" href="#nulle-part">1</a>')
    await clickOn('[rel]')
    await act(settled)
    expect(document.querySelector('dialog')).toBeNull()
    expect(errors[0]).toContain(
      "[ILOTS-202] lightbox (a) : attendu un élément d'id « nulle-part », aucun trouvé",
    )
  })
})
