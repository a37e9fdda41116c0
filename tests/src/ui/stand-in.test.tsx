import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Spinner } from '../../../src/ui/spinner'

afterEach(cleanup)

test('is a status that says what is waited for; its ring is drawn by its style alone', () => {
  render(<Spinner text="Chargement…" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Chargement…')
  expect(status.className).toBe('ilots-spinner')
  expect(status.children).toHaveLength(0)
})
