/** Which scripts the bundle may load: those whose address only the site itself can name (contract §8). */
import { shared, trustedTypesPolicy } from './html'

/** The two hosts of the bot check's provider. */
const PROVIDER = /^https:\/\/(www\.google\.com|www\.recaptcha\.net)\/recaptcha\//
/** Addresses, without their query, that the tag or a trusted configuration gives. */
const trusted = new Set<string>()

/**
 * Allows the script of an address that stands in the tag or in a trusted configuration (contract
 * §8); its query does not count.
 */
export const trustScript = ({ origin, pathname }: URL): unknown => trusted.add(origin + pathname)

/**
 * Turns an address into what the `src` of a script takes.
 * @throws TypeError for an address that is not trusted, and as {@link trustedTypesPolicy}.
 */
export function scriptAddress(address: string): string {
  // Another chunk may have its own copy of this file, with another list of trusted addresses.
  shared().judge = judge
  return trustedTypesPolicy().createScriptURL(address)
}

function judge(address: string): string {
  const { href, origin, pathname } = new URL(address)
  if (PROVIDER.test(href) || trusted.has(origin + pathname)) return href
  throw new TypeError(
    `adresse de script refusée, reçu « ${href} », attendu celle du test anti-robot ou de la configuration.`,
  )
}
