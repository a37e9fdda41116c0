import { membersOf } from '../../src/dom/members'
import type { IslandContext } from '../../src/island/island'
import type { attributes } from './attributes'
import type { messages } from './messages'

export type PopupContext = IslandContext<typeof attributes, (typeof messages)['fr']>

export const OVERLAY = '[data-role~="overlay"]'

/**
 * Whether something that excludes the rest of the page lies over it: a dialog, one of ours that another script's
 * element has made a popover (src/overlay/foreign-layer.ts), a film on the full screen.
 */
export const isCovered = (host: Element): boolean =>
  [...document.querySelectorAll(':modal,.ilots-root:popover-open')].some((over) => !over.contains(host))

/** Whether an event is the veil's. One that stands around the content is meant only by itself. */
export function isVeil({ target }: Event): boolean {
  if (!(target instanceof Element)) return false
  return membersOf(target).matches(OVERLAY) || membersOf(target).closest(`:is(a,button)${OVERLAY}`) !== null
}
