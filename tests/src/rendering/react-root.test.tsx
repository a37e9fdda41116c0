// @module-tag react
/** A root in the page: its place, its words, its end, and what happens when something in it throws. */
import { act } from '@testing-library/react'
import { cloneElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Engine } from '../../../src/engine/engine'
import { sayWith } from '../../../src/i18n/say'
import { islandRoot, makeRoot } from '../../../src/rendering/react-root'
import { complaints, find, startOn } from '../../helpers/engine'
import { translate } from '../../helpers/translate'

const HTML = '<main><p id="bloc">Du serveur</p></main>'
const messages = { fr: { close: 'Fermer' }, en: { close: 'Close' } }
let engine: Engine
beforeEach(async () => {
  complaints()
  engine = await startOn(HTML)
})
const fail = (error: unknown) => {
  throw error
}

test('an element has it at its end, drawn when `render` returns', () => {
  const root = makeRoot(engine, find('#bloc'), fail)
  root.render(() => <b>Bonjour</b>)
  expect(find('#bloc').lastElementChild?.className).toBe('ilots-root')
  expect(find('#bloc').textContent).toBe('Du serveurBonjour')
})

test('a function puts it anywhere', () => {
  const root = makeRoot(engine, (container) => find('#bloc').before(container), fail)
  root.render(() => <b>Avant</b>)
  expect(find('#bloc').previousElementSibling?.textContent).toBe('Avant')
})

test('it goes with its container, and a second time is nothing', () => {
  const root = makeRoot(engine, find('#bloc'), fail)
  root.render(() => <b>Bonjour</b>)
  root.remove()
  root.remove()
  expect(document.body.innerHTML).toBe(HTML)
})

test('translations that arrive are drawn, without a word to it, and not those of others', async () => {
  const say = sayWith(messages, engine)
  let drawn = 0
  const root = makeRoot(engine, find('#bloc'), fail)
  root.render(() => {
    drawn += 1
    return <b>{say('close')}</b>
  })
  expect(find('b').textContent).toBe('Fermer')
  const before = drawn
  await act(() => translate(engine, { Connexion: 'Anmelden' }))
  expect(drawn).toBe(before)
  await act(() => translate(engine, { Fermer: 'Schließen' }))
  expect(find('b').textContent).toBe('Schließen')
  root.remove()
  const last = drawn
  await act(() => translate(engine, { Fermer: 'Zu' }))
  expect(drawn).toBe(last)
})

test('what a component throws is told, and what it had drawn is gone', () => {
  const told = vi.fn()
  const root = makeRoot(engine, find('#bloc'), told)
  let isBroken = false
  function Fragile() {
    if (isBroken) throw new Error('cassé')
    return <b>Entier</b>
  }
  root.render(() => <Fragile />)
  expect(find('.ilots-root').textContent).toBe('Entier')
  isBroken = true
  root.render(() => <Fragile />)
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'cassé' }))
  expect(find('.ilots-root').childNodes).toHaveLength(0)
})

describe('of an island', () => {
  test('it goes when the island does', () => {
    const gone = new AbortController()
    islandRoot({ page: engine, signal: gone.signal, fail }, find('#bloc')).render(() => <b>Bonjour</b>)
    expect(find('b').textContent).toBe('Bonjour')
    gone.abort()
    expect(document.body.innerHTML).toBe(HTML)
  })

  test('what is thrown in it fails the island', () => {
    const told = vi.fn()
    const { signal } = new AbortController()
    const Broken = () => {
      throw new Error('cassé')
    }
    islandRoot({ page: engine, signal, fail: told }, find('#bloc')).render(() => <Broken />)
    expect(told).toHaveBeenCalledOnce()
  })
})

describe('a browser that translates the page puts other nodes in the place of texts', () => {
  const translate = (element: Element) => {
    const font = document.createElement('font')
    font.append('Translated')
    element.replaceChildren(font)
  }

  test('a text that changes takes their place, one that stays leaves them', () => {
    const root = makeRoot(engine, find('#bloc'), fail)
    const draw = (text: string) =>
      root.render(() => (
        <p>
          <b>{text}</b>
          <i>Reste</i>
        </p>
      ))
    draw('Un')
    translate(find('#bloc b'))
    translate(find('#bloc i'))
    draw('Deux')
    expect(find('#bloc b').innerHTML).toBe('Deux')
    expect(find('#bloc i').textContent).toBe('Translated')
  })

  test('a text gives way to elements, and comes back', () => {
    const root = makeRoot(engine, find('#bloc'), fail)
    const draw = (content: ReactNode) => root.render(() => <p className="x">{content}</p>)
    draw('Un')
    translate(find('#bloc .x'))
    draw(<b>Deux</b>)
    expect(find('#bloc .x').innerHTML).toBe('<b>Deux</b>')
    draw(3)
    expect(find('#bloc .x').innerHTML).toBe('3')
    translate(find('#bloc .x'))
    draw(null)
    expect(find('#bloc .x').innerHTML).toBe('')
  })

  test('a copy of an element has its own content', () => {
    const given = <b>Un</b>
    const root = makeRoot(engine, find('#bloc'), fail)
    root.render(() => cloneElement(given, {}, <i>Deux</i>))
    expect(find('#bloc b').innerHTML).toBe('<i>Deux</i>')
  })
})
