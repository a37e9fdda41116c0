/** The pages of one word of the command line: itself, or those of its site. */

import type { Asking } from './ask'
import { crawl } from './crawl'
import type { Options, Wanted } from './options'
import { readPage } from './read-page'
import type { Skipped } from './skipped'
import type { Source } from './source'
import { printUnread, Unread } from './unread'
import type { Output } from './visible'

export const asking = ({ isTyped }: Wanted, { timeout: seconds, allowPrivate }: Options): Asking => ({
  seconds,
  isTyped,
  allowPrivate,
})

/** What is known once all pages are read. */
export interface Outcome<Report> {
  readonly reports: readonly Report[]
  /** What sites have and is left out. */
  readonly skipped: readonly Skipped[]
  /** Why pages could not be had. */
  readonly failures: readonly Unread[]
}

/** Reads every page that is asked for, in turn. What cannot be had is reported, and the others are read. */
export async function readAll<Report>(
  options: Options,
  output: Output,
  read: (source: Source, wanted: Wanted) => Promise<Report>,
): Promise<Outcome<Report>> {
  const reports: Report[] = []
  const skipped: Skipped[] = []
  const failures: Unread[] = []
  const skip = (each: Skipped) => void skipped.push(each)
  for (const wanted of options.pages)
    try {
      for await (const source of sourcesOf(wanted, options, skip)) reports.push(await read(source, wanted))
    } catch (error) {
      printUnread(error, options.lang, output)
      if (error instanceof Unread) failures.push(error)
    }
  return { reports, skipped, failures }
}

/** @throws Unread when the page cannot be had. */
async function* sourcesOf(
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
