/** Dreamweaver's rollovers (§1): what they leave on the document is where page scripts read it. */
import { leaveOnDocument } from '../../legacy-compat/document-note'
import { findObject } from '../../legacy-compat/find-object'
import type { Engine } from '../../src/engine/engine'
import type { OldCall } from '../../src/island/services/old-globals'
import { complain } from './complain'

/** An image, an image button, anything else with an address. */
interface Swapped {
  src: string
  oSrc?: string
}
let swapped: Swapped[] = []

/** The list that lies on the document, also of a page's script; `otherwise` where an element has that name. */
const listOnDocument = <Item>(name: 'MM_sr' | 'MM_p', otherwise: Item[]): Item[] => {
  const list: unknown = Reflect.get(document, name)
  return Array.isArray(list) ? list : otherwise
}

/** `MM_swapImage`: triples of name, unused, address; a number may follow. */
export function swap(engine: Engine, { given, place }: OldCall): void {
  swapped = []
  leaveOnDocument('MM_sr', swapped)
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
  for (const image of listOnDocument('MM_sr', swapped)) if (image.oSrc) image.src = image.oSrc
}

/** `MM_preloadImages`: what begins with # is none. */
export function preload({ given }: OldCall): void {
  const loaded = listOnDocument<HTMLImageElement>('MM_p', [])
  leaveOnDocument('MM_p', loaded)
  for (const src of given.map(String))
    if (!src.startsWith('#')) loaded.push(Object.assign(new Image(), { src }))
}
