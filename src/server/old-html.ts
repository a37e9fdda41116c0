/** HTML that scripts give to old globals (contract §7); some may come from an address that a visitor has followed. */
import { toFragment, trustsOldHtml } from './html'
import { clean } from './server-html'

/**
 * Turns the text of an old call into nodes, without what runs code, as an answer of the server loses it: a page's own
 * policy would have stopped it, which ours passes. The configuration's `trustOldHtml` leaves it as it is.
 * @throws TypeError when the page's CSP does not allow the policy `ilots`.
 */
export function oldFragment(html: string): DocumentFragment {
  const fragment = toFragment(html)
  if (!trustsOldHtml()) clean(fragment)
  return fragment
}
