import { expect, test } from 'vitest'
import { splitMatch } from '../../../../src/forms/combobox/mark'

test.each([
  ['Brest', 'br', ['', 'Br', 'est']],
  ['Évry', 'evr', ['', 'Évr', 'y']],
  ['Saint-Étienne', 'étie', ['Saint-', 'Étie', 'nne']],
  ['E\u0301vry', 'év', ['', 'Év', 'ry']],
  ['Le Mans', '  mans ', ['Le ', 'Mans', '']],
  ['aab', 'ab', ['a', 'ab', '']],
  ['Brest', 'xyz', ['Brest', '', '']],
  ['Brest', '', ['Brest', '', '']],
  ['Brest', 'brestois', ['Brest', '', '']],
])('%s with %s', (text, term, parts) => {
  expect(splitMatch(text, term)).toEqual(parts)
})
