// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drag, installPart, layOut } from '../../helpers/legacy-parts'

const { $, $$, Element, Sortables } = await installPart('Drag')
const item = (id, left, top) =>
  `<li id="${id}" style="left:${left}px;top:${top}px;width:100px;height:40px"><b class="grip">${id}</b><input type="radio" name="r${id}" checked></li>`
beforeEach(() => {
  vi.useFakeTimers()
  layOut()
  document.body.innerHTML =
    `<ul id="first" style="left:0;top:0;width:100px;height:120px">${item('a', 0, 0)}${item('b', 0, 40)}${item('c', 0, 80)}</ul>` +
    `<ul id="second" style="left:200px;top:0;width:100px;height:300px">${item('d', 200, 0)}</ul>`
})
afterEach(() => {
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
})
/** Makes sortable lists that note their events. */
const make = (lists, options) => {
  const seen = []
  const note = (name) => (element) => seen.push(`${name} ${element.id}`)
  const made = new Sortables(lists, {
    onStart: note('start'),
    onSort: note('sort'),
    onComplete: note('complete'),
    ...options,
  })
  return { made, seen }
}
const down = [
  [5, 5],
  [5, 20],
  [5, 60],
]

test('an item changes places with the one over which it is dragged', () => {
  const { made, seen } = make('first')
  drag($('a'), ...down)
  expect(made.serialize()).toEqual(['b', 'a', 'c'])
  expect(seen).toEqual(['start a', 'sort a', 'complete a'])
  expect([made.idle, document.querySelectorAll('li').length]).toEqual([true, 4])
})

test('a press that hardly moves leaves all as it was', () => {
  const { made, seen } = make('first')
  drag($('a'), [5, 5], [6, 6])
  expect([made.serialize(), seen, made.idle]).toEqual([['a', 'b', 'c'], ['complete a'], true])
})

const across = [
  [5, 5],
  [5, 20],
  [250, 200],
  [250, 201],
]

test('an item goes into another list', () => {
  const { made } = make($$('ul'))
  drag($('a'), ...across)
  expect(made.serialize()).toEqual([
    ['b', 'c'],
    ['d', 'a'],
  ])
})

test('an item that has to stay does not', () => {
  const { made } = make($$('ul'), { constrain: true })
  drag($('a'), ...across)
  expect(made.serialize(1)).toEqual(['d'])
})

test('serialize takes a list and a function, in any order', () => {
  const { made } = make('ul')
  const twice = (element) => element.id + element.id
  expect([made.serialize(1), made.serialize(twice, 1), made.serialize(1, twice), made.serialize(9)]).toEqual([
    ['d'],
    ['dd'],
    ['dd'],
    [['a', 'b', 'c'], ['d']],
  ])
})

test('only the handle takes an item, with a finger as well', () => {
  const { made, seen } = make('first', { handle: '.grip' })
  drag($('a'), ...down)
  expect(seen).toEqual([])
  const start = Object.assign(new Event('touchstart', { bubbles: true }), {
    touches: [{ pageX: 5, pageY: 5 }],
  })
  $('a').querySelector('.grip').dispatchEvent(start)
  expect(made.idle).toBe(false)
  document.fireEvent('touchend', {})
  drag($('a').querySelector('.grip'), ...down)
  expect(made.serialize()).toEqual(['b', 'a', 'c'])
})

test('a field in an item is no place to take it', () => {
  const { seen } = make('first')
  drag($('a').querySelector('input'), ...down)
  expect(seen).toEqual([])
})

test('a clone follows the pointer; what is checked in the item stays checked', () => {
  const { made } = make('first', { clone: true, opacity: 0.5 })
  const during = []
  made.addEvent('sort', (element, clone) => {
    during.push(clone.parentNode.id, clone.style.position, clone.style.visibility, element.style.opacity)
  })
  drag($('a'), ...down)
  expect(during).toEqual(['first', 'absolute', 'visible', '0.5'])
  expect([$('a').style.opacity, $('a').querySelector('input').checked, made.clone.isConnected]).toEqual([
    '1',
    true,
    false,
  ])
})

test('a function makes the clone', () => {
  const clone = vi.fn((_event, _element, list) => new Element('p').inject(list))
  const { made } = make('first', { clone })
  drag($('a'), ...down)
  expect(clone).toHaveBeenCalledExactlyOnceWith(expect.anything(), $('a'), $('first'))
  expect(made.clone.tagName).toBe('P')
})

test('with revert it is complete once the clone is gone', () => {
  const { made, seen } = make('first', { clone: true, revert: { duration: 100 } })
  made.addEvent('complete', () => seen.push(made.clone.isConnected))
  drag($('a'), ...down)
  expect([seen.includes('complete a'), made.idle]).toEqual([false, false])
  vi.advanceTimersByTime(500)
  expect([seen.slice(-2), made.idle]).toEqual([['complete a', false], true])
})

test('items and lists are added and taken away', () => {
  const { made, seen } = make('first')
  const added = new Element('li', { id: 'e' }).inject('first')
  made.addItems(added).addLists($('second'))
  expect([made.elements.length, made.lists.length]).toEqual([5, 2])
  expect(made.removeItems($('a'), [added])).toHaveLength(2)
  drag($('a'), ...down)
  expect([made.elements.length, seen]).toEqual([3, []])
  made.removeLists($('second'))
  expect([made.elements.length, made.lists.length]).toEqual([2, 1])
})

test('detached nothing moves; attached again it does', () => {
  const { made } = make('first')
  made.detach()
  drag($('a'), ...down)
  expect($$('#first li').get('id')).toEqual(['a', 'b', 'c'])
  made.attach()
  drag($('a'), ...down)
  expect(made.serialize()).toEqual(['b', 'a', 'c'])
})
