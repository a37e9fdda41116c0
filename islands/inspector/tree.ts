/** Islands as the page nests them, and where the keys of the tree pattern lead (WAI-ARIA practices). */

/** An item and the items inside it. */
export interface Branch<Item> {
  readonly item: Item
  readonly children: Branch<Item>[]
}

interface Hosted {
  readonly host: Element
}

/**
 * Puts each island below the nearest one around its host. Islands of the same host are siblings, in the order given.
 * Islands of the whole page come first and have no children, or all the others would be inside them.
 */
export function nest<Item extends Hosted>(items: readonly Item[]): Branch<Item>[] {
  const roots: Branch<Item>[] = []
  const open: Branch<Item>[] = []
  const isWhole = ({ host }: Hosted) => host === document.documentElement
  for (const item of items) if (isWhole(item)) roots.push({ item, children: [] })
  for (const item of items.filter((each) => !isWhole(each)).sort(inPageOrder)) {
    const branch = { item, children: [] }
    while (open.length > 0 && !open.at(-1)?.item.host?.contains(item.host)) open.pop()
    const isSecond = open.at(-1)?.item.host === item.host
    const above = open.at(isSecond ? -2 : -1)
    ;(above?.children ?? roots).push(branch)
    // Of several islands on a host, the first one gets the islands inside it.
    if (!isSecond) open.push(branch)
  }
  return roots
}

function inPageOrder({ host: a }: Hosted, { host: b }: Hosted): number {
  if (a === b) return 0
  // Asked the other way round, Chromium takes the square of the number of siblings for what is in order already.
  return b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1
}

/** One row of the tree, with the values of its ARIA attributes. */
export interface Row<Item> {
  readonly item: Item
  /** From 1. */
  readonly level: number
  readonly position: number
  readonly size: number
  /** `undefined` when it has no children. */
  readonly expanded: boolean | undefined
}

/** The rows that are visible. */
export function rowsOf<Item>(
  branches: readonly Branch<Item>[],
  isCollapsed: (item: Item) => boolean,
  level = 1,
): Row<Item>[] {
  return branches.flatMap(({ item, children }, index) => {
    const expanded = children.length > 0 ? !isCollapsed(item) : undefined
    const row = { item, level, position: index + 1, size: branches.length, expanded }
    return expanded ? [row, ...rowsOf(children, isCollapsed, level + 1)] : [row]
  })
}

/** What a key does: move to a row, or fold or unfold the present one. */
export type TreeMove = { readonly to: number } | { readonly fold: boolean }

type Line = Pick<Row<unknown>, 'level' | 'expanded'>

/** @returns what a key of the tree pattern does; undefined for any other key. */
export function treeMove(rows: readonly Line[], at: number, key: string): TreeMove | undefined {
  const row = rows[at]
  const last = rows.length - 1
  if (key === 'ArrowDown') return { to: Math.min(at + 1, last) }
  if (key === 'ArrowUp') return { to: Math.max(at - 1, 0) }
  if (key === 'Home') return { to: 0 }
  if (key === 'End') return { to: last }
  if (key === 'ArrowRight' && row?.expanded !== undefined)
    return row.expanded ? { to: at + 1 } : { fold: false }
  if (key === 'ArrowLeft' && row) return row.expanded ? { fold: true } : { to: parentOf(rows, at) }
  return undefined
}

/** The row above that contains this one; the row itself when none does. */
function parentOf(rows: readonly Line[], at: number): number {
  const level = rows[at]?.level ?? 1
  for (let above = at - 1; above >= 0; above -= 1) if ((rows[above]?.level ?? 0) < level) return above
  return at
}

/** The next row after `at` whose name begins with a letter; after the last row the search goes on from the first. */
export function typedMove(names: readonly string[], at: number, letter: string): number {
  const order = names.map((_, index) => (at + 1 + index) % names.length)
  return order.find((index) => names[index]?.startsWith(letter.toLowerCase())) ?? at
}
