/**
 * The one Trusted Types policy, `ilots` (contract §3). HTML that a server answered goes through `server-html.ts` first;
 * a script's address has to be one of those that nobody but the site can name.
 */
import { ownGlobal } from './own-global'

interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/** The two hosts of the bot check's provider. */
const PROVIDER = /^https:\/\/(www\.google\.com|www\.recaptcha\.net)\/recaptcha\//
/** Addresses, without their query, that the tag or a trusted configuration gives. */
const trusted = new Set<string>()
let policy: Policy | undefined

/**
 * Made at first use, and once: a second policy of the same name is refused.
 * @throws TypeError when the page's CSP does not allow a policy named `ilots`.
 */
export function trustedTypesPolicy(): Policy {
  const factory = ownGlobal('trustedTypes') as PolicyFactory | undefined
  const rules = { createHTML: (html: string) => html, createScriptURL: judge }
  policy ??= factory ? factory.createPolicy('ilots', rules) : rules
  return policy
}

/** The scripts of this address may be loaded: it stands in the tag or in a trusted configuration (contract §8). */
export const trustScript = ({ origin, pathname }: URL): unknown => trusted.add(origin + pathname)

/** @throws TypeError for any other address. */
function judge(address: string): string {
  const { href, origin, pathname } = new URL(address)
  if (PROVIDER.test(href) || trusted.has(origin + pathname)) return href
  throw new TypeError(
    `adresse de script refusée, reçu « ${href} », attendu celle de la vérification anti-robot, ou une adresse de la configuration.`,
  )
}

/** HTML that a script of the page gave, as nodes; scripts in it do not run. @throws TypeError as {@link trustedTypesPolicy}. */
export function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedTypesPolicy().createHTML(html)
  return template.content
}
