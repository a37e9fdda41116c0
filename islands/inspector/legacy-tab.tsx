/** The tab of calls to the old globals: where each is made, and what to write instead (contract §6.2). */
import { useTools } from './tools'
import type { Key } from './words'

const COLUMNS = ['name', 'file', 'line', 'column', 'count', 'replacement'] as const
const TITLES: Readonly<Record<(typeof COLUMNS)[number], Key>> = {
  name: 'legacyName',
  file: 'legacyFile',
  line: 'legacyLine',
  column: 'legacyColumn',
  count: 'legacyCount',
  replacement: 'legacyReplacement',
}

/** Lists the calls that `Ilots.inspect()` has counted. */
export function LegacyTab() {
  const tools = useTools()
  const { say } = tools
  const rows = tools.legacy()
  if (rows.length === 0) return <p className="empty">{say('noLegacy')}</p>
  return (
    <table className="table">
      <caption className="spoken">{say('legacy')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {say(TITLES[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {COLUMNS.map((column) => (
              <td key={column}>{row[column] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
