/** Which row the visitor goes on from, in a list that the server has sent anew. */
import { membersOf } from '../../src/dom/members'
import { focusOn } from '../../src/overlay/focus'

const ROWS = 'tr[data-element-id]'

/** A place in a list that outlives the list's HTML. */
export interface Place {
  /** The list as it stands now. */
  list(): Element | null
  /** Row of the list, from 0. */
  readonly row: number
  readonly action: string
}

/** @param host the list. @param link in a row, or beside the table. */
export function placeOf(host: Element, link: HTMLElement): Place {
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

/** Focus on the same link of the row at that place now; of the last row, of the list when there is none. */
export function focusAt({ list, row, action }: Place): void {
  const found = list()
  if (!found) return
  const rows = [...membersOf(found).querySelectorAll(ROWS)]
  const scope = row < 0 ? found : (rows[row] ?? rows.at(-1))
  const link =
    membersOf(scope)?.querySelector(`a[data-action="${action}"]`) ??
    membersOf(found).querySelector('a[data-action]')
  focusOn(link ?? found)
}
