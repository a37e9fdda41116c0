/**
 * The one Trusted Types policy, `ilots` (contract §3). HTML that a server answered goes through `server-html.ts` first, a
 * script's address through `script-address.ts`.
 */
import { ownGlobal } from '../dom/own-global'

interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/** Of the page: `ilots.legacy.js` and the chunks have a copy of this file each, and a browser makes one policy of a name. */
interface Shared {
  policy?: Policy
  /** Which script may be loaded: none, before the code that says so is here. */
  judge?(address: string): string
}
const PLACE = Symbol.for('ilots-policy')

export function shared(): Shared {
  const page = window as { [PLACE]?: Shared }
  page[PLACE] ??= {}
  return page[PLACE]
}

/**
 * Made at first use, and once.
 * @throws TypeError when the page's CSP does not allow a policy named `ilots`.
 */
export function trustedTypesPolicy(): Policy {
  const page = shared()
  const factory = ownGlobal('trustedTypes') as PolicyFactory | undefined
  const rules = {
    createHTML: (html: string) => html,
    createScriptURL: (address: string) => page.judge?.(address) ?? '',
  }
  page.policy ??= factory ? factory.createPolicy('ilots', rules) : rules
  return page.policy
}

/** HTML that a script of the page gave, as nodes; scripts in it do not run. @throws TypeError as {@link trustedTypesPolicy}. */
export function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedTypesPolicy().createHTML(html)
  return template.content
}
