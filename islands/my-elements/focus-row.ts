/** Keeps the visitor's row in a list that the server sends again: the focus goes back to it. */
import { membersOf } from '../../src/dom/members'
import { focusOn } from '../../src/overlay/focus'

const ROWS = 'tr[data-element-id]'

/** A link's position in the list, valid after its HTML has been replaced. */
export interface RowPosition {
  /** The list that is in the page now. */
  list(): Element | null
  /** The row, from 0; -1 for a link beside the table. */
  readonly row: number
  readonly action: string
}

/** Notes a link's position. @param host the list. @param link in a row, or beside the table. */
export function noteRow(host: Element, link: HTMLElement): RowPosition {
  const { parentElement } = membersOf(host)
  const block = membersOf(membersOf(parentElement)?.closest('[id]'))
  const nth = [...(block?.querySelectorAll('[data-ilot~="my-elements"]') ?? [])].indexOf(host)
  return {
    list() {
      if (membersOf(host).isConnected) return host
      const fresh = block?.id ? document.getElementById(block.id) : null
      return membersOf(fresh)?.querySelectorAll('[data-ilot~="my-elements"]')[Math.max(nth, 0)] ?? fresh
    },
    row: [...membersOf(host).querySelectorAll(ROWS)].indexOf(link.closest(ROWS) ?? host),
    action: link.dataset.action ?? '',
  }
}

/**
 * Focuses the same link of the row that is there now, else of the last row, else the first link of the list, else the
 * list.
 */
export function focusRow({ list, row, action }: RowPosition): void {
  const found = list()
  if (!found) return
  const rows = [...membersOf(found).querySelectorAll(ROWS)]
  const scope = row < 0 ? found : (rows[row] ?? rows.at(-1))
  const link =
    membersOf(scope)?.querySelector(`a[data-action="${action}"]`) ??
    membersOf(found).querySelector('a[data-action]')
  focusOn(link ?? found)
}
