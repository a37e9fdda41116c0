// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drag, installPart, layOut } from '../../helpers/legacy-parts'

const { $, Drag } = await installPart('Drag')
const BOX = 'position:absolute;left:50px;top:60px;width:40px;height:40px'
beforeEach(() => {
  layOut()
  document.body.innerHTML = `<div id="box" style="${BOX}"><b id="grip">x</b><button>ok</button></div>`
})
const at = () => [$('box').style.left, $('box').style.top]
/** Notes the names of a drag’s events. */
const noted = (made, names) => {
  const seen = []
  for (const name of names.split(' ')) made.addEvent(name, () => seen.push(name))
  return seen
}

describe('Drag', () => {
  const EVENTS = 'beforeStart start snap drag cancel complete'

  test('follows the mouse, and tells each step', () => {
    const seen = noted(new Drag('box'), EVENTS)
    drag($('box'), [60, 70], [90, 100], [100, 130])
    expect(at()).toEqual(['90px', '120px'])
    expect(seen).toEqual(['beforeStart', 'start', 'snap', 'drag', 'complete'])
  })

  test('a press that hardly moves is no drag', () => {
    const seen = noted(new Drag('box', { snap: 10 }), EVENTS)
    drag($('box'), [60, 70], [65, 75])
    expect([at(), seen]).toEqual([
      ['50px', '60px'],
      ['beforeStart', 'cancel'],
    ])
    drag($('box'), [60, 70])
    document.dispatchEvent(new MouseEvent('mousemove', { clientX: 500 }))
    expect(at()).toEqual(['50px', '60px'])
  })

  test.for([
    ['stays within its limit', { limit: { x: [0, () => 80], y: [70, null] } }, ['80px', '210px']],
    ['moves on a grid', { grid: 40 }, ['240px', '200px']],
    ['leaves one direction alone', { modifiers: { x: 'left', y: false } }, ['250px', '60px']],
    ['goes the other way', { invert: true }, ['-150px', '-90px']],
    ['has another unit', { unit: 'em' }, ['250em', '210em']],
  ])('%s', ([, options, place]) => {
    new Drag('box', { snap: 0, ...options })
    drag($('box'), [60, 70], [61, 71], [260, 220])
    expect(at()).toEqual(place)
  })

  test('moves a property when it is no style', () => {
    new Drag('box', { snap: 0, style: false, invert: true, modifiers: { x: 'scrollLeft', y: false } })
    drag($('box'), [60, 70], [59, 70], [40, 70])
    expect([$('box').scrollLeft, at()]).toEqual([20, ['50px', '60px']])
  })

  test('begins at its handle, and not on a button', () => {
    new Drag('box', { handle: 'grip', snap: 0 })
    drag($('box'), [60, 70], [61, 70], [90, 70])
    expect(at()).toEqual(['50px', '60px'])
    drag($('grip'), [60, 70], [61, 70], [90, 70])
    expect(at()).toEqual(['80px', '60px'])
    new Drag('box', { snap: 0 })
    drag(document.querySelector('button'), [60, 70], [61, 70], [90, 70])
    expect(at()).toEqual(['80px', '60px'])
  })

  test('stops what it is told to stop', () => {
    new Drag('box', { preventDefault: true, stopPropagation: true })
    const above = vi.fn()
    document.body.addEventListener('mousedown', above, { once: true })
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    $('box').dispatchEvent(press)
    expect([press.defaultPrevented, above.mock.calls.length]).toEqual([true, 0])
  })

  test('keeps text from being selected while it drags', () => {
    new Drag('box')
    const select = () => {
      const event = new Event('selectstart', { bubbles: true, cancelable: true })
      $('grip').dispatchEvent(event)
      return event.defaultPrevented
    }
    $('box').fireEvent('mousedown', { page: { x: 0, y: 0 }, target: $('box') })
    expect(select()).toBe(true)
    document.fireEvent('mouseup', {})
    expect(select()).toBe(false)
  })

  test('a finger drags as well, and does not scroll the page meanwhile', () => {
    new Drag('box', { snap: 0 })
    const touch = (target, type, pageX = 0, pageY = 0) => {
      const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        touches: [{ pageX, pageY }],
      })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(touch($('box'), 'touchstart', 60, 70)).toBe(false)
    expect([touch($('box'), 'touchmove', 61, 70), touch($('box'), 'touchmove', 90, 80)]).toEqual([true, true])
    touch($('box'), 'touchend')
    expect([at(), touch($('box'), 'touchmove', 300, 300)]).toEqual([['80px', '70px'], false])
  })

  test('detached it stands still; attached again it moves', () => {
    const made = new Drag('box', { snap: 0 }).detach()
    drag($('box'), [60, 70], [61, 70], [90, 70])
    expect(at()).toEqual(['50px', '60px'])
    made.attach()
    drag($('box'), [60, 70], [61, 70], [90, 70])
    expect(at()).toEqual(['80px', '60px'])
  })

  test('a class may extend it', () => {
    const Half = new window.Class({
      Extends: Drag,
      drag(event) {
        this.parent({ ...event, page: { x: event.page.x / 2, y: event.page.y / 2 }, event: event.event })
      },
    })
    new Half('box', { snap: 0 })
    drag($('box'), [60, 70], [61, 70], [120, 160])
    expect(at()).toEqual(['50px', '70px'])
  })

  test('shows nothing in for…in of an element', () => {
    const names = []
    for (const name in $('box')) names.push(name)
    expect(names).not.toContain('makeDraggable')
  })
})

test('makeResizable changes the size, and the element tells of it', () => {
  const seen = vi.fn()
  const made = $('box').makeResizable({ snap: 0, limit: { x: [0, 70] } })
  $('box').addEvent('resize', seen)
  drag($('box'), [60, 70], [61, 70], [160, 90])
  expect([$('box').style.width, $('box').style.height]).toEqual(['70px', '60px'])
  expect([$('box').retrieve('resizer'), seen.mock.lastCall]).toEqual([made, [made]])
})

describe('Drag.Move', () => {
  test('gives an element a position of its own', () => {
    $('box').style.cssText = 'position:static;width:10px'
    const made = $('box').makeDraggable()
    expect([made instanceof Drag.Move, made instanceof Drag, $('box').style.position]).toEqual([
      true,
      true,
      'absolute',
    ])
    expect($('box').retrieve('dragger')).toBe(made)
  })

  test('stays within its container', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="room" style="left:0;top:0;width:300px;height:200px"></div>',
    )
    new Drag.Move('box', { container: 'room' })
    drag($('box'), [60, 70], [90, 90], [900, 900])
    expect(at()).toEqual(['260px', '160px'])
    drag($('box'), [260, 160], [200, 100], [-900, -900])
    expect(at()).toEqual(['0px', '0px'])
  })

  const SLOTS =
    '<p id="one" class="slot" style="left:200px;top:0;width:100px;height:100px"></p>' +
    '<p id="two" class="slot" style="left:280px;top:0;width:100px;height:100px"></p>'

  test.for([false, true])('tells over which element it is (measured once: %s)', (precalculate) => {
    document.body.insertAdjacentHTML('beforeend', SLOTS)
    const made = new Drag.Move('box', { droppables: '.slot', precalculate })
    const seen = []
    for (const name of ['enter', 'leave', 'drop'])
      made.addEvent(name, (element, over) => seen.push([name, element.id, over?.id]))
    drag($('box'), [60, 70], [100, 90], [250, 50], [290, 50], [350, 50])
    expect(seen).toEqual([
      ['enter', 'box', 'one'],
      ['leave', 'box', 'one'],
      ['enter', 'box', 'two'],
      ['drop', 'box', 'two'],
    ])
    drag($('box'), [350, 50], [360, 150], [700, 500])
    expect(seen.at(-1)).toEqual(['drop', 'box', undefined])
  })

  test('tells the elements themselves, as in 1.1', () => {
    document.body.insertAdjacentHTML('beforeend', SLOTS)
    const made = $('box').makeDraggable({ droppables: [$('one')] })
    const [over, drop, empty] = [vi.fn(), vi.fn(), vi.fn()]
    $('one').addEvents({ over, drop })
    $('box').addEvent('emptydrop', empty)
    drag($('box'), [60, 70], [100, 90], [250, 50])
    expect([over.mock.calls, drop.mock.calls]).toEqual([[[$('box'), made]], [[$('box'), made]]])
    drag($('box'), [250, 50], [300, 150], [700, 500])
    expect([empty.mock.calls.length, drop.mock.calls.length]).toEqual([1, 1])
  })

  test('looks only when it is dropped, when the page says so', () => {
    document.body.insertAdjacentHTML('beforeend', SLOTS)
    const made = new Drag.Move('box', { droppables: '.slot', checkDroppables: false })
    const seen = []
    for (const name of ['enter', 'drop']) made.addEvent(name, () => seen.push(name))
    made.addEvent('drag', () => seen.push('drag'))
    drag($('box'), [60, 70], [100, 90], [250, 50])
    expect(seen).toEqual(['drag', 'enter', 'drop'])
  })
})
