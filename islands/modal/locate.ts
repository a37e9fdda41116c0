/** Where a pop-up's content is. */
import type { Engine } from '../../src/engine'
import { Code, refusal } from '../../src/errors'
import type { Handler, PopupParameters } from '../../src/services/modal'
import { shownUrl } from '../../src/urls'
import { withQuery } from './query'

export const isFetched = (handler: Handler): boolean => handler !== 'adopt' && handler !== 'string'
export const isPicture = (handler: Handler): boolean => handler === 'image' || handler === 'zoom'

/**
 * Adds the parameters to the address and judges it.
 * @returns nothing, with a warning, when it is refused.
 */
export function locate({ report }: Engine, given: PopupParameters): PopupParameters | undefined {
  const { handler, opener } = given
  if (!isFetched(handler)) return given
  const params = given.params ?? {}
  if (typeof params !== 'object')
    report.error(Code.modalParameter, `${refusal('params', params, 'un objet')} La fenêtre s'ouvre sans.`)
  // Written as the page wrote it: a frame's title tells a relative source from an absolute one (§4.10).
  const url = withQuery(String(given.url ?? '').trim(), typeof params === 'object' ? params : {})
  try {
    const isElsewhere = shownUrl(url).origin !== location.origin
    // Only this site's server may give HTML (contract §3): a page of another one has a frame of its own.
    return { ...given, url, handler: handler === 'ajax' && isElsewhere ? 'iframe' : handler }
  } catch (error) {
    report.warn(Code.urlRefused, (error as Error).message, { island: 'modal', element: opener })
    return undefined
  }
}
