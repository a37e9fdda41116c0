// @module-tag react
/** A list of options, and the field that walks through it. */
import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Combobox, makeCombobox } from '../../../src/forms/combobox/combobox'
import { Listbox, type Row } from '../../../src/ui/listbox'
import { find } from '../../helpers/engine'

const picked = vi.fn()
const row = (key: string, className?: string): Row => ({
  key,
  content: key,
  pick: () => picked(key),
  ...(className && { className }),
})
const list = createRef<HTMLUListElement>()
let combobox: Combobox
let ended: AbortController

beforeEach(() => {
  picked.mockClear()
  document.body.innerHTML = '<input><main></main>'
  ended = new AbortController()
  combobox = makeCombobox(find<HTMLInputElement>('input'), { signal: ended.signal })
})
afterEach(() => {
  ended.abort()
  cleanup()
})

const tree = (...rows: readonly Row[]) => <Listbox label="Suggestions" rows={rows} listRef={list} />
const options = () => [...(list.current?.children ?? [])] as HTMLElement[]
function walkIn(...rows: readonly Row[]): void {
  if (list.current)
    combobox.show(list.current, options(), (option) => rows[options().indexOf(option)]?.pick())
}
const press = (key: string) =>
  find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const active = () => document.getElementById(find('input').getAttribute('aria-activedescendant') ?? '')

test('it has its name, and its options their roles, ids and states', () => {
  const rows = [row('Brest'), row('Effacer', 'is-action')]
  render(tree(...rows))
  walkIn(...rows)
  expect(list.current?.getAttribute('role')).toBe('listbox')
  expect(list.current?.getAttribute('aria-label')).toBe('Suggestions')
  expect(find('input').getAttribute('aria-controls')).toBe(list.current?.id)
  expect(
    options().map((option) => [option.getAttribute('role'), option.getAttribute('aria-selected')]),
  ).toEqual([
    ['option', 'false'],
    ['option', 'false'],
  ])
  expect(new Set(options().map(({ id }) => id)).size).toBe(2)
  expect(options().map(({ className }) => className)).toEqual([
    'ilots-suggestion',
    'ilots-suggestion is-action',
  ])
})

test('it is hidden while it is empty', () => {
  render(tree())
  expect(list.current?.hidden).toBe(true)
})

test('arrows walk through it, Enter and a click choose', () => {
  const rows = [row('Brest'), row('Rennes')]
  render(tree(...rows))
  walkIn(...rows)
  press('ArrowDown')
  press('ArrowDown')
  expect(active()?.textContent).toBe('Rennes')
  expect(active()?.getAttribute('aria-selected')).toBe('true')
  press('Enter')
  options()[0]?.click()
  expect(picked.mock.calls.flat()).toEqual(['Rennes', 'Brest'])
})

describe('drawn again', () => {
  test('an option that stays keeps its element and its id, wherever it goes', () => {
    const { rerender } = render(tree(row('Brest'), row('Bressuire'), row('Rennes')))
    walkIn()
    const [brest, , rennes] = options()
    const id = rennes?.id
    rerender(tree(row('Rennes'), row('Brest')))
    expect(options()).toEqual([rennes, brest])
    expect(rennes?.id).toBe(id)
  })

  test('its text changes in place, and the active option stays active', () => {
    const rows = [row('Réessayer')]
    const { rerender } = render(tree(...rows))
    walkIn(...rows)
    press('ArrowDown')
    rerender(tree({ ...row('Réessayer'), content: 'Nochmals' }))
    expect(active()?.textContent).toBe('Nochmals')
    expect(active()?.getAttribute('aria-selected')).toBe('true')
  })

  test('the next show begins without an active option', () => {
    const rows = [row('Brest'), row('Rennes')]
    const { rerender } = render(tree(...rows))
    walkIn(...rows)
    press('ArrowDown')
    rerender(tree(...rows))
    walkIn(...rows)
    expect(active()).toBeNull()
    expect(list.current?.querySelector('[aria-selected="true"]')).toBeNull()
  })
})
