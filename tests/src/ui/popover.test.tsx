// @module-tag react
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Popover } from '../../../src/ui/popover'
import { find } from '../../helpers/engine'

afterEach(cleanup)

const FIELD = '<input id="field"><button id="opener">Ouvrir</button><p id="other" tabindex="-1">Ailleurs</p>'

/** Draws a popover with two buttons beside the page's field. */
function show({ holdsTab = false } = {}) {
  document.body.insertAdjacentHTML('afterbegin', FIELD)
  vi.spyOn(find('#field'), 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 100, 300, 40))
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(720)
  const opened = vi.spyOn(HTMLElement.prototype, 'showPopover')
  const onDismiss = vi.fn()
  const draw = (text: string, dismiss: (how: string) => void) => (
    <Popover
      anchor={find('#field')}
      opener={find('#opener')}
      label="Choisir"
      className="choice"
      holdsTab={holdsTab}
      onDismiss={dismiss}
    >
      <button type="button">{text}</button>
      <button type="button">Deux</button>
    </Popover>
  )
  const { rerender, unmount } = render(draw('Un', onDismiss))
  const dialog = screen.getByRole('dialog', { name: 'Choisir' })
  return { onDismiss, opened, unmount, dialog, draw, rerender }
}

const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, ...more })
const button = (name: string) => screen.getByRole('button', { name })

test('it is shown in the top layer once, by script alone, below its anchor', () => {
  const { dialog, opened, draw, rerender } = show()
  expect(dialog.getAttribute('popover')).toBe('manual')
  expect(dialog.className).toBe('ilots-popover choice')
  expect(dialog.style.getPropertyValue('--ilots-x')).toBe('40px')
  expect(dialog.style.getPropertyValue('--ilots-y')).toBe('148px')
  rerender(draw('Trois', vi.fn()))
  expect(button('Trois')).toBeDefined()
  expect(opened.mock.contexts).toEqual([dialog])
})

test('it goes with its anchor when the page scrolls', () => {
  const { dialog } = show()
  vi.spyOn(find('#field'), 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 60, 300, 40))
  document.dispatchEvent(new Event('scroll'))
  expect(dialog.style.getPropertyValue('--ilots-y')).toBe('108px')
})

test('Escape dismisses it wherever the focus is, and nothing around it hears the key', () => {
  const { onDismiss, dialog } = show()
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard)
  expect(press(button('Un'), 'Escape')).toBe(false)
  expect(press(find('#field'), 'Escape')).toBe(false)
  expect(onDismiss.mock.calls).toEqual([['escape'], ['escape']])
  expect(heard).not.toHaveBeenCalled()
  // An input method takes the key for itself.
  press(dialog, 'Escape', { isComposing: true })
  expect(onDismiss).toHaveBeenCalledTimes(2)
})

test.each(['pointerdown', 'focusin'])(
  '%s elsewhere dismisses it; in it, its anchor or its opener does not',
  (type) => {
    const { onDismiss } = show()
    for (const inside of [button('Un'), find('#field'), find('#opener')])
      inside.dispatchEvent(new Event(type, { bubbles: true }))
    expect(onDismiss).not.toHaveBeenCalled()
    find('#other').dispatchEvent(new Event(type, { bubbles: true }))
    expect(onDismiss.mock.calls).toEqual([['elsewhere']])
  },
)

test('what it was drawn with last hears of the dismissal', () => {
  const { onDismiss, draw, rerender } = show()
  const later = vi.fn()
  rerender(draw('Un', later))
  press(button('Un'), 'Escape')
  expect(onDismiss).not.toHaveBeenCalled()
  expect(later).toHaveBeenCalledOnce()
})

test('Tab goes round in it where that is asked for, and only there', () => {
  for (const holdsTab of [true, false]) {
    const { unmount } = show({ holdsTab })
    button('Deux').focus()
    expect(press(button('Deux'), 'Tab')).toBe(!holdsTab)
    expect(document.activeElement).toBe(button(holdsTab ? 'Un' : 'Deux'))
    unmount()
    document.body.replaceChildren()
  }
})

test('taken away, it hears nothing more', () => {
  const { onDismiss, unmount } = show()
  unmount()
  press(find('#field'), 'Escape')
  find('#other').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(onDismiss).not.toHaveBeenCalled()
})
