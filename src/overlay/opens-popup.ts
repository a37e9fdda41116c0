/** Islands whose host opens a pop-up. */

import { ilotsError, refusal, sentence } from '../base/errors'
import { Code } from '../contracts/errors'
import type { IslandContext } from '../contracts/island'
import type { Page } from '../contracts/page'
import type { PopupParameters } from '../contracts/services/modal'
import { isInContent } from '../dom/content'
import { shownUrl } from '../server/urls'
import { onActivate } from './activate'

/**
 * Opens a pop-up when the host is activated. Its code is fetched ahead of the click, and
 * the focus comes back to the host.
 * @param read runs at each use, so that an address that a script has changed counts. What it throws fails the island,
 * as does an address that is not http or https (`ILOTS-203`). In content, an address of another site is followed as a
 * link.
 */
export function opensPopup(context: IslandContext, read: () => PopupParameters): void {
  const { host, page } = context
  const { modal, config } = page
  // A failure matters only on the click, which asks for the code again.
  modal.preload().catch(() => {})
  onActivate(context, () => {
    const parameters = read()
    const { url, handler } = parameters
    // A picture that is zoomed is in the content already, wherever it is from.
    if (url !== undefined && isElsewhere(shownUrl(url), host, config) && handler !== 'zoom')
      return followed(url, context)
    return modal.popup({ ...parameters, opener: host })
  })
}

/** Whether content asks for an address of another site (contract §9). */
export const isElsewhere = (
  { origin }: URL,
  host: Element,
  config: Pick<Page['config'], 'content'>,
): boolean => origin !== location.origin && isInContent(host, config)

/** Warns, once for each host. @returns rejects: the link is followed then. */
export function followed(
  address: string,
  { host: element, island, page }: Pick<IslandContext, 'host' | 'island' | 'page'>,
): Promise<never> {
  const message = refusal('adresse d’une fenêtre dans un contenu', address, 'une adresse de ce site')
  page.report.refuse(sentence`${message} Le lien y mène.`, { island, element })
  return Promise.reject(ilotsError(Code.urlRefused, message))
}
