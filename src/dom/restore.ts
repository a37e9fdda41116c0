/**
 * Until `signal` aborts an attribute may be changed and taken away; it is then as it is now, byte for byte. For what
 * `context.set` cannot do: taking one away, and changing one many times.
 */
import { membersOf } from './members'

export function restoreAttribute(changed: Element, name: string, signal: AbortSignal): void {
  const element = membersOf(changed)
  const before = element.getAttribute(name)
  signal.addEventListener('abort', () => {
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
  })
}
