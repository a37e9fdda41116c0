/** Dreamweaver's rollovers (§1). They leave their lists on the document, where page scripts read them. */

import type { Page } from '../../src/contracts/page'
import type { OldCall } from '../../src/contracts/services/old-globals'
import { findObject, leaveOnDocument } from '../dreamweaver-objects'
import { complain } from './complain'

/** An image, an image button, or anything else with an address. */
interface Swapped {
  src: string
  oSrc?: string
}
let swapped: Swapped[] = []

/** Reads a list that lies on the document, ours or a page script's; `otherwise`, where an element has that name. */
const listOnDocument = <Item>(name: 'MM_sr' | 'MM_p', otherwise: Item[]): Item[] => {
  const list: unknown = Reflect.get(document, name)
  return Array.isArray(list) ? list : otherwise
}

/** `MM_swapImage` swaps images: triples of name, unused, address; a number may follow. */
export function swap(page: Pick<Page, 'report'>, { given, place }: OldCall): void {
  swapped = []
  leaveOnDocument('MM_sr', swapped)
  for (let index = 0; index < given.length - 2; index += 3) {
    const image = findObject(given[index]) as Swapped | null
    if (!image) {
      complain(page, place, given[index])
      continue
    }
    swapped.push(image)
    image.oSrc ||= image.src
    image.src = String(given[index + 2])
  }
}

/** `MM_swapImgRestore` undoes the last swap. */
export function restore(): void {
  for (const image of listOnDocument('MM_sr', swapped)) if (image.oSrc) image.src = image.oSrc
}

/** `MM_preloadImages` loads images ahead; a value that begins with # is no image. */
export function preload({ given }: OldCall): void {
  const loaded = listOnDocument<HTMLImageElement>('MM_p', [])
  leaveOnDocument('MM_p', loaded)
  for (const src of given.map(String))
    if (!src.startsWith('#')) loaded.push(Object.assign(new Image(), { src }))
}
