/** `ilots copy` and `ilots init`. */
import { say } from '../messages'
import type { Output } from '../run'
import { Unread } from '../unread'
import { visible, visibleLines } from '../visible'
import { copy } from './copy'
import { init } from './init'
import { Refused, type SiteKey, type SiteSaid, saySite } from './messages'
import { languageOf, readSiteOptions, type SiteOptions } from './options'

/** Whether a command line is one of ours. */
export const isSiteCommand = (words: readonly string[]): boolean => /^(copy|init)$/.test(words[0] ?? '')

/**
 * Runs a command.
 * @param dist where the files that pages load are.
 * @returns the exit status: 0, or 2 when it could not be done.
 */
export async function runForSite(words: readonly string[], output: Output, dist: string): Promise<0 | 2> {
  const lang = languageOf(words)
  try {
    const options = readSiteOptions(words)
    output.out(options.help ? saySite(lang, 'usage') : await done(options, dist))
    return 0
  } catch (error) {
    if (error instanceof Refused) output.error(visible(saySite(lang, error.key, valuesOf(error, lang))))
    else if (error instanceof Unread) output.error(visible(say(lang, error.key, error.values)))
    else throw error
    return 2
  }
}

async function done(options: SiteOptions, dist: string): Promise<string> {
  if (options.command === 'init') return visibleLines(await init(options, dist))
  const { isNew, folder, page, count, kilobytes } = await copy(options, dist)
  const what = saySite(options.lang, isNew ? 'copied' : 'there-already', { folder, count, kilobytes })
  return visibleLines(`${what}\n${saySite(options.lang, 'the-page', { page })}`)
}

/** What is expected is a sentence of its own. */
function valuesOf({ values }: Refused, lang: 'fr' | 'en'): SiteSaid {
  const { expected } = values
  const isKey = /^a-/.test(String(expected))
  return isKey ? { ...values, expected: saySite(lang, expected as SiteKey) } : values
}
