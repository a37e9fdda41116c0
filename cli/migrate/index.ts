/** `ilots check --migrate`: from old libraries to islands. */

import type { Options } from '../shared/options'
import { skippedJson, skippedText } from '../shared/skipped'
import { asking, readAll } from '../shared/sources'
import { type Output, visibleJson } from '../shared/visible'
import { readManifest } from './cost'
import { say } from './messages'
import { migratePage } from './migrate-page'
import { printedMarkdown } from './print-markdown'
import { printedText } from './print-text'
import type { MigrationReport } from './report'
import { ScriptCache } from './script-cache'

/** @returns the exit status: 0, or 2 when a page could not be read. Advice is no error. */
export async function migrateAll(options: Options, output: Output): Promise<0 | 2> {
  const { lang, migrate: format = 'text', product } = options
  const manifest = await readManifest()
  const cache = new ScriptCache()
  const { reports, skipped, failures } = await readAll(options, output, async (source, wanted) => {
    const loading = { ...asking(wanted, options), cache, policy: source.policy }
    const report = await migratePage(source, { lang, product, manifest, loading }, wanted.page)
    if (format !== 'json') output.out((format === 'text' ? printedText : printedMarkdown)(report, lang))
    return report
  })
  if (format === 'json')
    output.out(visibleJson({ pages: reports.map(forMachines), ...skippedJson(skipped, lang) }))
  else output.out(skippedText(skipped, lang) + totals(reports, lang))
  return failures.length > 0 ? 2 : 0
}

/** A machine reads the HTML in full. */
const forMachines = ({ advice, ...report }: MigrationReport) => ({
  ...report,
  advice: advice.map(({ shown: _, ...each }) => each),
})

function totals(reports: readonly MigrationReport[], lang: Options['lang']): string {
  const advice = reports.flatMap((report) => report.advice)
  const none = advice.filter(({ answer }) => answer === 'none').length
  return `\n${say(lang, 'total', { pages: reports.length, count: advice.length, none })}`
}
