/** The site's identity on the screen: name, description, logo (§3.7). */

import { Code } from '../../src/island/errors'
import type { Page } from '../../src/island/page'
import { shownUrl } from '../../src/server/urls'

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The site's name; empty when the configuration has none. */
export const siteName = ({ config }: Page): string => words(config.identite.nom)
/** The site's description; empty when the configuration has none. */
export const siteDescription = ({ config }: Page): string => words(config.identite.description)
/** The address of the site's logo; empty when the configuration has none. */
export const siteLogo = ({ config: { identite } }: Page): string =>
  words(identite.logo) || words(identite.logo_site)

/** Draws an image. One that fails to load is removed; a refused address is reported, and gives null. */
export function renderImage(page: Page, address: string | undefined, alt: string): HTMLImageElement | null {
  if (!address) return null
  const image = document.createElement('img')
  image.alt = alt
  // Lazy, so that it does not delay the `load` event, which the page's own screen waits for.
  image.loading = 'lazy'
  image.addEventListener('error', () => image.remove(), { once: true })
  try {
    image.src = shownUrl(address).href
    return image
  } catch (error) {
    page.report.warn(Code.urlRefused, (error as Error).message, { island: 'loading-screen' })
    return null
  }
}
