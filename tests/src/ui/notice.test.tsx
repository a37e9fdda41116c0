// @module-tag react
/** A message in place: its role, its words, and what can be done about it. */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Notice } from '../../../src/ui/notice'

test.each(['alert', 'status'] as const)('a notice is a %s that says its text', (role) => {
  render(<Notice role={role} text="Rien n’a été envoyé." />)
  const notice = screen.getByRole(role)
  expect(notice.className).toBe('ilots-notice')
  expect(notice.textContent).toBe('Rien n’a été envoyé.')
  expect(notice.querySelector('button')).toBeNull()
})

test('its answers stand below the text in their order, and each does its own', () => {
  const [keep, drop] = [vi.fn(), vi.fn()]
  const actions = [
    ['La reprendre', keep],
    ['L’effacer', drop],
  ] as const
  render(<Notice role="status" text="Une saisie n’a pas été enregistrée." actions={actions} />)
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['La reprendre', 'L’effacer'])
  expect(buttons[0]?.previousElementSibling?.textContent).toBe('Une saisie n’a pas été enregistrée.')
  fireEvent.click(screen.getByRole('button', { name: 'L’effacer' }))
  expect([keep, drop].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})
