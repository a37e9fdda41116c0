/** The large photo, in the lightbox, among the others of the sheet. */
import type { ImageSlide, Slides } from '../../src/island/services/lightbox'
import { type Context, isShown, type Parts, photoOf } from './parts'
import type { Thumbnails } from './thumbnails'

/**
 * Opens what the medium image's link leads to; a photo that is none of the thumbnails' opens alone.
 * When the lightbox cannot be had, the link is followed.
 */
export function openLarge({ engine }: Context, { link, image }: Parts, thumbnails: Thumbnails): void {
  // A refused address is left out; the others go on without it.
  const all = thumbnails.all().filter(isShown)
  const { chosen } = thumbnails
  const at = chosen ? all.indexOf(chosen) : -1
  const { href } = link
  const slides: Slides =
    at < 0
      ? { length: 1, at: () => ({ type: 'image', src: href, alt: image.alt }) }
      : { length: all.length, at: (index) => slideOf(all[index]) }
  engine.services.lightbox
    .open(slides, { index: Math.max(0, at), opener: link })
    .catch(() => location.assign(href))
}

function slideOf(thumbnail: HTMLElement | undefined): ImageSlide | undefined {
  if (!thumbnail) return undefined
  const { large: src, largeSrcset: srcset, caption, alt, small } = photoOf(thumbnail)
  const preview = small && { thumbnail: small.currentSrc || small.src }
  return { type: 'image', src, alt, caption, ...preview, ...(srcset && { srcset }) }
}
