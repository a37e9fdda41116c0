/**
 * Events that are replayed to the islands, under a name of their own (`ilots-click`). What listens to them on whole
 * trees is added before the first of them: most visits have none.
 */
import { REPLAY_PREFIX } from './listen-with-replay'

let isListening = false
const later = new Set<() => void>()

/** Runs `addListeners` before the first event is replayed; at once, where one has been. */
export function beforeReplay(addListeners: () => void): void {
  if (isListening) addListeners()
  else later.add(addListeners)
}

/**
 * Replays an event to the islands, and to nobody else: dispatches another one of its kind and with its fields.
 * @returns false when an island has prevented it.
 */
export function replayTo(target: EventTarget, event: Event): boolean {
  isListening = true
  for (const addListeners of later) addListeners()
  later.clear()
  // An event serves as the options of its own constructor, which reads each field by name.
  const Type = event.constructor as new (type: string, init: object) => Event
  return target.dispatchEvent(new Type(REPLAY_PREFIX + event.type, event))
}
