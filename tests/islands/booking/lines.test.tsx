/** What the booking draws: the lines at the top of its form, and what comes of its last step. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BookingContext } from '../../../islands/booking/context'
import { Outcome } from '../../../islands/booking/final-step'
import { messages } from '../../../islands/booking/messages'
import { Lines } from '../../../islands/booking/status'

afterEach(cleanup)

const say: BookingContext['say'] = (key, values = {}) =>
  messages.fr[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
const line = (turn: number) => ({ key: 'needsPosition', values: undefined, turn }) as const
const status = () => document.querySelector('.ilots-booking-status')
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

describe('the lines', () => {
  test('say the step in the frame after they are there, in words and as a bar', async () => {
    render(<Lines step={2} steps={5} line={undefined} say={say} />)
    const [progress] = screen.getAllByRole('status')
    expect(progress?.textContent).toBe('')
    await frame()
    expect(progress?.textContent).toBe('Étape 2 sur 5')
    expect(screen.getByRole('progressbar', { name: 'Étape 2 sur 5' }).getAttribute('value')).toBe('2')
  })

  test('without a number of steps are one, empty until something is said', () => {
    render(<Lines step={1} steps={undefined} line={undefined} say={say} />)
    expect(screen.getAllByRole('status')).toHaveLength(1)
    expect(status()?.childNodes).toHaveLength(0)
  })

  test('say the same words again when they are meant again, and not otherwise', () => {
    const { rerender } = render(<Lines step={1} steps={undefined} line={line(1)} say={say} />)
    const words = status()?.firstChild
    expect(words?.textContent).toBe(messages.fr.needsPosition)
    rerender(<Lines step={1} steps={undefined} line={line(1)} say={say} />)
    expect(status()?.firstChild).toBe(words)
    rerender(<Lines step={1} steps={undefined} line={line(2)} say={say} />)
    expect(status()?.firstChild).not.toBe(words)
    expect(status()?.textContent).toBe(messages.fr.needsPosition)
  })
})

describe('a result', () => {
  test('that failed is an alert with a way to try again', () => {
    const retry = vi.fn()
    render(<Outcome result={{ retry }} say={say} />)
    expect(screen.getByRole('alert').textContent).toContain(messages.fr.failed)
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('in the server’s words is an alert whose nodes are put in once', () => {
    const answer = document.createDocumentFragment()
    const words = document.createElement('p')
    words.textContent = 'Ce créneau vient d’être pris.'
    answer.append(words)
    const result = { answer }
    const { rerender } = render(<Outcome result={result} say={say} />)
    rerender(<Outcome result={result} say={say} />)
    expect(screen.getByRole('alert').firstChild).toBe(words)
  })
})
