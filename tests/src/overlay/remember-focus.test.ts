import { expect, test } from 'vitest'
import { noteClick } from '../../../src/dom/last-click'
import { rememberFocus } from '../../../src/overlay/remember-focus'
import { find } from '../../helpers/engine'

const page = (html: string) => {
  document.body.innerHTML = html
}
const focused = () => document.activeElement

test('focus goes back to the element itself', () => {
  page('<button>Ouvrir</button><button id="autre">Autre</button>')
  find('button').focus()
  const giveBack = rememberFocus()
  find('button').blur()
  giveBack()
  expect(focused()).toBe(find('button'))
})

test('what somebody else has focused since is left alone', () => {
  page('<button>Ouvrir</button><input>')
  find('button').focus()
  const giveBack = rememberFocus()
  find('input').focus()
  giveBack()
  expect(focused()).toBe(find('input'))
})

test('focus goes to the element of the same id', () => {
  page('<p><button id="ouvrir">Ouvrir</button></p>')
  find('button').focus()
  const giveBack = rememberFocus()
  page('<p><a href="/">Avant</a><button id="ouvrir">Ouvrir</button></p>')
  giveBack()
  expect(focused()).toBe(find('button'))
})

test('focus goes to the twin in a container replaced by one of the same id', () => {
  page('<div id="bloc"><p><a href="/a">Lire</a></p></div>')
  find('a').focus()
  const giveBack = rememberFocus()
  page('<div id="bloc"><a href="/b">Lire</a> <a href="/a">Lire</a></div>')
  giveBack()
  expect(focused()?.getAttribute('href')).toBe('/a')
})

test('where nothing had focus, the opener gets it', () => {
  page('<a href="/a">Lire</a>')
  rememberFocus(find('a'))()
  expect(focused()).toBe(find('a'))
})

test('where nothing had focus and nothing opened it, nothing gets it', () => {
  page('<a href="/a">Lire</a>')
  rememberFocus()()
  expect(focused()).toBe(document.body)
})

test('a page that was replaced as a whole gives focus to its main part', () => {
  page('<button>Ouvrir</button>')
  find('button').focus()
  const giveBack = rememberFocus()
  page('<header><a href="/">Accueil</a></header><main>Neuf</main>')
  giveBack()
  expect(focused()).toBe(find('main'))
})

test('what the page has folded since stays folded', () => {
  page('<details open><summary>Plus</summary><button>Ouvrir</button></details>')
  find('button').focus()
  const giveBack = rememberFocus()
  find('button').blur()
  find<HTMLDetailsElement>('details').open = false
  giveBack()
  expect(find<HTMLDetailsElement>('details').open).toBe(false)
})

test('a press that has left the focus on the main part gives it to what was clicked', () => {
  page('<main tabindex="-1"><a href="/a"><b>Lire</b></a></main>')
  addEventListener('click', noteClick, { once: true })
  find('b').click()
  find('main').focus()
  rememberFocus()()
  expect(focused()).toBe(find('a'))
})
