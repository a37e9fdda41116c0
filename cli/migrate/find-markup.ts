/** Finds what elements say by attributes: `data-toggle`, `data-fancybox`, `data-slick`… */

import type { Adapter, Advised, Use } from './adapter'
import type { Found } from './find'
import { type Page, select } from './page'

export interface Marked {
  readonly element: Element
  readonly adapter: Adapter
  readonly advised: Advised
}

/** What elements say by attributes, save those that a call speaks of too. */
export function inMarkup(adapter: Adapter, page: Page, found: readonly Found[]): Marked[] {
  if (!adapter.markup) return []
  const called = new Set(
    found.flatMap((each) => (each.adapter === adapter ? (each.use.target?.elements ?? []) : [])),
  )
  const elements = select(page.root, adapter.markup).filter((element) => !called.has(element))
  const groups = adapter.isGrouped && elements.length > 0 ? [elements] : elements.map((element) => [element])
  return groups.flatMap((group) => {
    const [element] = group
    if (!element) return []
    const use: Use = {
      kind: 'markup',
      name: adapter.title,
      args: [],
      target: { selector: adapter.markup ?? '', elements: group },
      targetOf: () => undefined,
      page,
    }
    const advised = adapter.advise(use)
    return advised ? { element, adapter, advised } : []
  })
}
