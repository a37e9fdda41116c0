// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Class, Hash, typeOf } = await installOnPage()

describe('Object.merge', () => {
  test('goes all the way down, and changes and hands back the first', () => {
    const first = { a: 1, c: { a: 1, b: 2 } }
    expect(Object.merge(first, { c: { d: 4 }, d: 4 }, { a: 5 })).toBe(first)
    expect(first).toEqual({ a: 5, c: { a: 1, b: 2, d: 4 }, d: 4 })
  })

  test('copies what it merges in', () => {
    const [list, object] = [[1], { a: 1 }]
    const merged = Object.merge({}, { list, object })
    expect([merged.list === list, merged.object === object]).toEqual([false, false])
    expect(merged).toEqual({ list: [1], object: { a: 1 } })
  })

  test('replaces lists, and keeps dates, functions, elements and instances of classes that the page made', () => {
    const date = new Date()
    const fn = () => {}
    const element = document.createElement('p')
    expect(Object.merge({ list: [1, 2] }, { list: [3] }).list).toEqual([3])
    const merged = Object.merge({}, { date, fn, element })
    expect([merged.date === date, merged.fn === fn, merged.element === element]).toEqual([true, true, true])
  })

  test('takes a name and a value as well', () => {
    expect(Object.merge({ a: { b: 1 } }, 'a', { c: 2 })).toEqual({ a: { b: 1, c: 2 } })
  })
})

describe('Object.clone and append', () => {
  test('clone copies all the way down', () => {
    const object = { a: [1, { b: 2 }] }
    const copy = Object.clone(object)
    expect(copy).toEqual(object)
    expect([copy.a === object.a, copy.a[1] === object.a[1]]).toEqual([false, false])
  })

  test('clone takes inherited values along', () => {
    expect(Object.clone(Object.create({ a: 1 }))).toEqual({ a: 1 })
  })

  test('append is shallow, and hands back the first', () => {
    const [first, inner] = [{ a: 1, b: 2 }, {}]
    expect(Object.append(first, { b: 3, inner }, { d: 5 })).toBe(first)
    expect(first).toEqual({ a: 1, b: 3, inner, d: 5 })
    expect(first.inner).toBe(inner)
  })

  test('append does without what is not there', () => {
    expect(Object.append({ a: 1 }, undefined, null)).toEqual({ a: 1 })
  })
})

describe('the other statics', () => {
  const values = { a: 1, b: 2, c: 3 }
  test.each([
    ['subset', Object.subset(values, ['a', 'c']), { a: 1, c: 3 }],
    ['subset without what is not there', Object.subset(values, ['a', 'x']), { a: 1 }],
    ['map', Object.map(values, (value, key) => key + value), { a: 'a1', b: 'b2', c: 'c3' }],
    ['filter', Object.filter(values, (value) => value > 1), { b: 2, c: 3 }],
    ['every', Object.every(values, (value) => value > 0), true],
    ['every not', Object.every(values, (value) => value > 1), false],
    ['some', Object.some(values, (_, key) => key === 'b'), true],
    ['some not', Object.some(values, (value) => value > 3), false],
    ['keys', Object.keys(values), ['a', 'b', 'c']],
    ['values', Object.values(values), [1, 2, 3]],
    ['getLength', Object.getLength({ length: 99, '': 0 }), 2],
    ['keyOf', Object.keyOf(values, 2), 'b'],
    ['keyOf of nothing', Object.keyOf(values, 9), null],
    ['contains', Object.contains(values, 3), true],
    ['contains not', Object.contains(values, '3'), false],
  ])('%s', (_, result, expected) => {
    expect(result).toEqual(expected)
  })

  test('each calls with value, key, object and this, own keys only', () => {
    const object = Object.assign(Object.create({ inherited: 1 }), { a: 1, hasOwnProperty: 2 })
    const calls: unknown[] = []
    const owner = {}
    Object.each(
      object,
      function (value, key, all) {
        calls.push([value, key, all === object, this === owner])
      },
      owner,
    )
    expect(calls).toEqual([
      [1, 'a', true, true],
      [2, 'hasOwnProperty', true, true],
    ])
    const again = vi.fn()
    Object.forEach({ a: 1 }, again)
    expect(again).toHaveBeenCalledTimes(1)
  })

  test('getLength counts what an instance has for itself', () => {
    const Made = new Class({
      initialize() {
        this.own = 1
      },
    })
    expect(Object.keys(new Made())).toContain('own')
  })
})

describe('Object.toQueryString', () => {
  test.each([
    [{ apple: 'red', lemon: 'yellow' }, 'apple=red&lemon=yellow'],
    [{ list: ['a', 'b'] }, 'list[0]=a&list[1]=b'],
    [{ a: { b: { c: 1 } } }, 'a[b][c]=1'],
    [{ a: null, b: undefined, c: '', d: 0, e: false }, 'c=&d=0&e=false'],
    [{ q: 'pare brise & co' }, 'q=pare%20brise%20%26%20co'],
    [{ q: 'été' }, 'q=%C3%A9t%C3%A9'],
    [{}, ''],
  ])('%j', (object, text) => {
    expect(Object.toQueryString(object)).toBe(text)
  })

  test('takes a base name', () => {
    expect(Object.toQueryString({ a: 1 }, 'base')).toBe('base[a]=1')
  })
})

describe('Hash', () => {
  const make = () => new Hash({ a: 1, b: 2 })

  test('is a hash, made with new or with $H', () => {
    expect([typeOf(make()), typeOf(window.$H({}))]).toEqual(['hash', 'hash'])
  })

  test.each([
    ['get', make().get('a'), 1],
    ['get of nothing', make().get('toString'), null],
    ['has', make().has('a'), true],
    ['has not', make().has('get'), false],
    ['set', make().set('c', 3).c, 3],
    ['erase', make().erase('a').has('a'), false],
    ['include keeps what is there', make().include('a', 9).a, 1],
    ['include', make().include('c', 9).c, 9],
    ['keyOf', make().keyOf(2), 'b'],
    ['hasValue', make().hasValue(2), true],
    ['extend', make().extend({ a: 5 }).a, 5],
    ['combine', make().combine({ a: 5, c: 6 }).getClean(), { a: 1, b: 2, c: 6 }],
    ['empty', make().empty().getLength(), 0],
    ['getKeys', make().getKeys(), ['a', 'b']],
    ['getValues', make().getValues(), [1, 2]],
    ['getLength', make().getLength(), 2],
    ['getLength with a length', new Hash({ length: 10 }).getLength(), 1],
    [
      'map',
      make()
        .map((value) => value * 2)
        .getClean(),
      { a: 2, b: 4 },
    ],
    [
      'filter',
      make()
        .filter((value) => value > 1)
        .getClean(),
      { b: 2 },
    ],
    ['every', make().every((value) => value > 0), true],
    ['some', make().some((value) => value > 2), false],
    ['toQueryString', make().toQueryString(), 'a=1&b=2'],
    ['the generic getLength', Hash.getLength?.({ a: 1, length: 9 }), 2],
    ['the generic toQueryString', Hash.toQueryString?.({ a: 1 }), 'a=1'],
    ['the generic getKeys', Hash.getKeys?.({ a: 1 }), ['a']],
  ])('%s', (_, result, expected) => {
    expect(result).toEqual(expected)
  })

  test('each goes through its own, with this', () => {
    const fn = vi.fn()
    const owner = {}
    make().each(fn, owner)
    expect(fn.mock.calls.map(([value, key]) => [value, key])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
    expect(fn.mock.contexts[0]).toBe(owner)
  })
})

test('Hash.each finds a Hash’s methods, and extend leaves those of another Hash', () => {
  const names = []
  Hash.each(Hash.prototype, (_method, name) => names.push(name))
  expect(names).toEqual(expect.arrayContaining(['get', 'set', 'extend']))
  expect(
    Object.keys(new Hash({ a: 1 }).extend(new Hash({ b: 2 })).combine(new Hash({ b: 3, c: 4 }))),
  ).toEqual(['a', 'b', 'c'])
})
