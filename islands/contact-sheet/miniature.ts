/** Thumbnails that the server resizes (§7.7). */
import { dataOf } from '../../src/dom/data-of'
import type { SheetContext } from './sheet'

/**
 * The address of `miniature.php`, relative to the page, for an image box in CSS pixels.
 * @param ratio device pixels of one CSS pixel.
 */
export function miniatureUrl(
  { pic = '', idPlancheContact = '' }: DOMStringMap,
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
  ratio: number,
): string {
  const query = new URLSearchParams({
    pic,
    w_max: `${Math.round(width * ratio)}`,
    h_max: `${Math.round(height * ratio)}`,
  })
  if (idPlancheContact) query.set('id_planche_contact', idPlancheContact)
  return `miniature.php?${query}`
}

/** Requests each thumbnail once, when it comes near: the observer then gives its box without forcing a layout. */
export function fitThumbnails(context: SheetContext): void {
  const { host, signal } = context
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        const link = target.closest<HTMLElement>('[data-pic]')
        if (!link || !isIntersecting || !(box.width && box.height)) continue
        observer.unobserve(target)
        replace(target, miniatureUrl(dataOf(link), box, devicePixelRatio), context)
      }
    },
    { rootMargin: '200px' },
  )
  signal.addEventListener('abort', () => observer.disconnect())
  for (const image of host.querySelectorAll('a[data-pic] img')) observer.observe(image)
}

/** Shows the resized image; the server's own one again when it cannot be loaded. */
function replace(image: Element, url: string, { signal, set }: SheetContext): void {
  // The page's own `srcset` would win over `src`.
  for (const name of image.hasAttribute('srcset') ? ['srcset', 'src'] : ['src']) {
    const before = image.getAttribute(name) ?? ''
    image.addEventListener('error', () => set(image, name, before), { once: true, signal })
    set(image, name, url)
  }
}
