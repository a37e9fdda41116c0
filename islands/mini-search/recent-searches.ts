/** The visitor's recent searches: kept on this device only, and offered below the empty field. */

import { announce } from '../../src/dom/announce'
import type { Combobox } from '../../src/forms/combobox/combobox'
import { makePanel } from '../../src/forms/combobox/panel'
import { inStorage, type Kept } from '../../src/storage/kept'
import type { Row } from '../../src/ui/listbox'
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
  context: Context,
  combobox: Combobox,
  recents: Recents,
): { offer(): void; close(): void } {
  const { say } = context
  const panel = makePanel(field, combobox, { side: 'bottom', width: 320 }, context)
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
  const rowsOf = (terms: readonly string[]): Row[] => [
    ...terms.map((term, index) => ({ key: `${index} ${term}`, content: term, pick: () => take(term) })),
    { key: 'forget', content: say('forget'), className: 'is-action is-last', pick: forget },
  ]
  return {
    close: panel.close,
    offer() {
      const terms = recents.list()
      if (terms.length === 0 || field.value !== '') return
      panel.show(() => ({ label: say('recent'), note: say('recent'), rows: rowsOf(terms) }))
    },
  }
}
