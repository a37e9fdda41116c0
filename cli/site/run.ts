/** `ilots copy` and `ilots init`. */
import { languageOf } from '../shared/options'
import { printUnread } from '../shared/unread'
import { type Output, visibleLines, withoutCommandsIn } from '../shared/visible'
import type { Language } from '../shared/wording'
import { copy } from './copy'
import { init } from './init'
import { say } from './messages'
import { readSiteOptions, type SiteOptions } from './options'

/** Whether a command line is one of ours. */
export const isSiteCommand = (words: readonly string[]): boolean => /^(copy|init)$/.test(words[0] ?? '')

/**
 * Runs a command.
 * @param dist where the files that pages load are.
 * @param byDefault the language without `--lang`.
 * @returns the exit status: 0, or 2 when it could not be done.
 */
export async function runForSite(
  words: readonly string[],
  to: Output,
  dist: string,
  byDefault: Language = 'fr',
): Promise<0 | 2> {
  const output = withoutCommandsIn(to)
  const lang = languageOf(words, byDefault)
  try {
    const options = readSiteOptions(words, lang)
    output.out(options.help ? say(lang, 'site-usage') : await done(options, dist))
    return 0
  } catch (error) {
    return printUnread(error, lang, output)
  }
}

async function done(options: SiteOptions, dist: string): Promise<string> {
  if (options.command === 'init') return visibleLines(await init(options, dist))
  const { isNew, folder, page, count, kilobytes } = await copy(options, dist)
  const what = say(options.lang, isNew ? 'site-copied' : 'there-already', { folder, count, kilobytes })
  return visibleLines(`${what}\n${say(options.lang, 'the-page', { page })}`)
}
