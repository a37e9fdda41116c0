/** What the page of a file of tests trusts: an engine gives its own to a page once, which no test could change. */
import { makeDisarm } from '../../src/dom/named-elements'
import { givePageHtml } from '../../src/server/page-html'

const scripts = new Set<string>()
let isOldTrusted = false

/** Before any engine; called by `tests/setup.ts`. */
export const givePage = (): void =>
  givePageHtml({
    isScriptOfSite: (address) => scripts.has(address),
    trustsOldHtml: () => isOldTrusted,
    disarm: makeDisarm(),
  })

/** As if the tag or the configuration named this script. */
export const nameScript = (address: string): unknown => scripts.add(address)

/** As the configuration's `trustOldHtml` does. */
export const trustOldHtml = (): void => {
  isOldTrusted = true
}

/** Between two tests. */
export function forgetTrust(): void {
  scripts.clear()
  isOldTrusted = false
}
