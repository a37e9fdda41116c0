/** Lists on a small screen: closed, behind buttons. */
import { setter } from '../../src/undo'

let count = 0

/** Opens or closes a list. */
export function turn(toggle: Element, list: HTMLElement, isOpen: boolean): void {
  toggle.setAttribute('aria-expanded', String(isOpen))
  list.hidden = !isOpen
}

/** Until the signal aborts, each toggle is the button of its list. */
export function fold(lists: ReadonlyMap<Element, HTMLElement>): AbortController {
  const folded = new AbortController()
  const { signal } = folded
  // Before the setter's: it undoes what is as it has set it.
  signal.addEventListener('abort', () => {
    for (const [toggle, list] of lists) turn(toggle, list, false)
  })
  const set = setter(signal)
  for (const [toggle, list] of lists) {
    const isOpen = list.contains(document.activeElement)
    if (!list.id) set(list, 'id', `ilots-footer-menu-${++count}`)
    set(toggle, 'aria-controls', list.id)
    set(toggle, 'aria-expanded', 'false')
    set(list, 'hidden', '')
    if (!toggle.matches('button')) {
      set(toggle, 'role', 'button')
      set(toggle, 'tabindex', '0')
    }
    // Focus that is there, in a window made smaller, stays.
    turn(toggle, list, isOpen)
  }
  return folded
}

// A site's `display` for its lists must not show them again.
const sheet = new CSSStyleSheet()
sheet.replaceSync('@layer ilots{[data-ilot~=footer-menu] [hidden]{display:none!important}}')
document.adoptedStyleSheets.push(sheet)
