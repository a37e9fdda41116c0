/** Where the keys of the tree pattern lead (WAI-ARIA practices). */
import type { Row } from './tree'

export type TreeMove = { readonly to: number } | { readonly fold: boolean }

type Line = Pick<Row<unknown>, 'level' | 'expanded'>

/** @returns the line to go to, or whether the line is to be folded; nothing for other keys. */
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

/** The line itself when it lies in none. */
function parentOf(rows: readonly Line[], at: number): number {
  const level = rows[at]?.level ?? 1
  for (let above = at - 1; above >= 0; above -= 1) if ((rows[above]?.level ?? 0) < level) return above
  return at
}

/** The next line whose name begins with what was typed, after `at` and round again. */
export function typedMove(names: readonly string[], at: number, letter: string): number {
  const order = names.map((_, index) => (at + 1 + index) % names.length)
  return order.find((index) => names[index]?.startsWith(letter.toLowerCase())) ?? at
}
