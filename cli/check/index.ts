/** `ilots check`: every page, one after the other. */
import { Kept } from '../migrate/kept'
import type { Options } from '../shared/options'
import { type Skipped, skippedJson, skippedText } from '../shared/skipped'
import { asking, sourcesOf } from '../shared/sources'
import { printUnread, Unread } from '../shared/unread'
import { type Output, visibleJson } from '../shared/visible'
import { checkPage } from './check-page'
import { ownIslands } from './own-islands'
import { count, printed, summary } from './print'
import { codeQuality, sarif } from './sarif'
import { checkFiles } from './script-files'
import { type PageReport, worded } from './worded'

/** What is known once all pages are read. */
interface Outcome {
  readonly reports: PageReport[]
  readonly skipped: Skipped[]
  /** Sentences on pages that could not be had. */
  readonly failures: string[]
}

/** @returns the exit status: 0, 1 for at least one error, 2 when a page could not be checked. */
export async function checkAll(options: Options, output: Output): Promise<0 | 1 | 2> {
  const { pages, lang, json, findings, security, product } = options
  const settings = { product, own: await ownIslands(options.islands), security }
  const kept = new Kept()
  const outcome: Outcome = { reports: [], skipped: [], failures: [] }
  const skip = (each: Skipped) => void outcome.skipped.push(each)
  for (const wanted of pages) {
    try {
      for await (const source of sourcesOf(wanted, options, skip)) {
        const { url, policy } = source
        const loading = { ...asking(wanted, options), page: wanted.page, url, policy, kept }
        const report = await checkPage(source, {
          ...settings,
          checkFiles: (root, name) => checkFiles(root, name, loading),
        })
        outcome.reports.push(worded(report, lang))
        if (!json && !findings) output.out(printed(worded(report, lang), lang))
      }
    } catch (error) {
      printUnread(error, lang, output)
      if (error instanceof Unread) outcome.failures.push(error.in(lang))
    }
  }
  output.out(told(outcome, options))
  return statusOf(outcome, options)
}

function told({ reports, skipped, failures }: Outcome, { lang, json, findings }: Options): string {
  if (findings)
    return visibleJson(findings === 'sarif' ? sarif(reports, failures, lang) : codeQuality(reports))
  const [errors, warnings, hints] = (['error', 'warning', 'hint'] as const).map((level) =>
    count(reports, level),
  )
  if (json) return visibleJson({ pages: reports, ...skippedJson(skipped, lang), errors, warnings, hints })
  return `${skippedText(skipped, lang)}\n${summary(reports, lang)}`
}

function statusOf({ reports, failures }: Outcome, { strict }: Options): 0 | 1 | 2 {
  if (failures.length > 0) return 2
  return count(reports, 'error') || (strict && count(reports, 'warning')) ? 1 : 0
}
