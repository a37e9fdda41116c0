/**
 * The one gate for HTML that a server answered (contract §3, §8): part of it was written by authors of content. What
 * is not allowed is removed before any of the HTML is in the page: nothing stays that runs code, speaks for the whole
 * page, or sends what a visitor types to another site.
 */

import { CONTENT_ATTRIBUTE, isInContent, markContent } from '../dom/content'
import { detach } from '../dom/element-members'
import { type Allowed, fateOf, SVG_NAMESPACE } from './allowed-elements'
import { disarmAnswer, toFragment } from './html'

/** Attributes that hold one address. */
const ADDRESS = /^(xlink:)?href$|^(src|action|formaction|data|poster|background|cite|longdesc|manifest|ping)$/
/** Attributes that join an element to another one, or let it command it, by an id. */
const JOINING: readonly string[] = ['form', 'popovertarget', 'commandfor', 'interestfor']
/** Schemes of addresses: pages, and what a device opens for a visitor. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'geo:', 'webcal:']
/** Elements that show a picture, a film or a sound: it may stand in their address as `data:`; a page may not. */
const MEDIA: readonly string[] = ['img', 'source', 'video', 'audio', 'track']
/** What a page that is written in an attribute may do: links of it may open a window, or a download. */
const WRITTEN_PAGE = /^allow-(popups|popups-to-escape-sandbox|downloads)$/i

/** What is judged, and by what. */
interface Judgement {
  readonly root: DocumentFragment | Element
  readonly allowed: Allowed
  readonly also?: readonly string[]
  readonly replaced?: Element | undefined
}

/**
 * Turns an answer into nodes of what is allowed in a page (`allowed-elements.ts`), without handlers, addresses that
 * run code, actions of other origins, and what joins a form of the page; a page that is written in a frame's
 * attribute runs nothing.
 * @param replaced what the answer will stand in place of: ids of it are not the page's any more.
 * @throws TypeError when the page's CSP does not allow the policy `ilots`.
 */
export function serverFragment(html: string, replaced?: Element): DocumentFragment {
  const fragment = toFragment(html)
  judge({ root: fragment, allowed: 'page', replaced })
  return fragment
}

/**
 * Turns an answer that is read and not used, such as a message or a suggestion, into nodes: text, lists, tables,
 * links and pictures. The browser's own sanitizer goes first, where it has one:
 * https://developer.mozilla.org/docs/Web/API/Element/setHTML
 * @param also HTML elements that may stay as well.
 * @throws TypeError as {@link serverFragment}, where the browser has none.
 */
export function serverText(html: string, also: readonly string[] = []): DocumentFragment {
  const root = sanitised(html) ?? toFragment(html)
  judge({ root, allowed: 'text', also })
  return root
}

/** Removes from a tree that is not in a page yet what {@link serverFragment} removes from an answer. */
export function clean(root: DocumentFragment | Element): void {
  judge({ root, allowed: 'page' })
}

type SetHtml = (html: string, options: object) => void

/** What the browser's own sanitizer leaves of HTML. An older library may have a method of that name. */
function sanitised(html: string): DocumentFragment | undefined {
  const { setHTML } = Element.prototype as { setHTML?: SetHtml }
  if (!/\[native code]/.test(String(setHTML))) return undefined
  const template = document.createElement('template')
  // Without options it takes out ids, classes and pictures as well.
  setHTML?.call(template, html, { sanitizer: { comments: true } })
  disarmAnswer(template.content)
  return template.content
}

function judge(judgement: Judgement): void {
  const { root, allowed, also } = judgement
  for (const found of root.querySelectorAll('*')) {
    const fate = fateOf(found, allowed, also)
    if (fate === 'leaves its content') unwrap(found)
    if (fate !== 'stays') detach(found)
    else {
      for (const attribute of [...found.attributes])
        if (isRefused(attribute, found, judgement)) found.removeAttribute(attribute.name)
      if (found.localName === 'iframe' && found.hasAttribute('srcdoc')) sandbox(found)
      if (found instanceof HTMLTemplateElement) judge({ ...judgement, root: found.content })
    }
  }
}

/** By which the configuration may find content. */
const TELLING = [CONTENT_ATTRIBUTE, 'class', 'id']

/**
 * Leaves what is in an element in its place; in a `span`, which is shown as what no browser knows, where the element
 * may tell that it is content.
 */
function unwrap(element: Element): void {
  const names = TELLING.filter((name) => element.hasAttribute(name))
  if (names.length === 0 || element.namespaceURI === SVG_NAMESPACE) {
    for (const child of [...element.childNodes]) element.before(child)
    return
  }
  const span = element.ownerDocument.createElement('span')
  for (const name of names) span.setAttribute(name, element.getAttribute(name) ?? '')
  if (isInContent(element)) markContent(span)
  element.before(span)
  span.append(...element.childNodes)
}

function isRefused({ name, value }: Attr, element: Element, judgement: Judgement): boolean {
  if (/^on/i.test(name)) return true
  if (JOINING.includes(name)) return !isIdInside(value, judgement)
  if (!ADDRESS.test(name)) return false
  // A part of a drawing takes another one from this page, never from a file.
  if (element.namespaceURI === SVG_NAMESPACE && element.localName !== 'a')
    return !value.trimStart().startsWith('#')
  const url = parse(value)
  // Text that is no address leads nowhere.
  if (!url) return false
  if (name === 'action' || name === 'formaction') return url.protocol !== 'mailto:' && !isOwn(url)
  return !SCHEMES.includes(url.protocol) && !(url.protocol === 'data:' && MEDIA.includes(element.localName))
}

/** Where the page has no origin, `javascript:` has the same one. */
const isOwn = ({ protocol, origin }: URL) => /^https?:$/.test(protocol) && origin === location.origin

/** Whether the element of that id is the answer's own, and none of the page that stays would be found before it. */
function isIdInside(id: string, { root, replaced }: Judgement): boolean {
  if (!root.querySelector(`[id="${CSS.escape(id)}"]`)) return false
  const known = document.getElementById(id)
  return !known || Boolean(replaced?.contains(known))
}

/** Reads an address as the browser does: spaces and control characters inside a scheme do not hide it. */
function parse(value: string): URL | null {
  try {
    return new URL(value, document.baseURI)
  } catch {
    return null
  }
}

/** A page that is written in an attribute has no origin: no script of it runs, no form of it is sent. */
function sandbox(frame: Element): void {
  const words = (frame.getAttribute('sandbox') ?? '').split(/\s+/)
  frame.setAttribute('sandbox', words.filter((word) => WRITTEN_PAGE.test(word)).join(' '))
}
