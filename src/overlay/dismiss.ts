/** What the front pop-up and the banner share: the part that dismisses them, and how they go (§2.2). */

import { Code } from '../contracts/errors'
import type { IslandContext } from '../contracts/island'
import { partAround, partOf } from '../dom/content'
import { adoptRules } from '../styles/adopt'

// Keeps a dismissed host hidden, whatever `display` the site gives it. It runs with the import: a banner that an
// earlier visit has dismissed is never seen.
adoptRules('@layer ilots{[data-ilot-mounted*=front-][hidden]{display:none!important}}')

/**
 * Runs `dismiss` for a click on `[data-role="close"]`, whose link is not followed. A host without such a
 * part is reported (`ILOTS-202`); one in content is none of the template's host.
 */
export function onClosePart(context: IslandContext, dismiss: () => void): void {
  const { host, page, island } = context
  if (!partOf(host, ':is(a,button)[data-role~="close"]', page.config))
    page.report.error(
      Code.partMissing,
      'attendu un lien ou un bouton data-role="close", aucun trouvé ; en ajouter un.',
      { island, element: host },
    )
  context.listen('click', (event) => {
    if (!partAround(host, event.target, '[data-role~="close"]', page.config)) return
    event.preventDefault()
    dismiss()
  })
}

/**
 * Hides the host: it is inert at once and hidden when the movement is over; without movement
 * under `prefers-reduced-motion`.
 * @param duration milliseconds
 */
export function leave(
  { host, set }: IslandContext,
  movement: PropertyIndexedKeyframes,
  duration: number,
): void {
  set(host, 'inert', '')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  host.animate(movement, isCalm ? 0 : duration).onfinish = () => set(host, 'hidden', '')
}
