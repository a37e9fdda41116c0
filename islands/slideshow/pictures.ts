/** Loads and draws the images of slides. */
import type { Slide } from './attributes'

/** The nodes of one slide: its image, in a link if it has one. */
export type Picture = readonly ChildNode[]

/** Loads and decodes an image, so that it can be shown at once. @throws Error when it cannot be loaded. */
export function fetchImage({ src }: Slide): Promise<HTMLImageElement> {
  const image = new Image()
  return new Promise((resolve, reject) => {
    image.onerror = () => reject(new Error(src))
    // An image that `decode` refuses (an SVG without a size, in some browsers) can still be shown.
    image.onload = () =>
      image.decode().then(
        () => resolve(image),
        () => resolve(image),
      )
    image.src = src
  })
}

/** Draws a slide. @param position the link's name when the slide has no caption. */
export function renderPicture(image: HTMLImageElement, { href, caption }: Slide, position: string): Picture {
  // A caption is shown beside the image and read there; a link needs it as its name.
  image.alt = href ? caption || position : ''
  if (!href) return [image]
  const link = document.createElement('a')
  link.href = href
  link.append(image)
  return [link]
}
