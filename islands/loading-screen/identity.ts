/** What the screen shows of the site (§3.7). */
import type { Engine } from '../../src/engine/engine'
import { Code } from '../../src/island/errors'
import { shownUrl } from '../../src/server/urls'

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

export const siteName = ({ config }: Engine): string => words(config.identite.nom)
export const siteDescription = ({ config }: Engine): string => words(config.identite.description)
export const siteLogo = ({ config: { identite } }: Engine): string =>
  words(identite.logo) || words(identite.logo_site)

/** An image that only shows: its failure, or a refused address, leaves nothing behind. */
export function makeImage(engine: Engine, address: string | undefined, alt: string): HTMLImageElement | null {
  if (!address) return null
  const image = document.createElement('img')
  image.alt = alt
  // A lazy image does not hold back the `load` event that the page's own screen waits for.
  image.loading = 'lazy'
  image.addEventListener('error', () => image.remove(), { once: true })
  try {
    image.src = shownUrl(address).href
    return image
  } catch (error) {
    engine.report.warn(Code.urlRefused, (error as Error).message, { island: 'loading-screen' })
    return null
  }
}
