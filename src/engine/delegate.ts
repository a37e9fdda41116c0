import { TOLD } from '../island/hear'

/** One listener on the document for each type of event and its early form, however many hosts want it. */
type Handler = (event: Event) => void

/** The events that are kept, of which the islands hear when they are told, and the fields whose text will be. */
export const kept = new WeakSet<Event | Element>()

export interface Delegation {
  /** Runs `handler` for events of `type` inside `host`, innermost host first, until `signal` aborts. */
  on(type: string, host: EventTarget, handler: Handler, signal: AbortSignal): void
}

type Hosts = WeakMap<EventTarget, Set<Handler>>

export function makeDelegation(): Delegation {
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
  return {
    on(type, host, handler, signal) {
      if (signal.aborted) return
      const hosts = types.get(type) ?? listen(type)
      const handlers = hosts.get(host) ?? new Set()
      hosts.set(host, handlers.add(handler))
      signal.addEventListener('abort', () => handlers.delete(handler))
    },
  }
}
