import { membersOf } from '../../src/dom/members'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { Code } from '../../src/island/errors'
import type { Host } from '../../src/island/island'
import { foldLists, setOpen } from './fold-lists'

const TOGGLE = '[data-role~=toggle]'

function mount(host: HTMLElement, context: Host): void {
  const lists = findLists(host, context)
  const narrow = matchMedia('(max-width:767.98px)')
  let folded: AbortController | undefined
  const unfold = () => folded?.abort()
  const foldWhenNarrow = () => {
    unfold()
    if (narrow.matches) folded = foldLists(lists)
  }
  narrow.addEventListener('change', foldWhenNarrow)
  context.signal.addEventListener('abort', () => {
    narrow.removeEventListener('change', foldWhenNarrow)
    unfold()
  })
  foldWhenNarrow()
  context.listen('click', (event) => {
    const toggle = membersOf(event.target as Element).closest(TOGGLE)
    const list = toggle && lists.get(toggle)
    if (!list || !narrow.matches || event.defaultPrevented) return
    event.preventDefault()
    setOpen(toggle, list, membersOf(list).hidden)
  })
  context.listen('keydown', (event) => {
    const { target, key } = event
    // A button answers to Space, but browsers make no click of it on a link.
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return
    event.preventDefault()
    target.click()
  })
}

/** Each toggle with its list: what follows the toggle, or the heading around it. A toggle without one is reported. */
function findLists(host: HTMLElement, { island, page }: Host): Map<Element, HTMLElement> {
  const lists = new Map<Element, HTMLElement>()
  for (const toggle of membersOf(host).querySelectorAll(TOGGLE)) {
    const { nextElementSibling, parentElement } = membersOf(toggle)
    const list = nextElementSibling ?? membersOf(parentElement)?.nextElementSibling
    if (list instanceof HTMLElement && membersOf(host).contains(list)) lists.set(toggle, list)
    else
      page.report.error(
        Code.partMissing,
        'attendu une liste après data-role="toggle", aucune trouvée ; la placer juste après.',
        { island, element: toggle },
      )
  }
  return lists
}

export const island = defineBehaviour(mount)
