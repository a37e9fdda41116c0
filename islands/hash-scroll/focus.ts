/** Gives the focus to the target once it is reached (§2.11). */
import { membersOf } from '../../src/dom/members'

/**
 * Focuses the first text input in the target, else the target itself, so that Tab and screen readers continue there.
 * @param focusedBefore had the focus when the link was followed. Anything else that has it by now keeps it.
 */
export function giveFocus(target: Element, signal: AbortSignal, focusedBefore: Element | null): void {
  const activeElement = document.activeElement
  const body = document.body
  const documentElement = document.documentElement
  if (!(target instanceof HTMLElement) || target === documentElement) return
  if (activeElement && ![body, target, focusedBefore].includes(activeElement)) return
  const field = firstField(target)
  if (!field) makeFocusable(target, signal)
  membersOf(field ?? target).focus({ preventScroll: true })
}

/**
 * The first field that is visible without scrolling on. None in `main`: a skip link leads there to read, not to type.
 */
function firstField(target: HTMLElement): HTMLElement | undefined {
  const place = membersOf(target)
  if (place.matches('main')) return undefined
  return [...place.querySelectorAll<HTMLElement>('input:read-write,textarea:read-write')].find((field) => {
    const { bottom, height } = field.getBoundingClientRect()
    return height && bottom < innerHeight
  })
}

function makeFocusable(place: HTMLElement, signal: AbortSignal): void {
  const target = membersOf(place)
  if (target.tabIndex >= 0 || target.hasAttribute('tabindex')) return
  target.setAttribute('tabindex', '-1')
  const restore = () => target.removeAttribute('tabindex')
  target.addEventListener('blur', restore, { once: true, signal })
  signal.addEventListener('abort', restore)
}
