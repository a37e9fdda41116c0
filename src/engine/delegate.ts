/** One listener on the document for each type of event and its early form, however many hosts want it. */
import { TOLD } from '../island/hear'
import type { Page } from '../island/page'

type Handler = (event: Event) => void

/**
 * Early events that wait for code, which the islands hear only when they are told, and fields whose text is kept already.
 */
export const kept = new WeakSet<Event | Element>()

/**
 * A handler whose signal has aborted is gone. It is taken away with the next one: a listener on each signal would be as
 * many as there are hosts.
 */
type Hosts = WeakMap<EventTarget, (readonly [Handler, AbortSignal])[]>

/**
 * Makes the page's `listen`: it runs `handler` for events of `type` inside `host`, innermost
 * host first, until `signal` aborts.
 */
export function makeDelegation(): Page['listen'] {
  const types = new Map<string, Hosts>()
  const listen = (type: string): Hosts => {
    const hosts: Hosts = new WeakMap()
    const hear = (event: Event): void => {
      if (kept.has(event)) return
      for (const node of event.composedPath()) {
        for (const [handler, signal] of hosts.get(node) ?? []) if (!signal.aborted) handler(event)
        if (event.cancelBubble) return
      }
    }
    for (const name of [type, TOLD + type]) document.addEventListener(name, hear)
    types.set(type, hosts)
    return hosts
  }
  return (type, host, handler, signal) => {
    if (signal.aborted) return
    const hosts = types.get(type) ?? listen(type)
    const others = (hosts.get(host) ?? []).filter(([, { aborted }]) => !aborted)
    hosts.set(host, [...others, [handler, signal]])
  }
}
