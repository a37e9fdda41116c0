// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { DOMEvent, Element, typeOf } = await installOnPage()
let element: unknown
let seen: unknown[]
beforeEach(() => {
  seen = []
  element = new Element('input').inject(document.body)
})
const keyed = (type, init) => {
  element.addEvent(type, (event) => seen.push(event))
  const native = new KeyboardEvent(type, { bubbles: true, ...init })
  for (const [name, value] of Object.entries(init))
    if (native[name] !== value) Object.defineProperty(native, name, { value })
  element.dispatchEvent(native)
  return seen[0]
}

describe('keys', () => {
  test.each([
    [13, 'enter'],
    [38, 'up'],
    [40, 'down'],
    [37, 'left'],
    [39, 'right'],
    [27, 'esc'],
    [32, 'space'],
    [8, 'backspace'],
    [9, 'tab'],
    [46, 'delete'],
    [65, 'a'],
    [48, '0'],
    [96, '0'],
    [105, '9'],
    [112, 'f1'],
    [113, 'f2'],
    [123, 'f12'],
  ])('%i is %s', (code, key) => {
    for (const type of ['keydown', 'keyup']) {
      seen = []
      element.removeEvents()
      const event = keyed(type, { keyCode: code, which: code })
      expect([event.key, event.code]).toEqual([key, code])
    }
  })

  test('a key that was typed is its sign', () => {
    expect(keyed('keypress', { keyCode: 33, which: 33, charCode: 33, shiftKey: true }).key).toBe('!')
    expect(new DOMEvent({ type: 'keypress', which: 49 }).key).toBe('1')
    expect(new DOMEvent({ type: 'keypress', which: 13 }).key).toBe('enter')
  })

  test('defineKey and defineKeys name others', () => {
    DOMEvent.defineKey(200, 'wiper').defineKeys({ 201: 'lamp' })
    expect([
      new DOMEvent({ type: 'keydown', which: 200 }).key,
      new DOMEvent({ type: 'keydown', which: 201 }).key,
    ]).toEqual(['wiper', 'lamp'])
  })

  test('a defined key is not what was typed with shift', () => {
    DOMEvent.defineKey(33, 'pageup')
    expect(new DOMEvent({ type: 'keypress', which: 33, shiftKey: true }).key).toBe('!')
    expect(new DOMEvent({ type: 'keydown', which: 33 }).key).toBe('pageup')
  })

  test('shift, control, alt and meta are told', () => {
    const event = keyed('keydown', {
      keyCode: 65,
      which: 65,
      shiftKey: true,
      ctrlKey: true,
      altKey: true,
      metaKey: true,
    })
    expect([event.shift, event.control, event.alt, event.meta]).toEqual([true, true, true, true])
  })
})

describe('the pointer', () => {
  test('its place in the window and in the page', () => {
    const event = new DOMEvent({ type: 'click', clientX: 10, clientY: 20 })
    expect([event.client, event.page]).toEqual([
      { x: 10, y: 20 },
      { x: 10, y: 20 },
    ])
    expect(new DOMEvent({ type: 'mousemove', clientX: 1, clientY: 2, pageX: 3, pageY: 4 }).page).toEqual({
      x: 3,
      y: 4,
    })
  })

  test('the right button', () => {
    expect(new DOMEvent({ type: 'mousedown', button: 2 }).rightClick).toBe(true)
    expect(new DOMEvent({ type: 'click', which: 1 }).rightClick).toBe(false)
    expect(new DOMEvent({ type: 'click', which: 3 }).rightClick).toBe(true)
  })

  test.each([
    ['mouseover', 'relatedTarget'],
    ['mouseout', 'relatedTarget'],
    ['mouseover', 'fromElement'],
    ['mouseout', 'toElement'],
    ['mouseenter', 'fromElement'],
    ['mouseleave', 'toElement'],
  ])('%s tells where it came from or went, from %s', (type, name) => {
    const other = document.createElement('b')
    expect(new DOMEvent({ type, [name]: other }).relatedTarget).toBe(other)
  })

  test.each([
    [{ wheelDelta: 120 }, 1],
    [{ wheelDelta: -240 }, -2],
    [{ detail: 3 }, -1],
    [{ detail: -6 }, 2],
  ])('a wheel that says %j turned by %i', (init, turns) => {
    expect(new DOMEvent({ type: 'mousewheel', ...init }).wheel).toBe(turns)
  })

  test.each([
    [100, -1],
    [-100, 1],
  ])('a wheel of today, by %i, turned down or up', (deltaY, sign) => {
    element.addEvent('mousewheel', (event) => seen.push(event.wheel))
    element.dispatchEvent(Object.assign(new Event('wheel'), { deltaY }))
    expect(seen.map(Math.sign)).toEqual([sign])
  })

  test('touches', () => {
    const touches = [{ pageX: 3, pageY: 4, clientX: 1, clientY: 2 }]
    const event = new DOMEvent({
      type: 'touchstart',
      touches,
      targetTouches: touches,
      changedTouches: touches,
      rotation: 5,
      scale: 2,
    })
    expect([event.page, event.client, event.touches, event.rotation, event.scale]).toEqual([
      { x: 3, y: 4 },
      { x: 1, y: 2 },
      touches,
      5,
      2,
    ])
  })
})

describe('a DOMEvent', () => {
  test('of a text is its element’s', () => {
    const text = document.createTextNode('x')
    element.parentNode.append(text)
    expect(new DOMEvent({ type: 'click', target: text }).target).toBe(text.parentNode)
    expect(new DOMEvent({ type: 'click', srcElement: element }).target).toBe(element)
  })

  test('is made once', () => {
    const event = new DOMEvent({ type: 'click' })
    expect([new DOMEvent(event), typeOf(event)]).toEqual([event, 'domevent'])
  })

  test('stops what it wraps', () => {
    const native = { type: 'click', preventDefault: vi.fn(), stopPropagation: vi.fn() }
    const event = new DOMEvent(native)
    expect([event.preventDefault(), event.stopPropagation(), event.stop()]).toEqual([event, event, event])
    expect([native.preventDefault.mock.calls.length, native.stopPropagation.mock.calls.length]).toEqual([
      2, 2,
    ])
  })

  test('may be given methods', () => {
    DOMEvent.implement({
      isKeyTest() {
        return this.type.indexOf('key') === 0
      },
    })
    expect(new DOMEvent({ type: 'keydown', which: 1 }).isKeyTest()).toBe(true)
  })
})

test('Event.Keys has the numbers by their names, and takes others', () => {
  Object.append(window.Event.Keys, { capslock: 20 })
  expect([Event.Keys.enter, Event.Keys.keyOf(38), DOMEvent.Keys === Event.Keys]).toEqual([13, 'up', true])
  expect(new DOMEvent(new KeyboardEvent('keydown', { keyCode: 20, which: 20 })).key).toBe('capslock')
  expect(Object.keys(window.Event)).not.toContain('Keys')
})
