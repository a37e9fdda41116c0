/**
 * Elements that an effect has faded out. Up to 1.3 they are hidden with their opacity, and pages rely on it: what
 * nobody sees, no screen reader reads. From 1.4 on they are not, and pages rely on that where the element itself
 * takes the pointer.
 */
import { styleOf } from '../../src/dom/element-members'

/** The core and the effects are two files: they share what they note by the symbol's name. */
const FADED = Symbol.for('ilots-faded')
type Faded = HTMLElement & { [FADED]?: boolean; retrieve?(key: string): unknown }

/** Beginnings of the types of events that a pointer makes. */
const POINTER = ['click', 'mouse', 'pointer']

/** Hides an element at the opacity 0 of an effect, and shows it at any other. */
export function hideFaded(element: Faded, opacity: number): void {
  const style = styleOf(element)
  if (opacity > 0) {
    // Also what a script has hidden before: an effect that shows it meant to.
    if (style.visibility === 'hidden') style.visibility = 'visible'
    element[FADED] = false
  } else if (style.visibility !== 'hidden' && !takesPointer(element)) {
    style.visibility = 'hidden'
    element[FADED] = true
  }
}

/** Shows an element that an effect has hidden, when a script gives it another opacity. */
export function showFaded(element: Faded): void {
  if (!element[FADED]) return
  element[FADED] = false
  const style = styleOf(element)
  if (style.visibility === 'hidden') style.visibility = 'visible'
}

const takesPointer = (element: Faded) =>
  Object.keys(Object(element.retrieve?.('events'))).some((type) =>
    POINTER.some((beginning) => type.startsWith(beginning)),
  )
