// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Type } = await installOnPage()

const given = function () {
  // biome-ignore lint/complexity/noArguments: what is converted are arguments
  return arguments
}

describe('conversions', () => {
  test('Array.convert wraps what is no list, copies what is like one, and keeps lists', () => {
    const list = [1, 2]
    expect(Array.convert(list)).toBe(list)
    expect(Array.convert(given(1, 2))).toEqual([1, 2])
    expect([Array.convert(1), Array.convert('ab'), Array.convert(null), Array.convert(undefined)]).toEqual([
      [1],
      ['ab'],
      [],
      [],
    ])
    const box = document.createElement('div')
    box.innerHTML = '<select><option>a</option></select><p></p>'
    expect(Type.isArray(Array.convert(box.getElementsByTagName('*')))).toBe(true)
    expect(Array.convert(box.firstChild.options)).toHaveLength(1)
    expect(Array.convert(box)).toEqual([box])
  })

  test('Array.from is the browser’s, and one thing that is no list, or nothing, is a list too', () => {
    const one = { a: 1 }
    const fn = (first) => first
    expect([Array.from(null), Array.from(undefined)]).toEqual([[], []])
    expect([Array.from(5), Array.from(one)[0] === one, Array.from(fn)[0] === fn]).toEqual([[5], true, true])
    expect(Array.from(new Set([1, 2]))).toEqual([1, 2])
    expect(Array.from({ length: 2 }, (_, index) => index)).toEqual([0, 1])
    expect(class extends Array {}.from([1]).constructor.name).not.toBe('Array')
    expect([Array.from('ab'), Array.from([1], (n) => n + 1)]).toEqual([['a', 'b'], [2]])
  })

  test.each([
    ['10', 10],
    ['10px', 10],
    ['10.5em', 10.5],
    ['ciao', null],
    [null, null],
  ])('Number.convert(%j) and Number.from', (item, number) => {
    expect([Number.convert(item), Number.from(item)]).toEqual([number, number])
  })

  test('String.convert and Function.convert', () => {
    expect([String.convert(1), String.from('x')]).toEqual(['1', 'x'])
    const fn = () => {}
    expect([Function.convert(fn), Function.convert('x')(), Function.from(2)()]).toEqual([fn, 'x', 2])
  })

  test('String.uniqueID is never the same twice', () => {
    const one = String.uniqueID()
    expect([typeof one, one === String.uniqueID()]).toEqual(['string', false])
  })

  test('Number.random and Date.now', () => {
    for (let n = 0; n < 20; n++) expect([1, 2, 3]).toContain(Number.random(1, 3))
    expect(Type.isNumber(Date.now())).toBe(true)
  })
})
