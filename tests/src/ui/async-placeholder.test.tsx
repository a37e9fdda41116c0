// @module-tag react
/** What stands in for content: what it says while that is on its way, and what can be done when it has not come. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AsyncPlaceholder } from '../../../src/ui/async-placeholder'

const TEXTS = { loading: 'Chargement…', retry: 'Réessayer', follow: 'Ouvrir le lien' }
const shared = { say: (key: keyof typeof TEXTS) => TEXTS[key], text: 'Impossible de charger ce contenu.' }

afterEach(cleanup)

test('while content is on its way, a status says so below the name of what is waited for', () => {
  const { container } = render(<AsyncPlaceholder {...shared} progress="loading" about="Nos horaires" />)
  expect(screen.getByRole('status').textContent).toBe('Chargement…')
  expect(container.textContent).toBe('Nos horairesChargement…')
})

test('content that is there has nothing beside it', () => {
  const { container } = render(<AsyncPlaceholder {...shared} progress="shown" about="Nos horaires" />)
  expect(container.innerHTML).toBe('')
})

test('a failure says what has failed, tries again, and leads where the link leads without script', () => {
  const retry = vi.fn()
  render(
    <AsyncPlaceholder
      {...shared}
      progress="failed"
      about="Nos horaires"
      onRetry={retry}
      href="/horaires?agence=brest"
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Nos horairesImpossible de charger ce contenu.')
  expect(screen.getByRole('link', { name: 'Ouvrir le lien' }).getAttribute('href')).toBe(
    '/horaires?agence=brest',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('where there is no address and another try is of no use, it only says so', () => {
  render(<AsyncPlaceholder {...shared} progress="failed" />)
  expect(screen.getByRole('alert').textContent).toBe('Impossible de charger ce contenu.')
})
