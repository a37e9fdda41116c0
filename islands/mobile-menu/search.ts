/** Searches the titles of the whole tree, ignoring accents and case. */
import type { Block, Page } from './replies'

/** A page that was found. */
export interface Hit {
  readonly page: Page
  /** Titles of the pages above it. */
  readonly trail: readonly string[]
}

interface Entry extends Hit {
  readonly folded: string
}

/** A text without accents and in lower case. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Indexes all titles: done at the first search, so that opening the menu does not wait for it. */
export function indexPages(blocks: readonly Block[]): Entry[] {
  const entries: Entry[] = []
  const walk = (pages: readonly Page[], trail: readonly string[]) => {
    for (const page of pages) {
      entries.push({ page, trail, folded: fold(page.title) })
      walk(page.children, [...trail, page.title])
    }
  }
  for (const block of blocks) if (block.type === 'menu') walk(block.pages, [])
  return entries
}

/** Characters of a search that count; no title is longer. */
const ASKED = 100

/** The pages whose title holds every word of the query. */
export function findPages(entries: readonly Entry[], query: string): Hit[] {
  const words = fold(query.slice(0, ASKED)).split(/\s+/)
  return entries.filter(({ folded }) => words.every((word) => folded.includes(word)))
}
