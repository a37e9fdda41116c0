import { expect, test } from 'vitest'
import { headOf, inOrder, valuesOf } from '../../scripts/original-specs/heads'

const HEAD = `
name: Fx.Tween
requires: [Core/Fx, "Core/Class.Extras", Core/Element:1.2.4]
provides:
  - Fx.Tween
  - 'Element.fade'

authors:
  - Somebody
`

test.each([
  ['name', HEAD, ['Fx.Tween']],
  ['requires', HEAD, ['Fx', 'Class.Extras', 'Element']],
  ['provides', HEAD, ['Fx.Tween', 'Element.fade']],
  ['requires', 'requires:\n  [Core,\n  Type]\r\nprovides: All', ['Core', 'Type']],
  ['requires', 'requires:\n  - /MooTools.More\n  - Core/Event\n', ['MooTools.More', 'Event']],
  ['requires', 'requires: ~\nprovides: Core', []],
  ['requires', 'name: Core', []],
])('%s of %j', (key, head, expected) => {
  expect(valuesOf(head, key)).toEqual(expected)
})

test('the head is in the first comment', () => {
  expect(headOf('/*\n---\nname: Core\n...\n*/\nvar a = "---\\n..."')).toBe('\nname: Core\n')
  expect(headOf('var a')).toBe('')
})

const file = (path: string, head: string) => ({ path, text: `/*\n---\n${head}\n...\n*/` })
const paths = (...files: ReturnType<typeof file>[]) => inOrder(files).map(({ path }) => path)

test('a file comes after all that it requires, and once', () => {
  expect(
    paths(
      file('Tween', 'name: Fx.Tween\nrequires: [Fx, Element.Style]'),
      file('Fx', 'name: Fx\nrequires: Class'),
      file('Style', 'name: Style\nrequires: Class\nprovides: [Element.Style]'),
      file('Class', 'name: Class'),
    ),
  ).toEqual(['Class', 'Fx', 'Style', 'Tween'])
})

test('what nobody provides holds nothing up, nor do files that require each other', () => {
  expect(
    paths(
      file('B', 'name: B\nrequires: [A, Elsewhere]'),
      file('A', 'name: A\nrequires: B'),
      file('none', ''),
    ),
  ).toEqual(['A', 'B', 'none'])
})
