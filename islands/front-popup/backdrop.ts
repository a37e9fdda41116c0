/** The backdrop of the pop-up, and dialogs above both. */
import { isPartOf, partAround, type Selects } from '../../src/dom/content'

/** The part that covers the page behind the pop-up. */
export const BACKDROP = '[data-role~="overlay"]'

/**
 * Whether something modal lies over the pop-up: a dialog, one of ours shown as a popover for the sake of another
 * script's layer (src/overlay/third-party-layer.ts), a video in full screen.
 */
export const isCovered = (host: Element): boolean =>
  [...document.querySelectorAll(':modal,.ilots-root:popover-open')].some((over) => !over.contains(host))

/** Whether this is the backdrop itself, or a control that is one, and not the content that it may hold. */
export function isBackdrop(host: Element, target: EventTarget | null | undefined, config: Selects): boolean {
  if (!(target instanceof Element)) return false
  if (target.matches(BACKDROP)) return isPartOf(host, target, config)
  return partAround(host, target, `:is(a,button)${BACKDROP}`, config) !== null
}
