// @module-tag react
/** A piece of a root at a place in the server's HTML. */
import { beforeEach, expect, test } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { Portal } from '../../../src/rendering/portal'
import { makeRoot } from '../../../src/rendering/react-root'
import { find, startOn } from '../../helpers/engine'

const HTML = '<main><input id="nom"> du serveur <p>Aide</p></main>'
let engine: Engine
beforeEach(async () => {
  engine = await startOn(HTML)
})

const fail = (error: unknown) => {
  throw error
}

test('it stands where it was put, at once, and goes without a trace', () => {
  const root = makeRoot(engine, document.createElement('div'), fail)
  const note = (text: string) => (
    <Portal put={(place) => find('#nom').after(place)}>
      <b>{text}</b>
    </Portal>
  )
  root.render(() => note('Requis'))
  expect(find('#nom').nextElementSibling?.textContent).toBe('Requis')
  const before = find('b')
  root.render(() => note('Trop court'))
  expect(find('b')).toBe(before)
  expect(find('b').textContent).toBe('Trop court')
  root.render(() => null)
  expect(document.body.innerHTML).toBe(HTML)
})

test('it goes with its root', () => {
  const root = makeRoot(engine, document.createElement('div'), fail)
  root.render(() => <Portal put={(place) => find('p').before(place)}>Ici</Portal>)
  expect(find('p').previousElementSibling?.textContent).toBe('Ici')
  root.remove()
  expect(document.body.innerHTML).toBe(HTML)
})
