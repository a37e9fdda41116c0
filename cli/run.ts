/** `ilots check`: every page, one after the other, and the status for CI. */
import { VERSION } from '../src/engine/api'
import { checkPage } from './check/check-page'
import { ownIslands } from './check/own-islands'
import { count, printed, skippedJson, skippedText, summary } from './check/print'
import { codeQuality, sarif } from './check/sarif'
import { filesOf, lookAtFiles } from './check/script-files'
import { migrateAll } from './migrate'
import { Kept } from './migrate/kept'
import type { PageReport } from './shared/finding'
import type { Skipped } from './shared/frontier'
import { type Language, languageOf, say } from './shared/messages'
import { type Options, readOptions } from './shared/options'
import { asking, sourcesOf } from './shared/sources'
import { Unread } from './shared/unread'
import { type Output, visible, visibleJson, withoutCommandsIn } from './shared/visible'

/** @returns the exit status: 0, 1 for at least one error, 2 when a page could not be checked. */
export async function run(words: readonly string[], to: Output): Promise<0 | 1 | 2> {
  const output = withoutCommandsIn(to)
  let options: Options
  try {
    options = readOptions(words)
  } catch (error) {
    return unread(error, languageOf(words), output)
  }
  if (options.only) {
    output.out(options.only === 'version' ? VERSION : say(options.lang, 'usage'))
    return 0
  }
  const all = options.migrate ? migrateAll : checkAll
  return all(options, output).catch((error) => unread(error, options.lang, output))
}

/** What is known once all pages are read. */
interface Outcome {
  readonly reports: PageReport[]
  readonly skipped: Skipped[]
  /** Sentences on pages that could not be had. */
  readonly failures: string[]
}

async function checkAll(options: Options, output: Output): Promise<0 | 1 | 2> {
  const { pages, lang, json, findings, security, product } = options
  const settings = { lang, product, own: await ownIslands(options.islands), security }
  const kept = new Kept()
  const outcome: Outcome = { reports: [], skipped: [], failures: [] }
  const skip = (each: Skipped) => void outcome.skipped.push(each)
  for (const wanted of pages) {
    try {
      for await (const source of sourcesOf(wanted, options, skip)) {
        const files = filesOf(wanted.page, asking(wanted, options), lang, kept)
        const report = await checkPage(source, {
          ...settings,
          lookAtFiles: (root, of, url) => lookAtFiles(root, of, { ...files, url, manners: source.manners }),
        })
        outcome.reports.push(report)
        if (!json && !findings) output.out(printed(report, lang))
      }
    } catch (error) {
      unread(error, lang, output)
      if (error instanceof Unread) outcome.failures.push(say(lang, error.key, error.values))
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

/** @throws what is a fault of ours. */
function unread(error: unknown, lang: Language, output: Output): 2 {
  if (!(error instanceof Unread)) throw error
  output.error(visible(say(lang, error.key, error.values)))
  return 2
}
