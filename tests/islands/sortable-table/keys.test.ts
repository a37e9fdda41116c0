import { describe, expect, test } from 'vitest'
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
  ['a line break', ['1\n200', '999'], ['999', '1\n200']],
  ['euros', ['1\u00a0200,50\u202f€', '80 €', '9€'], ['9€', '80 €', '1\u00a0200,50\u202f€']],
  ['percentages', ['100 %', '12,5 %', '9 %'], ['9 %', '12,5 %', '100 %']],
  ['kilometres', ['1 200 km', '35 km'], ['35 km', '1 200 km']],
  ['a currency in front', ['€ 100', '€ 20', '-€ 5'], ['-€ 5', '€ 20', '€ 100']],
  ['a sign', ['3', '-12', '\u22125', '+1'], ['-12', '\u22125', '+1', '3']],
  ['a sign and a unit', ['3 °C', '\u221212 °C', '-5 °C'], ['\u221212 °C', '-5 °C', '3 °C']],
  ['points and commas', ['1.234,5', '999', '12.000,00 '], ['999', '1.234,5', '12.000,00 ']],
  ['points in each', ['12.000 €', '9.500 €'], ['9.500 €', '12.000 €']],
])('%s sort as numbers', (_, texts, expected) => {
  expect(sorted(texts)).toEqual(expected)
})

test.each([
  ['a letter', ['10', '9', 'n. c.']],
  ['another unit', ['10 €', '9 $']],
  ['a unit that is missing', ['10 €', '9']],
  ['a point', ['10.5', '9.5']],
  ['another notation', ['1.234,5', '9.5']],
  ['a point that may be a decimal one', ['1.234', '999']],
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

test('white space is one space: in dates, and in texts', () => {
  const dates = ['02/01/2026\u00a008:30', '02/01/2026\n  08:05', ' 30/11/2025 ']
  expect(sorted(dates)).toEqual([' 30/11/2025 ', '02/01/2026\n  08:05', '02/01/2026\u00a008:30'])
  expect(sorted(['Le\n   Mans', 'Le\u00a0Havre', 'Le Havre'])).toEqual([
    'Le\u00a0Havre',
    'Le Havre',
    'Le\n   Mans',
  ])
})

describe('a value of a cell', () => {
  const inOrder = (values: readonly (string | undefined)[], texts = values.map(() => '')) => {
    const keys = keysOf(texts, values)
    return [...values.keys()].sort((one, other) => compareKeys(keys[one] ?? '', keys[other] ?? '', 1))
  }

  test.each([
    ['numbers', ['10.5', '-2', '9'], [1, 2, 0]],
    ['dates', ['2026-03-12', '2025-12-31T23:00', '2026-03-12 08:30:15'], [1, 0, 2]],
    ['instants', ['2026-03-12T10:00+02:00', '2026-03-12T09:00Z'], [0, 1]],
    ['months', ['2026-10', '2026-09'], [1, 0]],
    ['durations', ['PT2H', 'PT90M', 'P1DT1S', 'PT30S'], [3, 1, 0, 2]],
    ['texts', ['b', 'a'], [1, 0]],
    ['nothing', ['2', '', '1'], [2, 0, 1]],
  ])('%s', (_, values, expected) => expect(inOrder(values)).toEqual(expected))

  test('stands beside texts of its kind', () => {
    expect(inOrder(['0', undefined, undefined], ['gratuit', '12,50 €', '9 €'])).toEqual([0, 2, 1])
    expect(inOrder(['2026-01-02', undefined], ['hier', '30/11/2025'])).toEqual([1, 0])
  })
})

test('a value that is no date makes the column text', () => {
  expect(sorted(['02/01/2026', '30/11/2025', 'à venir'])).toEqual(['02/01/2026', '30/11/2025', 'à venir'])
})

test.each([1, -1])('empty values go last, whatever the way (%d)', (way) => {
  expect(sorted(['', '2', '', '1'], way).slice(2)).toEqual(['', ''])
  expect(sorted(['', 'b', 'a'], way)[2]).toBe('')
  for (const none of ['-', '–', '—', '\u2212', 'n.c.', 'N.C.', ' \u00a0'])
    for (const column of [
      ['10 €', none, '9 €'],
      ['b', none, 'a'],
      ['02/01/2026', none, '30/11/2025'],
    ])
      expect(sorted(column, way)[2]).toBe(none)
})

test('equal values keep their order in both ways', () => {
  const rows = ['b1', 'a1', 'b2', 'a2'].map((name) => ({ name, key: name[0] ?? '' }))
  const names = (way: number) =>
    [...rows].sort((one, other) => compareKeys(one.key, other.key, way)).map(({ name }) => name)
  expect(names(1)).toEqual(['a1', 'a2', 'b1', 'b2'])
  expect(names(-1)).toEqual(['b1', 'b2', 'a1', 'a2'])
})
