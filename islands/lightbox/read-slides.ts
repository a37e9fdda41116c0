/** Reads slides from the page's links (contract §4.2). */

import type { Values } from '../../src/contracts/attributes'
import type { Page } from '../../src/contracts/page'
import type { Slide, Slides } from '../../src/contracts/services/lightbox'
import { isInContent } from '../../src/dom/content'
import { isLink, type Link, linkAddress, writtenAddress } from '../../src/dom/link'
import { readAttributes } from '../../src/island/attributes'
import { isApartPdf } from '../../src/overlay/frames'
import { isPicturePath, linkedNode } from '../../src/overlay/linked'
import { isElsewhere } from '../../src/overlay/opens-popup'
import { isHttp, safeUrl } from '../../src/server/safe-url'
import { shownUrl } from '../../src/server/urls'
import { attributes } from './attributes'

type Config = Pick<Page['config'], 'content'>

/** What a link says at one time. */
export interface SlideLink {
  readonly link: Link
  /** As it is written. */
  readonly address: string
  readonly attributes: Values<typeof attributes>
  /** `data-type`, or else guessed from the address. */
  readonly type: Type
  readonly caption: string | undefined
}

type Type = Exclude<Values<typeof attributes>['type'], ''>

/** The group in `rel`: `vacances` for `lightbox[vacances]` and the older `lightbox-vacances`. */
export const groupOf = (rel: string): string | undefined =>
  /^lightbox(?:\[([^\]]+)\]|-(\S+))/.exec(rel)?.slice(1).find(Boolean)

/** A picture of a page, and of a drawing. */
const THUMBNAIL = 'img,image'

/** Reads a link's attributes. A refused one has its default; it was reported when the link was mounted. */
export function readLink(link: Link): SlideLink {
  const values = readAttributes(link, attributes, () => {})
  const address = writtenAddress(link)
  const caption = values.title || values.caption || link.querySelector('img')?.alt
  return { link, address, attributes: values, type: values.type || guessType(link, address), caption }
}

function guessType(link: Link, address: string): Type {
  if (address.startsWith('#')) return 'inline'
  const url = safeUrl(address)
  if (url && isPicturePath(url.pathname)) return 'image'
  if (url?.origin !== location.origin) return 'iframe'
  // Around a thumbnail, an address without an extension is taken for the large image.
  return link.querySelector(THUMBNAIL) ? 'image' : 'ajax'
}

/**
 * Reads what one link shows.
 * @throws IlotsError `ILOTS-203` for an address that is refused, `ILOTS-202` for a node that is not in the page.
 */
export function readSlide({ link, address, attributes, type, caption }: SlideLink, config: Config): Slide {
  const src = address.trim()
  const { srcset, sizes } = attributes
  const thumbnail = link.querySelector('img')
  const common = caption ? { caption } : {}
  if (type === 'inline') return { ...common, type, node: linkedNode(src, link) }
  shownUrl(src)
  if (type !== 'image')
    return { ...common, type, src, ...(isInContent(link, config) && { isFromContent: true }) }
  const alt = thumbnail?.alt || caption || link.textContent?.trim() || ''
  const preview = thumbnail && { thumbnail: thumbnail.currentSrc || thumbnail.src }
  return { ...common, type, src, alt, ...preview, ...(srcset && { srcset }), ...(sizes && { sizes }) }
}

/** Whether the group shows the link: not a refused address, nor a document that opens outside the lightbox. */
const isShown = (each: SlideLink) => isHttp(safeUrl(each.address)) && !opensOutside(each)

/** Whether the link is followed instead of shown: a PDF of another site cannot be framed. */
export const opensOutside = ({ type, address }: SlideLink): boolean =>
  type === 'iframe' && isApartPdf(address)

/** Whether content asks for a page of another site: its link is followed, too. A picture may be from anywhere. */
export function leadsElsewhere({ link, type, address }: SlideLink, config: Config): boolean {
  const url = safeUrl(address)
  return !['image', 'inline'].includes(type) && isHttp(url) && isElsewhere(url, link, config)
}

/**
 * Finds the links that show something of their own. Another script's carousel has copies of some; a link that is
 * closed in the wrong place is two of them for the browser, of which one has no thumbnail, so no caption.
 * @returns these links, and for each given link the one that represents it.
 */
function withoutCopies(links: readonly SlideLink[], config: Config) {
  const shown: SlideLink[] = []
  const placesOf = new Map<string, number[]>()
  const places = links.map((each) => {
    const { link, type, caption } = each
    // A link in content never represents one of the template.
    const key = `${isInContent(link, config)} ${type} ${linkAddress(link)}`
    const known = placesOf.get(key) ?? []
    for (const place of known) {
      const other = shown[place]?.caption
      if (caption && other && caption !== other) continue
      if (!other) shown[place] = each
      return place
    }
    const place = shown.push(each) - 1
    placesOf.set(key, [...known, place])
    return place
  })
  return { shown, places }
}

/**
 * The slides of the group that a link is in, in the order of the page as it stands now; the same address with the
 * same caption is one. Content adds only pictures to a group that opens from elsewhere in the page (contract §9).
 * @param refuse is called for another link of the group that cannot be shown.
 * @throws IlotsError as {@link readSlide}, for the link itself.
 */
export function readSlides(
  clicked: SlideLink,
  config: Config,
  refuse: (link: Link, error: unknown) => void,
): { slides: Slides; index: number } {
  const links = groupAround(clicked, config)
  const { shown, places } = withoutCopies(links, config)
  const read = new Map<Link, Slide | undefined>([[clicked.link, readSlide(clicked, config)]])
  const at = (index: number) => {
    const { link } = shown[index] ?? {}
    if (link && !read.has(link)) read.set(link, attempt(link))
    return link && read.get(link)
  }
  const attempt = (link: Link) => {
    try {
      // What it says by now.
      return readSlide(readLink(link), config)
    } catch (error) {
      refuse(link, error)
      return undefined
    }
  }
  return { slides: { length: shown.length, at }, index: places[links.indexOf(clicked)] ?? -1 }
}

/** The links that are shown with one: those of its group, or that link alone. */
function groupAround(clicked: SlideLink, config: Config): readonly SlideLink[] {
  const group = groupOf(clicked.attributes.rel)
  if (group === undefined) return [clicked]
  const isFromContent = isInContent(clicked.link, config)
  const mayAdd = (each: SlideLink) =>
    each.type === 'image' ||
    (isFromContent && !leadsElsewhere(each, config)) ||
    !isInContent(each.link, config)
  return [...document.querySelectorAll('[rel^="lightbox"]')]
    .filter(isLink)
    .map((link) => (link === clicked.link ? clicked : readLink(link)))
    .filter((each) => groupOf(each.attributes.rel) === group && isShown(each) && mayAdd(each))
}
