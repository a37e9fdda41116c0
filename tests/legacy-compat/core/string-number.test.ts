// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

await installOnPage()

test.each([
  ['capitalize', 'pare-brise à vie'.capitalize(), 'Pare-Brise à Vie'],
  ['capitalize leaves the rest', 'i like cOOKIES'.capitalize(), 'I Like COOKIES'],
  ['camelCase', 'margin-top-width'.camelCase(), 'marginTopWidth'],
  ['camelCase of capitals', 'I-Like-Cookies'.camelCase(), 'ILikeCookies'],
  ['hyphenate', 'marginTopWidth'.hyphenate(), 'margin-top-width'],
  ['hyphenate a first capital', 'ILike'.hyphenate(), '-i-like'],
  ['clean', '  un \n\t pare  brise '.clean(), 'un pare brise'],
  ['trim', ' un  deux '.trim(), 'un  deux'],
  ['contains', 'pare-brise'.contains('brise'), true],
  ['contains not', 'pare-brise'.contains('porte'), false],
  ['contains between separators', 'a b c'.contains('b', ' '), true],
  ['contains not between separators', 'a,b,c'.contains('b', ' '), false],
  ['contains from a place on', 'abc'.contains('a', 1), false],
  ['test with a text', 'I LIKE'.test('like', 'i'), true],
  ['test with a pattern', 'I LIKE'.test(/^l/i), false],
  ['toInt', '10.9em'.toInt(), 10],
  ['toInt with a base', '10'.toInt(5), 5],
  ['toInt of no number', 'auto'.toInt(), Number.NaN],
  ['toFloat', '10.55px'.toFloat(), 10.55],
  ['escapeRegExp', 'a.b(c)[d]'.escapeRegExp(), 'a\\.b\\(c\\)\\[d\\]'],
  [
    'escapeRegExp of all',
    '-+*?^{$}()|[]/\\.'.escapeRegExp(),
    '\\-\\+\\*\\?\\^\\{\\$\\}\\(\\)\\|\\[\\]\\/\\\\\\.',
  ],
  ['rgbToHex', 'rgb(255, 0, 128)'.rgbToHex(), '#ff0080'],
  ['rgbToHex that cannot be seen', 'rgba(255,255,255,0)'.rgbToHex(), 'transparent'],
  ['rgbToHex as a list', 'rgb(255,0,0)'.rgbToHex(true), ['ff', '00', '00']],
  ['hexToRgb', '#ff0080'.hexToRgb(), 'rgb(255,0,128)'],
  ['hexToRgb short', '#fff'.hexToRgb(), 'rgb(255,255,255)'],
  ['hexToRgb as a list', '#fff'.hexToRgb(true), [255, 255, 255]],
  ['hexToRgb of no colour', 'verre!'.hexToRgb(), null],
  ['substitute', 'Une {what} {size}'.substitute({ what: 'vitre', size: 2 }), 'Une vitre 2'],
  ['substitute by place', '{0} et {1}'.substitute(['a', 'b']), 'a et b'],
  ['substitute nothing', '[{0}][{1}][{none}]'.substitute([0, null]), '[0][][]'],
  ['substitute what is escaped', '\\{this} {that}'.substitute({ this: 1, that: 2 }), '{this} 2'],
  ['substitute another pattern', 'a $b'.substitute({ b: 'c' }, /\$([\w-]+)/g), 'a c'],
  [
    'substitute the inner of two',
    'this {should {break} mo}'.substitute({ break: 'work' }),
    'this {should work mo}',
  ],
])('%s', (_, result, expected) => {
  expect(result).toEqual(expected)
})

describe('stripScripts', () => {
  const html = '<p>a</p><script>window.ran = 1</script><script src="x.js"></script><b>b</b>'

  test('takes them out', () => {
    expect(html.stripScripts()).toBe('<p>a</p><b>b</b>')
  })

  test('hands them over, and the rest', () => {
    const take = vi.fn()
    html.stripScripts(take)
    expect(take.mock.calls[0][0].trim()).toBe('window.ran = 1')
    expect(take.mock.calls[0][1]).toBe('<p>a</p><b>b</b>')
  })

  test('runs nothing, even when it is asked to', () => {
    expect(html.stripScripts(true)).toBe('<p>a</p><b>b</b>')
    expect(window.ran).toBeUndefined()
  })
})

describe('numbers', () => {
  test.each([
    ['limit above', (12).limit(2, 6.5), 6.5],
    ['limit below', (-4).limit(2, 6.5), 2],
    ['limit within', (4.3).limit(2, 6.5), 4.3],
    ['round', (12.45).round(), 12],
    ['round to a place', (12.456).round(2), 12.46],
    ['round to a place before the comma', (1234).round(-2), 1200],
    ['toInt', (111.1).toInt(), 111],
    ['toInt with a base', (111).toInt(2), 7],
    ['toFloat', (1.5).toFloat(), 1.5],
    ['abs', (-1).abs(), 1],
    ['ceil', (0.6).ceil(), 1],
    ['floor', (2.46).floor(), 2],
    ['max', (5).max(8), 8],
    ['min', (5).min(3), 3],
    ['pow', (2).pow(3), 8],
    ['sqrt', (9).sqrt(), 3],
    ['sin', (0).sin(), 0],
    ['cos', (0).cos(), 1],
    ['tan', (0).tan(), 0],
    ['exp', (0).exp(), 1],
    ['log', (1).log(), 0],
    ['acos', (1).acos(), 0],
    ['asin', (0).asin(), 0],
    ['atan', (0).atan(), 0],
    ['atan2', (0).atan2(1), 0],
  ])('%s', (_, result, expected) => {
    expect(result).toBe(expected)
  })

  test('times calls as often, with the index and this', () => {
    const owner = {}
    const seen: unknown[] = []
    ;(3).times(function (index) {
      seen.push([index, this === owner])
    }, owner)
    expect(seen).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ])
  })

  test('each is another name of it', () => {
    const seen: number[] = []
    ;(2).each((index) => seen.push(index))
    expect(seen).toEqual([0, 1])
  })
})
