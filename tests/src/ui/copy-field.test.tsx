// @module-tag react
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CopyField, selectAll } from '../../../src/ui/copy-field'

afterEach(cleanup)

test('a text is shown by its name, cannot be changed, and is selected as a whole', () => {
  const field = createRef<HTMLInputElement>()
  render(<CopyField label="Permalien" text="https://vitrea.example/p/42" field={field} />)
  const input = screen.getByLabelText<HTMLInputElement>('Permalien')
  expect(input).toMatchObject({ value: 'https://vitrea.example/p/42', readOnly: true })
  selectAll(field)
  expect(document.activeElement).toBe(input)
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length])
})

test('a field that is gone is not selected, and nothing breaks', () => {
  expect(() => selectAll(createRef())).not.toThrow()
})
