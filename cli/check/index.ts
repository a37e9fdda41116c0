/** `ilots check`: every page, one after the other. */
import { ScriptCache } from '../migrate/script-cache'
import type { Options } from '../shared/options'
import { skippedJson, skippedText } from '../shared/skipped'
import { asking, type Outcome, readAll } from '../shared/sources'
import { type Output, visibleJson } from '../shared/visible'
import { checkPage } from './check-page'
import { customIslands } from './custom-islands'
import { counts, printed, summary } from './print'
import { codeQuality, sarif } from './sarif'
import { checkFiles } from './script-files'
import { type PageReport, worded } from './worded'

/** @returns the exit status: 0, 1 for at least one error, 2 when a page could not be checked. */
export async function checkAll(options: Options, output: Output): Promise<0 | 1 | 2> {
  const { lang, json, findings, security, product } = options
  const settings = { product, customIslands: await customIslands(options.islands), security }
  const cache = new ScriptCache()
  const outcome = await readAll(options, output, async (source, wanted) => {
    const { url, policy } = source
    const loading = { ...asking(wanted, options), page: wanted.page, url, policy, cache }
    const found = await checkPage(source, {
      ...settings,
      checkFiles: (root, name, isWhole) => checkFiles(root, name, loading, isWhole),
    })
    const report = worded(found, lang)
    if (!json && !findings) output.out(printed(report, lang))
    return report
  })
  output.out(format(outcome, options))
  return statusOf(outcome, options)
}

function format(outcome: Outcome<PageReport>, { lang, json, findings }: Options): string {
  const { reports, skipped, failures } = outcome
  if (findings)
    return visibleJson(findings === 'sarif' ? sarif(reports, failures, lang) : codeQuality(reports, lang))
  if (json) return visibleJson({ pages: reports, ...skippedJson(skipped, lang), ...counts(reports) })
  return `${skippedText(skipped, lang)}\n${summary(reports, lang)}`
}

function statusOf({ reports, failures }: Outcome<PageReport>, { strict }: Options): 0 | 1 | 2 {
  if (failures.length > 0) return 2
  const { errors, warnings } = counts(reports)
  return errors > 0 || (strict && warnings > 0) ? 1 : 0
}
