import { beforeEach, expect, test, vi } from 'vitest'
import { findObject } from '../../legacy-compat/dreamweaver-objects'
import { find } from '../helpers/engine'

beforeEach(() => {
  document.title = 'Vitréa'
  document.body.innerHTML =
    '<form name="devis"><input name="title" value="a"><input name="nom" value="b"><input type="radio" name="type" value="1"><input type="radio" name="type" value="2" checked></form><div id="calque"></div>'
})

test('finds a field by its name, in any form', () => expect(findObject('nom')).toBe(find('[name="nom"]')))
test('finds an element by its id', () => expect(findObject('calque')).toBe(find('#calque')))
test('a field called as something of the document is the field', () =>
  expect(findObject('title')).toBe(find('[name="title"]')))
test('nothing is null, and nothing is thrown', () => {
  for (const name of ['absent', '', undefined, null, 3, {}]) expect(findObject(name)).toBeNull()
})
test('looks in another document when it is given one', () => {
  const other = document.implementation.createHTMLDocument()
  other.body.innerHTML = '<p id="calque"></p>'
  expect(findObject('calque', other)).toBe(other.getElementById('calque'))
})
test('name?frame looks in that frame', () => {
  const other = document.implementation.createHTMLDocument()
  other.body.innerHTML = '<p id="calque"></p>'
  vi.stubGlobal('menu', { document: other })
  expect(findObject('calque?menu')).toBe(other.getElementById('calque'))
})
test('in a frame that is not there, it looks here', () =>
  expect(findObject('calque?absent')).toBe(find('#calque')))
