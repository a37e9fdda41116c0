import { membersOf } from '../../src/dom/members'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { Code } from '../../src/island/errors'
import type { Host } from '../../src/island/island'
import { fold, turn } from './fold'

const TOGGLE = '[data-role~=toggle]'

function mount(host: HTMLElement, page: Host): void {
  const lists = findLists(host, page)
  const narrow = matchMedia('(max-width:767.98px)')
  let folded: AbortController | undefined
  const unfold = () => folded?.abort()
  const follow = () => {
    unfold()
    if (narrow.matches) folded = fold(lists)
  }
  narrow.addEventListener('change', follow)
  page.signal.addEventListener('abort', () => {
    narrow.removeEventListener('change', follow)
    unfold()
  })
  follow()
  page.listen('click', (event) => {
    const toggle = membersOf(event.target as Element).closest(TOGGLE)
    const list = toggle && lists.get(toggle)
    if (!list || !narrow.matches || event.defaultPrevented) return
    event.preventDefault()
    turn(toggle, list, membersOf(list).hidden)
  })
  page.listen('keydown', (event) => {
    const { target, key } = event
    // What is a button answers to Space; of a link's, browsers make no click.
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return
    event.preventDefault()
    target.click()
  })
}

/** Of each toggle, the list that follows it, or the heading around it. */
function findLists(host: HTMLElement, { island, engine }: Host): Map<Element, HTMLElement> {
  const lists = new Map<Element, HTMLElement>()
  for (const toggle of membersOf(host).querySelectorAll(TOGGLE)) {
    const { nextElementSibling, parentElement } = membersOf(toggle)
    const list = nextElementSibling ?? membersOf(parentElement)?.nextElementSibling
    if (list instanceof HTMLElement && membersOf(host).contains(list)) lists.set(toggle, list)
    else
      engine.report.error(
        Code.partMissing,
        'attendu une liste après data-role="toggle", aucune trouvée ; la placer juste après.',
        { island, element: toggle },
      )
  }
  return lists
}

export const island = defineBehaviour(mount)
