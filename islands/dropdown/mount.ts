import type { IslandContextBase } from '../../src/contracts/island'
import { isEscape } from '../../src/dom/keys'
import { giveClass, setter } from '../../src/dom/undo'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { watchPressInside } from '../../src/overlay/press-inside'

/** A toggle that is a link: a mouse or Enter follows it at once, a finger opens the sub-menu first. */
const LINK = 'a[href]:not([href="#"])'
/** Elements on which browsers turn Enter into a click. */
const STOP = 'a[href],button'
const OPEN = 'is-open'

function mount(toggle: HTMLElement, context: IslandContextBase): void {
  const parent = toggle.parentElement ?? toggle
  const isTouch = watchPointer(context)
  let opening: AbortController | undefined
  const isOpen = () => opening?.signal.aborted === false
  const show = () => {
    if (!isOpen()) opening = open(toggle, parent)
  }
  context.signal.addEventListener('abort', () => opening?.abort())
  context.listen('click', (event) => {
    if (event.defaultPrevented || (toggle.matches(LINK) && (isOpen() || !isTouch(event)))) return
    event.preventDefault()
    if (isOpen()) opening?.abort()
    else show()
  })
  context.listen('keydown', (event) => {
    const { key } = event
    if (key === 'ArrowDown') {
      event.preventDefault()
      show()
      const stops = [...parent.querySelectorAll<HTMLElement>(STOP)]
      stops[stops.indexOf(toggle) + 1]?.focus()
    } else if ((key === 'Enter' || key === ' ') && !toggle.matches(STOP)) {
      event.preventDefault()
      if (!event.repeat) toggle.click()
    }
  })
}

/**
 * Opens the sub-menu of a toggle.
 * @returns a controller whose abort closes it and ends all that lasts while it is open; Escape, or a press or the
 * focus elsewhere, abort it too.
 */
function open(toggle: HTMLElement, parent: HTMLElement): AbortController {
  const opening = new AbortController()
  const { signal } = opening
  giveClass(parent, OPEN, signal)
  setter(signal)(toggle, 'aria-expanded', 'true')
  const isInside = (event: Event) => event.composedPath().includes(parent)
  const isPressedInside = watchPressInside(isInside, signal)
  const onElsewhere = (event: Event): void => {
    if (!isInside(event) && !(event.type === 'focusin' && isPressedInside())) opening.abort()
  }
  // Not `pointerdown`: a finger that scrolls presses, too. With `hashchange` and `pagehide` the menu neither covers
  // the part of the page that its link led to, nor is it open after Back.
  for (const type of ['pointerup', 'click', 'focusin', 'hashchange', 'pagehide'])
    addEventListener(type, onElsewhere, { signal, capture: true })
  const onKey = (event: KeyboardEvent): void => {
    // Escape closes the innermost of nested sub-menus.
    if (!isEscape(event) || parent.querySelector(`.${OPEN}`)) return
    event.preventDefault()
    if (isInModal) event.stopPropagation()
    opening.abort()
    toggle.focus()
  }
  // A modal of the DSFR listens to Escape at the root, in the capture phase, and would close with the sub-menu.
  const isInModal = parent.closest('[aria-modal="true"]') !== null
  addEventListener('keydown', onKey, { signal, capture: isInModal })
  return opening
}

/** Whether a click comes from a finger (contract §7). */
function watchPointer({ listen }: IslandContextBase): (event: MouseEvent) => boolean {
  // Firefox before 129 and Safari before 18.2 have no `pointerType` on clicks: take it from the press before. A
  // press that was made before this code was loaded is unknown: then the device's main pointer decides.
  let last = matchMedia('(pointer:coarse)').matches ? 'touch' : ''
  listen('pointerdown', ({ pointerType }) => {
    last = pointerType
  })
  // A click by the keyboard comes without a press: its `detail` is 0.
  return (event) => ('pointerType' in event ? event.pointerType : event.detail && last) === 'touch'
}

export const island = defineBehaviour(mount)
