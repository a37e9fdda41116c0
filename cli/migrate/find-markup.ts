/** Finds what elements say by attributes: `data-toggle`, `data-fancybox`, `data-slick`… */
import type { Found } from './find'
import { type Page, select } from './page'
import type { Advised, Use, Way } from './way'

export interface Marked {
  readonly element: Element
  readonly way: Way
  readonly advised: Advised
}

/** What elements say by attributes, save those that a call speaks of too. */
export function inMarkup(way: Way, page: Page, found: readonly Found[]): Marked[] {
  if (!way.markup) return []
  const called = new Set(found.flatMap((each) => (each.way === way ? (each.use.target?.elements ?? []) : [])))
  const elements = select(page.root, way.markup).filter((element) => !called.has(element))
  const groups = way.isGrouped && elements.length > 0 ? [elements] : elements.map((element) => [element])
  return groups.flatMap((group) => {
    const [element] = group
    if (!element) return []
    const use: Use = {
      kind: 'markup',
      name: way.title,
      given: [],
      target: { selector: way.markup ?? '', elements: group },
      targetOf: () => undefined,
      page,
    }
    const advised = way.advise(use)
    return advised ? { element, way, advised } : []
  })
}
