/** What pop-ups and banners of the page share: the part that sends them away, and how they go (§2.2). */

import { membersOf } from '../dom/members'
import { Code } from '../island/errors'
import type { IslandContext } from '../island/island'
import { adoptAlone } from '../ui/styles/adopt'

/** A site's `display` for the host must not show it again. At once: a remembered banner is not seen. */
function stayHidden(): void {
  adoptAlone('@layer ilots{[data-ilot-mounted*=front-][hidden]{display:none!important}}')
}

/** Runs `dismiss` for a click on `[data-role="close"]`, whose link is not followed. */
export function onClosePart(context: IslandContext, dismiss: () => void): void {
  const { host, engine, island } = context
  if (!membersOf(host).querySelector(':is(a,button)[data-role~="close"]'))
    engine.report.error(
      Code.partMissing,
      'attendu un lien ou un bouton data-role="close", aucun trouvé ; en ajouter un.',
      { island, element: host },
    )
  context.listen('click', (event) => {
    const { target } = event
    if (!(target instanceof Element && membersOf(target).closest('[data-role~="close"]'))) return
    event.preventDefault()
    dismiss()
  })
}

/**
 * Out of reach at once, out of sight when the movement is over; at once for those who asked for calm.
 * @param duration milliseconds
 */
export function leave(
  { host, set }: IslandContext,
  movement: PropertyIndexedKeyframes,
  duration: number,
): void {
  set(host, 'inert', '')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  membersOf(host).animate(movement, isCalm ? 0 : duration).onfinish = () => set(host, 'hidden', '')
}

stayHidden()
