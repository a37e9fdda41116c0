/** What the guides say, taken out of their Markdown for tests that compare it with the code. */
import { blocksOf, headingOf, plainOf, rowsOf } from '../../fixtures/site/reference/content'
import type { Page } from '../../scripts/reference/model'

interface Row {
  /** Its anchor; empty where it has none. */
  readonly id: string
  readonly cells: readonly string[]
}

interface Section {
  /** Its anchor; empty before the first heading. */
  readonly id: string
  readonly title: string
  readonly rows: readonly Row[]
  /** Paragraphs, lists and codes, as they are written. */
  readonly texts: readonly string[]
}

/** A heading of any level, with what stands below it. */
export function sectionsOf({ markdown }: Pick<Page, 'markdown'>): readonly Section[] {
  const blocks = blocksOf(markdown).filter(({ type }) => type !== 'space')
  const starts = [-1, ...blocks.flatMap((block, index) => (headingOf(block) ? [index] : []))]
  return starts.map((start, index) => {
    const { id = '', text: title = '' } = (blocks[start] && headingOf(blocks[start])) ?? {}
    const own = blocks.slice(start + 1, starts[index + 1])
    const rows = own.flatMap(rowsOf).map(([row, cells]) => ({ id: row, cells: cells.map(plainOf) }))
    return { id, title, rows, texts: own.filter(({ type }) => type !== 'table').map(({ raw }) => raw.trim()) }
  })
}

/** @throws Error when the page has no such heading. */
export function sectionOf(page: Pick<Page, 'markdown'>, id: string): Section {
  const section = sectionsOf(page).find((each) => each.id === id)
  if (!section) throw new Error(`no heading #${id}`)
  return section
}

export const anchorsOf = (page: Pick<Page, 'markdown'>): readonly string[] =>
  sectionsOf(page)
    .flatMap(({ id, rows }) => [id, ...rows.map((row) => row.id)])
    .filter((id) => id !== '')
