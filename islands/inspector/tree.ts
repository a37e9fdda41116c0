/** Islands as the page nests them. */
import { membersOf } from '../../src/dom/members'

export interface Branch<Item> {
  readonly item: Item
  readonly children: Branch<Item>[]
}

interface Hosted {
  readonly host: Element
}

/**
 * Each island below the nearest one around its host. Islands of one host stand side by side, in the order given;
 * those of the page as a whole come first and hold nothing, or all the others would lie in them.
 */
export function nest<Item extends Hosted>(items: readonly Item[]): Branch<Item>[] {
  const roots: Branch<Item>[] = []
  const open: Branch<Item>[] = []
  const isWhole = ({ host }: Hosted) => host === document.documentElement
  for (const item of items) if (isWhole(item)) roots.push({ item, children: [] })
  for (const item of items.filter((each) => !isWhole(each)).sort(inPageOrder)) {
    const branch = { item, children: [] }
    while (open.length > 0 && !membersOf(open.at(-1)?.item.host)?.contains(item.host)) open.pop()
    const isSecond = open.at(-1)?.item.host === item.host
    const above = open.at(isSecond ? -2 : -1)
    ;(above?.children ?? roots).push(branch)
    // The first island of a host holds what lies inside.
    if (!isSecond) open.push(branch)
  }
  return roots
}

function inPageOrder({ host: a }: Hosted, { host: b }: Hosted): number {
  if (a === b) return 0
  return membersOf(a).compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** One line of the tree, as ARIA wants it said. */
export interface Row<Item> {
  readonly item: Item
  /** From 1. */
  readonly level: number
  readonly position: number
  readonly size: number
  /** `undefined` when nothing lies in it. */
  readonly expanded: boolean | undefined
}

/** The lines that are seen. */
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
