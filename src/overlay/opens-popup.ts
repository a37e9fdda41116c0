/** Islands whose host opens a pop-up. */

import { isInContent } from '../dom/content'
import { Code, ilotsError, refusal } from '../island/errors'
import type { IslandContext } from '../island/island'
import type { PopupParameters } from '../island/services/modal'
import { shownUrl } from '../server/urls'
import { onActivate } from './activate'

/**
 * Opens a pop-up when the host is activated. Its code is fetched ahead of the click, and
 * the focus comes back to the host.
 * @param read runs at each use, so that an address that a script has changed counts. What it throws fails the island, as
 * does an address that is not http or https (`ILOTS-203`).
 */
export function opensPopup(context: IslandContext, read: () => PopupParameters): void {
  const { modal } = context.page
  // A failure matters only on the click, which asks for the code again.
  modal.preload().catch(() => {})
  onActivate(context, () => {
    const parameters = read()
    if (parameters.url !== undefined) judge(parameters.url, context)
    return modal.popup({ ...parameters, opener: context.host })
  })
}

/** @throws IlotsError `ILOTS-203` for an address that no pop-up shows, and for that of another site in content (contract §9). */
function judge(address: string, { host, page: { config } }: IslandContext): void {
  const { origin } = shownUrl(address)
  if (origin === location.origin || !isInContent(host, config)) return
  throw ilotsError(
    Code.urlRefused,
    refusal(
      'adresse d’une fenêtre dans un contenu',
      address,
      'une adresse de ce site ; le lien reste un lien',
    ),
  )
}
