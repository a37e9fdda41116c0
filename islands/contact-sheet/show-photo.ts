/** The photo of a thumbnail: in the medium size on the page (§2.11), in the large one in the lightbox. */

import { refusal } from '../../src/base/errors'
import type { ImageSlide, Slides } from '../../src/contracts/services/lightbox'
import { announce } from '../../src/dom/announce'
import { dataOf } from '../../src/dom/data-of'
import { lendContent, type WriteContent } from '../../src/dom/restore'
import { changer } from '../../src/dom/undo'
import { failureNotice } from '../../src/ui/failure-notice'
import { isShown, photoOf, type Sheet } from './sheet'

/**
 * @returns shows a thumbnail's photo: image, link and caption change together, once the image is decoded. When
 * several are requested, the last one wins. When it cannot be loaded, nothing changes and a notice says so.
 */
export function makeViewer(sheet: Sheet) {
  const { context, link, image, caption } = sheet
  const { signal, set, page, island } = context
  const writeCaption = caption && lendContent(caption, signal)
  const hold = holdBox(image, signal)
  let latest: HTMLElement | undefined
  let notice: HTMLElement | undefined
  signal.addEventListener('abort', () => notice?.remove())

  return async function show(thumbnail: HTMLElement): Promise<void> {
    if (!isShown(thumbnail)) {
      const { medium, large } = dataOf(thumbnail)
      const addresses = `${medium} ${large}`
      const message = refusal('data-medium ou data-large', addresses, 'deux adresses http ou https')
      return page.report.refuse(message, { island, element: thumbnail })
    }
    notice?.remove()
    latest = thumbnail
    set(link, 'aria-busy', 'true')
    const isDecoded = await decode(thumbnail, image)
    if (latest !== thumbnail || signal.aborted) return
    set(link, 'aria-busy', 'false')
    if (isDecoded) {
      hold()
      swap(thumbnail, sheet, writeCaption)
      sheet.choose(thumbnail)
    } else {
      const insertNotice = (element: HTMLElement) => link.after(element)
      notice = failureNotice(context, insertNotice, () => {
        // The retry button has gone: the focus returns to the thumbnail.
        thumbnail.focus()
        void show(thumbnail)
      })
    }
  }
}

/** Decodes the photo out of sight, with the `sizes` of the page's image, so that both choose the same file. */
function decode(thumbnail: HTMLElement, { sizes }: HTMLImageElement): Promise<boolean> {
  const { medium, mediumSrcset } = photoOf(thumbnail)
  // Without React: loads a picture before it is shown.
  const image = new Image()
  if (mediumSrcset) Object.assign(image, { sizes, srcset: mediumSrcset })
  image.src = medium
  return image.decode().then(
    () => true,
    () => false,
  )
}

function swap(
  thumbnail: HTMLElement,
  { context: { set }, link, image }: Sheet,
  writeCaption: WriteContent | null,
): void {
  const { medium, large, caption, alt, mediumSrcset } = photoOf(thumbnail)
  const srcset = mediumSrcset || medium.replaceAll(' ', '%20')
  // The sources of a `picture`, and the `srcset` of the photo before, would win over `src`.
  for (const source of link.querySelectorAll('source')) set(source, 'srcset', srcset)
  if (mediumSrcset || image.srcset) set(image, 'srcset', srcset)
  set(image, 'src', medium)
  set(image, 'alt', alt)
  set(link, 'href', large)
  // The page may have its own lightbox on this link: it reads the caption here.
  set(link, 'data-caption', caption)
  if (link.title) set(link, 'title', caption)
  writeCaption?.(...(caption ? [new Text(caption)] : []))
  announce(caption || alt)
}

/** @returns fixes the image's proportions to those of the first photo: another shape moves nothing below it. */
function holdBox(image: HTMLImageElement, signal: AbortSignal): () => void {
  const change = changer(signal)
  let isHeld = false
  return () => {
    const { clientWidth, clientHeight } = image
    if (isHeld || !clientHeight) return
    isHeld = true
    change(image, 'style', () => image.style.setProperty('aspect-ratio', `${clientWidth} / ${clientHeight}`))
  }
}

/**
 * Opens the lightbox on the photo of the link, among the others of the sheet; alone when no thumbnail shows it.
 * When the lightbox cannot be loaded, the link is followed.
 */
export function openLarge(sheet: Sheet): void {
  const { context, link, image, chosen } = sheet
  // Thumbnails with a refused address are left out.
  const all = sheet.all().filter(isShown)
  const at = chosen ? all.indexOf(chosen) : -1
  const { href } = link
  const slides: Slides =
    at < 0
      ? { length: 1, at: () => ({ type: 'image', src: href, alt: image.alt }) }
      : { length: all.length, at: (index) => slideOf(all[index]) }
  const options = { index: Math.max(0, at), opener: link }
  context.page.lightbox.open(slides, options).catch(() => location.assign(href))
}

function slideOf(thumbnail: HTMLElement | undefined): ImageSlide | undefined {
  if (!thumbnail) return undefined
  const { large: src, largeSrcset: srcset, caption, alt, small } = photoOf(thumbnail)
  const preview = small && { thumbnail: small.currentSrc || small.src }
  return { type: 'image', src, alt, caption, ...preview, ...(srcset && { srcset }) }
}
