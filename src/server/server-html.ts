/**
 * The one gate for HTML that a server answered (contract §3, §8): part of it was written by authors of content. What runs
 * code, or sends what a visitor types to another site, is removed before any of the HTML is in the page.
 */

import { membersOf } from '../dom/members'
import { toFragment } from './html'

/**
 * Elements that are never inserted, SVG's too: those that run code, those that speak for the whole page, and `noscript`,
 * which a page with scripts reads otherwise than this gate, where no script runs.
 */
const REFUSED = 'script,base,meta[http-equiv],meta[name="referrer" i],noscript'
/** Attributes that hold one address. */
const ADDRESS = /^(xlink:)?href$|^(src|action|formaction|data|poster|background|cite|longdesc|manifest|ping)$/
/** What an SVG animation must not set: a handler, or an address. */
const ANIMATED = /^(on|(xlink:)?href$)/i

/**
 * Turns an answer into nodes, without scripts, handlers, `base`, `meta[http-equiv]`, `javascript:` and `data:` pages, and
 * actions of other origins; a frame with `srcdoc` gets an origin of its own.
 * @throws TypeError when the page's CSP does not allow the policy `ilots`.
 */
export function serverFragment(html: string): DocumentFragment {
  const fragment = toFragment(html)
  clean(fragment)
  return fragment
}

/** Removes from a tree that is not in a page yet what {@link serverFragment} removes from an answer. */
export function clean(root: DocumentFragment | Element): void {
  // A form's fields hide its members: each element is asked through `membersOf`.
  for (const found of root.querySelectorAll('*')) {
    const element = membersOf(found)
    if (element.matches(REFUSED) || animatesCode(element)) element.remove()
    else {
      for (const attribute of [...element.attributes])
        if (isRefused(attribute, element)) element.removeAttribute(attribute.name)
      if (element.localName === 'iframe' && element.hasAttribute('srcdoc')) sandbox(element)
      if (found instanceof HTMLTemplateElement) clean(found.content)
    }
  }
}

function animatesCode(element: Element): boolean {
  return (
    /^(animate|set)/i.test(element.localName) && ANIMATED.test(element.getAttribute('attributeName') ?? '')
  )
}

function isRefused({ name, value }: Attr, element: Element): boolean {
  if (/^on/i.test(name)) return true
  if (!ADDRESS.test(name)) return false
  const url = parse(value)
  // Text that is no address leads nowhere.
  if (!url) return false
  if (name === 'action' || name === 'formaction')
    return url.protocol !== 'mailto:' && url.origin !== location.origin
  // A picture may stand in its address as `data:`; a page may not.
  if (url.protocol === 'data:') return !/^(img|source|video|audio|track|image)$/i.test(element.localName)
  return url.protocol === 'javascript:' || url.protocol === 'vbscript:'
}

/** Reads an address as the browser does: spaces and control characters inside a scheme do not hide it. */
function parse(value: string): URL | null {
  try {
    return new URL(value, document.baseURI)
  } catch {
    return null
  }
}

/** A frame keeps what it was allowed, except this page's origin and the right to lead this page elsewhere. */
function sandbox(frame: Element): void {
  const words = (frame.getAttribute('sandbox') ?? '').split(/\s+/)
  frame.setAttribute('sandbox', words.filter((word) => !/same-origin|top-navigation/i.test(word)).join(' '))
}
