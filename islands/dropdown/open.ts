/** An open sub-menu: everything that holds while it is open ends with one signal. */
import { setter } from '../../src/define-behaviour'

const OPEN = 'is-open'

/**
 * Opens the sub-menu of a toggle, until the signal aborts: Escape, a press or the focus elsewhere, or leaving the page
 * (Back would find it open) do it.
 */
export function open(toggle: HTMLElement, parent: HTMLElement): AbortController {
  const opening = new AbortController()
  const { signal } = opening
  const close = () => opening.abort()
  const set = setter(signal)
  set(parent, 'class', `${parent.className} ${OPEN}`.trim())
  set(toggle, 'aria-expanded', 'true')
  signal.onabort = () => {
    // Another script has changed the class since.
    if (parent.matches(`.${OPEN}`)) parent.classList.remove(OPEN)
  }
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, ({ target }) => parent.contains(target as Node) || close(), {
      signal,
      capture: true,
    })
  for (const type of ['pagehide', 'hashchange']) addEventListener(type, close, { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      // Of nested ones, the innermost.
      if (event.key !== 'Escape' || event.defaultPrevented || parent.querySelector(`.${OPEN}`)) return
      event.preventDefault()
      close()
      toggle.focus()
    },
    { signal },
  )
  return opening
}
