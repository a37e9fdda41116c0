/** `ilots check`: what is asked for, and the status for CI. */
import { VERSION } from '../src/engine/api'
import { checkAll } from './check'
import { say } from './check/messages'
import { migrateAll } from './migrate'
import { languageOf, type Options, readOptions } from './shared/options'
import { printUnread } from './shared/unread'
import { type Output, withoutCommandsIn } from './shared/visible'
import type { Language } from './shared/wording'

/**
 * @param byDefault the language without `--lang`.
 * @returns the exit status: 0, 1 for at least one error, 2 when a page could not be checked.
 */
export async function run(
  words: readonly string[],
  to: Output,
  byDefault: Language = 'fr',
): Promise<0 | 1 | 2> {
  const output = withoutCommandsIn(to)
  let options: Options
  try {
    options = readOptions(words, byDefault)
  } catch (error) {
    return printUnread(error, languageOf(words, byDefault), output)
  }
  if (options.only) {
    output.out(options.only === 'version' ? VERSION : say(options.lang, 'usage'))
    return 0
  }
  const all = options.migrate ? migrateAll : checkAll
  return all(options, output).catch((error) => printUnread(error, options.lang, output))
}
