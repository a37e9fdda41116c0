/** Links of HTML, of an image map and of SVG: browsers follow all three; the `href` of SVG is an object. */

export type Link = HTMLAnchorElement | HTMLAreaElement | SVGAElement

/** The namespace of `xlink:href`, as older drawings write an address. */
const XLINK = 'http://www.w3.org/1999/xlink'

const isSvgLink = (element: Element): element is SVGAElement =>
  element instanceof SVGElement && element.localName === 'a'

/** Whether the browser follows an element: a link, a zone of an image map, or a link in a drawing. */
export const isLink = (element: Element): element is Link =>
  element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement || isSvgLink(element)

/** The address of a link as it is written; empty without one. */
export const writtenAddress = (link: Link): string =>
  link.getAttribute('href') ?? link.getAttributeNS(XLINK, 'href') ?? ''

/** The address that a link leads to, as the browser resolves it; as it is written where that cannot be done. */
export function linkAddress(link: Link): string {
  if (!isSvgLink(link)) return link.href
  const written = writtenAddress(link)
  try {
    return written && new URL(written, document.baseURI).href
  } catch {
    return written
  }
}

/** The window that a link names; empty for this one. */
export const linkTarget = (link: Link): string => link.getAttribute('target') ?? ''
