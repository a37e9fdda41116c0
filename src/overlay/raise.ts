/** Brings an element that the page wrote into the top layer, above everything, without moving it. */
import overlay from 'styles:overlay'
import { adoptAlone } from '../styles/adopt'

/** Sets an attribute of an element that is not ours, and undoes it later: `context.set`, for an island. */
export type SetAttribute = (element: Element, name: string, value: string) => void

/**
 * Shows an element in the top layer until `set` is undone: without `popover`, it leaves the layer. The rule of
 * `data-ilots-raised` (src/styles/overlay.css) resets the browser's own style of a popover.
 */
export function raise(element: HTMLElement, set: SetAttribute): void {
  adoptAlone(overlay)
  set(element, 'popover', 'manual')
  set(element, 'data-ilots-raised', '')
  element.showPopover()
}
