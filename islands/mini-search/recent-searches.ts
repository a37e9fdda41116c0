/** The visitor's recent searches: kept on this device only, and offered below the empty field. */

import { announce } from '../../src/dom/announce'
import type { Combobox } from '../../src/forms/combobox/combobox'
import { makePanel } from '../../src/forms/combobox/panel'
import { inStorage, StoredValue } from '../../src/storage/stored-value'
import type { Row } from '../../src/ui/listbox'
import type { Context } from './context'

const MOST = 5

/**
 * Reads and writes the recent searches, newest first; a value of another shape counts as none.
 * @param product names the older version's entry, which is removed.
 */
export function recentSearches(storage: StoredValue, product: string) {
  inStorage('local', (storage) => storage.removeItem(`${product}-recent-searches`))
  const list = (): readonly string[] => {
    const terms = storage.read()
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, MOST) : []
  }
  return {
    list,
    clear: () => storage.clear(),
    add(text: string) {
      const term = text.trim()
      const isSame = (other: string) => other.toLowerCase() === term.toLowerCase()
      if (term) storage.write([term, ...list().filter((other) => !isSame(other))].slice(0, MOST))
    },
  }
}

export type RecentList = ReturnType<typeof makeRecentList>

/** @returns `offer` shows the list if there is one and the field is empty; `close` hides it; `add` keeps a search. */
export function makeRecentList(context: Context, combobox: Combobox) {
  const { field, say, page, attributes } = context
  const recents = recentSearches(
    new StoredValue(page.config, 'searches', 'recent', attributes.keep),
    page.config.product,
  )
  const panel = makePanel(field, combobox, { side: 'bottom', width: 320 }, context)
  const choose = (term: string) => {
    panel.close()
    field.value = term
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const clearAll = () => {
    recents.clear()
    panel.close()
    announce(say('forgotten'))
  }
  const rowsOf = (terms: readonly string[]): Row[] => [
    ...terms.map((term, index) => ({ key: `${index} ${term}`, content: term, pick: () => choose(term) })),
    { key: 'forget', content: say('forget'), className: 'is-action is-last', pick: clearAll },
  ]
  return {
    add: recents.add,
    close: panel.close,
    offer() {
      const terms = recents.list()
      if (terms.length === 0 || field.value !== '') return
      panel.show(() => ({ label: say('recent'), note: say('recent'), rows: rowsOf(terms) }))
    },
  }
}
