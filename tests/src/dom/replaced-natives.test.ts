/** Functions that an older library has replaced serve both it and the standard. */
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mendReplacedNatives } from '../../../src/dom/replaced-natives'

type Owner = Record<string, unknown>
const kept: (() => void)[] = []

/**
 * Puts a function in the place of the language's, as a library does, and mends it. It says what it has been given.
 */
function replaced(owner: object, name: string) {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  const given: unknown[][] = []
  const theirs = Object.assign(
    function (this: unknown, ...all: unknown[]) {
      given.push([this, ...all])
      return 'theirs'
    },
    { note: 'of the library' },
  )
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: theirs })
  kept.push(() => (before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name)))
  mendReplacedNatives()
  return { theirs, given }
}
function giveBack() {
  for (const back of kept.splice(0)) back()
}
afterEach(giveBack)

/** Runs with a function replaced, and gives the browser's own back before anything is expected. */
function beside<Found>(owner: object, name: string, run: (own: Owner) => Found) {
  const { given, theirs } = replaced(owner, name)
  try {
    const found = run(owner as Owner)
    return { found, given, isMended: (owner as Owner)[name] !== theirs }
  } finally {
    giveBack()
  }
}

test('`Array.from` calls its function, and reads what has no length', () => {
  const { found, given } = beside(Array, 'from', () => [
    Array.from([1, 2], (each, index) => each + index),
    Array.from({ length: 2 }, (_, index) => index),
    Array.from(new Set([1, 2])),
    Array.from('ab', (each) => each),
    Array.from('ab'),
    Array.from({ length: 2 }),
  ])
  expect(found).toEqual([[1, 3], [0, 1], [1, 2], ['a', 'b'], 'theirs', 'theirs'])
  expect(given.map(([, first]) => first)).toEqual(['ab', { length: 2 }])
})

test('`find`, `some`, `every` and `reduce` ask the function that they are given', () => {
  const list = [3, 4, 5]
  const isEven = (each: number) => each % 2 === 0
  expect(
    beside(Array.prototype, 'find', () => [list.find(isEven), list.find((each) => each > 9)]).found,
  ).toEqual([4, undefined])
  expect(
    beside(Array.prototype, 'some', () => [list.some(isEven), list.some((each) => each > 9)]).found,
  ).toEqual([true, false])
  expect(beside(Array.prototype, 'every', () => [list.every(isEven), list.every(Boolean)]).found).toEqual([
    false,
    true,
  ])
  const add = (sum: number, each: number) => sum + each
  expect(beside(Array.prototype, 'reduce', () => [list.reduce(add), list.reduce(add, 1)]).found).toEqual([
    12, 13,
  ])
})

test.each(['find', 'some', 'every', 'reduce'])('`%s` without a function is the library’s', (name) => {
  const list = [1]
  const { found, given } = beside(Array.prototype, name, () =>
    (list as unknown as Record<string, (...all: unknown[]) => unknown>)[name]?.('a', 2),
  )
  expect(found).toBe('theirs')
  expect(given).toEqual([[list, 'a', 2]])
})

test('a list in `JSON.stringify` stays a list; who calls `toJSON` has the library’s text', () => {
  const list = [1, [2]]
  const { found, given } = beside(Array.prototype, 'toJSON', () => [
    JSON.stringify({ list }),
    (list as unknown as { toJSON(): unknown }).toJSON(),
  ])
  expect(found).toEqual(['{"list":[1,[2]]}', 'theirs'])
  expect(given).toEqual([[list]])
})

test('`startsWith` and `endsWith` read the place', () => {
  const start = beside(String.prototype, 'startsWith', () => [
    'abc'.startsWith('b', 1),
    'abc'.startsWith('a'),
  ])
  const end = beside(String.prototype, 'endsWith', () => ['abc'.endsWith('b', 2), 'abc'.endsWith('c')])
  // The text is cut, and the library asked whether the rest begins so.
  expect(start.found).toEqual(['theirs', 'theirs'])
  expect(start.given.map((each) => each.map(String))).toEqual([
    ['bc', 'b'],
    ['abc', 'a'],
  ])
  expect(end.given.map((each) => each.map(String))).toEqual([
    ['ab', 'b'],
    ['abc', 'c'],
  ])
})

test('`bind` takes several values, and one for a function without `this`', () => {
  const all = function (this: unknown, ...given: unknown[]) {
    return [this, ...given]
  }
  const self = {}
  const list = [1, 2]
  const { found, given } = beside(Function.prototype, 'bind', () => [
    all.bind(self, 1, 2)(3 as never),
    all.bind(null, 'a')('b'),
    all.bind(self, 1),
    all.bind(null, list as never),
    all.bind(self),
  ])
  expect(found).toEqual([[self, 1, 2, 3], [null, 'a', 'b'], 'theirs', 'theirs', 'theirs'])
  expect(given).toEqual([
    [all, self, 1],
    [all, null, list],
    [all, self],
  ])
})

test('an element without a parent can be removed, and is what `remove` answers', () => {
  const parent = document.createElement('div')
  const child = document.createElement('p')
  parent.append(child)
  const { found } = beside(HTMLElement.prototype, 'remove', () => [
    child.remove(),
    child.remove() as unknown,
    parent.childElementCount,
  ])
  expect(found).toEqual([child, child, 0])
})

test('`scrollTo` takes an object', () => {
  const element = document.createElement('div')
  const scroll = vi.spyOn(HTMLElement.prototype, 'scroll').mockImplementation(() => undefined)
  const { given } = beside(HTMLElement.prototype, 'scrollTo', () => {
    element.scrollTo({ top: 3 })
    element.scrollTo(1, 2)
    element.scrollTo()
  })
  expect(scroll.mock.calls).toEqual([[{ top: 3 }]])
  expect(given).toEqual([[element, 1, 2], [element]])
})

test('`new Event` with a name is the browser’s, with an event the library’s; the class stays the library’s', () => {
  const native = window.Event
  class Wrapper {
    static Keys = { enter: 13 }
    constructor(readonly event: unknown) {}
  }
  const property = Object.getOwnPropertyDescriptor(window, 'Event')
  Object.defineProperty(window, 'Event', { configurable: true, writable: true, value: Wrapper })
  mendReplacedNatives()
  const mended = window.Event as unknown as typeof Event & typeof Wrapper
  const click = new native('click')
  const made = [new mended('input', { bubbles: true }), new mended(click)] as const
  const keys = mended.Keys
  const isOfClass = made[1] instanceof mended
  Object.defineProperty(window, 'Event', property as PropertyDescriptor)
  expect(made[0]).toBeInstanceOf(native)
  expect(made[0]).toMatchObject({ type: 'input', bubbles: true })
  expect(made[1]).toMatchObject({ event: click })
  expect([isOfClass, keys]).toEqual([true, { enter: 13 }])
})

test('a function is mended once, keeps the library’s notes, and the browser’s own stay', () => {
  const own = Array.prototype.findIndex
  const { theirs } = replaced(Array.prototype, 'find')
  const mended = Array.prototype.find
  mendReplacedNatives()
  const again = Array.prototype.find
  giveBack()
  expect(mended).not.toBe(theirs)
  expect(Object.getOwnPropertyDescriptor(mended, 'note')?.value).toBe('of the library')
  expect(again).toBe(mended)
  expect(Array.prototype.findIndex).toBe(own)
})

describe('a library that has an object of its own in the place of JSON', () => {
  const own = JSON
  beforeEach(() => {
    vi.stubGlobal('JSON', { encode: () => 'theirs' })
    // As in a browser, where a frame has a language of its own.
    const view = runInNewContext('({ JSON })')
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(view)
    mendReplacedNatives()
  })
  afterEach(() => vi.unstubAllGlobals())

  test('keeps it, and the standard is answered as well', () => {
    expect([JSON === own, Reflect.get(JSON, 'encode')()]).toEqual([false, 'theirs'])
    expect(JSON.stringify({ a: [1, 'é'] })).toBe('{"a":[1,"é"]}')
    expect(JSON.parse('{"a":[1,{"b":null}]}')).toEqual({ a: [1, { b: null }] })
  })

  test('what is read is made of objects of this page, and a key is only a key', () => {
    const read = JSON.parse('{"list":[],"__proto__":{"a":1}}')
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.getPrototypeOf(read.list)).toBe(Array.prototype)
    expect(Object.keys(read)).toEqual(['list', '__proto__'])
  })

  test('a function is called for each value, from the innermost', () => {
    const keys: string[] = []
    const doubled = JSON.parse('{"a":[1,2]}', (key, value) => {
      keys.push(key)
      return typeof value === 'number' ? value * 2 : value
    })
    expect([doubled, keys]).toEqual([{ a: [2, 4] }, ['0', '1', 'a', '']])
  })

  test('what cannot be read is an error of this page, and no frame is left', () => {
    expect(() => JSON.parse('{')).toThrow(SyntaxError)
    expect(document.querySelector('iframe')).toBeNull()
  })
})
