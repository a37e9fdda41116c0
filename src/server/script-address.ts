/** Which scripts the bundle may load: their address is one that nobody but the site can name (contract §8). */
import { shared, trustedTypesPolicy } from './html'

/** The two hosts of the bot check's provider. */
const PROVIDER = /^https:\/\/(www\.google\.com|www\.recaptcha\.net)\/recaptcha\//
/** Addresses, without their query, that the tag or a trusted configuration gives. */
const trusted = new Set<string>()

/** The scripts of this address may be loaded: it stands in the tag or in a trusted configuration (contract §8). */
export const trustScript = ({ origin, pathname }: URL): unknown => trusted.add(origin + pathname)

/** What a script's `src` takes. @throws TypeError for an address that nobody trusts, and as {@link trustedTypesPolicy}. */
export function scriptAddress(address: string): string {
  // Another chunk may have a copy of this file, which trusts others.
  shared().judge = judge
  return trustedTypesPolicy().createScriptURL(address)
}

function judge(address: string): string {
  const { href, origin, pathname } = new URL(address)
  if (PROVIDER.test(href) || trusted.has(origin + pathname)) return href
  throw new TypeError(
    `adresse de script refusée, reçu « ${href} », attendu celle de la vérification anti-robot, ou une adresse de la configuration.`,
  )
}
