/** The address that the address bar takes from a link: one of this site that may be followed. */
import type { Host } from '../island/island'
import { safeUrl } from './safe-url'

/**
 * Reads the link's address, and reports one that is refused as a warning.
 * @returns `undefined` for a refused address, for a link without one, and for a link to a part of this page.
 */
export function ownAddress(link: Element, { page, island }: Host): string | undefined {
  const raw = link.getAttribute('href')
  if (!raw || raw.startsWith('#')) return undefined
  const url = safeUrl(raw)
  if (url?.origin === location.origin) return url.href
  const message = `href refusé pour la barre d'adresse, reçu « ${raw} », attendu une adresse de ce site.`
  page.report.refuse(message, { island, element: link })
  return undefined
}
