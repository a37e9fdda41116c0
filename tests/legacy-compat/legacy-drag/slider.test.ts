// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drag, installPart, layOut } from '../../helpers/legacy-parts'

const { $, Slider } = await installPart('Drag')
beforeEach(() => {
  layOut()
  document.body.innerHTML =
    '<div id="track" title="Volume" style="left:0;top:0;width:220px;height:220px"><div id="knob" style="position:static;width:20px;height:20px"></div></div>'
})
/** Makes a slider that notes its events. */
const make = (options) => {
  const seen = []
  const note = (name) => (value) => seen.push([name, value])
  const slider = new Slider('track', 'knob', {
    onChange: note('change'),
    onComplete: note('complete'),
    ...options,
  })
  return { slider, seen }
}
const left = () => $('knob').style.left

test('begins at its first step, within its range', () => {
  const { slider } = make({ range: [10, 30], steps: 20, initialStep: 15 })
  expect([slider.step, slider.min, slider.max, slider.stepSize, slider.full, left()]).toEqual([
    15,
    10,
    30,
    1,
    200,
    '50px',
  ])
  expect($('knob').style.position).toBe('relative')
})

test('the knob is dragged by steps: change is a number, complete a text', () => {
  const { seen } = make({ range: [0, 10], steps: 20 })
  drag($('knob'), [0, 0], [1, 0], [55, 0], [109, 0])
  expect(seen).toEqual([
    ['change', 2.5],
    ['change', 5],
    ['complete', '5'],
  ])
  expect(left()).toBe('109px')
})

test('with snap the knob stands on steps', () => {
  const { slider } = make({ snap: true, steps: 4 })
  drag($('knob'), [0, 0], [60, 0], [120, 0])
  expect([slider.step, left()]).toEqual([2, '100px'])
})

test('a press on the track moves the knob there', () => {
  const { slider, seen } = make({ steps: 10 })
  drag($('track'), [110, 5])
  expect([slider.step, left(), seen]).toEqual([
    5,
    '100px',
    [
      ['change', 5],
      ['complete', '5'],
    ],
  ])
  slider.detach()
  drag($('track'), [10, 5])
  expect(slider.step).toBe(5)
})

test('its handler is on the instance, where a page takes it away', () => {
  const { slider } = make({ steps: 10 })
  $('track').removeEvent('mousedown', slider.clickedElement)
  drag($('track'), [110, 5])
  expect(slider.step).toBe(0)
})

test('the wheel moves one step', () => {
  const { slider } = make({ steps: 10, initialStep: 5, wheel: true })
  const turn = new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true })
  $('track').dispatchEvent(turn)
  expect([slider.step, turn.defaultPrevented]).toEqual([6, true])
})

test('set stays within the range, tells tick, move and change, or nothing', () => {
  const { slider, seen } = make({ steps: 10 })
  const [tick, move] = [vi.fn(), vi.fn()]
  slider.addEvents({ tick, move })
  slider.set(99)
  expect([slider.step, tick.mock.calls, move.mock.calls.length, seen]).toEqual([
    10,
    [[200]],
    1,
    [
      ['change', 10],
      ['complete', '10'],
    ],
  ])
  slider.set(-4, true)
  expect([slider.step, left(), tick.mock.calls.length]).toEqual([0, '0px', 1])
})

test('a range may fall, and be another one later', () => {
  const { slider } = make({ range: [10, 0], steps: 10, initialStep: 10 })
  expect([slider.step, left()]).toEqual([10, '0px'])
  slider.set(4)
  expect(left()).toBe('120px')
  slider.setRange([0, 4])
  expect([slider.step, left()]).toEqual([4, '200px'])
})

test('it follows the track’s new size', () => {
  const { slider } = make({ steps: 10, initialStep: 5 })
  $('track').style.width = '420px'
  slider.autosize()
  expect([left(), slider.drag.options.limit.x[1]]).toEqual(['200px', 400])
})

describe('for keyboards and screen readers', () => {
  const attributes = () =>
    [
      'role',
      'tabindex',
      'aria-label',
      'aria-valuemin',
      'aria-valuemax',
      'aria-valuenow',
      'aria-orientation',
    ].map((name) => $('knob').getAttribute(name))
  const press = (key, more) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    $('knob').dispatchEvent(event)
    return event.defaultPrevented
  }

  test('the knob is a slider, with its track’s name and its value', () => {
    const { slider } = make({ range: [10, 0], steps: 10, initialStep: 4 })
    expect(attributes()).toEqual(['slider', '0', 'Volume', '0', '10', '4', null])
    slider.set(7)
    expect($('knob').getAttribute('aria-valuenow')).toBe('7')
  })

  test('what the page gives the knob stays', () => {
    $('track').title = ''
    $('knob').set({ role: 'separator', tabindex: '-1', 'aria-label': 'Taille' })
    make({ mode: 'vertical' })
    expect([attributes().slice(0, 3), attributes()[6]]).toEqual([['separator', '-1', 'Taille'], 'vertical'])
  })

  test('a knob without a name has one', () => {
    $('track').title = ''
    make({})
    expect($('knob').getAttribute('aria-label')).toBe('Curseur')
  })

  test.for([
    ['ArrowRight', 51],
    ['ArrowLeft', 49],
    ['ArrowUp', 51],
    ['ArrowDown', 49],
    ['PageUp', 60],
    ['PageDown', 40],
    ['Home', 0],
    ['End', 100],
  ])('%s leads to %i', ([key, step]) => {
    const { slider, seen } = make({ initialStep: 50 })
    expect([press(key), slider.step]).toEqual([true, step])
    expect(seen).toEqual([
      ['change', step],
      ['complete', String(step)],
    ])
  })

  test('of a vertical track, the knob goes where the arrow points', () => {
    const { slider } = make({ mode: 'vertical', initialStep: 50 })
    press('ArrowDown')
    expect([slider.step, $('knob').style.top]).toEqual([51, '102px'])
  })

  test('other keys, and those of the browser, are left alone', () => {
    const { slider } = make({ initialStep: 50 })
    expect([press('a'), press('ArrowLeft', { altKey: true }), slider.step]).toEqual([false, false, 50])
  })
})
