/** A page that the server answered where a piece of one is shown: a pop-up, a slide. */
import { markContent, markContentIn, markContentOfAnswer, type Selects } from '../dom/content'
import { membersOf } from '../dom/members'
import { toDocument } from './html'
import { clean, serverFragment } from './server-html'

/** A piece of a page has neither of them. */
const WHOLE_PAGE = /<(html|body)[\s>]/i

/**
 * Turns an answer into nodes, as `serverFragment` does. Of a whole page, what its body holds; what is content there, such as
 * all of it because its body says so, is content here (contract §9).
 * @param link what asked for it: a piece of a page is read as if it stood there.
 * @throws TypeError when the page's CSP does not allow the policy `ilots`.
 */
export function pageFragment(html: string, config: Selects, link: Element): DocumentFragment {
  if (!WHOLE_PAGE.test(html)) {
    const fragment = serverFragment(html)
    markContentOfAnswer(fragment, link, config)
    return fragment
  }
  const { content } = config
  const { body } = membersOf(toDocument(html))
  markContentIn(body, content)
  const fragment = document.createDocumentFragment()
  const isAllContent = membersOf(body).closest(content) !== null
  for (const node of [...membersOf(body).childNodes]) {
    if (isAllContent) markContent(node)
    fragment.append(node)
  }
  clean(fragment)
  return fragment
}
