// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { DOMEvent, Element } = await installOnPage()
let element: unknown
let fn: unknown
beforeEach(() => {
  element = new Element('a', { href: '#' }).inject(document.body)
  fn = vi.fn()
})
const click = (target = element, options = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  target.dispatchEvent(event)
  return event
}

describe('a native event', () => {
  test('reaches the handler as a DOMEvent, with this', () => {
    element.addEvent('click', fn)
    const native = click()
    expect(fn).toHaveBeenCalledTimes(1)
    const [event] = fn.mock.calls[0]
    expect([
      event.event === native,
      event.type,
      event.target === element,
      fn.mock.contexts[0] === element,
    ]).toEqual([true, 'click', true, true])
  })

  test('is stopped by `return false`, by stop(), or by its parts', () => {
    const outer = vi.fn()
    document.body.addEvent('click', outer)
    element.addEvent('click', () => false)
    expect([click().defaultPrevented, outer.mock.calls.length]).toEqual([true, 0])
    element.removeEvents('click').addEvent('click', (event) => event.stop())
    expect([click().defaultPrevented, outer.mock.calls.length]).toEqual([true, 0])
    element.removeEvents('click').addEvent('click', (event) => event.preventDefault())
    expect([click().defaultPrevented, outer.mock.calls.length]).toEqual([true, 1])
    element.removeEvents('click').addEvent('click', (event) => event.stopPropagation())
    expect([click().defaultPrevented, outer.mock.calls.length]).toEqual([false, 1])
  })

  test('is not heard once its handler is removed', () => {
    element.addEvent('click', fn).removeEvent('click', fn)
    click()
    element.addEvents({ click: fn, mouseover: fn }).removeEvents('click')
    click()
    element.removeEvents()
    element.dispatchEvent(new MouseEvent('mouseover'))
    expect(fn).not.toHaveBeenCalled()
  })

  test('fireEvent calls the handlers only, with what it is given', () => {
    const native = vi.fn()
    element.addEventListener('click', native)
    element.addEvent('click', fn).fireEvent('click', [{ page: 1 }, 'x'])
    expect([fn.mock.calls, native.mock.calls.length]).toEqual([[[{ page: 1 }, 'x']], 0])
  })

  test('that is no event of the browser is only fired', () => {
    element.addEvent('wash', fn)
    element.dispatchEvent(new Event('wash'))
    expect(fn).not.toHaveBeenCalled()
    element.fireEvent('wash')
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('is heard by window and document, too', () => {
    document.addEvent('click', fn)
    click()
    window.addEvent('resize', fn)
    window.dispatchEvent(new Event('resize'))
    window.addEvent('message', fn)
    window.dispatchEvent(new MessageEvent('message', { data: 'x' }))
    expect(fn.mock.calls[2][0].event.data).toBe('x')
    window.removeEvent('resize', fn)
    window.dispatchEvent(new Event('resize'))
    expect(fn).toHaveBeenCalledTimes(3)
  })

  test('unload handlers are removed as well', () => {
    window.addEvent('unload', fn).removeEvent('unload', fn).fireEvent('unload')
    expect(fn).not.toHaveBeenCalled()
  })

  test('a class that goes fires no change', () => {
    const box = new Element('input[type=checkbox][checked].a').addEvent('change', fn).inject(document.body)
    box.removeClass('a')
    expect(fn).not.toHaveBeenCalled()
  })

  test('1.1’s addListener takes the browser’s own event', () => {
    element.addListener('click', fn)
    const native = click()
    element.removeListener('click', fn)
    click()
    expect(fn.mock.calls).toEqual([[native]])
  })
})

describe('mouseenter and mouseleave', () => {
  test.each([
    ['mouseenter', 'mouseover'],
    ['mouseleave', 'mouseout'],
  ])('%s leaves out what happens within', (type, base) => {
    const inner = new Element('b').inject(element)
    element.addEvent(type, fn)
    element.dispatchEvent(new MouseEvent(base, { relatedTarget: document.body, bubbles: true }))
    inner.dispatchEvent(new MouseEvent(base, { relatedTarget: element, bubbles: true }))
    element.dispatchEvent(new MouseEvent(base, { relatedTarget: inner, bubbles: true }))
    expect(fn).toHaveBeenCalledTimes(1)
    element.removeEvent(type, fn)
    element.dispatchEvent(new MouseEvent(base, { relatedTarget: document.body }))
    expect(fn).toHaveBeenCalledTimes(1)
  })
})

describe('events of the page’s own making', () => {
  test('have a base, a condition, and are told when they are added and removed', () => {
    const [onAdd, onRemove] = [vi.fn(), vi.fn()]
    Element.Events.shiftclick = {
      base: 'click',
      condition: (event, type) => event.shift && type === 'shiftclick',
      onAdd,
      onRemove,
    }
    element.addEvent('shiftclick', fn)
    click()
    expect(fn).not.toHaveBeenCalled()
    click(element, { shiftKey: true })
    expect(fn).toHaveBeenCalledTimes(1)
    element.removeEvent('shiftclick', fn)
    click(element, { shiftKey: true })
    expect(fn).toHaveBeenCalledTimes(1)
    expect([onAdd.mock.calls, onRemove.mock.calls, onAdd.mock.contexts[0] === element]).toEqual([
      [[fn, 'shiftclick']],
      [[fn, 'shiftclick']],
      true,
    ])
    delete Element.Events.shiftclick
  })

  test('may be defined by defineCustomEvent-like assignment of a base function', () => {
    Element.Events.touch = { base: () => 'click' }
    element.addEvent('touch', fn)
    click()
    expect(fn).toHaveBeenCalledTimes(1)
    delete Element.Events.touch
  })

  test('Element.NativeEvents adds to what the browser sends', () => {
    Element.NativeEvents.washed = 2
    element.addEvent('washed', fn)
    element.dispatchEvent(new Event('washed'))
    expect(fn.mock.calls[0][0].type).toBe('washed')
    delete Element.NativeEvents.washed
  })
})

test('cloneEvents copies one kind or all, and no handler twice', () => {
  element.addEvent('click', fn)
  const other = new Element('b').cloneEvents(element, 'click').fireEvent('click')
  expect(fn).toHaveBeenCalledTimes(1)
  element.addEvent('wash', fn)
  other.cloneEvents(element).fireEvent('click').fireEvent('wash')
  expect(fn).toHaveBeenCalledTimes(3)
})

test('cloneEvents takes an id, and windows and documents have it', () => {
  element.id = 'original'
  document.body.append(element)
  element.addEvent('wash', fn)
  // happy-dom's document is no instance of this.
  Document.prototype.cloneEvents.call(document, 'original', 'wash').fireEvent('wash')
  expect(Window.prototype).toHaveProperty('cloneEvents')
  expect(fn).toHaveBeenCalledTimes(1)
  expect(new Element('b').cloneEvents('absent')).toBeInstanceOf(HTMLElement)
  document.removeEvents('wash')
})

test('storage holds the events where plugins look for them', () => {
  element.addEvent('click', fn)
  expect(element.retrieve('events').click.keys).toEqual([fn])
})

test('a new event of 1.1, `new Event(event)`, is the same or its wrapper', () => {
  element.addEvent('click', (event) => fn(new DOMEvent(event) === event, typeof new DOMEvent(event).stop))
  click()
  expect(fn).toHaveBeenCalledWith(true, 'function')
})

test('methods of the window are called without it, as scripts of that time do', () => {
  const { addEvent, fireEvent, getSize } = Window.prototype
  addEvent('bare', fn)
  fireEvent('bare')
  expect(fn).toHaveBeenCalledOnce()
  expect(getSize()).toEqual(window.getSize())
  window.removeEvents('bare')
})
