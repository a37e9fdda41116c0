// @module-tag react
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../../../src/ui/dialog'

afterEach(cleanup)
const hidden = { hidden: true }

test('a dialog is drawn closed, can have the focus, and has its name', () => {
  const dialog = createRef<HTMLDialogElement>()
  render(
    <Dialog dialog={dialog} className="ilots-popup" aria-label="Plan d’accès">
      Le plan
    </Dialog>,
  )
  const drawn = screen.getByLabelText<HTMLDialogElement>('Plan d’accès')
  expect(dialog.current).toBe(drawn)
  expect([drawn.open, drawn.tabIndex, drawn.className]).toEqual([false, -1, 'ilots-popup'])
  expect(screen.queryByRole('button', hidden)).toBeNull()
})

test('its close button comes before its content, so that Tab reaches it first', () => {
  const close = vi.fn()
  render(
    <Dialog dialog={createRef()} close="Fermer" onClose={close}>
      <button type="button">Envoyer</button>
    </Dialog>,
  )
  const [first, second] = screen.getAllByRole('button', hidden)
  expect([first?.getAttribute('aria-label'), second?.textContent]).toEqual(['Fermer', 'Envoyer'])
  // Contract §4.2 names it.
  expect(first?.classList).toContain('ilots-modal-close')
  fireEvent.click(first as HTMLElement)
  expect(close).toHaveBeenCalledOnce()
})
