/** Calls of the old functions: where each is made, and what to write instead (contract §6.2). */
import type { Tools } from './tools'
import type { Key, Words } from './words'

const TITLES: Readonly<Record<string, Key>> = {
  name: 'legacyName',
  file: 'legacyFile',
  line: 'legacyLine',
  column: 'legacyColumn',
  count: 'legacyCount',
  replacement: 'legacyReplacement',
}

/** Known columns first, in their order; others as they are called. */
function columnsOf(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const all = new Set(rows.flatMap((row) => Object.keys(row)))
  const known = Object.keys(TITLES).filter((name) => all.has(name))
  return [...new Set([...known, ...all])]
}

const titleOf = (column: string, say: Words): string => {
  const key = TITLES[column]
  return key ? say(key) : column
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

export function LegacyTab({ tools }: { readonly tools: Tools }) {
  const { say } = tools
  const rows = tools.legacy()
  const columns = columnsOf(rows)
  if (rows.length === 0) return <p className="empty">{say('noLegacy')}</p>
  return (
    <table className="table">
      <caption className="spoken">{say('legacy')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {titleOf(column, say)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {columns.map((column) => (
              <td key={column}>{shown(row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
