/** Dreamweaver's rollovers (§1): what they leave on the document is where page scripts read it. */
import { findObject } from '../../legacy-compat/find-object'
import type { Engine } from '../../src/engine'
import type { OldCall } from '../../src/services/old-globals'
import { complain } from './complain'

/** An image, an image button, anything else with an address. */
interface Swapped {
  src: string
  oSrc?: string
}
const page: Document & { MM_sr?: unknown; MM_p?: unknown } = document
let swapped: Swapped[] = []

/** `MM_swapImage`: triples of name, unused, address; a number may follow. */
export function swap(engine: Engine, { given, place }: OldCall): void {
  swapped = []
  page.MM_sr = swapped
  for (let index = 0; index < given.length - 2; index += 3) {
    const image = findObject(given[index]) as Swapped | null
    if (!image) {
      complain(engine, place, given[index])
      continue
    }
    swapped.push(image)
    image.oSrc ||= image.src
    image.src = String(given[index + 2])
  }
}

/** `MM_swapImgRestore`: undoes the last one. */
export function restore(): void {
  // An element may have that name.
  const last: Swapped[] = Array.isArray(page.MM_sr) ? page.MM_sr : swapped
  for (const image of last) if (image.oSrc) image.src = image.oSrc
}

/** `MM_preloadImages`: what begins with # is none. */
export function preload({ given }: OldCall): void {
  const loaded: HTMLImageElement[] = Array.isArray(page.MM_p) ? page.MM_p : []
  page.MM_p = loaded
  for (const src of given.map(String))
    if (!src.startsWith('#')) loaded.push(Object.assign(new Image(), { src }))
}
