/** Images are fetched one ahead, and shown once they can be drawn at once. */
import type { Slide } from './attributes'

/**
 * @returns the image, decoded.
 * @throws Error when it cannot be had.
 */
export function fetchImage({ src }: Slide): Promise<HTMLImageElement> {
  const image = new Image()
  return new Promise((resolve, reject) => {
    image.onerror = () => reject(new Error(src))
    // What loads and is refused by `decode` (an SVG without a size, in some browsers) can still be shown.
    image.onload = () =>
      image.decode().then(
        () => resolve(image),
        () => resolve(image),
      )
    image.src = src
  })
}
