import { membersOf } from './members'

/**
 * Gives an attribute the value back that it has now, byte for byte, once `signal` aborts. It is for what `context.set`
 * cannot do: removing an attribute, and changing one many times.
 */
export function restoreAttribute(changed: Element, name: string, signal: AbortSignal): void {
  const element = membersOf(changed)
  const before = element.getAttribute(name)
  signal.addEventListener('abort', () => {
    // A policy that refuses inline styles would report the same `style` again.
    if (element.getAttribute(name) === before) return
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
  })
}
