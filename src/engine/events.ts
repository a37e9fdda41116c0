/** What the engine tells: listeners of `Ilots.on()`, and those of the page (contract §2). */

import { Code } from '../contracts/errors'
import type { EngineEvent, EngineListener, Page } from '../contracts/page'
import type { RequestRecord } from '../contracts/request-record'

const MAX_RECORDS = 200
/** What listeners of the page hear as well, as `ilots:mount`, `ilots:unmount` and `ilots:error`. */
const DISPATCHED: readonly EngineEvent[] = ['mount', 'unmount', 'error']

/** What is reported, and the last 200 requests. */
export interface Events extends Pick<Page, 'on' | 'emit' | 'dispatch'> {
  readonly requests: readonly RequestRecord[]
}

/** Makes what subscribes, tells and dispatches. One for each page. */
export function makeEvents(): Events {
  const requests: RequestRecord[] = []
  const listeners = new Map<EngineEvent, Set<(detail: never) => void>>()

  const dispatch: Page['dispatch'] = (target, name, detail) => {
    const event = new CustomEvent(`ilots:${name}`, { bubbles: true, cancelable: true, detail })
    return target.dispatchEvent(event)
  }

  const on = <Event extends EngineEvent>(type: Event, listener: EngineListener<Event>) => {
    const others = listeners.get(type) ?? new Set()
    listeners.set(type, others.add(listener))
    return () => others.delete(listener)
  }

  const emit: Page['emit'] = (type, detail, element) => {
    if (type === 'request' && requests.push(detail as RequestRecord) > MAX_RECORDS) requests.shift()
    for (const listener of [...(listeners.get(type) ?? [])]) {
      try {
        listener(detail as never)
      } catch (error) {
        // Not through the reporter: an `error` listener that throws would be called again.
        console.error(`[ILOTS-${Code.listenerFailed}] Ilots.on('${type}')`, error)
      }
    }
    if (DISPATCHED.includes(type)) dispatch(element ?? document.documentElement, type, detail)
  }

  return { requests, dispatch, on, emit }
}
