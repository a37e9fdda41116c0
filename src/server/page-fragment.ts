/** A page that the server answered where a piece of one is shown: a pop-up, a slide. */
import { markContent, markContentIn, markContentOfAnswer, type Selects } from '../dom/content'
import { membersOf } from '../dom/members'
import { toDocument } from './html'
import { clean, serverFragment } from './server-html'

/**
 * Turns an answer into nodes, as `serverFragment` does. Of a whole page, what its body holds; what is content there, such as
 * all of it because its body says so, is content here (contract §9).
 * @param link what asked for it: a piece of a page is read as if it stood there.
 * @throws TypeError when the page's CSP does not allow the policy `ilots`.
 */
export function pageFragment(html: string, config: Selects, link: Element): DocumentFragment {
  const page = membersOf(toDocument(html))
  if (!isWhole(page)) {
    const fragment = serverFragment(html)
    markContentOfAnswer(fragment, link, config)
    return fragment
  }
  const body = membersOf(page.body)
  markContentIn(page.body, config.content)
  const fragment = document.createDocumentFragment()
  const isAllContent = body.closest(config.content) !== null
  for (const node of [...body.childNodes]) {
    if (isAllContent) markContent(node)
    fragment.append(node)
  }
  clean(fragment)
  return fragment
}

/**
 * Notes what is content of a page that was turned into nodes by an older request, which leaves its body out.
 * @param nodes in the page's own order, in no page yet.
 */
export function markPage(nodes: readonly Node[], html: string, config: Selects, link: Element): void {
  if (membersOf(membersOf(toDocument(html)).body).closest(config.content)) nodes.forEach(markContent)
  const fragment = document.createDocumentFragment()
  fragment.append(...nodes)
  markContentOfAnswer(fragment, link, config)
}

/** Whether it is more than a piece: words in an attribute or a comment make none a page. */
const isWhole = ({ doctype, documentElement, body, head }: Document): boolean =>
  doctype !== null ||
  membersOf(head).querySelector('title') !== null ||
  [documentElement, body].some((element) => membersOf(element).attributes.length > 0)
