/** Slides that hold choices: the chosen or focused one is in view. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { carousel } from '../../../islands/carousel'
import { followFocus, startOf } from '../../../src/ui/slides/choices'
import { find, settled, startOn } from '../../helpers/engine'

const TWO = {
  perPage: 2,
  perMove: 2,
  rewind: false,
  breakpoints: { 576: { perPage: 3 }, 992: { perPage: 4 } },
}
const tiles = (count: number, checked = -1) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<label><input type="radio" name="agence" value="${index}"${index === checked ? ' checked' : ''}> ${index}</label>`,
  ).join('')
const wide = (width: number) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: width >= Number(/\d+/.exec(media)) }),
  )

beforeEach(() => wide(0))
afterEach(() => vi.unstubAllGlobals())

describe('the view begins', () => {
  const begin = (count: number, checked: number) => {
    document.body.innerHTML = tiles(count, checked)
    return startOf([...document.body.children], TWO)
  }
  test.each([
    ['with the first slide when nothing is chosen', 0, 8, -1, 0],
    ['two by two, with what is chosen', 0, 8, 3, 2],
    ['no later than with a whole view', 1000, 8, 7, 4],
    ['with the first when there are fewer than a view', 1000, 3, 2, 0],
  ])('%s', (_, width, count, checked, first) => {
    wide(width)
    expect(begin(count, checked)).toBe(first)
  })
})

describe('the focus', () => {
  const start = () => {
    document.body.innerHTML = `<div id="list">${tiles(6)}</div>`
    const list = find('#list')
    for (const seen of [...list.children].slice(0, 2)) seen.className = 'is-visible'
    let rest = () => {}
    const go = vi.fn()
    const { signal } = new AbortController()
    followFocus({ go, on: (_, handler) => (rest = handler) }, list, TWO, signal)
    const come = () => {
      rest()
      return settled()
    }
    return { go, list, come }
  }
  const focus = (value: number) => find(`[value="${value}"]`).focus()
  test('brings its slide into the view, two by two; one that is seen stays', () => {
    const { go } = start()
    focus(1)
    expect(go).not.toHaveBeenCalled()
    focus(5)
    expect(go).toHaveBeenCalledExactlyOnceWith(4)
  })
  test('that comes while the view moves is followed when it rests', async () => {
    const { go, come } = start()
    focus(3)
    await come()
    expect(go.mock.calls).toEqual([[2], [2]])
  })
  test('holds nothing that a finger drags away', async () => {
    const { go, come, list } = start()
    focus(3)
    list.dispatchEvent(new Event('pointerdown'))
    await come()
    expect(go).toHaveBeenCalledOnce()
  })
})

test('the focus that brought the slides into sight stays', async () => {
  document.body.innerHTML = ''
  const html = `<div data-ilot="carousel-appointment">${tiles(3)}</div>`
  const started = startOn(html, { ...carousel, when: { on: 'now' } })
  const early = document.querySelector<HTMLElement>('[value="1"]')
  early?.focus()
  await started
  await settled()
  expect(find('.splide__list').contains(early)).toBe(true)
  expect(document.activeElement).toBe(early)
})

test('a slide with a choice is never out of the keyboard’s reach, nor of a screen reader’s', async () => {
  // happy-dom has no layout: the slide is out of view by its numbers.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(this.matches('.splide__slide') ? 500 : 0, 0, 100, 100)
  })
  await startOn(`<div data-ilot="carousel-appointment">${tiles(4, 0)}<a href="/autres">Autres</a></div>`, {
    ...carousel,
    when: { on: 'now' },
  })
  await settled()
  const slides = [...document.querySelectorAll<HTMLElement>('.splide__slide')]
  expect(slides.map(({ inert }) => inert)).toEqual([false, false, false, false, true])
  expect(slides.some((slide) => slide.querySelector('input') && slide.ariaHidden === 'true')).toBe(false)
})
