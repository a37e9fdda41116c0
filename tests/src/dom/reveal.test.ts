import { expect, test, vi } from 'vitest'
import { focusOn } from '../../../src/dom/focus'
import { makeDisarm } from '../../../src/dom/named-elements'
import { reveal } from '../../../src/dom/reveal'
import { find } from '../../helpers/engine'

const open = () => [...document.querySelectorAll('details')].map((details) => details.open)

test('every closed details around opens, and no other', () => {
  document.body.innerHTML =
    '<details><summary>A</summary><p><details><summary>B</summary><input></details></p></details><details><summary>C</summary></details>'
  reveal(find('input'))
  expect(open()).toEqual([true, true, false])
})

test('a details is shown with its summary: neither opens it', () => {
  document.body.innerHTML =
    '<details id="a"><summary>A <b>b</b></summary><summary id="deux">Encore</summary></details>'
  for (const shown of ['#a', 'summary', 'b']) reveal(find(shown))
  expect(open()).toEqual([false])
  reveal(find('#deux'))
  expect(open()).toEqual([true])
})

test('what is hidden until it is found hears of it, then is shown; what is hidden otherwise stays', () => {
  document.body.innerHTML =
    '<div hidden><section hidden="until-found"><p hidden="UNTIL-FOUND"><input></p></section></div>'
  const told: [string, boolean][] = []
  find('div').addEventListener('beforematch', ({ target }) => {
    const element = target as HTMLElement
    told.push([element.localName, element.hasAttribute('hidden')])
  })
  reveal(find('input'))
  expect(told).toEqual([
    ['p', true],
    ['section', true],
  ])
  expect(['div', 'section', 'p'].map((name) => find(name).hasAttribute('hidden'))).toEqual([
    true,
    false,
    false,
  ])
})

test('what a listener hides for good stays hidden', () => {
  document.body.innerHTML = '<p hidden="until-found">Texte</p>'
  find('p').addEventListener('beforematch', () => find('p').setAttribute('hidden', ''))
  reveal(find('p'))
  expect(find('p').getAttribute('hidden')).toBe('')
})

test('a form whose fields have the names of its members is gone through all the same', () => {
  document.body.innerHTML =
    '<details><summary>A</summary><form hidden="until-found"><input name="parentNode"><input name="parentElement"><input name="getAttribute"></form></details>'
  makeDisarm()(document)
  reveal(find('input'))
  expect([open(), find('form').attributes.getNamedItem('hidden')]).toEqual([[true], null])
})

test('out of a shadow root it goes on around its host', () => {
  document.body.innerHTML = '<details><summary>A</summary><div></div></details>'
  const root = find('div').attachShadow({ mode: 'open' })
  root.innerHTML = '<input>'
  reveal(root.querySelector('input') as HTMLInputElement)
  expect(open()).toEqual([true])
})

test('our focus reveals what it goes to', () => {
  document.body.innerHTML = '<details><summary>A</summary><input></details>'
  const toggled = vi.fn()
  find('input').addEventListener('focus', () => toggled(find<HTMLDetailsElement>('details').open))
  focusOn(find('input'))
  expect(toggled).toHaveBeenCalledExactlyOnceWith(true)
})
