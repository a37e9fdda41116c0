/** An open sub-menu: everything that holds while it is open ends with one signal. */
import { membersOf } from '../../src/dom/members'
import { giveClass, setter } from '../../src/dom/undo'

const OPEN = 'is-open'

/** Opens the sub-menu of a toggle, until the signal aborts: Escape, or a press or the focus elsewhere, do it. */
export function open(toggle: HTMLElement, parent: HTMLElement): AbortController {
  const opening = new AbortController()
  const { signal } = opening
  giveClass(parent, OPEN, signal)
  setter(signal)(toggle, 'aria-expanded', 'true')
  const onElsewhere = (event: Event): void => {
    if (!event.composedPath().includes(parent)) opening.abort()
  }
  // Not `pointerdown`: a finger that scrolls presses, too. The last two: what it led to must not be covered by it,
  // nor Back find it open.
  for (const type of ['pointerup', 'click', 'focusin', 'hashchange', 'pagehide'])
    addEventListener(type, onElsewhere, { signal, capture: true })
  const onKey = (event: KeyboardEvent): void => {
    // Of nested ones, the innermost closes.
    if (event.key !== 'Escape' || event.defaultPrevented || membersOf(parent).querySelector(`.${OPEN}`))
      return
    event.preventDefault()
    opening.abort()
    membersOf(toggle).focus()
  }
  addEventListener('keydown', onKey, { signal })
  return opening
}
