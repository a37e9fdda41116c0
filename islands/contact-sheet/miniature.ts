/** Thumbnails that the server makes to measure (§7.7). */
import { membersOf } from '../../src/dom/members'
import type { Context } from './parts'

/**
 * `miniature.php`, relative to the page, for an image box of so many CSS pixels.
 * @param ratio device pixels of one.
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

/** Each is asked for once, when it comes near: its box is known by then, without a layout of our own. */
export function fitThumbnails(context: Context): void {
  const { host, signal } = context
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        const link = membersOf(target).closest<HTMLElement>('[data-pic]')
        if (!link || !isIntersecting || !(box.width && box.height)) continue
        observer.unobserve(target)
        replace(target, miniatureUrl(link.dataset, box, devicePixelRatio), context)
      }
    },
    { rootMargin: '200px' },
  )
  signal.addEventListener('abort', () => observer.disconnect())
  for (const image of membersOf(host).querySelectorAll('a[data-pic] img')) observer.observe(image)
}

/** The server's own image comes back when this one does not. */
function replace(image: Element, url: string, { signal, set }: Context): void {
  // Sizes of the page's own image would win over `src`.
  for (const name of image.hasAttribute('srcset') ? ['srcset', 'src'] : ['src']) {
    const before = image.getAttribute(name) ?? ''
    image.addEventListener('error', () => set(image, name, before), { once: true, signal })
    set(image, name, url)
  }
}
