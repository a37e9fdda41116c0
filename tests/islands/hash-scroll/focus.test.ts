import { afterEach, expect, test } from 'vitest'
import { giveFocus } from '../../../islands/hash-scroll/scroll-to-target'
import { find } from '../../helpers/engine'

const PAGE = '<a id="lien" href="#cible">Lien</a><input id="autre"><section id="cible"></section>'
const ending = new AbortController()
afterEach(() => find('body').replaceChildren())

function arriveWith(focused: string, asking: Element | null): string | undefined {
  find(focused).focus()
  giveFocus(find('#cible'), ending.signal, asking)
  return document.activeElement?.id
}

test('the link that was followed gives the focus to its target', () => {
  document.body.innerHTML = PAGE
  expect(arriveWith('#lien', find('#lien'))).toBe('cible')
})

test('what got the focus on the way keeps it', () => {
  document.body.innerHTML = PAGE
  expect(arriveWith('#autre', find('#lien'))).toBe('autre')
})

test('when nobody asked, what has the focus keeps it', () => {
  document.body.innerHTML = PAGE
  expect(arriveWith('#autre', null)).toBe('autre')
})

test('a target that nothing else competes with has it', () => {
  document.body.innerHTML = PAGE
  giveFocus(find('#cible'), ending.signal, null)
  expect(document.activeElement?.id).toBe('cible')
})
