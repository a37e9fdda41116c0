import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenToGestures } from '../../../islands/lightbox/gestures'
import { find } from '../../helpers/engine'
import { alive } from '../../helpers/page'

const SLIDE = `<div id="stage" data-backdrop=""><div id="slide" data-backdrop="">
  <img id="image" alt=""><button id="retry">Réessayer</button>
  <div id="text" data-content=""><p>Texte <a href="#lien">lien</a> <img id="icon" alt=""></p></div>
</div></div><button id="close">fermer</button>`

let visit: AbortController
let isZoomed: boolean
let time: number
const capture = vi.fn()

/** The calls of the stage's handlers. */
function listen() {
  const handlers = {
    isZoomed: () => isZoomed,
    onPan: vi.fn(),
    onDrag: vi.fn(),
    onDrop: vi.fn(),
    onZoom: vi.fn(),
    onDoubleTap: vi.fn(),
    onBackdrop: vi.fn(),
  }
  listenToGestures(find('#stage'), { current: handlers }, visit.signal)
  return handlers
}

interface Pointer extends PointerEventInit {
  on?: string
}

function send(type: string, clientX: number, clientY = 300, { on = '#image', ...more }: Pointer = {}) {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: 'touch',
    clientX,
    clientY,
    ...more,
  })
  time += 10
  Object.defineProperty(event, 'timeStamp', { value: time })
  find(on).dispatchEvent(event)
  return event
}

function click(on: string, detail = 1) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  find(on).dispatchEvent(event)
  return event
}

function tap(x: number, y = 300, more: Pointer = {}) {
  send('pointerdown', x, y, more)
  send('pointerup', x, y, more)
}

beforeEach(() => {
  document.body.innerHTML = SLIDE
  visit = new AbortController()
  isZoomed = false
  time = 1000
  capture.mockReset()
  find('#stage').setPointerCapture = capture
  // Its centre is (400, 300).
  find('#stage').getBoundingClientRect = () => new DOMRect(0, 0, 800, 600)
})
afterEach(() => visit.abort())

describe('one finger', () => {
  test('that trembles is no drag', () => {
    const { onDrag, onDrop } = listen()
    send('pointerdown', 300)
    send('pointermove', 306)
    send('pointerup', 306)
    expect(onDrag).not.toHaveBeenCalled()
    expect(onDrop).not.toHaveBeenCalled()
    expect(capture).not.toHaveBeenCalled()
  })

  test('drags the group by its distance from where it came down, and drops it there', () => {
    const { onDrag, onDrop, onPan } = listen()
    send('pointerdown', 300)
    for (const x of [307, 340, 280]) send('pointermove', x)
    send('pointerup', 275)
    expect(onDrag.mock.calls).toEqual([[7], [40], [-20]])
    expect(onDrop.mock.calls).toEqual([[-25]])
    expect(onPan).not.toHaveBeenCalled()
  })

  test('is captured once, when it moves', () => {
    listen()
    send('pointerdown', 300)
    for (const x of [310, 320, 330]) send('pointermove', x)
    expect(capture.mock.calls).toEqual([[1]])
  })

  test('that is taken away drops the group where it was', () => {
    const { onDrop } = listen()
    send('pointerdown', 300)
    send('pointermove', 200)
    send('pointercancel', 200)
    expect(onDrop.mock.calls).toEqual([[0]])
  })

  test('moves an enlarged image, step by step', () => {
    isZoomed = true
    const { onPan, onDrag, onDrop } = listen()
    send('pointerdown', 300, 300)
    send('pointermove', 310, 300)
    send('pointermove', 315, 320)
    send('pointerup', 315, 320)
    expect(onPan.mock.calls).toEqual([[{ x: 10, y: 0 }], [{ x: 5, y: 20 }]])
    expect(onDrag).not.toHaveBeenCalled()
    expect(onDrop).not.toHaveBeenCalled()
  })

  test('that was not pressed does nothing', () => {
    const { onDrag } = listen()
    send('pointermove', 400)
    expect(onDrag).not.toHaveBeenCalled()
  })

  test('that is lifted outside the stage is lifted', () => {
    const { onDrag } = listen()
    send('pointerdown', 300)
    send('pointerup', 303, 20, { on: '#close' })
    send('pointermove', 400)
    expect(onDrag).not.toHaveBeenCalled()
  })
})

describe('two fingers', () => {
  const down = () => {
    send('pointerdown', 300, 300, { pointerId: 1 })
    send('pointerdown', 500, 300, { pointerId: 2 })
  }

  test('that go apart enlarge what is between them', () => {
    const { onZoom, onPan } = listen()
    down()
    send('pointermove', 700, 300, { pointerId: 2 })
    expect(onZoom.mock.calls).toEqual([[2, { x: 0, y: 0 }]])
    expect(onPan.mock.calls).toEqual([[{ x: 100, y: 0 }]])
  })

  test('that come together reduce', () => {
    const { onZoom } = listen()
    down()
    send('pointermove', 400, 300, { pointerId: 1 })
    expect(onZoom.mock.calls[0]?.[0]).toBe(0.5)
  })

  test('that go the same way move the image', () => {
    const { onZoom, onPan } = listen()
    down()
    send('pointermove', 300, 340, { pointerId: 1 })
    send('pointermove', 500, 340, { pointerId: 2 })
    const factor = onZoom.mock.calls.reduce((product, [each]) => product * each, 1)
    const moved = onPan.mock.calls.reduce((sum, [{ y }]) => sum + y, 0)
    expect(factor).toBeCloseTo(1)
    expect(moved).toBe(40)
  })

  test('on the very same place do not enlarge without end', () => {
    const { onZoom } = listen()
    send('pointerdown', 300, 300, { pointerId: 1 })
    send('pointerdown', 300, 300, { pointerId: 2 })
    send('pointermove', 302, 300, { pointerId: 2 })
    expect(onZoom.mock.calls[0]?.[0]).toBe(2)
  })

  test('end the drag of the first, where the group was', () => {
    const { onDrop, onDrag } = listen()
    send('pointerdown', 300, 300, { pointerId: 1 })
    send('pointermove', 340, 300, { pointerId: 1 })
    send('pointerdown', 500, 300, { pointerId: 2 })
    expect(onDrop.mock.calls).toEqual([[0]])
    send('pointermove', 600, 300, { pointerId: 2 })
    expect(onDrag).toHaveBeenCalledOnce()
  })

  test('leave no swipe behind: the one that stays begins anew where it is', () => {
    const { onDrag, onDrop } = listen()
    down()
    send('pointerup', 300, 300, { pointerId: 1 })
    send('pointermove', 510, 300, { pointerId: 2 })
    send('pointerup', 510, 300, { pointerId: 2 })
    expect(onDrag.mock.calls).toEqual([[10]])
    expect(onDrop.mock.calls).toEqual([[10]])
  })

  test('that come and go are no taps', () => {
    const { onDoubleTap } = listen()
    for (let count = 0; count < 2; count += 1) {
      down()
      send('pointerup', 300, 300, { pointerId: 1 })
      send('pointerup', 500, 300, { pointerId: 2 })
    }
    expect(onDoubleTap).not.toHaveBeenCalled()
  })
})

describe('two taps', () => {
  test('on the image are a double tap, at its place', () => {
    const { onDoubleTap } = listen()
    tap(500, 250)
    expect(onDoubleTap).not.toHaveBeenCalled()
    tap(505, 250)
    expect(onDoubleTap.mock.calls).toEqual([[{ x: 105, y: -50 }]])
  })

  test('and a third are one double tap', () => {
    const { onDoubleTap } = listen()
    for (let count = 0; count < 3; count += 1) tap(500)
    expect(onDoubleTap).toHaveBeenCalledOnce()
  })

  test('300 ms apart are two taps', () => {
    const { onDoubleTap } = listen()
    tap(500)
    time += 300
    tap(500)
    expect(onDoubleTap).not.toHaveBeenCalled()
  })

  test('24 px apart are two taps', () => {
    const { onDoubleTap } = listen()
    tap(500)
    tap(524)
    expect(onDoubleTap).not.toHaveBeenCalled()
  })

  test('beside the image are not a double tap', () => {
    const { onDoubleTap } = listen()
    for (let count = 0; count < 2; count += 1) tap(500, 300, { on: '#slide' })
    expect(onDoubleTap).not.toHaveBeenCalled()
  })

  test('on an image inside a text are not a double tap', () => {
    const { onDoubleTap } = listen()
    for (let count = 0; count < 2; count += 1) tap(500, 300, { on: '#icon' })
    expect(onDoubleTap).not.toHaveBeenCalled()
  })

  test('of which the second swipes are a swipe', () => {
    const { onDoubleTap, onDrop } = listen()
    tap(500)
    send('pointerdown', 500)
    send('pointermove', 440)
    send('pointerup', 440)
    expect(onDoubleTap).not.toHaveBeenCalled()
    expect(onDrop.mock.calls).toEqual([[-60]])
  })
})

describe('a click', () => {
  test.each(['#stage', '#slide'])('on the backdrop %s is told', (on) => {
    const { onBackdrop } = listen()
    tap(20, 300, { on, pointerType: 'mouse' })
    click(on)
    expect(onBackdrop).toHaveBeenCalledOnce()
  })

  test.each(['#image', '#text', '#retry'])('on %s is not the backdrop’s', (on) => {
    const { onBackdrop } = listen()
    tap(400, 300, { on, pointerType: 'mouse' })
    click(on)
    expect(onBackdrop).not.toHaveBeenCalled()
  })

  test('that began on the image is not the backdrop’s', () => {
    const { onBackdrop } = listen()
    send('pointerdown', 400, 300, { pointerType: 'mouse' })
    send('pointerup', 404, 300, { on: '#slide', pointerType: 'mouse' })
    click('#slide')
    expect(onBackdrop).not.toHaveBeenCalled()
  })

  test('that began in a text, to select it, is not the backdrop’s', () => {
    const { onBackdrop } = listen()
    // A drag on the backdrop first: what it pressed must be forgotten.
    send('pointerdown', 20, 300, { on: '#slide', pointerType: 'mouse' })
    send('pointermove', 40, 300, { on: '#slide', pointerType: 'mouse' })
    send('pointerup', 40, 300, { on: '#slide', pointerType: 'mouse' })
    click('#slide')
    send('pointerdown', 400, 300, { on: '#text', pointerType: 'mouse' })
    send('pointerup', 20, 300, { on: '#slide', pointerType: 'mouse' })
    click('#slide')
    expect(onBackdrop).not.toHaveBeenCalled()
  })

  test('after a drag is none, for anybody', () => {
    const { onBackdrop } = listen()
    const heard = vi.fn()
    find('#slide').addEventListener('click', heard)
    send('pointerdown', 20, 300, { on: '#slide' })
    send('pointermove', 80, 300, { on: '#slide' })
    send('pointerup', 80, 300, { on: '#slide' })
    expect(click('#slide').defaultPrevented).toBe(true)
    expect(heard).not.toHaveBeenCalled()
    expect(onBackdrop).not.toHaveBeenCalled()
  })

  test('made with the keyboard after a swipe is one', () => {
    listen()
    const heard = vi.fn()
    find('#retry').addEventListener('click', heard)
    send('pointerdown', 300)
    send('pointermove', 200)
    send('pointerup', 200)
    expect(click('#retry', 0).defaultPrevented).toBe(false)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('on a link of a text after a swipe is one', () => {
    listen()
    send('pointerdown', 300)
    send('pointermove', 200)
    send('pointerup', 200)
    tap(400, 300, { on: '#text a', pointerType: 'mouse' })
    expect(click('#text a').defaultPrevented).toBe(false)
  })
})

describe('over a text', () => {
  test('the mouse selects', () => {
    const { onDrag } = listen()
    send('pointerdown', 300, 300, { on: '#text p', pointerType: 'mouse' })
    send('pointermove', 400, 300, { on: '#text p', pointerType: 'mouse' })
    expect(onDrag).not.toHaveBeenCalled()
  })

  test('a finger swipes', () => {
    const { onDrag } = listen()
    send('pointerdown', 300, 300, { on: '#text p' })
    send('pointermove', 400, 300, { on: '#text p' })
    expect(onDrag.mock.calls).toEqual([[100]])
  })

  test('the wheel scrolls', () => {
    const { onZoom } = listen()
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 100 })
    find('#text p').dispatchEvent(wheel)
    expect(wheel.defaultPrevented).toBe(false)
    expect(onZoom).not.toHaveBeenCalled()
  })
})

test('another button than the first is the browser’s', () => {
  const { onDrag } = listen()
  send('pointerdown', 300, 300, { pointerType: 'mouse', button: 2 })
  send('pointermove', 400, 300, { pointerType: 'mouse' })
  expect(onDrag).not.toHaveBeenCalled()
})

describe('the wheel', () => {
  const turn = (deltaY: number, deltaMode = 0) => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, deltaMode })
    // In happy-dom, a wheel event is no mouse event.
    Object.assign(event, { clientX: 500, clientY: 100 })
    find('#image').dispatchEvent(event)
    return event
  }

  test('enlarges at its place, instead of the browser', () => {
    const { onZoom } = listen()
    expect(turn(-100).defaultPrevented).toBe(true)
    expect(onZoom.mock.calls[0]?.[0]).toBeGreaterThan(1)
    expect(onZoom.mock.calls[0]?.[1]).toEqual({ x: 100, y: -200 })
  })

  test('reduces as much the other way', () => {
    const { onZoom } = listen()
    turn(-100)
    turn(100)
    expect(onZoom.mock.calls[0]?.[0] * onZoom.mock.calls[1]?.[0]).toBeCloseTo(1)
  })

  test('counts lines as it counts as many pixels', () => {
    const { onZoom } = listen()
    turn(-3, 1)
    turn(-100)
    expect(onZoom.mock.calls[0]?.[0]).toBeCloseTo(onZoom.mock.calls[1]?.[0])
  })
})

test('when it is over, no listener is left', () => {
  const before = alive().listeners
  const { onDrag } = listen()
  expect(alive().listeners).toBeGreaterThan(before)
  visit.abort()
  expect(alive().listeners).toBe(before)
  send('pointerdown', 300)
  send('pointermove', 400)
  expect(onDrag).not.toHaveBeenCalled()
})
