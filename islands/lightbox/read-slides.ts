/** Reads slides from the page's links (contract §4.2). */

import type { Page } from '../../src/contracts/page'
import type { Slide, Slides } from '../../src/contracts/services/lightbox'
import { isInContent } from '../../src/dom/content'
import { dataOf } from '../../src/dom/data-of'
import { isLink, type Link, linkAddress, writtenAddress } from '../../src/dom/link'
import { isApartPdf } from '../../src/overlay/frames'
import { isPicturePath, linkedNode } from '../../src/overlay/linked'
import { isElsewhere } from '../../src/overlay/opens-popup'
import { isHttp, safeUrl } from '../../src/server/safe-url'
import { shownUrl } from '../../src/server/urls'

type Config = Pick<Page['config'], 'content'>

const TYPES = ['image', 'iframe', 'ajax', 'inline'] as const
type Type = (typeof TYPES)[number]

/** The group in `rel`: `vacances` for `lightbox[vacances]` and the older `lightbox-vacances`; undefined without one. */
export const groupOf = (rel: string): string | undefined =>
  /^lightbox(?:\[([^\]]+)\]|-(\S+))/.exec(rel)?.slice(1).find(Boolean)

const relOf = (link: Link): string => link.getAttribute('rel') ?? ''

/** A picture of a page, and of a drawing. */
const THUMBNAIL = 'img,image'

/** The type of a link's slide: `data-type`, or else guessed from its address. */
export function typeOf(link: Link): Type {
  const said = TYPES.find((type) => type === dataOf(link).type?.trim())
  if (said) return said
  if (writtenAddress(link).startsWith('#')) return 'inline'
  const url = safeUrl(writtenAddress(link))
  if (url && isPicturePath(url.pathname)) return 'image'
  if (url?.origin !== location.origin) return 'iframe'
  // Around a thumbnail, an address without an extension is taken for the large image.
  return link.querySelector(THUMBNAIL) ? 'image' : 'ajax'
}

const captionOf = (link: Link): string | undefined =>
  link.getAttribute('title') || dataOf(link).caption || link.querySelector('img')?.alt

/**
 * Reads what one link shows.
 * @throws IlotsError `ILOTS-203` for an address that is refused, `ILOTS-202` for a node that is not in the page.
 */
export function readSlide(link: Link, config: Config): Slide {
  const src = writtenAddress(link).trim()
  const { srcset, sizes } = dataOf(link)
  const thumbnail = link.querySelector('img')
  const shown = captionOf(link)
  const common = shown ? { caption: shown } : {}
  const type = typeOf(link)
  if (type === 'inline') return { ...common, type, node: linkedNode(src, link) }
  shownUrl(src)
  if (type !== 'image')
    return { ...common, type, src, ...(isInContent(link, config) && { isFromContent: true }) }
  const alt = thumbnail?.alt || shown || link.textContent?.trim() || ''
  const preview = thumbnail && { thumbnail: thumbnail.currentSrc || thumbnail.src }
  return { ...common, type, src, alt, ...preview, ...(srcset && { srcset }), ...(sizes && { sizes }) }
}

/** Whether the group shows the link: not a refused address, nor a document that opens outside the lightbox. */
const isShown = (link: Link) => isHttp(safeUrl(writtenAddress(link))) && !opensOutside(link)

/** Whether the link is followed instead of shown: a PDF of another site cannot be framed. */
export const opensOutside = (link: Link): boolean =>
  typeOf(link) === 'iframe' && isApartPdf(writtenAddress(link))

/** Whether content asks for a page of another site: its link is followed, too. A picture may be from anywhere. */
export function leadsElsewhere(link: Link, config: Config): boolean {
  const url = safeUrl(writtenAddress(link))
  return !['image', 'inline'].includes(typeOf(link)) && isHttp(url) && isElsewhere(url, link, config)
}

/**
 * Finds the links that show something of their own. Another script's carousel has copies of some; a link that is closed in the
 * wrong place is two of them for the browser, of which one has no thumbnail, so no caption.
 * @returns these links, and which of them stands for each that was given.
 */
function withoutCopies(links: readonly Link[], config: Config) {
  const shown: Link[] = []
  const placesOf = new Map<string, number[]>()
  const places = links.map((link) => {
    // Content stands for nothing of the template's.
    const key = `${isInContent(link, config)} ${typeOf(link)} ${linkAddress(link)}`
    const known = placesOf.get(key) ?? []
    const caption = captionOf(link)
    for (const place of known) {
      const other = captionOf(shown[place] ?? link)
      if (caption && other && caption !== other) continue
      if (!other) shown[place] = link
      return place
    }
    const place = shown.push(link) - 1
    placesOf.set(key, [...known, place])
    return place
  })
  return { shown, places }
}

/**
 * The slides of the group that a link is in, in the order of the page as it stands now; the same address with the same caption
 * is one. Content adds only pictures to a group that opens from elsewhere in the page (contract §9).
 * @param refuse is told of another link of the group that cannot be shown.
 * @throws IlotsError as {@link readSlide}, for the link itself.
 */
export function readSlides(
  link: Link,
  config: Config,
  refuse: (link: Link, error: unknown) => void,
): { slides: Slides; index: number } {
  const group = groupOf(relOf(link))
  const all = [...document.querySelectorAll('[rel^="lightbox"]')].filter(isLink)
  const isFromContent = isInContent(link, config)
  const mayAdd = (each: Link) =>
    typeOf(each) === 'image' || (isFromContent && !leadsElsewhere(each, config)) || !isInContent(each, config)
  const links =
    group === undefined
      ? [link]
      : all.filter((each) => groupOf(relOf(each)) === group && isShown(each) && mayAdd(each))
  const { shown, places } = withoutCopies(links, config)
  const read = new Map<Link, Slide | undefined>([[link, readSlide(link, config)]])
  const at = (index: number) => {
    const each = shown[index]
    if (each && !read.has(each)) read.set(each, attempt(each))
    return each && read.get(each)
  }
  const attempt = (each: Link) => {
    try {
      return readSlide(each, config)
    } catch (error) {
      refuse(each, error)
      return undefined
    }
  }
  return { slides: { length: shown.length, at }, index: places[links.indexOf(link)] ?? -1 }
}
