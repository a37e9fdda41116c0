/** One listener on the document for each type of event, however many hosts want it. */
export type Handler = (event: Event) => void

export class Delegation {
  readonly #handlers = new Map<string, WeakMap<EventTarget, Set<Handler>>>()

  /** Runs `handler` for events of `type` inside `host`, innermost host first, until `signal` aborts. */
  on(type: string, host: EventTarget, handler: Handler, signal: AbortSignal): void {
    if (signal.aborted) return
    const hosts = this.#hosts(type)
    const handlers = hosts.get(host) ?? new Set()
    hosts.set(host, handlers.add(handler))
    signal.addEventListener('abort', () => handlers.delete(handler))
  }

  #hosts(type: string): WeakMap<EventTarget, Set<Handler>> {
    const known = this.#handlers.get(type)
    if (known) return known
    const hosts = new WeakMap<EventTarget, Set<Handler>>()
    this.#handlers.set(type, hosts)
    document.addEventListener(type, (event) => {
      for (const node of event.composedPath()) {
        for (const handler of [...(hosts.get(node) ?? [])]) handler(event)
        if (event.cancelBubble) return
      }
    })
    return hosts
  }
}
