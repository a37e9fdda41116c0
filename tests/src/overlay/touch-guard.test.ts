import { expect, test, vi } from 'vitest'
import { mayMove } from '../../../src/overlay/scroll-lock'
import { find } from '../../helpers/engine'

/** happy-dom lays nothing out: sizes and positions are given. */
function scroller(style: string, sizes: Partial<Record<keyof Element, number>>): HTMLElement {
  document.body.innerHTML = `<div id="box" style="${style}"><p><input type="range"><span>Texte</span></p></div>`
  const box = find('#box')
  for (const [name, value] of Object.entries(sizes))
    vi.spyOn(box, name as 'scrollTop', 'get').mockReturnValue(value)
  return find('span')
}

const tall = {
  scrollTop: 0,
  scrollHeight: 900,
  clientHeight: 300,
  scrollLeft: 0,
  scrollWidth: 300,
  clientWidth: 300,
}

test.each([
  ['down from the top', { ...tall }, 0, 10, true],
  ['up from the top', { ...tall }, 0, -10, false],
  ['down from the end', { ...tall, scrollTop: 600 }, 0, 10, false],
  ['down from the end of a zoomed page', { ...tall, scrollTop: 599.6 }, 0, 10, false],
  ['up from the end', { ...tall, scrollTop: 600 }, 0, -10, true],
  ['sideways, mostly', { ...tall }, 20, 10, false],
  ['sideways in what is wide', { ...tall, scrollWidth: 900 }, 20, 10, true],
])('%s', (_, sizes, x, y, expected) => {
  expect(mayMove(scroller('overflow-x: auto; overflow-y: auto', sizes), x, y)).toBe(expected)
})

test('what hides its overflow does not scroll', () => {
  expect(mayMove(scroller('overflow: hidden', tall), 0, 10)).toBe(false)
})

test('from right to left, positions are negative', () => {
  const wide = { ...tall, scrollWidth: 900, scrollLeft: -600 }
  expect(mayMove(scroller('overflow-x: auto; overflow-y: auto; direction: rtl', wide), -10, 0)).toBe(false)
  expect(mayMove(scroller('overflow-x: auto; overflow-y: auto; direction: rtl', wide), 10, 0)).toBe(true)
})

test('a range is always moved', () => {
  scroller('overflow: hidden', tall)
  expect(mayMove(find('input'), 10, 0)).toBe(true)
})
