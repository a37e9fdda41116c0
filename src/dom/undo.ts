/** Changes to the server's HTML that are taken back. */
import type { Host } from '../island/island'
import { membersOf } from './members'

/**
 * Makes a function that sets attributes until `signal` aborts. An attribute that another script has changed since keeps
 * its value: only a value that is still ours is undone.
 */
export function setter(signal: AbortSignal): Host['set'] {
  const undo: (() => void)[] = []
  return (changed, name, value) => {
    if (signal.aborted) return
    const element = membersOf(changed)
    const before = element.getAttribute(name)
    element.setAttribute(name, value)
    // With the first change: a page of a hundred hosts that change nothing has no listener for them.
    if (!undo.length)
      signal.addEventListener('abort', () => {
        for (const step of undo.reverse()) step()
      })
    undo.push(() => {
      if (element.getAttribute(name) !== value) return
      if (before === null) element.removeAttribute(name)
      else element.setAttribute(name, before)
    })
  }
}

/** Gives `element` a class until `signal` aborts; what other scripts do to its classes meanwhile stays. */
export function giveClass(element: HTMLElement, name: string, signal: AbortSignal): void {
  const { className, classList } = membersOf(element)
  setter(signal)(element, 'class', `${className} ${name}`.trim())
  signal.addEventListener('abort', () => {
    // `remove` would tidy the server's spaces even where the class is no longer there.
    if (classList.contains(name)) classList.remove(name)
  })
}
