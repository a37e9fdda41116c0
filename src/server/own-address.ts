/** The address bar takes a link's own `href`, when it is one that may be followed and is of this site. */
import type { Host } from '../island/island'
import { safeUrl } from './safe-url'

/** @returns nothing for a link that leads nowhere else; a refused address is a warning as well. */
export function ownAddress(link: Element, { engine, island }: Host): string | undefined {
  const raw = link.getAttribute('href')
  if (!raw || raw.startsWith('#')) return undefined
  const url = safeUrl(raw)
  if (url?.origin === location.origin) return url.href
  const message = `href refusé pour la barre d'adresse, reçu « ${raw} », attendu une adresse de ce site.`
  engine.report.refuse(message, { island, element: link })
  return undefined
}
