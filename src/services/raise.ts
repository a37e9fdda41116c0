/** Puts an element of the page, as it stands, into the top layer (contract §3). */
import type { IslandContext } from '../island'

/**
 * Nothing else moves: not the element in the tree, not the focus, and the site's rules decide its looks as before
 * (`[data-ilots-raised]` in `ilots.css`, which has to be there: `styled` in `styles.ts`).
 * A `<dialog open>` cannot be a popover and stays where it is.
 * @param set the context's: undone with the island, which takes the element down again.
 */
export function raise(element: HTMLElement, set: IslandContext['set']): void {
  if (element instanceof HTMLDialogElement) return
  set(element, 'data-ilots-raised', '')
  set(element, 'popover', 'manual')
  element.showPopover()
}
