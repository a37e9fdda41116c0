/** Addresses of the page: which may be shown (contract §3), which one stands for it. */
import { Code, ilotsError } from '../island/errors'
import { safeUrl } from './safe-url'

/**
 * The address of something to show: a page, an image, a fragment.
 * @throws IlotsError `ILOTS-203` when it is not http or https.
 */
export function shownUrl(raw: string | null | undefined): URL {
  const url = safeUrl(raw)
  if (url && /^http/.test(url.protocol)) return url
  throw ilotsError(
    Code.urlRefused,
    `l'adresse est refusée, reçu « ${raw ?? ''} », attendu une adresse http ou https.`,
  )
}

/**
 * @returns the address that a link must not lead to; nothing when it may be followed, or for what is no link. As the
 * browser reads it: that of a link in a drawing is an object.
 */
export function refusedAddress(link: { readonly href?: string | SVGAnimatedString }): string | undefined {
  const { href } = link
  const address = typeof href === 'object' ? href.animVal : href
  return safeUrl(address) ? undefined : address
}

/** The address that is shared: the canonical one that the page names, else the current one without its hash (contract §4.3). */
export function pageUrl(): string {
  const link = document.querySelector('link[rel~="canonical"]')
  const canonical = safeUrl(link?.getAttribute('href'))?.href ?? ''
  return /^http/.test(canonical) ? canonical : location.href.replace(/#.*/, '')
}
