/** Islands whose host opens a pop-up. */

import type { IslandContext } from '../island/island'
import type { PopupParameters } from '../island/services/modal'
import { shownUrl } from '../server/urls'
import { onActivate } from './activate'

/**
 * Opens a pop-up when the host is activated; its code is fetched ahead of the click, and focus comes back to the host.
 * @param read runs on each use: an address that a script has changed since counts. What it throws fails the island,
 * as does an address that is not http or https (`ILOTS-203`).
 */
export function opensPopup(context: IslandContext, read: () => PopupParameters): void {
  const { modal } = context.engine.services
  // A failure is told when it matters: on the click.
  modal.preload().catch(() => {})
  onActivate(context, () => {
    const parameters = read()
    if (parameters.url !== undefined) shownUrl(parameters.url)
    return modal.popup({ ...parameters, opener: context.host })
  })
}
