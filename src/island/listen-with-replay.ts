/** Listeners on elements that an island chooses itself; `context.listen` gets only what reaches the document. */

/**
 * Begins the type of an early event that is replayed to the islands now that their code is here (`early-events.ts`).
 */
export const REPLAY_PREFIX = 'ilots-'

/**
 * Runs `run` for events on `target`, and for early ones that are replayed to it now (`early-events.ts`). One event
 * may run it twice, when the event also waited for another island of the same field: the second time, `run` finds the
 * field as it left it and does nothing.
 */
export function listenWithReplay<Type extends keyof HTMLElementEventMap>(
  target: EventTarget,
  type: Type,
  run: (event: HTMLElementEventMap[Type]) => void,
  options: AddEventListenerOptions,
): void {
  for (const name of [type, REPLAY_PREFIX + type])
    target.addEventListener(name, run as (event: Event) => void, options)
}
