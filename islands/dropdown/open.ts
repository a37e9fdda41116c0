/** An open sub-menu. One signal ends everything that lasts while it is open. */
import { membersOf } from '../../src/dom/members'
import { giveClass, setter } from '../../src/dom/undo'
import { watchPressInside } from '../../src/overlay/press-inside'

const OPEN = 'is-open'

/** Opens the sub-menu of a toggle. @returns closes it when aborted; Escape, or a press or the focus elsewhere, abort it too. */
export function open(toggle: HTMLElement, parent: HTMLElement): AbortController {
  const opening = new AbortController()
  const { signal } = opening
  giveClass(parent, OPEN, signal)
  setter(signal)(toggle, 'aria-expanded', 'true')
  const isInside = (event: Event) => event.composedPath().includes(parent)
  const isPressedInside = watchPressInside(isInside, signal)
  const onElsewhere = (event: Event): void => {
    if (!isInside(event) && !(event.type === 'focusin' && isPressedInside())) opening.abort()
  }
  // Not `pointerdown`: a finger that scrolls presses, too. With `hashchange` and `pagehide` the menu neither covers the part
  // of the page that its link led to, nor is it open after Back.
  for (const type of ['pointerup', 'click', 'focusin', 'hashchange', 'pagehide'])
    addEventListener(type, onElsewhere, { signal, capture: true })
  const onKey = (event: KeyboardEvent): void => {
    // Escape closes the innermost of nested sub-menus.
    if (event.key !== 'Escape' || event.defaultPrevented || membersOf(parent).querySelector(`.${OPEN}`))
      return
    event.preventDefault()
    opening.abort()
    membersOf(toggle).focus()
  }
  addEventListener('keydown', onKey, { signal })
  return opening
}
