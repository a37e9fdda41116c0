/** The recent searches, offered below the empty field. */
import { announce } from '../../src/dom/announce'
import type { Combobox } from '../../src/forms/combobox/combobox'
import { Panel, type Row } from '../../src/forms/combobox/panel'
import type { Context, SearchForm } from './parts'
import type { Recents } from './recents'

/** @returns shows them, when there are any and the field is empty; and closes them. */
export function recentList(
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
