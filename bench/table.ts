/**
 * Means, spreads and ratios, as a Markdown table. A mean is that of the middle half: what else the machine does slows
 * a few visits down, and a press waits for a frame for anything up to its whole length, where medians and quartiles
 * of so few visits differ by a third from one run to the next.
 */
import { COLUMNS } from './columns'
import { ROWS } from './first-touch'
import type { Figures } from './probes'

/** What was measured, by column: each run's figures. */
export type Measured = Readonly<Partial<Record<string, readonly Figures[]>>>

/** The mean of the middle half of the visits: without the slowest quarter and the fastest. */
function middleMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4)
  const middle = [...values].sort((one, other) => one - other).slice(quarter, values.length - quarter)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

const written = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 && value % 1 !== 0 ? 1 : 0 })

/** `mean (least to most)`; an empty cell where nothing was measured. */
function cell(values: readonly number[]): string {
  if (values.length === 0) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const middle = written(middleMean(values))
  return most === least ? middle : `${middle} (${written(least)} to ${written(most)})`
}

/** @returns NaN where there is nothing to compare with: the peer may add less to a page than the blur. */
function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  const other = middleMean(theirs)
  return other > 0 ? middleMean(ours) / other : Number.NaN
}

const ratioCell = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '')

/** @param columns those of the table, in its order; ratios are those of `ours` to each of the others. */
export function writeTable(title: string, measured: Measured, columns: readonly string[] = COLUMNS): string {
  const rows = new Set(
    columns.flatMap((column) => measured[column]?.flatMap((run) => Object.keys(run)) ?? []),
  )
  const others = columns.filter((column) => column !== 'ours')
  const lines = [...rows].map((row) => {
    const of = (column: string) => (measured[column] ?? []).flatMap((run) => run[row] ?? [])
    const cells = columns.map((column) => cell(of(column)))
    const ratios = others.map((other) => ratioCell(ratioOf(of('ours'), of(other))))
    return `| ${[row, ...cells, ...ratios].join(' | ')} |`
  })
  const heads = ['', ...columns, ...others.map((other) => `ours / ${other}`)]
  return [
    `### ${title}`,
    '',
    `| ${heads.join(' | ')} |`,
    `| --- |${' --: |'.repeat(heads.length - 1)}`,
    ...lines,
    '',
  ].join('\n')
}

/** The table of first touches: the peer, ours, and their ratio beside its goal. */
export function writeTouches(title: string, measured: Measured, ours: string): string {
  const of = (column: string, figure: string) => (measured[column] ?? []).flatMap((run) => run[figure] ?? [])
  const lines = ROWS.map(({ figure, isOverA, goal }) => {
    const base = isOverA ? middleMean(of('A', figure)) : 0
    const over = (column: string) => of(column, figure).map((value) => value - base)
    const [mine, theirs] = [over(ours), over('C')]
    const ratio = ratioOf(mine, theirs)
    const cells = [
      isOverA ? `${figure}, over A` : figure,
      cell(theirs),
      cell(mine),
      ratioCell(ratio),
      goal === undefined ? '' : `≤ ${goal}`,
      goal === undefined || !Number.isFinite(ratio) ? '' : ratio <= goal ? 'yes' : 'no',
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `### ${title}`,
    '',
    `| | C | ${ours} | ratio | goal | met |`,
    '| --- | --: | --: | --: | --: | --- |',
    ...lines,
    '',
  ].join('\n')
}
