// @module-tag react
/** Buttons: what names them, what they do, and what they look like to their style sheet. */
import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Button, CloseButton, IconButton } from '../../../src/ui/button'
import { CLOSE } from '../../../src/ui/icons'

test('a button is named by its text, sends no form, and does what it is for', () => {
  const press = vi.fn()
  render(<Button onPress={press}>Réessayer</Button>)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Réessayer' })
  expect([button.type, button.className]).toEqual(['button', 'ilots-button'])
  fireEvent.click(button)
  expect(press).toHaveBeenCalledOnce()
})

test('a button with an icon is named by its label; the icon says nothing', () => {
  render(<IconButton onPress={() => {}} className="ilots-close" icon={CLOSE} label="Fermer" />)
  const button = screen.getByRole('button', { name: 'Fermer' })
  expect(button.className).toBe('ilots-close')
  const icon = button.querySelector('svg')
  expect(icon?.getAttribute('aria-hidden')).toBe('true')
  expect(icon?.querySelector('path')?.getAttribute('d')).toBe(CLOSE)
})

test('the button that closes is one icon, in one look; its class finds it', () => {
  const press = vi.fn()
  render(<CloseButton className="ilots-toast-close" label="Fermer" onPress={press} />)
  const button = screen.getByRole('button', { name: 'Fermer' })
  expect(button.className).toBe('ilots-round is-plain ilots-toast-close')
  expect(button.querySelector('path')?.getAttribute('d')).toBe(CLOSE)
  fireEvent.click(button)
  expect(press).toHaveBeenCalledOnce()
})

test.each(['text', 'icon'])('a disabled one (%s) does nothing', (kind) => {
  const press = vi.fn()
  render(
    kind === 'text' ? (
      <Button onPress={press} disabled>
        Suite
      </Button>
    ) : (
      <IconButton onPress={press} disabled icon={CLOSE} label="Suite" />
    ),
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Suite' })
  expect(button.disabled).toBe(true)
  button.click()
  expect(press).not.toHaveBeenCalled()
})

test('a reference leads to the element, which can be focused', () => {
  const [text, icon] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()]
  render(
    <>
      <Button onPress={() => {}} buttonRef={text}>
        Un
      </Button>
      <IconButton onPress={() => {}} buttonRef={icon} icon={CLOSE} label="Deux" />
    </>,
  )
  for (const { current } of [text, icon]) {
    current?.focus()
    expect(document.activeElement).toBe(current)
  }
})
