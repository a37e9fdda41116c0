/**
 * HTML and script addresses through the page's one Trusted Types policy (contract §3). Each chunk has its own copy of
 * this file; the policy is the first script's alone (`page-html.ts`).
 */

/** What the first script shares: functions that use its policy, never the policy itself. */
export interface PageHtml {
  /** @throws what the browser threw when it refused the policy. */
  fragment(html: string, within?: 'template' | 'div'): DocumentFragment
  document(html: string): Document
  /** Takes names that hide members away, in templates too. */
  disarm(root: DocumentFragment): void
  scriptAddress(address: string): string
  trustsOldHtml(): boolean
}

/** The key on `window` under which chunks find these functions. No element has a symbol for a name. */
export const PLACE = Symbol.for('ilots-html')

const pageHtml = () => (window as unknown as { readonly [PLACE]: PageHtml })[PLACE]

/**
 * Turns HTML into nodes that are in no page; scripts in it never run, handlers would. HTML that a server answered
 * goes through `server-html.ts`, HTML of old globals through `old-html.ts`.
 * @param within what reads it: a `template` takes rows without their table, a `div` drops their tags.
 * @throws TypeError when the page's CSP does not allow a policy named `ilots`.
 */
export const toFragment = (html: string, within?: 'template' | 'div'): DocumentFragment =>
  pageHtml().fragment(html, within)

/**
 * Reads a whole page, without its scripts. Nothing of it loads or runs.
 * @throws TypeError as {@link toFragment}.
 */
export const toDocument = (html: string): Document => pageHtml().document(html)

/** Disarms nodes of another parser (`src/dom/named-elements.ts`): `toFragment` and `toDocument` do so. */
export const disarmAnswer = (root: DocumentFragment): void => pageHtml().disarm(root)

/**
 * Turns an address into what the `src` of a script takes: the bot check's provider, or a script that the tag or the
 * configuration names (contract §8); their query does not count.
 * @throws TypeError for any other address, and as {@link toFragment}.
 */
export const scriptAddress = (address: string): string => pageHtml().scriptAddress(address)

/** Whether the configuration trusts HTML that scripts give to old globals (`trustOldHtml`). */
export const trustsOldHtml = (): boolean => pageHtml().trustsOldHtml()

/** Whether HTML can be shown: a page's CSP may not allow our policy. */
export function hasPolicy(): boolean {
  try {
    toFragment('')
    return true
  } catch {
    return false
  }
}
