/** The report as Markdown, short enough for a message. */
import type { PageReport } from './report'
import type { Words } from './words'

/** Islands in order are counted, the others are listed. */
export function toMarkdown(report: PageReport, say: Words): string {
  const { version, page, window, islands, problems, requests, missing, legacy } = report
  const failed = requests.filter(({ state }) => state === 'failed')
  return [
    `# Îlots ${version} : ${page} (${window})`,
    section(say('islands'), islandLines(islands, say)),
    section(
      say('problems'),
      problems.map(({ level, code, text, where, count }) => {
        const times = count > 1 ? ` (${say('times', { count })})` : ''
        return `- ${say(level)}${code && ` ${code}`} : ${text}${where && ` (\`${where}\`)`}${times}`
      }),
    ),
    section(
      say('calls'),
      failed.map(({ method, url, status = '', milliseconds }) =>
        `- ${method} ${url} : ${say('callFailed')} ${status} ${milliseconds ?? ''}`.trimEnd(),
      ),
    ),
    section(
      say('missing'),
      missing.map((text) => `- ${text}`),
    ),
    section(
      say('legacy'),
      legacy.map((row) => `- ${Object.values(row as object).join(' · ')}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function islandLines(islands: PageReport['islands'], say: Words): string[] {
  const groups = new Map<string, number>()
  for (const { state } of islands) groups.set(state, (groups.get(state) ?? 0) + 1)
  const counts = [...groups].map(([state, count]) => `${count} ${stateWord(state, say)}`).join(', ')
  const odd = islands.filter(({ state }) => /failed|refused/.test(state))
  return [
    ...(counts ? [counts, ''] : []),
    ...odd.map(
      ({ island, element, state, reason }) =>
        `- ${island} (\`${element}\`) : ${stateWord(state, say)}, ${reason}`,
    ),
  ]
}

const stateWord = (state: string, say: Words): string => say(state as 'mounted')

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `## ${title}\n\n${lines.join('\n').trimEnd()}` : ''
