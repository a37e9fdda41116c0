// @ts-nocheck: written as page scripts of 1.1, which have no types.
import { expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { $A, $extend, Abstract, Browser, Class, Element, Scroller, Tips } = await installOnPage()

test('$extend of one object copies it into the object that has it as a method', () => {
  const own = { extend: $extend }
  own.extend({ a: 1 })
  expect(own.a).toBe(1)
  expect($extend({ a: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 })
})

test('Abstract gives its object back, with an extend', () => {
  const given = { a: 1 }
  const made = new Abstract(given)
  made.extend({ b: 2 })
  expect([made === given, made.b]).toEqual([true, 2])
})

test('$A of what is no list is empty', () => {
  expect([$A({ a: 1 }), $A(null), $A([1, 2])]).toEqual([[], [], [1, 2]])
})

test('Element.extend gives all elements a method, and extend gives one to one of them', () => {
  Element.extend({
    sayTag() {
      return this.tagName
    },
  })
  const one = document.createElement('p')
  one.extend({ own: () => 'own' })
  expect([one.sayTag(), one.own(), document.createElement('p').own]).toEqual(['P', 'own', undefined])
})

test('Window.onDomReady and window.onDomReady wait for domready', () => {
  const handlers = [vi.fn(), vi.fn()]
  Window.onDomReady(handlers[0])
  window.onDomReady(handlers[1])
  for (const handler of handlers) expect(handler).toHaveBeenCalledTimes(1)
})

test('Browser.extend adds to it', () => {
  Browser.extend('support', { transition: true })
  expect(Browser.support).toEqual({ transition: true })
})

test('a class in the definition of another one stays a class', () => {
  const Item = new Class({ initialize() {} })
  const List = new Class({ item: Item })
  const list = new List()
  expect([list.item === Item, new list.item() instanceof Item]).toEqual([true, true])
})

test('an instance can be copied into a function', () => {
  const Maker = new Class({ initialize() {} })
  expect(() => $extend(Maker, new new Class({ go() {} })())).not.toThrow()
  expect(typeof Maker.go).toBe('function')
})

test('a scroller follows the pointer from start to stop', () => {
  vi.useFakeTimers()
  const box = document.createElement('div')
  document.body.append(box)
  Object.assign(box, {
    getSize: () => ({ x: 100, y: 100 }),
    getScroll: () => ({ x: 0, y: 0 }),
    getScrollSize: () => ({ x: 100, y: 400 }),
  })
  const changed = vi.fn()
  const scroller = new Scroller(box, { velocity: 0.5, onChange: changed })
  scroller.start()
  scroller.onMove({ page: { x: 50, y: 90 }, client: { x: 50, y: 90 } })
  vi.advanceTimersByTime(50)
  expect(changed.mock.calls).toEqual([[0, 5]])
  scroller.stop()
  vi.advanceTimersByTime(200)
  expect(changed).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('tips with an option of 1.1 have its markup and run the page’s initialize', () => {
  let tool = null
  const tips = new Tips([], {
    className: 'hint',
    offsets: { x: 5, y: 6 },
    initialize() {
      tool = this.toolTip
    },
  })
  expect(tool).toBe(tips.toolTip)
  expect([tool.className, tool.parentNode, tool.style.visibility]).toEqual([
    'hint-tip',
    document.body,
    'hidden',
  ])
  expect([tool.getElement('.hint-title span'), tool.getElement('.hint-text span')]).not.toContain(null)
  expect(tips.options.offset).toEqual({ x: 5, y: 6 })
})
