/** Where the focus is after an overlay has drawn itself anew. */
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusInside } from '../../../src/overlay/hooks'
import { find } from '../../helpers/engine'

afterEach(cleanup)

interface Shown {
  readonly button?: boolean
  readonly inert?: boolean
  readonly open?: boolean
}

function Dialog({ button, inert, open = true }: Shown) {
  const dialog = useRef<HTMLDialogElement>(null)
  useFocusInside(dialog)
  return (
    <dialog ref={dialog} open={open} tabIndex={-1}>
      <div inert={inert}>{button && <button type="button">Réessayer</button>}</div>
    </dialog>
  )
}

/** Draws the dialog, focuses what the selector names, and draws it again. @returns what has the focus then. */
function focusAfter(before: Shown, selector: string, after: Shown): Element | null {
  const { rerender } = render(<Dialog {...before} />)
  find(selector).focus()
  rerender(<Dialog {...after} />)
  return document.activeElement
}

test('a control that stays keeps it', () => {
  expect(focusAfter({ button: true }, 'button', { button: true })).toBe(find('button'))
})

test('the dialog has it when the control goes', () => {
  expect(focusAfter({ button: true }, 'button', {})).toBe(find('dialog'))
})

test('the dialog has it when the control is out of reach', () => {
  expect(focusAfter({ button: true }, 'button', { button: true, inert: true })).toBe(find('dialog'))
})

test.each(['data-ilots-raised', 'popover'])('what another script shows over it (%s) keeps it', (name) => {
  document.body.innerHTML = `<div ${name}=""><input></div>`
  expect(focusAfter({}, 'input', {})).toBe(find('input'))
})

test('a dialog that is not open takes nothing', () => {
  document.body.innerHTML = '<input>'
  expect(focusAfter({}, 'input', { open: false })).toBe(find('input'))
})
