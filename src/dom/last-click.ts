/** What the visitor has clicked last; the loader notes it, before any code of an island is here. */

let target: EventTarget | undefined

/** Notes a click, by its innermost target. */
export function noteClick(event: Event): void {
  target = event.composedPath()[0]
}

/** The target of the last click. */
export const lastClicked = (): EventTarget | undefined => target
