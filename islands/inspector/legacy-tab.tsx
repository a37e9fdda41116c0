/** The tab of calls to the old globals: where each is made, and what to write instead (contract §6.2). */
import { useTools } from './tools'

/** What a call is listed with, and the title of its column. */
const COLUMNS = [
  ['name', 'legacyName'],
  ['file', 'legacyFile'],
  ['line', 'legacyLine'],
  ['column', 'legacyColumn'],
  ['count', 'legacyCount'],
  ['replacement', 'legacyReplacement'],
] as const

/** Lists the calls that `Ilots.inspect()` has counted. */
export function LegacyTab() {
  const tools = useTools()
  const { say } = tools
  const rows = tools.legacy()
  if (rows.length === 0) return <p className="empty">{say('noLegacy')}</p>
  return (
    <table className="table" aria-label={say('legacy')}>
      <thead>
        <tr>
          {COLUMNS.map(([column, title]) => (
            <th key={column} scope="col">
              {say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {COLUMNS.map(([column]) => (
              <td key={column}>{row[column] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
