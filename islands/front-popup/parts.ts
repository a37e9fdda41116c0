import type { IslandContext } from '../../src/island'
import type { attributes } from './attributes'
import type { messages } from './messages'

export type PopupContext = IslandContext<typeof attributes, (typeof messages)['fr']>

export const OVERLAY = '[data-role~="overlay"]'

/** Whether an event is the veil's. One that stands around the content is meant only by itself. */
export function isVeil({ target }: Event): boolean {
  if (!(target instanceof Element)) return false
  return target.matches(OVERLAY) || target.closest(`:is(a,button)${OVERLAY}`) !== null
}
