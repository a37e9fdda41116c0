/**
 * jQuery's `trigger('change')` runs the handlers that jQuery knows, and dispatches no event: select2 tells of a
 * choice in this way alone. It is replayed to the islands as an early event is (`ilots-change`), once; the page's own
 * handlers hear nothing twice.
 */

import { scriptGlobal } from '../dom/script-global'
import { REPLAY_PREFIX } from '../island/listen-with-replay'
import { replayTo } from '../island/replayed'

type JQueryEvent = { readonly target: Element; readonly originalEvent?: Event }
type JQuery = (root: Document) => { on?(type: string, handler: (event: JQueryEvent) => void): void }

export const TRIGGERED = `${REPLAY_PREFIX}change`

/** Each jQuery knows its own handlers only, and a page may bring a second one. */
const known = new WeakSet<object>()

/** Listens to the page's jQuery from now on, where there is one: a page may bring it at any time. */
export function listenToJQuery(): void {
  const jQuery = scriptGlobal('jQuery') as JQuery | undefined
  if (typeof jQuery !== 'function' || known.has(jQuery)) return
  known.add(jQuery)
  jQuery(document).on?.('change', ({ target, originalEvent }) => {
    // The browser's own event has reached the islands by itself.
    if (!originalEvent) replayTo(target, new Event('change', { bubbles: true }))
  })
}
