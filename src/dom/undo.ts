/** Changes to the server's HTML that are taken back. */
import type { Host } from '../island/island'
import { membersOf } from './members'

/** Runs `change`, which changes that attribute of the element. */
export type Changer = (element: Element, name: string, change: () => void) => void

/** An attribute that we have changed; `null` where there was none. */
interface Changed {
  readonly element: Element
  readonly name: string
  before: string | null
  written: string | null
}

/**
 * Makes a function that changes attributes until `signal` aborts, as often as wanted. Each then has its value back, byte for byte; one
 * that another script, or the HTML that it has brought, has changed since keeps that: only a value that is still ours is undone.
 */
export function changer(signal: AbortSignal): Changer {
  const changes = new Map<Element, Map<string, Changed>>()
  const all: Changed[] = []
  return (element, name, change) => {
    if (signal.aborted) return
    const read = () => membersOf(element).getAttribute(name)
    // With the first change: a page of a hundred hosts that change nothing has no listener for them.
    if (all.length === 0) signal.addEventListener('abort', () => all.reverse().forEach(undo))
    const ofElement = changes.get(element) ?? new Map<string, Changed>()
    changes.set(element, ofElement)
    const before = read()
    let changed = ofElement.get(name)
    if (!changed) {
      changed = { element, name, before, written: before }
      ofElement.set(name, changed)
      all.push(changed)
    } else if (changed.written !== before) changed.before = before
    change()
    changed.written = read()
  }
}

function undo({ element: changed, name, before, written }: Changed): void {
  const element = membersOf(changed)
  const now = element.getAttribute(name)
  // A policy that refuses inline styles would report the same `style` again.
  if (now !== written || now === before) return
  if (before === null) {
    element.removeAttribute(name)
    return
  }
  // Through the CSSOM: a policy may refuse the attribute.
  if (name === 'style' && element instanceof HTMLElement) element.style.cssText = before
  // Byte for byte.
  if (element.getAttribute(name) !== before) element.setAttribute(name, before)
}

/** As `changer`, for attributes that are set to a text, or removed with `null`. */
export function setter(signal: AbortSignal): Host['set'] {
  const change = changer(signal)
  return (element, name, value) =>
    change(element, name, () => {
      if (value === null) membersOf(element).removeAttribute(name)
      else membersOf(element).setAttribute(name, value)
    })
}

/** Gives `element` a class until `signal` aborts; what other scripts do to its classes meanwhile stays. */
export function giveClass(element: HTMLElement, name: string, signal: AbortSignal): void {
  const { className } = membersOf(element)
  setter(signal)(element, 'class', `${className} ${name}`.trim())
  // Where another script has changed the classes, they are not written back.
  signal.addEventListener('abort', () => removeClass(element, name))
}

/** Removes a class; where there is none, the spaces between the server's stay as they are. */
export function removeClass(element: HTMLElement, name: string): void {
  const { classList } = membersOf(element)
  if (classList.contains(name)) classList.remove(name)
}
