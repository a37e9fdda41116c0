/** `ilots check`: every page, one after the other, and the status for CI. */
import { VERSION } from '../src/engine/api'
import { checkPage } from './check'
import type { PageReport } from './finding'
import { type Language, say } from './messages'
import { type Options, readOptions } from './options'
import { ownIslands } from './own-islands'
import { count, printed, summary } from './print'
import { readPage } from './read-page'
import { Unread } from './unread'
import { visible, visibleJson } from './visible'

export interface Output {
  out(text: string): void
  error(text: string): void
}

/** @returns the exit status: 0, 1 for at least one error, 2 when a page could not be checked. */
export async function run(words: readonly string[], output: Output): Promise<0 | 1 | 2> {
  let options: Options
  try {
    options = readOptions(words)
  } catch (error) {
    const lang = words.some(
      (word, index) => word === '--lang=en' || (word === 'en' && words[index - 1] === '--lang'),
    )
    return unread(error, lang ? 'en' : 'fr', output)
  }
  if (options.only) {
    output.out(options.only === 'version' ? VERSION : say(options.lang, 'usage'))
    return 0
  }
  return checkAll(options, output).catch((error) => unread(error, options.lang, output))
}

async function checkAll(options: Options, output: Output): Promise<0 | 1 | 2> {
  const { pages, lang, json, strict, security, allowPrivate, product, timeout } = options
  const own = await ownIslands(options.islands)
  const reports: PageReport[] = []
  let isRead = true
  for (const { page, isTyped } of pages) {
    try {
      const source = await readPage(page, { seconds: timeout, isTyped, allowPrivate })
      const report = await checkPage(source, { lang, product, own, security })
      reports.push(report)
      if (!json) output.out(printed(report, lang))
    } catch (error) {
      isRead = false
      unread(error, lang, output)
    }
  }
  const [errors, warnings, hints] = (['error', 'warning', 'hint'] as const).map((level) =>
    count(reports, level),
  )
  output.out(json ? visibleJson({ pages: reports, errors, warnings, hints }) : `\n${summary(reports, lang)}`)
  if (!isRead) return 2
  return errors || (strict && warnings) ? 1 : 0
}

/** @throws what is a fault of ours. */
function unread(error: unknown, lang: Language, output: Output): 2 {
  if (!(error instanceof Unread)) throw error
  output.error(visible(say(lang, error.key, error.values)))
  return 2
}
