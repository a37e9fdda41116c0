/** One listener on the document for each type of event and its early form, however many hosts want it. */
import { TOLD } from '../island/hear'
import type { Page } from '../island/page'

type Handler = (event: Event) => void

/**
 * Early events that wait for code, which the islands hear only when they are told, and fields whose text is kept already.
 */
export const kept = new WeakSet<Event | Element>()

type Hosts = WeakMap<EventTarget, Set<Handler>>

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
        for (const handler of [...(hosts.get(node) ?? [])]) handler(event)
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
    const handlers = hosts.get(host) ?? new Set()
    hosts.set(host, handlers.add(handler))
    signal.addEventListener('abort', () => handlers.delete(handler))
  }
}
