/** Style sheets of a page that has all of them in its head, and of one that has none. */
import { afterEach, expect, test } from 'vitest'
import { adopt, adoptRules } from '../../../src/styles/adopt'

const RULES = '@layer ilots{[data-essai]{color:red}}'
const linkAll = () => document.documentElement.style.setProperty('--ilots-styles', 'all')

afterEach(() => {
  document.documentElement.removeAttribute('style')
  document.adoptedStyleSheets = []
})

test('a sheet is added once', () => {
  adopt(RULES)
  const count = document.adoptedStyleSheets.length
  adopt(RULES)
  expect(document.adoptedStyleSheets).toHaveLength(count)
})

test('with ilots.css in the head no sheet of it is added', () => {
  linkAll()
  adopt(RULES)
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

test('rules that stand in a script alone are added once, with ilots.css as well', () => {
  linkAll()
  adoptRules(RULES)
  adoptRules(RULES)
  expect(document.adoptedStyleSheets).toHaveLength(1)
})
