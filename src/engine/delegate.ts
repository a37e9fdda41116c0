/**
 * One listener on the document, and on each shadow root that is mounted, for each type of event and its early form,
 * however many hosts want it.
 */

import type { Page } from '../contracts/page'
import { inEachRoot, rootAround } from '../dom/roots'
import { REPLAY_PREFIX } from '../island/listen-with-replay'
import { beforeReplay } from '../island/replayed'
import { waitingEvents } from '../island/waiting-events'

type Handler = (event: Event) => void

/**
 * A handler whose signal has aborted is gone. It is taken away with the next one: a listener on each signal would be
 * as many as there are hosts.
 */
type Hosts = WeakMap<EventTarget, (readonly [Handler, AbortSignal])[]>

/**
 * Whether an event is handled in the tree that a node stands in: another tree would say that its target is the host
 * of the shadow root.
 */
export const isInSameTree = ({ currentTarget }: Event, node: EventTarget): boolean =>
  rootAround(node instanceof Node ? node : undefined) === currentTarget

/**
 * Makes the page's `listen`: it runs `handler` for events of `type` inside `host`, innermost
 * host first, until `signal` aborts.
 */
export function makeDelegation(): Page['listen'] {
  const types = new Map<string, Hosts>()
  const listen = (type: string): Hosts => {
    const hosts: Hosts = new WeakMap()
    const handle = (event: Event): void => {
      if (waitingEvents.has(event)) return
      for (const node of event.composedPath()) {
        for (const [handler, signal] of hosts.get(node) ?? [])
          if (!signal.aborted && isInSameTree(event, node)) handler(event)
        if (event.cancelBubble) return
      }
    }
    inEachRoot((root) => root.addEventListener(type, handle))
    beforeReplay(() => inEachRoot((root) => root.addEventListener(REPLAY_PREFIX + type, handle)))
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
