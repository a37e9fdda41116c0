/**
 * The pages of one site, from an address on: its own origin, one at a time with a pause, as `robots.txt` allows.
 * What is left out is listed with its reason.
 */

import type { Asking } from './ask'
import { Frontier, linksOf } from './frontier'
import { isWrittenPrivate } from './network'
import { readPage } from './read-page'
import { type Robots, readRobots } from './robots'
import type { Skipped } from './skipped'
import type { CrawlPolicy, Source } from './source'
import { Unread } from './unread'

interface Crawling {
  readonly most: number
  readonly asking: Asking
  /** Hears of what is left out. */
  skip(skipped: Skipped): void
  /** @param milliseconds */
  pause?(milliseconds: number): Promise<unknown>
}

/** Milliseconds between two pages, where `robots.txt` says nothing else: a server has others to answer. */
const PAUSE = 500
/** At most: a minute for each page would be no check. */
const LONGEST_PAUSE = 10_000
const { setTimeout: wait } = globalThis
const sleep = (milliseconds: number) => new Promise((resolve) => wait(resolve, milliseconds))

/** @throws Unread when the first page cannot be had. */
export async function* crawl(start: string, crawling: Crawling): AsyncGenerator<Source> {
  const { most, asking, skip, pause = sleep } = crawling
  const first = await readPage(start, asking)
  // A site may send `example.org` to `www.example.org`: it is that one that is read.
  const { origin } = new URL(first.url)
  const robots = await readRobots(origin, asking)
  if (robots.cause)
    skip({ page: `${origin}/robots.txt`, key: 'skip-no-robots', values: { cause: robots.cause } })
  const frontier = new Frontier(first.url, robots, skip)
  const delay = delayOf(robots, origin)
  const policy = { allows: robots.allows, inTurn: oneByOne(() => pause(delay)) }
  const seen = (source: Source): Source => ({
    ...source,
    policy,
    see: (root) => follow(root, source.url, frontier, skip),
  })
  yield seen(first)
  for (let read = 1; read < most; read += 1) {
    const next = await nextPage(frontier, { origin, start, asking, skip, pause: () => pause(delay) })
    if (!next) return
    yield seen(next)
  }
  const { left } = frontier
  if (left > 0) skip({ page: origin, key: 'skip-most', values: { count: left, most } })
}

/** @returns what asks after all that was asked before, and a pause. */
function oneByOne(pause: () => Promise<unknown>): CrawlPolicy['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (ask) => {
    const asked = last.then(pause).then(ask)
    last = asked.catch(() => {})
    return asked
  }
}

interface Next extends Required<Pick<Crawling, 'asking' | 'skip'>> {
  readonly origin: string
  readonly start: string
  pause(): Promise<unknown>
}

/** The next page that can be read. */
async function nextPage(frontier: Frontier, { origin, start, asking, skip, pause }: Next) {
  for (let url = frontier.next(); url; url = frontier.next()) {
    await pause()
    const isTyped = asking.isTyped && new URL(url).host === new URL(start).host
    try {
      const source = await readPage(withCredentialsOf(start, url), { ...asking, isTyped })
      const isSite = new URL(source.url).origin === origin
      if (isSite && frontier.arrive(url, source.url)) return source
      skip({ page: url, key: isSite ? 'skip-same' : 'skip-elsewhere', values: { url: source.url } })
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      // A link that leads nowhere does not keep the others from being checked.
      skip({ page: url, key: error.key, values: error.values })
    }
  }
  return undefined
}

function follow(root: Document, url: string, frontier: Frontier, skip: Crawling['skip']): void {
  const robots = root.querySelector('meta[name="robots" i]')?.getAttribute('content') ?? ''
  if (/\b(nofollow|none)\b/i.test(robots)) skip({ page: url, key: 'skip-nofollow', values: {} })
  else frontier.add(linksOf(root, url))
}

/** The one who runs the command waits for their own machine only. */
function delayOf({ delay }: Robots, origin: string): number {
  const own = isWrittenPrivate(new URL(origin).hostname) ? 0 : PAUSE
  return Math.min(LONGEST_PAUSE, Math.max(own, (delay ?? 0) * 1000))
}

/** A name and password are of the origin that they were typed for. */
function withCredentialsOf(start: string, url: string): string {
  const [typed, page] = [new URL(start), new URL(url)]
  if (typed.origin === page.origin)
    Object.assign(page, { username: typed.username, password: typed.password })
  return page.href
}
