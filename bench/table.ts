/**
 * Medians, spreads and ratios, as a Markdown table. A ratio is that of the lower quartiles: a machine makes visits
 * slower, never faster, and medians of nine visits differ by a third from one run to the next.
 */
import { COLUMNS } from './columns'
import { ROWS } from './first-touch'
import type { Figures } from './probes'

/** What was measured, by column: each run's figures. */
export type Measured = Readonly<Partial<Record<string, readonly Figures[]>>>

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const [low = 0, high = 0] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]]
  return (low + high) / 2
}

const written = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 && value % 1 !== 0 ? 1 : 0 })

/** `median (least to most)`; an empty cell where nothing was measured. */
function cell(values: readonly number[]): string {
  if (values.length === 0) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const middle = written(median(values))
  return most === least ? middle : `${middle} (${written(least)} to ${written(most)})`
}

/** What a quarter of the visits are not slower than: what else the machine does slowed the others down. */
const lowerQuartile = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 4)] ?? Number.NaN

/** @returns NaN where there is nothing to compare with: the peer may add less to a page than the blur. */
function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  const other = lowerQuartile(theirs)
  return other > 0 ? lowerQuartile(ours) / other : Number.NaN
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
    const base = isOverA ? lowerQuartile(of('A', figure)) : 0
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
