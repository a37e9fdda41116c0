/** A page that the server answered where a piece of one is shown: a pop-up, a slide. */
import { markContent, markContentIn, markContentOfAnswer, type Selects } from '../dom/content'
import { toDocument } from './html'
import { clean, serverFragment } from './server-html'

/**
 * Turns an answer into nodes, as `serverFragment` does. Of a whole page, what its body holds; what is content there,
 * such as all of it because its body says so, is content here (contract §9).
 * @param link what asked for it: a piece of a page is read as if it stood there.
 * @throws TypeError when the page's CSP does not allow the policy `ilots`.
 */
export function pageFragment(html: string, config: Selects, link: Element): DocumentFragment {
  const page = readPage(html)
  if (!page) {
    const fragment = serverFragment(html)
    markContentOfAnswer(fragment, link, config)
    return fragment
  }
  const body = page.body
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
  if (readPage(html)?.body?.closest(config.content)) nodes.forEach(markContent)
  const fragment = document.createDocumentFragment()
  fragment.append(...nodes)
  markContentOfAnswer(fragment, link, config)
}

/** A piece of a page has none of them, but perhaps in an attribute or a comment. */
const WHOLE_PAGE = /<(!doctype|html|body)[\s>]/i

/** Reads a whole page; `undefined` for a piece of one, of which the browser would report what it refuses. */
function readPage(html: string): Document | undefined {
  if (!WHOLE_PAGE.test(html)) return undefined
  const page = toDocument(html)
  const { doctype, documentElement, body } = page
  const isWhole = doctype !== null || [documentElement, body].some((element) => element.attributes.length > 0)
  return isWhole ? page : undefined
}
