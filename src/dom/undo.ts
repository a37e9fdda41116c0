/** Changes to the server's HTML that are taken back. */

import type { IslandContextBase } from '../contracts/island'
import { styleOf } from './element-members'

/** Runs `change`, which changes that attribute of the element. */
export type Changer = (element: Element, name: string, change: () => void) => void

/** What we have made of an attribute; `null` where there is none. */
interface Changed {
  readonly name: string
  readonly before: string | null
  written: string | null
}

/**
 * Makes a function that changes attributes until `signal` aborts, as often as wanted. Each then has its value back,
 * byte for byte; one that another script, or the HTML that it has brought, has changed since keeps that: only a value
 * that is still ours is undone.
 */
export function changer(signal: AbortSignal): Changer {
  const changes = new Map<Element, Changed[]>()
  const undoAll = () => {
    for (const [element, changed] of changes) for (const each of changed.reverse()) undo(element, each)
  }
  return (element, name, change) => {
    if (signal.aborted) return
    // With the first change: a page of a hundred hosts that change nothing has no listener for them.
    if (changes.size === 0) signal.addEventListener('abort', undoAll)
    const ofElement = changes.get(element) ?? []
    changes.set(element, ofElement)
    const read = () => element.getAttribute(name)
    const before = read()
    change()
    const last = ofElement.find((each) => each.name === name && each.written === before)
    if (last) last.written = read()
    else ofElement.push({ name, before, written: read() })
  }
}

function undo(changed: Element, { name, before, written }: Changed): void {
  const now = changed.getAttribute(name)
  // A policy that refuses inline styles would report the same `style` again.
  if (now !== written || now === before) return
  if (before === null) {
    changed.removeAttribute(name)
    return
  }
  // Through the CSSOM: a policy may refuse the attribute.
  if (name === 'style' && changed instanceof HTMLElement) styleOf(changed).cssText = before
  // Byte for byte.
  if (changed.getAttribute(name) !== before) changed.setAttribute(name, before)
}

/** As `changer`, for attributes that are set to a text, or removed with `null`. */
export function setter(signal: AbortSignal): IslandContextBase['set'] {
  const change = changer(signal)
  return (element, name, value) =>
    change(element, name, () => {
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    })
}

/** Gives `element` a class until `signal` aborts; what other scripts do to its classes meanwhile stays. */
export function giveClass(element: HTMLElement, name: string, signal: AbortSignal): void {
  const { className } = element
  setter(signal)(element, 'class', `${className} ${name}`.trim())
  // Where another script has changed the classes, they are not written back.
  signal.addEventListener('abort', () => removeClass(element, name))
}

/** Removes a class; where there is none, the spaces between the server's stay as they are. */
export function removeClass(element: HTMLElement, name: string): void {
  const { classList } = element
  if (classList.contains(name)) classList.remove(name)
}
