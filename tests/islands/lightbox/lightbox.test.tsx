/** The lightbox: what it shows and says, and how the visitor moves through it. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Slide } from '../../../src/contracts/services/lightbox'
import { complaints, find, settled } from '../../helpers/engine'
import {
  button,
  click,
  counter,
  current,
  doubleTap,
  drag,
  fail,
  hears,
  image,
  images,
  isZoomed,
  load,
  picture,
  press,
  showLightbox,
  swipe,
} from '../../helpers/lightbox'

let printed: ReturnType<typeof complaints>
beforeEach(() => {
  printed = complaints()
})
afterEach(() => {
  cleanup()
  // React warns about attributes that it does not accept.
  expect(printed).toEqual({ errors: [], warnings: [] })
})

const names = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))

describe('an image that the browser has already', () => {
  test.each([
    ['is shown with the first drawing', 900, false],
    ['that is broken waits for its own event', 0, true],
  ])('%s', (_, width, isWaiting) => {
    const { prototype } = HTMLImageElement
    const spies = [
      vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true),
      vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(width),
    ]
    showLightbox(images(1))
    expect(picture().classList.contains('is-loading')).toBe(isWaiting)
    for (const spy of spies) spy.mockRestore()
  })
})

describe('a group', () => {
  test('has its labels, word for word', () => {
    showLightbox(images(3))
    expect(names()).toEqual([
      'démarrer la présentation',
      'réduire',
      'agrandir',
      'fermer',
      'précédente',
      'suivante',
    ])
    expect(screen.getByRole('dialog', { name: 'Popup' })).toBeDefined()
  })

  test('counts', () => {
    showLightbox(images(3), 1)
    expect(counter()).toBe('2/3')
  })

  test('moves with its buttons, round and round', () => {
    showLightbox(images(3))
    const places = ['suivante', 'suivante', 'suivante', 'précédente', 'précédente'].map((name) => {
      click(name)
      return counter()
    })
    expect(places).toEqual(['2/3', '3/3', '1/3', '3/3', '2/3'])
  })

  test('moves with its keys, round and round', () => {
    showLightbox(images(4))
    const keys = ['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'ArrowRight', 'Home', 'Home']
    const places = keys.map((key) => {
      press(key)
      return counter()
    })
    expect(places).toEqual(['4/4', '1/4', '4/4', '1/4', '2/4', '1/4', '1/4'])
  })

  test('misses no key of a fast hand', () => {
    showLightbox(images(5))
    // Before the next render.
    act(() => {
      for (const key of ['ArrowRight', 'ArrowRight', 'End'])
        find('dialog').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
    expect(counter()).toBe('5/5')
  })

  test('of two goes round too', () => {
    showLightbox(images(2))
    click('précédente')
    expect(counter()).toBe('2/2')
    expect(picture().alt).toBe('Photo 2')
    click('précédente')
    expect(counter()).toBe('1/2')
  })

  test.each([
    [-41, '2/3'],
    [41, '3/3'],
    [-40, '1/3'],
    [40, '1/3'],
  ])('swiped by %i px is at %s', (distance, place) => {
    showLightbox(images(3))
    swipe(distance)
    expect(counter()).toBe(place)
  })

  test('follows the finger, and goes back when the swipe is taken away', () => {
    showLightbox(images(3))
    const offset = () => current().style.getPropertyValue('--ilots-lightbox-offset')
    drag(-100)
    expect(offset()).toBe('calc(0% + -100px)')
    expect(find('dialog').classList).toContain('is-dragged')
    act(() => void dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })))
    expect(offset()).toBe('calc(0% + 0px)')
    expect(find('dialog').classList).not.toContain('is-dragged')
    expect(counter()).toBe('1/3')
  })

  test('closes with its control and with a click on the backdrop', () => {
    const { onClose } = showLightbox(images(3))
    click('fermer')
    expect(onClose).toHaveBeenCalledOnce()
    const stage = find('.ilots-lightbox-stage')
    fireEvent.pointerDown(stage)
    fireEvent.pointerUp(stage)
    fireEvent.click(stage)
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('a slide alone', () => {
  test('has no counter, arrows or slideshow', () => {
    showLightbox(images(1))
    expect(names()).toEqual(['réduire', 'agrandir', 'fermer'])
    expect(counter()).toBeUndefined()
  })

  test.each(['ArrowRight', 'ArrowLeft', 'Home', 'End'])('leaves the key %s to the browser', (key) => {
    showLightbox(images(1))
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    act(() => void find('dialog').dispatchEvent(event))
    expect(event.defaultPrevented).toBe(false)
  })

  test('does not follow a finger', () => {
    showLightbox(images(1))
    swipe(-100)
    expect(current().style.getPropertyValue('--ilots-lightbox-offset')).toBe('calc(0% + 0px)')
  })
})

describe('what is in the page', () => {
  const sources = () => [...document.querySelectorAll('dialog img')].map((each) => each.getAttribute('src'))

  test('is three slides of three hundred, those beside it with their images', () => {
    const { at } = showLightbox(images(300))
    expect(document.querySelectorAll('.ilots-lightbox-slide')).toHaveLength(3)
    expect(sources()).toEqual(['/photo-300.jpg', '/photo-1.jpg', '/photo-2.jpg'])
    expect(new Set(at.mock.calls.flat())).toEqual(new Set([299, 0, 1]))
  })

  test('stays three slides, of which the others are out of reach', () => {
    showLightbox(images(300))
    press('ArrowRight')
    expect(sources()).toEqual(['/photo-1.jpg', '/photo-2.jpg', '/photo-3.jpg'])
    const slides = [...document.querySelectorAll<HTMLElement>('.ilots-lightbox-slide')]
    expect(slides.map(({ inert }) => inert)).toEqual([true, false, true])
  })

  test('keeps the image that was loaded ahead', () => {
    showLightbox(images(3))
    const ahead = find('[src="/photo-2.jpg"]')
    press('ArrowRight')
    expect(picture()).toBe(ahead)
  })

  test('has no frame, fragment or node before its turn', async () => {
    document.body.innerHTML = '<p id="prix">Prix</p>'
    const { asked } = showLightbox([
      image(1),
      { type: 'iframe', src: '/devis' },
      { type: 'ajax', src: '/horaires' },
    ])
    await act(settled)
    expect(document.querySelector('iframe')).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('what is spoken', () => {
  test('is the place and the caption', async () => {
    showLightbox([image(1), image(2, { caption: 'Crozon' }), image(3)])
    await hears('image 1 sur 3')
    press('ArrowRight')
    await hears('image 2 sur 3, Crozon')
  })

  test('of a slide alone is its caption', async () => {
    showLightbox([image(1, { caption: 'Crozon' })])
    await hears('Crozon')
  })

  test('is how large the image is', async () => {
    showLightbox(images(3))
    load()
    press('+')
    await hears('image 1 sur 3, agrandie à 150 %')
  })

  test('is still while slides go by by themselves', async () => {
    vi.useFakeTimers()
    showLightbox(images(3))
    load()
    await hears('image 1 sur 3')
    click('démarrer la présentation')
    act(() => vi.advanceTimersByTime(2500))
    expect(counter()).toBe('2/3')
    act(() => vi.advanceTimersByTime(100))
    await hears('image 1 sur 3')
    click('arrêter la présentation')
    await hears('image 2 sur 3')
    vi.useRealTimers()
  })

  test('is not said again when a slideshow stops where it was', async () => {
    showLightbox(images(3))
    await hears('image 1 sur 3')
    const line = find('.ilots-spoken').firstChild
    load()
    click('démarrer la présentation')
    click('arrêter la présentation')
    await settled()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(find('.ilots-spoken').firstChild).toBe(line)
  })

  test('names each slide by its place', () => {
    showLightbox(images(3))
    expect(screen.getByRole('group', { name: 'image 1 sur 3' })).toBe(current())
  })
})

describe('a caption', () => {
  test('that an old script gave as nodes shows them, and they stay while the lightbox draws again', async () => {
    const given = document.createRange().createContextualFragment('Crozon, <a href="/carte">la carte</a>')
    const captionNodes = () => given.cloneNode(true)
    const slides = [image(1, { caption: 'Crozon, la carte', captionNodes })]
    showLightbox(slides)
    const link = await vi.waitFor(() => find('.ilots-lightbox-caption a'))
    expect(find('.ilots-lightbox-caption').textContent).toBe('Crozon, la carte')
    press('+')
    await settled()
    expect(find('.ilots-lightbox-caption a')).toBe(link)
  })

  test('as nodes is there in a group of two, whichever way it is reached', async () => {
    const captionNodes = () => document.createRange().createContextualFragment('<b>Crozon</b>')
    const slides = [1, 2].map((number) => image(number, { caption: 'Crozon', captionNodes }))
    showLightbox(slides)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft']) {
      press(key)
      await settled()
      expect(find('.ilots-lightbox-slide:not([inert]) .ilots-lightbox-caption b').textContent).toBe('Crozon')
    }
  })

  test('is text', () => {
    showLightbox([image(1, { caption: '<b>Nuits</b> <img src=x onerror=alert(1)>' })])
    expect(find('.ilots-lightbox-caption').textContent).toBe('<b>Nuits</b> <img src=x onerror=alert(1)>')
    expect(document.querySelector('.ilots-lightbox-caption *')).toBeNull()
  })

  test('is not there when there is none', () => {
    showLightbox(images(1))
    expect(document.querySelector('.ilots-lightbox-caption')).toBeNull()
  })
})

describe('an image', () => {
  test('has its alternative, its address and its other sizes', () => {
    showLightbox([image(1, { srcset: '/a.jpg 900w, /b.jpg 1800w' })])
    expect(picture().alt).toBe('Photo 1')
    expect(picture().getAttribute('srcset')).toBe('/a.jpg 900w, /b.jpg 1800w')
    expect(picture().getAttribute('sizes')).toBe('100vw')
    expect(picture().style.getPropertyValue('--ilots-lightbox-most')).toBe('1800px')
  })

  test('has the sizes it is given, and none without other sizes', () => {
    showLightbox([image(1, { srcset: '/a.jpg 900w', sizes: '50vw' }), image(2, { sizes: '50vw' })])
    expect(picture().getAttribute('sizes')).toBe('50vw')
    press('ArrowRight')
    expect(picture().hasAttribute('sizes')).toBe(false)
  })

  test('is waited for with its thumbnail, and said to be on its way', () => {
    showLightbox([image(1, { thumbnail: '/petite.jpg' })])
    expect(find('.ilots-lightbox-thumbnail').getAttribute('src')).toBe('/petite.jpg')
    expect(find('.ilots-spinner').textContent).toBe('Chargement…')
    expect(find('.ilots-lightbox-content').getAttribute('aria-busy')).toBe('true')
    load()
    expect(document.querySelector('.ilots-lightbox-waiting')).toBeNull()
    expect(picture().classList).toContain('is-shown')
    expect(find('.ilots-lightbox-content').getAttribute('aria-busy')).toBe('false')
  })

  test('that comes back is waited for again', () => {
    showLightbox(images(5))
    load()
    press('ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft')
    expect(picture().alt).toBe('Photo 1')
    expect(picture().classList).toContain('is-loading')
  })

  test('that has not come says so, and is tried again', () => {
    showLightbox([image(1), image(2)])
    fail()
    expect(screen.getByRole('alert').textContent).toContain('Impossible de charger cette image.')
    expect(document.querySelector('[data-current] .ilots-lightbox-image')).toBeNull()
    click('Réessayer')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(find('.ilots-spinner').textContent).toBe('Chargement…')
    load()
    expect(picture().classList).toContain('is-shown')
  })

  test('that has not come beside the current one is not said before its turn', () => {
    showLightbox(images(3))
    fireEvent.error(find('[src="/photo-2.jpg"]'))
    expect(screen.queryByRole('alert')).toBeNull()
    press('ArrowRight')
    expect(screen.getByRole('alert')).toBeDefined()
  })
})

describe('enlarging', () => {
  test('starts as the image lies, and ends at the most', () => {
    showLightbox(images(1))
    load()
    expect(button('réduire').getAttribute('aria-disabled')).toBe('true')
    click('agrandir')
    expect(picture().style.getPropertyValue('--ilots-lightbox-scale')).toBe('1.5')
    click('agrandir')
    expect(picture().style.getPropertyValue('--ilots-lightbox-scale')).toBe('2')
    expect(button('agrandir').getAttribute('aria-disabled')).toBe('true')
  })

  test('and reducing as often leaves the image as it lay', () => {
    showLightbox(images(1))
    load()
    press('+', '-')
    expect(isZoomed()).toBe(false)
  })

  test('is undone by 0, by a second double tap, by the window’s size and by the next slide', () => {
    showLightbox(images(3))
    load()
    const undo: (() => void)[] = [
      () => press('0'),
      doubleTap,
      () => act(() => void dispatchEvent(new Event('resize'))),
      () => click('suivante'),
    ]
    for (const each of undo) {
      doubleTap()
      expect(isZoomed()).toBe(true)
      each()
      expect(isZoomed()).toBe(false)
    }
  })

  test('waits for the image', () => {
    showLightbox(images(1))
    press('+')
    expect(isZoomed()).toBe(false)
  })

  test('turns the arrows into moves of the image', () => {
    showLightbox(images(3))
    load()
    press('+', 'ArrowRight')
    expect(counter()).toBe('1/3')
  })

  test('is for images', async () => {
    showLightbox([{ type: 'html', content: 'Texte' }])
    expect(names()).toEqual(['fermer'])
  })
})

describe('the slideshow', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  const isPlaying = () => screen.queryByRole('button', { name: 'arrêter la présentation' }) !== null
  const play = (slides: readonly (Slide | undefined)[] = images(3)) => {
    showLightbox(slides)
    load()
    click('démarrer la présentation')
  }

  test('starts stopped', () => {
    showLightbox(images(3))
    load()
    wait(60_000)
    expect(counter()).toBe('1/3')
  })

  test('goes on after 2500 ms, round and round', () => {
    play()
    wait(2499)
    expect(counter()).toBe('1/3')
    wait(1)
    for (const place of ['2/3', '3/3', '1/3']) {
      expect(counter()).toBe(place)
      load()
      wait(2500)
    }
  })

  test('counts from when the slide is shown', () => {
    play()
    wait(2500)
    wait(60_000)
    expect(counter()).toBe('2/3')
    load()
    wait(2499)
    expect(counter()).toBe('2/3')
    wait(1)
    expect(counter()).toBe('3/3')
  })

  test('gives a slide whose image was loaded ahead its full time', () => {
    play()
    fireEvent.load(find('[src="/photo-2.jpg"]'))
    wait(2500)
    wait(2499)
    expect(counter()).toBe('2/3')
    wait(1)
    expect(counter()).toBe('3/3')
  })

  test('waits for the image it was started on', () => {
    showLightbox(images(3))
    click('démarrer la présentation')
    wait(60_000)
    expect(counter()).toBe('1/3')
  })

  test('goes on after an image that has failed, and one that cannot be read', () => {
    showLightbox([image(1), undefined, image(3)])
    fail()
    click('démarrer la présentation')
    wait(2500)
    expect(counter()).toBe('2/3')
    wait(2500)
    expect(counter()).toBe('3/3')
  })

  test('does not run while the page is hidden', () => {
    play()
    wait(2000)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    wait(60_000)
    expect(counter()).toBe('1/3')
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    wait(2499)
    expect(counter()).toBe('1/3')
    wait(1)
    expect(counter()).toBe('2/3')
  })

  test('stops with its button, which keeps focus', () => {
    play()
    button('arrêter la présentation').focus()
    click('arrêter la présentation')
    wait(60_000)
    expect(counter()).toBe('1/3')
    expect(document.activeElement).toBe(button('démarrer la présentation'))
  })

  test.each<[string, () => void]>([
    ['a button', () => click('suivante')],
    ['a key', () => press('ArrowLeft')],
    ['a swipe', () => swipe(-60)],
    ['a finger that holds it', () => drag(-20)],
    ['a button that enlarges', () => click('agrandir')],
    ['a key that enlarges', () => press('+')],
    ['a double tap', doubleTap],
    ['the wheel', () => fireEvent.wheel(picture(), { deltaY: -100 })],
  ])('stops with the visitor’s own move, by %s', (_, move) => {
    play()
    expect(isPlaying()).toBe(true)
    move()
    const place = counter()
    load()
    expect(isPlaying()).toBe(false)
    wait(60_000)
    expect(counter()).toBe(place)
  })

  test('leaves no timer when it is closed', () => {
    const { unmount } = showLightbox(images(3))
    load()
    click('démarrer la présentation')
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    unmount()
    vi.runOnlyPendingTimers()
    expect(vi.getTimerCount()).toBe(0)
  })
})
