/** Searching the titles of the whole tree, accents and case aside. */
import type { Block, Page } from './replies'

export interface Hit {
  readonly page: Page
  /** Titles of the pages above it. */
  readonly trail: readonly string[]
}

interface Entry extends Hit {
  readonly folded: string
}

export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Made at the first search: a visitor who does not search does not wait for it. */
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

/** Characters of a search; no title needs more. */
const ASKED = 100

/** Every word has to be in the title. */
export function findPages(entries: readonly Entry[], query: string): Hit[] {
  const words = fold(query.slice(0, ASKED)).split(/\s+/)
  return entries.filter(({ folded }) => words.every((word) => folded.includes(word)))
}
