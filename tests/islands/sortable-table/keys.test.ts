import { expect, test } from 'vitest'
import { compareKeys, keysOf } from '../../../islands/sortable-table/keys'

/** The texts in the order that a column of them gets. */
function sorted(texts: readonly string[], way = 1): string[] {
  const keys = keysOf(texts)
  return texts
    .map((text, index) => ({ text, key: keys[index] ?? '' }))
    .sort((one, other) => compareKeys(one.key, other.key, way))
    .map(({ text }) => text)
}

test.each([
  ['digits', ['10', '9', '100'], ['9', '10', '100']],
  ['a decimal comma', ['1,5', '1,25', '0,75', '1'], ['0,75', '1', '1,25', '1,5']],
  ['spaces', ['1 200', '999', '12 000,50'], ['999', '1 200', '12 000,50']],
  ['unbreakable spaces', ['1\u00a0200', '1\u202f100', '999'], ['999', '1\u202f100', '1\u00a0200']],
  ['a comma in front', [',5', '0,25'], ['0,25', ',5']],
])('%s sort as numbers', (_, texts, expected) => {
  expect(sorted(texts)).toEqual(expected)
})

test.each([
  ['a letter', ['10', '9', 'n. c.']],
  ['a unit', ['10 €', '9 €']],
  ['a point', ['10.5', '9.5']],
  ['a sign', ['10', '-9']],
  ['commas alone', ['10', '9', ',']],
])('%s in one value makes the column text', (_, texts) => {
  expect(keysOf(texts).every((key) => typeof key === 'string')).toBe(true)
})

test('text sorts as French does: accents and capitals count last', () => {
  expect(sorted(['zèbre', 'Étanchéité', 'école', 'eau', 'Écran', 'cote', 'côté', 'côte', 'coté'])).toEqual([
    'cote',
    'coté',
    'côte',
    'côté',
    'eau',
    'école',
    'Écran',
    'Étanchéité',
    'zèbre',
  ])
})

test('dates sort by day, month, year and time', () => {
  expect(sorted(['02/01/2026', '30/11/2025', '09/12/2025 08:30', '09/12/2025', '09/12/2025 08:05'])).toEqual([
    '30/11/2025',
    '09/12/2025',
    '09/12/2025 08:05',
    '09/12/2025 08:30',
    '02/01/2026',
  ])
})

test('a value that is no date makes the column text', () => {
  expect(sorted(['02/01/2026', '30/11/2025', 'à venir'])).toEqual(['02/01/2026', '30/11/2025', 'à venir'])
})

test.each([1, -1])('empty values go last, whatever the way (%d)', (way) => {
  expect(sorted(['', '2', '', '1'], way).slice(2)).toEqual(['', ''])
  expect(sorted(['', 'b', 'a'], way)[2]).toBe('')
})

test('equal values keep their order in both ways', () => {
  const rows = ['b1', 'a1', 'b2', 'a2'].map((name) => ({ name, key: name[0] ?? '' }))
  const names = (way: number) =>
    [...rows].sort((one, other) => compareKeys(one.key, other.key, way)).map(({ name }) => name)
  expect(names(1)).toEqual(['a1', 'a2', 'b1', 'b2'])
  expect(names(-1)).toEqual(['b1', 'b2', 'a1', 'a2'])
})
