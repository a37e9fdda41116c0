import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { carousel } from '../../../islands/carousel'
import { slider } from '../../../islands/slider'
import type { Island } from '../../../src/contracts/island'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { see } from '../../helpers/intersection'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => `<li><a href="/${index}">Avis ${index + 1}</a></li>`).join('')
const list = (attributes: string, count = 4) =>
  `<div ${attributes}><ul data-role="slides">${items(count)}</ul></div>`
const open = (html: string, island: Island = slider) => startOn(html, { ...island, when: { on: 'now' } })
const slides = () => [...document.querySelectorAll('.splide__slide')]
const arrow = (name: string) => find<HTMLButtonElement>(`button[aria-label="${name}"]`)

let errors: readonly string[]
beforeEach(() => {
  ;({ errors } = complaints())
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

test('each slide is a group that says which it is; the page’s list is plain', async () => {
  await open(list('data-ilot="slider"'))
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 sur 4',
    '2 sur 4',
    '3 sur 4',
    '4 sur 4',
  ])
  expect([find('ul').getAttribute('role'), find('li').getAttribute('role')]).toEqual(['none', 'none'])
})

test.each([
  ['', 'Avis'],
  [' role="group"', null],
])('a host with the attributes “aria-label%s” leaves its carousel the name %s', async (role, name) => {
  await open(list(`data-ilot="slider" aria-label="Avis"${role}`))
  expect(find('.ilots-slides').getAttribute('aria-label')).toBe(name)
})

test.each([
  ['texts', '<li>Brest</li>', 'polite'],
  ['choices', '<li><label><input type="radio" name="a"> Brest</label></li>', null],
])('a move of %s is announced or not: choices can all be reached', async (_, item, live) => {
  await open(`<div data-ilot="slider" data-autoplay="false"><ul data-role="slides">${item}${item}</ul></div>`)
  expect(find('.splide__track').getAttribute('aria-live')).toBe(live)
})

test('a list that the keyboard could scroll is no stop of Tab while it slides', async () => {
  await open(list('data-ilot="slider"').replace('<ul ', '<ul tabindex="0" '))
  const row = find('ul')
  expect(row.hasAttribute('tabindex')).toBe(false)
  find('[data-ilot]').remove()
  await vi.waitFor(() => expect(row.getAttribute('tabindex')).toBe('0'))
})

test('its arrows and its button have French names', async () => {
  await open(list('data-ilot="slider"'))
  expect([...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual(
    ['arrêter la présentation', 'précédent', 'suivant'],
  )
})

test('without autoplay, nothing is there to stop', async () => {
  await open(list('data-ilot="slider" data-autoplay="false"'))
  expect(document.querySelectorAll('button')).toHaveLength(2)
})

test('the children of the host are its slides when no part is', async () => {
  await open('<div data-ilot="slider"><p>Un</p><p>Deux</p><template></template></div>')
  expect(slides().map(({ textContent }) => textContent)).toEqual(['Un', 'Deux'])
})

test('gives the page its slides back as they are by then', async () => {
  document.body.innerHTML = list('data-ilot="slider" aria-label="Avis"')
  const before = document.body.innerHTML
  const engine = await open(before)
  expect(slides()).toHaveLength(4)
  engine.lifecycle.sweep(() => true)
  expect(document.body.innerHTML).toBe(before)
})

test('a group that the page has named stays the only one of that name, and says what it is', async () => {
  const engine = await open(list('data-ilot="slider" role="group" aria-label="Avis"'))
  const host = find('[data-ilot]')
  const frame = find('.ilots-slides')
  expect(host.getAttribute('aria-roledescription')).toBe('carrousel')
  expect(['role', 'aria-label', 'aria-roledescription'].map((name) => frame.getAttribute(name))).toEqual([
    null,
    null,
    null,
  ])
  engine.lifecycle.sweep(() => true)
  expect(host.hasAttribute('aria-roledescription')).toBe(false)
})

test('without one, the frame is the group, by the name that the page gives', async () => {
  await open(list('data-ilot="slider" aria-label="Avis"'))
  const frame = find('.ilots-slides')
  expect(['role', 'aria-label', 'aria-roledescription'].map((name) => frame.getAttribute(name))).toEqual([
    'group',
    'Avis',
    'carrousel',
  ])
})

test('a slide that a script adds, or removes, counts', async () => {
  await open(list('data-ilot="slider"', 2))
  find('[data-role="slides"]').insertAdjacentHTML('beforeend', '<li>Nouveau</li>')
  await settled()
  expect(slides().map(({ textContent }) => textContent)).toEqual(['Avis 1', 'Avis 2', 'Nouveau'])
  find('li').remove()
  await settled()
  expect(slides()).toHaveLength(2)
  expect(slides()[0]?.getAttribute('aria-label')).toBe('1 sur 2')
})

test('values that are refused are named, and have their defaults', async () => {
  await open(list('data-ilot="slider" data-interval="vite" data-direction="oblique" data-per-view="0"'))
  expect(errors.map((line) => /data-[\w-]+ refusé/.exec(line)?.[0])).toEqual([
    'data-interval refusé',
    'data-direction refusé',
    'data-per-view refusé',
  ])
  expect(slides()).toHaveLength(4)
})

describe('a carousel', () => {
  test('of the menu goes round and round, its arrows keep their names', async () => {
    await open(list('data-ilot="carousel-menu"', 5), carousel)
    arrow('précédent').click()
    expect([arrow('précédent').disabled, arrow('suivant').disabled]).toEqual([false, false])
  })

  test('of the appointment ends', async () => {
    await open(list('data-ilot="carousel-appointment"', 8), carousel)
    expect([arrow('précédent').disabled, arrow('suivant').disabled]).toEqual([true, false])
  })
})

test('out of sight, nothing goes by', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance', 'Date'] })
  await open(list('data-ilot="slider" data-interval="1000"'))
  see(find('.ilots-slides'), 0)
  const active = () => slides().findIndex((slide) => slide.classList.contains('is-active'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(active()).toBe(0)
  vi.useRealTimers()
})
