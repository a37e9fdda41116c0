/** The pages of one word of the command line: itself, or those of its site. */

import type { Asking } from './ask'
import { crawl } from './crawl'
import type { Options, Wanted } from './options'
import { readPage } from './read-page'
import type { Skipped } from './skipped'
import type { Source } from './source'

export const asking = ({ isTyped }: Wanted, { timeout: seconds, allowPrivate }: Options): Asking => ({
  seconds,
  isTyped,
  allowPrivate,
})

/** @param skip hears of what a site has and is left out. @throws Unread when the page cannot be had. */
export async function* sourcesOf(
  wanted: Wanted,
  options: Options,
  skip: (skipped: Skipped) => void,
): AsyncGenerator<Source> {
  const { page, isTyped } = wanted
  const { crawl: most } = options
  const how = asking(wanted, options)
  if (most === 0 || !isTyped || !/^https?:/i.test(page)) yield await readPage(page, how)
  else yield* crawl(page, { most, asking: how, skip })
}
