// @module-tag react
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Progress } from '../../../src/ui/progress'

afterEach(cleanup)

test('is a bar with its name, and how far it is', () => {
  render(<Progress value={2} max={5} label="Étape 2 sur 5" className="is-thin" />)
  const bar = screen.getByRole('progressbar', { name: 'Étape 2 sur 5' }) as HTMLProgressElement
  expect(bar.getAttribute('max')).toBe('5')
  expect(bar.getAttribute('value')).toBe('2')
  expect(bar.className).toBe('is-thin')
})

test('says nothing before it has a name', () => {
  render(<Progress value={0} max={1} />)
  expect(screen.getByRole('progressbar').hasAttribute('aria-label')).toBe(false)
})
