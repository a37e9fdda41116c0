/** Where a pop-up's content is. */
import type { Engine } from '../../src/engine/engine'
import { Code, refusal } from '../../src/island/errors'
import type { Handler, PopupParameters } from '../../src/island/services/modal'
import { isApartPdf } from '../../src/overlay/frames'
import { leaveFor } from '../../src/overlay/windows'
import { shownUrl } from '../../src/server/urls'
import { withQuery } from './query'

export const isFetched = (handler: Handler): boolean => handler !== 'adopt' && handler !== 'string'
export const isPicture = (handler: Handler): boolean => handler === 'image' || handler === 'zoom'

/**
 * Adds the parameters to the address and judges it.
 * @returns nothing when it is refused, with a warning, or is followed instead.
 */
export function locate(engine: Engine, given: PopupParameters): PopupParameters | undefined {
  const { handler, opener } = given
  const { report } = engine
  if (!isFetched(handler)) return given
  const params = given.params ?? {}
  if (typeof params !== 'object')
    report.error(Code.modalParameter, `${refusal('params', params, 'un objet')} La fenêtre s'ouvre sans.`)
  // Written as the page wrote it: a frame's title tells a relative source from an absolute one (§4.10).
  const url = withQuery(String(given.url ?? '').trim(), typeof params === 'object' ? params : {})
  try {
    const { origin, href } = shownUrl(url)
    // Only this site's server may give HTML (contract §3): a page of another one has a frame of its own.
    const isFramed = handler === 'iframe' || (handler === 'ajax' && origin !== location.origin)
    if (!isFramed) return { ...given, url }
    if (!isApartPdf(href)) return { ...given, url, handler: 'iframe' }
    leaveFor(engine, href)
    return undefined
  } catch (error) {
    report.refuse((error as Error).message, { island: 'modal', element: opener })
    return undefined
  }
}
