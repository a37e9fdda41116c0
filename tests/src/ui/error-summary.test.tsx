// @module-tag react
/** What is wrong with a form, all of it at once. */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorSummary } from '../../../src/ui/error-summary'

test('it is one alert, with a link to each field', () => {
  const go = vi.fn()
  const mistakes = [
    { text: 'Le champ Nom est requis.', address: '#nom', go: () => {} },
    { text: 'Le champ Accord est requis.', address: '#accord', go },
  ]
  render(<ErrorSummary heading="Erreur(s) rencontrée(s) :" mistakes={mistakes} />)
  const alert = screen.getByRole('alert')
  expect(alert.firstElementChild?.textContent).toBe('Erreur(s) rencontrée(s) :')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Le champ Nom est requis.', '#nom'],
    ['Le champ Accord est requis.', '#accord'],
  ])
  const [, last] = links
  // The browser does not go there: `go` does, and says where it came from.
  expect(last && fireEvent.click(last)).toBe(false)
  expect(go.mock.calls).toEqual([[last]])
})
