/** Listeners of islands on elements of their own choice: `listen` of their context hears what reaches the document. */

/** Begins the type of an event that was kept for code on its way, and is told to the islands now (`early.ts`). */
export const TOLD = 'ilots-'

/**
 * Runs `run` for events on `target`, and for those that came before the code did and are told to it now
 * (`early.ts`). It may run twice for one event, when another island of the same field was waited for: it finds the
 * field as it is, and does nothing the second time.
 */
export function hear<Type extends keyof HTMLElementEventMap>(
  target: EventTarget,
  type: Type,
  run: (event: HTMLElementEventMap[Type]) => void,
  options: AddEventListenerOptions,
): void {
  for (const name of [type, TOLD + type])
    target.addEventListener(name, run as (event: Event) => void, options)
}
