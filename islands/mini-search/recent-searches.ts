/** The visitor's recent searches: kept on this device only, and offered below the empty field. */

import { announce } from '../../src/dom/announce'
import type { Combobox } from '../../src/forms/combobox/combobox'
import { Panel, type Row } from '../../src/forms/combobox/panel'
import { inStorage, type Kept } from '../../src/storage/kept'
import type { Context, SearchForm } from './context'

const MOST = 5

/** Searches of this visitor, newest first. */
export interface Recents {
  list(): readonly string[]
  add(term: string): void
  clear(): void
}

/**
 * Reads and writes the recent searches; a value of another shape counts as none.
 * @param product names the older version's entry, which is removed.
 */
export function recentSearches(kept: Kept, product: string): Recents {
  inStorage('local', (storage) => storage.removeItem(`${product}-recent-searches`))
  const list = () => {
    const terms = kept.read()
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, MOST) : []
  }
  return {
    list,
    clear: () => kept.clear(),
    add(text) {
      const term = text.trim()
      const isSame = (other: string) => other.toLowerCase() === term.toLowerCase()
      if (term) kept.write([term, ...list().filter((other) => !isSame(other))].slice(0, MOST))
    },
  }
}

/** @returns `offer` shows the list if there is one and the field is empty; `close` hides it. */
export function makeRecentList(
  { field }: SearchForm,
  { say, signal }: Context,
  combobox: Combobox,
  recents: Recents,
): { offer(): void; close(): void } {
  const place = { side: 'bottom', width: 320 } as const
  const panel = new Panel(field, combobox, { place, name: say('recent'), signal })
  const take = (term: string) => {
    panel.close()
    field.value = term
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const forget = () => {
    recents.clear()
    panel.close()
    announce(say('forgotten'))
  }
  return {
    close: () => panel.close(),
    offer() {
      const rows: Row[] = recents.list().map((term) => ({ content: [term], pick: () => take(term) }))
      if (rows.length === 0 || field.value !== '') return
      rows.push({ content: [say('forget')], className: 'is-action is-last', pick: forget })
      panel.show(rows, say('recent'))
    },
  }
}
