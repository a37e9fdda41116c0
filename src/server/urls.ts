/** Addresses of the page: which may be shown (contract §3), and under which one it is shared. */

import { ilotsError, sentence } from '../base/errors'
import { Code } from '../contracts/errors'
import { type Link, linkAddress } from '../dom/link'
import { encodeQuery } from './page-encoding'
import { isHttp, safeUrl } from './safe-url'

/**
 * Reads the address of something to show: a page, an image, a fragment.
 * @throws IlotsError `ILOTS-203` when it is not http or https.
 */
export function shownUrl(raw: string | null | undefined): URL {
  const url = safeUrl(raw)
  if (isHttp(url)) return url
  throw ilotsError(
    Code.urlRefused,
    sentence`l'adresse est refusée, reçu « ${raw ?? ''} », attendu une adresse http ou https.`,
  )
}

/** @returns the address of a link that must not be followed; `undefined` when the link may be. */
export function refusedAddress(link: Link): string | undefined {
  const address = linkAddress(link)
  return safeUrl(address) ? undefined : address
}

/** The address that is shared (contract §4.3): the canonical one, else the current one without its hash. */
export function pageUrl(): string {
  // In the body anybody who writes HTML can put one.
  const link = document.querySelector('head > link[rel~="canonical"]')
  const canonical = safeUrl(link?.getAttribute('href'))
  return canonical?.origin === location.origin ? canonical.href : location.href.replace(/#.*/, '')
}

/** Adds parameters to an address, which may have some of its own, in the page's encoding. */
export const withQuery = (url: string, query: URLSearchParams | string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${typeof query === 'string' ? query : encodeQuery(query)}`
