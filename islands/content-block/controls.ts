/** Which control of the block an event is about, and what it asks for (contract §4.3). */

import { membersOf } from '../../src/dom/members'
import type { IslandContext } from '../../src/island/island'
import type { attributes } from './attributes'
import type { messages } from './messages'

export type BlockContext = IslandContext<typeof attributes, (typeof messages)['fr']>

/** The control, when it is this block's and not a nested block's. */
export function controlOf(event: Event, selector: string, host: HTMLElement): HTMLElement | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null
  const control = membersOf(event.target).closest<HTMLElement>(selector)
  return membersOf(control)?.closest('[data-ilot-mounted~="content-block"]') === host ? control : null
}

/** §7.8: `{param}={num}` for pages, `{param}={value}` for size and sort. */
export function bodyOf({ dataset }: HTMLElement): [string, string][] {
  return [[dataset.param ?? '', dataset.num ?? dataset.value ?? '']]
}
