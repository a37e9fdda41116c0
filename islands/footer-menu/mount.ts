import { defineBehaviour } from '../../src/define-behaviour'
import { Code, ilotsError } from '../../src/errors'
import type { Host } from '../../src/island'
import { fold, turn } from './fold'

const TOGGLE = '[data-role~="toggle"]'

function mount(host: HTMLElement, page: Host): void {
  const lists = findLists(host)
  const narrow = matchMedia('(max-width:767.98px)')
  let folded: AbortController | undefined
  const unfold = () => folded?.abort()
  const follow = () => {
    unfold()
    if (narrow.matches) folded = fold(lists)
  }
  narrow.addEventListener('change', follow, { signal: page.signal })
  page.signal.addEventListener('abort', unfold)
  const flip = (event: Event) => {
    const toggle = (event.target as Element).closest<HTMLElement>(TOGGLE)
    const list = toggle && lists.get(toggle)
    if (!list || !narrow.matches || event.defaultPrevented) return
    event.preventDefault()
    turn(toggle, list, list.hidden)
  }
  page.listen('click', flip)
  page.listen('keydown', (event) => {
    // Of these, the browser makes a click on a button.
    const isKey = (event.key === 'Enter' || event.key === ' ') && !event.repeat
    if (isKey && !(event.target as Element).matches('button')) flip(event)
  })
}

/** Of each toggle, the list that follows it, wherever its heading ends. @throws IlotsError `ILOTS-202` */
function findLists(host: HTMLElement): Map<HTMLElement, HTMLElement> {
  const lists = new Map<HTMLElement, HTMLElement>()
  for (const toggle of host.querySelectorAll<HTMLElement>(TOGGLE)) {
    let before: Element = toggle
    while (!before.nextElementSibling && before.parentElement && before.parentElement !== host)
      before = before.parentElement
    const list = before.nextElementSibling
    if (list instanceof HTMLElement) lists.set(toggle, list)
  }
  if (lists.size) return lists
  throw ilotsError(
    Code.partMissing,
    'attendu un titre data-role="toggle" suivi d’une liste, aucun trouvé ; en ajouter un.',
  )
}

export const island = defineBehaviour(mount)
