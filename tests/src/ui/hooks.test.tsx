/** What components read of the page, and when they are drawn again. */
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { sayWith } from '../../../src/i18n/say'
import { useSay, useStore } from '../../../src/ui/hooks'
import { startOn } from '../../helpers/engine'
import { translate } from '../../helpers/translate'

const messages = { fr: { close: 'Fermer' }, en: { close: 'Close' } }
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

test('useSay draws again in the site’s words when they come, and not for those of others', () => {
  const say = sayWith(messages, engine)
  let drawn = 0
  function Label() {
    const words = useSay({ page: engine, say })
    drawn += 1
    return <p>{words('close')}</p>
  }
  const { unmount } = render(<Label />)
  expect(screen.getByText('Fermer')).toBeTruthy()
  const before = drawn
  act(() => translate(engine, { Connexion: 'Anmelden' }))
  expect(drawn).toBe(before)
  act(() => translate(engine, { Fermer: 'Schließen' }))
  expect(screen.getByText('Schließen')).toBeTruthy()
  unmount()
  const last = drawn
  act(() => translate(engine, { Fermer: 'Zu' }))
  expect(drawn).toBe(last)
})
