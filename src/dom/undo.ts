/** Changes to the server's HTML that are taken back. */
import type { Host } from '../island/island'
import { membersOf } from './members'

/**
 * Sets attributes until `signal` aborts. What another script has changed since is left alone: only a value that is
 * still ours is undone.
 */
export function setter(signal: AbortSignal): Host['set'] {
  const undo: (() => void)[] = []
  signal.addEventListener('abort', () => {
    for (const step of undo.reverse()) step()
  })
  return (changed, name, value) => {
    if (signal.aborted) return
    const element = membersOf(changed)
    const before = element.getAttribute(name)
    element.setAttribute(name, value)
    undo.push(() => {
      if (element.getAttribute(name) !== value) return
      if (before === null) element.removeAttribute(name)
      else element.setAttribute(name, before)
    })
  }
}

/** Until `signal` aborts, `element` has the class too; what others do to its classes meanwhile stays. */
export function giveClass(element: HTMLElement, name: string, signal: AbortSignal): void {
  const { className, classList } = membersOf(element)
  setter(signal)(element, 'class', `${className} ${name}`.trim())
  signal.addEventListener('abort', () => {
    // Only when it is still there: even then `remove` would tidy the server's spaces.
    if (classList.contains(name)) classList.remove(name)
  })
}
