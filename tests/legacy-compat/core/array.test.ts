// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Element, Elements, typeOf } = await installOnPage()

const withHoles = () => {
  const list = [0, 1, 2, 3]
  delete list[1]
  delete list[2]
  return list
}
const is = (family) => (item) => typeOf(item) === family

test.each([
  ['clean', [null, 1, 0, true, false, 'a', undefined, ''].clean(), [1, 0, true, false, 'a', '']],
  ['flatten', [1, [2, [3, [4]]], [[[5]]]].flatten(), [1, 2, 3, 4, 5]],
  ['erase, every one of them', [1, 0, 2, 0].erase(0), [1, 2]],
  ['include', [1, 2].include(2).include(3), [1, 2, 3]],
  ['combine', [1, 2].combine([2, 3, 3, 4]), [1, 2, 3, 4]],
  ['append', [1, 2].append([2, 3]), [1, 2, 2, 3]],
  ['1.2’s extend', [1, 2].extend([2, 3]), [1, 2, 2, 3]],
  ['associate', [1, 2, 3].associate(['a', 'b']), { a: 1, b: 2 }],
  ['contains', [1, 2].contains(2), true],
  ['contains from a place on', [1, 2, 1].contains(2, 2), false],
  ['contains not', [1, 2].contains('2'), false],
  ['getLast', [1, 2].getLast(), 2],
  ['getLast of nothing', [].getLast(), null],
  ['getRandom of nothing', [].getRandom(), null],
  ['getRandom of one', ['x'].getRandom(), 'x'],
  ['pick', [null, undefined, false, 1].pick(), false],
  ['pick of nothing', [null].pick(), null],
  ['empty', [1, 2].empty(), []],
  ['invoke', ['a', 'b'].invoke('concat', '!', '?'), ['a!?', 'b!?']],
  ['hexToRgb', ['ff', '0', '80'].hexToRgb(), 'rgb(255,0,128)'],
  ['hexToRgb as a list', ['f', 'f', 'f'].hexToRgb(true), [255, 255, 255]],
  ['hexToRgb of too few', ['f', 'f'].hexToRgb(), null],
  ['rgbToHex', ['255', '0', '128'].rgbToHex(), '#ff0080'],
  ['rgbToHex as a list', [0, 255, 0].rgbToHex(true), ['00', 'ff', '00']],
  ['rgbToHex that cannot be seen', [0, 0, 0, 0].rgbToHex(), 'transparent'],
  ['rgbToHex of too few', [0, 1].rgbToHex(), null],
])('%s', (_, result, expected) => {
  expect(result).toEqual(expected)
})

test('combine, include, append, erase and empty change the list itself', () => {
  const list = [1]
  expect(list.include(2).combine([3]).append([4]).erase(1)).toBe(list)
  expect(list).toEqual([2, 3, 4])
  expect(list.empty()).toBe(list)
})

describe('each', () => {
  test('calls with item, index, list and this, and leaves holes out', () => {
    const calls: unknown[] = []
    const owner = {}
    const list = withHoles()
    list.each(function (item, index, all) {
      calls.push([item, index, all === list, this === owner])
    }, owner)
    expect(calls).toEqual([
      [0, 0, true, true],
      [3, 3, true, true],
    ])
  })

  test('Array.each takes what is like a list', () => {
    const names: string[] = []
    document.body.innerHTML = '<p></p><b></b>'
    Array.each(document.body.children, (node) => names.push(node.tagName))
    expect(names).toEqual(['P', 'B'])
  })
})

describe('link', () => {
  test('names each item by the first question that it answers', () => {
    const element = document.createElement('p')
    const linked = [100, 'Bonjour', { a: 1 }, element, false].link({
      number: is('number'),
      element: is('element'),
      object: is('object'),
      string: is('string'),
      boolean: is('boolean'),
    })
    expect(linked).toEqual({ number: 100, element, object: { a: 1 }, string: 'Bonjour', boolean: false })
  })
})

describe('clone', () => {
  test('copies all the way down', () => {
    const list = [1, [2, { a: [3] }]]
    const copy = list.clone()
    expect(copy).toEqual(list)
    expect([
      copy === list,
      copy[1] === list[1],
      copy[1][1] === list[1][1],
      copy[1][1].a === list[1][1].a,
    ]).toEqual([false, false, false, false])
  })
})

test('flatten takes lists of elements and arguments apart', () => {
  const [one, two] = [new Element('p'), new Element('p')]
  document.body.innerHTML = '<p></p><p></p>'
  expect(Array.flatten(document.getElementsByTagName('p'))).toHaveLength(2)
  expect([[one], new Elements([two])].flatten()).toEqual([one, two])
})

test('what it takes from the browser keeps holes out, as it says', () => {
  let calls = 0
  const count = () => {
    calls++
    return true
  }
  withHoles().map(count)
  withHoles().filter(count)
  withHoles().every(count)
  expect(calls).toBe(6)
})
