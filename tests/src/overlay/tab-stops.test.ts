/** The one focus trap. */
import { beforeEach, expect, test } from 'vitest'
import { keepTabInside, tabStops } from '../../../src/overlay/tab-stops'
import { find } from '../../helpers/engine'

beforeEach(() => {
  // Nothing is laid out here.
  Element.prototype.checkVisibility ??= () => true
  document.body.innerHTML =
    '<a href="#" id="out">Dehors</a><div id="a"><button id="a1">1</button><button id="a2">2</button></div>' +
    '<div id="b"><button id="b1">3</button><button disabled>4</button><p tabindex="-1" id="quiet">5</p></div>'
})

/** Tab from one element. @returns the id of the focused element, and whether the browser is kept from moving it. */
function tab(from: string, isBack: boolean, ...roots: string[]): [string | undefined, boolean] {
  find(from).focus()
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey: isBack, cancelable: true })
  keepTabInside(event, ...roots.map((root) => find(root)))
  return [document.activeElement?.id, event.defaultPrevented]
}

test('stops at what Tab reaches, in the order of the page', () => {
  expect(tabStops(document.body).map(({ id }) => id)).toEqual(['out', 'a1', 'a2', 'b1'])
})

test.each<[string, boolean, string[], [string, boolean]]>([
  // From outside it comes in, at the end that the key points away from.
  ['#out', false, ['#a'], ['a1', true]],
  ['#out', true, ['#a'], ['a2', true]],
  // Between two stops the browser moves.
  ['#a1', false, ['#a'], ['a1', false]],
  ['#a2', true, ['#a'], ['a2', false]],
  // At an end it goes round.
  ['#a2', false, ['#a'], ['a1', true]],
  ['#a1', true, ['#a'], ['a2', true]],
  // From one root to the other, and round both.
  ['#a2', false, ['#a', '#b'], ['b1', true]],
  ['#b1', true, ['#a', '#b'], ['a2', true]],
  ['#b1', false, ['#a', '#b'], ['a1', true]],
  ['#a1', true, ['#a', '#b'], ['b1', true]],
])('from %s, back: %s, in %j: %j', (from, isBack, roots, expected) => {
  expect(tab(from, isBack, ...roots)).toEqual(expected)
})

test('with no stop inside, the browser moves the focus', () => {
  find('#a').replaceChildren()
  expect(tab('#out', false, '#a')).toEqual(['out', false])
})
