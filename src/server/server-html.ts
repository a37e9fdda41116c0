/**
 * The one gate for HTML that a server answered (contract §3, §8): whoever writes content writes part of it. What runs
 * code, or sends what a visitor typed elsewhere, is taken out before anything of it is in the page.
 */

import { membersOf } from '../dom/members'
import { toFragment } from './html'

/**
 * Elements that are never inserted, SVG's too: what runs code, what speaks for the whole page, and what a page with scripts
 * reads otherwise than the judge, who has none.
 */
const REFUSED = 'script,base,meta[http-equiv],meta[name="referrer" i],noscript'
/** Attributes that hold one address. */
const ADDRESS = /^(xlink:)?href$|^(src|action|formaction|data|poster|background|cite|longdesc|manifest|ping)$/
/** An animation of SVG may set an address or a handler. */
const ANIMATED = /^(on|(xlink:)?href$)/i

/**
 * The answer as nodes, without scripts, handlers, `base`, `meta[http-equiv]`, `javascript:` and `data:`
 * pages, and actions of other origins; a frame of `srcdoc` is of an origin of its own.
 * @throws TypeError when the page's CSP does not allow the policy `ilots`.
 */
export function serverFragment(html: string): DocumentFragment {
  const fragment = toFragment(html)
  clean(fragment)
  return fragment
}

/** Takes out of a tree that is in no page yet what {@link serverFragment} takes out of an answer. */
export function clean(root: DocumentFragment | Element): void {
  // A form's fields hide its members: each element is asked through its prototype.
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
  if (/action$/.test(name)) return !/^mailto:/.test(url.href) && url.origin !== location.origin
  // A picture may be written in its address; a page may not.
  if (url.protocol === 'data:') return !/^(img|source|video|audio|track|image)$/i.test(element.localName)
  return /^(javascript|vbscript):$/.test(url.protocol)
}

/** As the browser reads it: spaces and control characters inside a scheme do not hide it. */
function parse(value: string): URL | null {
  try {
    return new URL(value, document.baseURI)
  } catch {
    return null
  }
}

/** What it was allowed stays, save to be of this page's origin and to lead the page elsewhere. */
function sandbox(frame: Element): void {
  const words = (frame.getAttribute('sandbox') ?? '').split(/\s+/)
  frame.setAttribute('sandbox', words.filter((word) => !/same-origin|top-navigation/i.test(word)).join(' '))
}
