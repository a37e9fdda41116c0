import { beforeEach, describe, expect, test } from 'vitest'
import { actionOf } from '../../../islands/lightbox/keys'
import { find } from '../../helpers/engine'

const GROUP = { isZoomed: false, isGroup: true }
const ALONE = { isZoomed: false, isGroup: false }
const ZOOMED = { isZoomed: true, isGroup: true }

/** A key pressed on an element of a slide. */
function press(key: string, on = 'button', more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  find(on).dispatchEvent(event)
  return event
}

beforeEach(() => {
  document.body.innerHTML = `<button>fermer</button><a href="/a">lien</a><input><select></select><textarea></textarea>
<audio></audio><video></video><div contenteditable="true"><b>texte</b></div>`
})

describe('in a group', () => {
  test.each([
    ['ArrowLeft', { type: 'move', by: -1 }],
    ['ArrowRight', { type: 'move', by: 1 }],
    ['Home', { type: 'first' }],
    ['End', { type: 'last' }],
    ['+', { type: 'zoomIn' }],
    ['=', { type: 'zoomIn' }],
    ['-', { type: 'zoomOut' }],
    ['0', { type: 'rest' }],
  ])('%s is %j', (key, action) => expect(actionOf(press(key), GROUP)).toEqual(action))

  test.each(['ArrowUp', 'ArrowDown', 'Enter', ' ', 'Tab', 'Escape', 'PageDown', 'a', '1'])(
    '%j is the browser’s',
    (key) => expect(actionOf(press(key), GROUP)).toBeUndefined(),
  )
})

describe('with a slide alone', () => {
  test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s scrolls its text', (key) =>
    expect(actionOf(press(key), ALONE)).toBeUndefined(),
  )
  test('plus still enlarges', () => expect(actionOf(press('+'), ALONE)).toEqual({ type: 'zoomIn' }))
})

describe('with an enlarged image', () => {
  test.each([
    ['ArrowLeft', { type: 'pan', x: 80, y: 0 }],
    ['ArrowRight', { type: 'pan', x: -80, y: 0 }],
    ['ArrowUp', { type: 'pan', x: 0, y: 80 }],
    ['ArrowDown', { type: 'pan', x: 0, y: -80 }],
    ['Home', { type: 'first' }],
  ])('%s is %j', (key, action) => expect(actionOf(press(key), ZOOMED)).toEqual(action))

  test('that is alone, the arrows move it too', () =>
    expect(actionOf(press('ArrowLeft'), { isZoomed: true, isGroup: false })).toEqual({
      type: 'pan',
      x: 80,
      y: 0,
    }))
})

describe('a key is left', () => {
  test.each(['input', 'select', 'textarea', 'audio', 'video', 'b'])('to %s', (on) =>
    expect(actionOf(press('ArrowLeft', on), GROUP)).toBeUndefined(),
  )
  test.each(['ctrlKey', 'metaKey', 'altKey'])('to the browser, with %s', (modifier) =>
    expect(actionOf(press('ArrowLeft', 'button', { [modifier]: true }), GROUP)).toBeUndefined(),
  )
  test('to whoever has handled it', () => {
    const event = press('ArrowLeft')
    event.preventDefault()
    expect(actionOf(event, GROUP)).toBeUndefined()
  })
  test('but not to a link or a button', () => expect(actionOf(press('ArrowLeft', 'a'), GROUP)).toBeDefined())
})
