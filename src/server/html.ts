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

/**
 * What the page has once: `ilots.legacy.js` and each chunk have their own copy of this file, and a browser
 * makes only one policy of a name.
 */
interface Shared {
  policy?: Policy
  /** Gives the address of a script back when it may be loaded. Before the code that decides is here, no script may. */
  judge?(address: string): string
}
const PLACE = Symbol.for('ilots-policy')

/** The policy of the page, and who decides on scripts' addresses. */
export function shared(): Shared {
  const page = window as { [PLACE]?: Shared }
  page[PLACE] ??= {}
  return page[PLACE]
}

/**
 * The page's policy `ilots`, made once, when it is first used.
 * @throws TypeError when the page's CSP does not allow a policy named `ilots`.
 */
export function trustedTypesPolicy(): Policy {
  const page = shared()
  const factory = ownGlobal('trustedTypes') as PolicyFactory | undefined
  const rules = {
    createHTML: (html: string) => html,
    createScriptURL: (address: string) => page.judge?.(address) ?? '',
  }
  page.policy ??= factory?.createPolicy('ilots', rules) ?? rules
  return page.policy
}

/** @returns the page's policy, undefined where its CSP does not allow it: HTML cannot be shown there. */
export function allowedPolicy(): Policy | undefined {
  try {
    return trustedTypesPolicy()
  } catch {
    // Who asks has another way.
  }
}

/**
 * Turns HTML that a script of the page gave into nodes; scripts in it do not run.
 * @throws TypeError as {@link trustedTypesPolicy}.
 */
export function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedTypesPolicy().createHTML(html)
  return template.content
}
