/** The slideshow service; its code is in `islands/slideshow` (§3.10). */

/** Positions are those of the old call. */
export type SlideshowCall = [
  backId: string,
  frontId: string,
  captionId: string,
  images: readonly string[],
  /** One link for each image; an image with an empty one is no link. */
  links?: readonly (string | null)[] | null,
  captions?: readonly (string | null)[] | null,
  /** A later call with the same instance ends what this one began. */
  instance?: number | string,
  /** Seconds between two slides. */
  sleep?: number | string,
  /** 1 means random order. */
  aleatoire?: number | string | boolean,
]

/**
 * The slideshow of the old call. Never rejects: what cannot be shown is reported, and the
 * page keeps what the server gave.
 */
export interface SlideshowService {
  start(...call: SlideshowCall): Promise<void>
}
