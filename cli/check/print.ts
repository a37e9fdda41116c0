/** The report, for people. */
import type { Finding, Level, Mounted, PageReport } from '../shared/finding'
import type { Skipped } from '../shared/frontier'
import { type Language, say } from '../shared/messages'
import { visible } from '../shared/visible'

const at = ({ line, column }: Finding | Mounted) => (line ? `${line}:${column}` : '–').padEnd(8)

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

function finding(each: Finding, lang: Language): string {
  const { level, code, element, message } = each
  // What a page has written may go over several lines; a finding does not.
  const line = message
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)
    .join(' ')
  return visible(`  ${at(each)}${say(lang, level)} [${code}] ${element ? `${element} : ` : ''}${line}`)
}

export const count = (reports: readonly PageReport[], level: Level): number =>
  reports.flatMap(({ findings }) => findings).filter((each) => each.level === level).length

export function summary(reports: readonly PageReport[], lang: Language): string {
  return say(lang, 'total', {
    pages: reports.length,
    islands: reports.flatMap(({ islands }) => islands).length,
    errors: count(reports, 'error'),
    warnings: count(reports, 'warning'),
    hints: count(reports, 'hint'),
  })
}

/** What a crawl has left out, each with its reason; a reason that names its page does not do so twice. */
const skippedOf = (skipped: readonly Skipped[], lang: Language) =>
  skipped.map(({ page, key, values }) => {
    const reason = say(lang, key, values)
    return { page, reason: reason.replace(`${values.page}`, '').replace(/^[\s:]+/, '') }
  })

/** For machines: nothing when nothing is left out. */
export const skippedJson = (skipped: readonly Skipped[], lang: Language) =>
  skipped.length > 0 ? { skipped: skippedOf(skipped, lang) } : {}

/** For people. */
export function skippedText(skipped: readonly Skipped[], lang: Language): string {
  const lines = skippedOf(skipped, lang).map((each) => visible(`  ${say(lang, 'skipped-one', each)}`))
  return lines.length > 0 ? `\n${say(lang, 'skipped', { count: lines.length })}\n${lines.join('\n')}\n` : ''
}
