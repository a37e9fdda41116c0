/** The one Trusted Types policy, `ilots` (contract §3). Only HTML of the page's own server comes here. */
interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

let policy: Policy | undefined

/**
 * Made at first use, and once: a second policy of the same name is refused.
 * @throws TypeError when the page's CSP does not allow a policy named `ilots`.
 */
export function trustedTypesPolicy(): Policy {
  const factory = (window as unknown as { trustedTypes?: PolicyFactory }).trustedTypes
  const rules = { createHTML: (html: string) => html, createScriptURL: (url: string) => url }
  policy ??= factory ? factory.createPolicy('ilots', rules) : rules
  return policy
}

/** The server's HTML as nodes; scripts in it do not run. @throws TypeError as {@link trustedTypesPolicy}. */
export function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedTypesPolicy().createHTML(html)
  return template.content
}
