/** The slideshow service; its code is in `islands/slideshow` (§3.10). */

/** Positions are those of the old call. */
export type SlideshowCall = [
  backId: string,
  frontId: string,
  captionId: string,
  images: readonly string[],
  /** One for each image; an empty one is no link. */
  links?: readonly (string | null)[] | null,
  captions?: readonly (string | null)[] | null,
  /** Another call with the same one ends what it had begun. */
  instance?: number | string,
  /** Seconds between two slides. */
  sleep?: number | string,
  /** 1 means random order. */
  aleatoire?: number | string | boolean,
]

/** Never rejects: what cannot be shown is reported, and the page keeps what the server gave. */
export interface SlideshowService {
  start(...call: SlideshowCall): Promise<void>
}
