/** The report, for people. */
import type { Level } from '../shared/finding'
import { visible } from '../shared/visible'
import type { Language } from '../shared/wording'
import type { Mounted } from './finding'
import { say } from './messages'
import { aboutElement, type PageReport, type WordedFinding } from './worded'

const at = ({ line, column }: WordedFinding | Mounted) => (line ? `${line}:${column}` : '–').padEnd(8)

export function printed({ page, islands, findings }: PageReport, lang: Language): string {
  const { length: count } = islands
  const title = say(lang, count === 0 ? 'no-island' : count === 1 ? 'island' : 'islands', { count })
  return [
    `\n${visible(page)}`,
    `  ${title}`,
    ...islands.map((each) =>
      visible(`    ${at(each)}${each.island.padEnd(18)}${each.element} (${each.when})`),
    ),
    ...(findings.length > 0 ? findings.map((each) => finding(each, lang)) : [`  ${say(lang, 'clean')}`]),
  ].join('\n')
}

function finding(each: WordedFinding, lang: Language): string {
  const { level, code } = each
  // What a page has written may go over several lines; a finding does not.
  const line = aboutElement(each, lang)
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  return visible(`  ${at(each)}${say(lang, level)} [${code}] ${line}`)
}

export function counts(reports: readonly PageReport[]) {
  const levels = reports.flatMap(({ findings }) => findings).map(({ level }) => level)
  const count = (wanted: Level) => levels.filter((level) => level === wanted).length
  return { errors: count('error'), warnings: count('warning'), hints: count('hint') }
}

export function summary(reports: readonly PageReport[], lang: Language): string {
  return say(lang, 'total', {
    pages: reports.length,
    islands: reports.flatMap(({ islands }) => islands).length,
    ...counts(reports),
  })
}
