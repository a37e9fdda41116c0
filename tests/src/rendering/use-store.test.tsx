// @module-tag react
/** What components read of the page, and when they are drawn again. */
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { useStore } from '../../../src/rendering/use-store'
import { startOn } from '../../helpers/engine'

let engine: Engine
beforeEach(async () => {
  engine = await startOn('<main></main>')
})

test('useStore draws again when what it selects changes, and only then', () => {
  let drawn = 0
  function Opener() {
    const isOpen = useStore(engine, ({ modal }) => modal.open)
    drawn += 1
    return <p>{isOpen ? 'ouverte' : 'fermée'}</p>
  }
  render(<Opener />)
  const { menu, modal } = engine.store.getState()
  const before = drawn
  act(() => engine.store.setState({ menu: { ...menu, open: true } }))
  expect(drawn).toBe(before)
  act(() => engine.store.setState({ modal: { ...modal, open: true } }))
  expect(screen.getByText('ouverte')).toBeTruthy()
  expect(drawn).toBeGreaterThan(before)
})
