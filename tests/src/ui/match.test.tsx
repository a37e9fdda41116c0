// @module-tag react
/** The part of a suggestion that has been typed. */
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Match, splitMatch } from '../../../src/ui/match'

afterEach(cleanup)

test.each([
  ['Brest', 'br', ['', 'Br', 'est']],
  ['Évry', 'evr', ['', 'Évr', 'y']],
  ['Saint-Étienne', 'étie', ['Saint-', 'Étie', 'nne']],
  ['E\u0301vry', 'év', ['', 'Év', 'ry']],
  ['Le Mans', '  mans ', ['Le ', 'Mans', '']],
  ['Le\u00A0Mans', 'le m', ['', 'Le\u00A0M', 'ans']],
  ['aab', 'ab', ['a', 'ab', '']],
  ['Brest', 'xyz', ['Brest', '', '']],
  ['Brest', '', ['Brest', '', '']],
  ['Brest', 'brestois', ['Brest', '', '']],
])('%s with %s', (text, term, parts) => {
  expect(splitMatch(text, term)).toEqual(parts)
})

test('is marked, whatever its case, and the text stays whole', () => {
  const { container } = render(<Match text="Saint-Étienne" term="etie" />)
  expect(container.querySelector('mark.ilots-match')?.textContent).toBe('Étie')
  expect(container.textContent).toBe('Saint-Étienne')
})

test('nothing is marked without a match', () => {
  const { container } = render(<Match text="Brest" term="xyz" />)
  expect(container.innerHTML).toBe('<span>Brest</span>')
})

test('HTML in the text stays text', () => {
  const { container } = render(<Match text="<img src=x> bre" term="bre" />)
  expect(container.textContent).toBe('<img src=x> bre')
  expect(container.querySelector('img')).toBeNull()
})
