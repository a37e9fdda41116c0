/** The photo of a thumbnail in the medium size: image, link and caption change together, once it is decoded (§2.11). */
import { announce } from '../../src/dom/announce'
import { restoreAttribute } from '../../src/dom/restore'
import { refusal } from '../../src/island/errors'
import { failureNotice } from '../../src/ui/notice'
import { type Context, isShown, type Parts, photoOf } from './parts'
import type { Thumbnails } from './thumbnails'

/** @returns shows a thumbnail's photo; of several asked for, the last. One that does not come leaves all as it was, and says so. */
export function viewer(context: Context, parts: Parts, thumbnails: Thumbnails) {
  const { signal, set, engine, island } = context
  const { link, image } = parts
  let wanted: HTMLElement | undefined
  let notice: HTMLElement | undefined
  signal.addEventListener('abort', () => notice?.remove())
  keepCaption(parts, signal)
  const hold = holdBox(image, signal)

  return async function show(thumbnail: HTMLElement): Promise<void> {
    if (!isShown(thumbnail)) {
      const { medium, large } = thumbnail.dataset
      const message = refusal(
        'data-medium ou data-large',
        `${medium} ${large}`,
        'deux adresses http ou https',
      )
      return engine.report.refuse(message, { island, element: thumbnail })
    }
    notice?.remove()
    wanted = thumbnail
    set(link, 'aria-busy', 'true')
    const isDecoded = await decode(thumbnail, image)
    if (wanted !== thumbnail || signal.aborted) return
    set(link, 'aria-busy', 'false')
    if (isDecoded) {
      hold()
      swap(thumbnail, parts, context)
      thumbnails.choose(thumbnail)
    } else {
      const put = (element: HTMLElement) => link.after(element)
      notice = failureNotice(context, put, () => {
        // The button that was used has gone.
        thumbnail.focus()
        void show(thumbnail)
      })
    }
  }
}

/** Out of sight, in the size that the page's image will choose. */
function decode(thumbnail: HTMLElement, { sizes }: HTMLImageElement): Promise<boolean> {
  const { medium, mediumSrcset } = photoOf(thumbnail)
  const image = new Image()
  if (mediumSrcset) Object.assign(image, { sizes, srcset: mediumSrcset })
  image.src = medium
  return image.decode().then(
    () => true,
    () => false,
  )
}

function swap(thumbnail: HTMLElement, { link, image, caption: place }: Parts, { set }: Context): void {
  const { medium, large, caption, alt, mediumSrcset } = photoOf(thumbnail)
  const srcset = mediumSrcset || medium.replaceAll(' ', '%20')
  // Sources of a `picture`, and sizes of the photo before, would win over `src`.
  for (const source of link.querySelectorAll('source')) set(source, 'srcset', srcset)
  if (mediumSrcset || image.srcset) set(image, 'srcset', srcset)
  set(image, 'src', medium)
  set(image, 'alt', alt)
  set(link, 'href', large)
  // For a lightbox of the page's own on this link, too.
  set(link, 'data-caption', caption)
  if (link.title) set(link, 'title', caption)
  if (place) place.textContent = caption
  announce(caption || alt)
}

function keepCaption({ caption }: Parts, signal: AbortSignal): void {
  const nodes = [...(caption?.childNodes ?? [])]
  signal.addEventListener('abort', () => caption?.replaceChildren(...nodes))
}

/** A photo of another shape stands in the box of the first one: nothing below moves. */
function holdBox(image: HTMLImageElement, signal: AbortSignal): () => void {
  let isHeld = false
  return () => {
    const { clientWidth, clientHeight } = image
    if (isHeld || !clientHeight) return
    isHeld = true
    restoreAttribute(image, 'style', signal)
    image.style.setProperty('aspect-ratio', `${clientWidth} / ${clientHeight}`)
  }
}
