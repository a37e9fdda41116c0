/** Fetches the files of the same origin, once each; those of other origins are only named. */

import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Asking, ask } from '../shared/ask'
import { decoded } from '../shared/decoded'
import type { CrawlPolicy } from '../shared/source'
import { textOfFile } from '../shared/text-of-file'
import { LARGEST, Unread } from '../shared/unread'
import type { Asset } from './script'
import type { Loaded, ScriptCache } from './script-cache'

/** What was asked for, and how. */
export interface Loading extends Pick<Asking, 'seconds' | 'isTyped' | 'allowPrivate'> {
  /** As the command line has it: an address or a file. */
  readonly page: string
  /** Of the page itself, after redirects. */
  readonly url: string
  /** What was fetched for an earlier page. */
  readonly cache: ScriptCache
  /** Of a site that is crawled. */
  readonly policy?: CrawlPolicy | undefined
}

/** A page may name any number. */
const MOST_FILES = 100
const NAMES = /\.(js|mjs|cjs|css)$/i

export const loadAll = (assets: readonly Asset[], loading: Loading): Promise<Asset[]> =>
  Promise.all(
    assets.map((asset, index) =>
      index < MOST_FILES
        ? load(asset, loading)
        : { ...asset, trouble: 'not-read' as const, cause: `> ${MOST_FILES}` },
    ),
  )

async function load(asset: Asset, loading: Loading): Promise<Asset> {
  const { page, cache } = loading
  const isWeb = /^https?:/i.test(page)
  const found = isWeb ? webAddress(asset.address, loading) : await fileOf(asset.address, page)
  if (found === undefined) return { ...asset, trouble: isWeb ? 'other-origin' : 'not-found' }
  if (found === '') return { ...asset, trouble: 'other-origin' }
  const loaded = cache.loaded.get(found) ?? (isWeb ? politely(found, loading) : readFile(found))
  cache.loaded.set(found, loaded)
  return { ...asset, ...(await loaded) }
}

/** With the name and password that the page was asked for with. @returns nothing for another origin. */
function webAddress(address: string, { page, url }: Loading): string | undefined {
  if (!URL.canParse(address, url)) return undefined
  const found = new URL(address, url)
  const typed = new URL(page)
  if (found.origin !== new URL(url).origin) return undefined
  if (found.origin === typed.origin) {
    found.username = typed.username
    found.password = typed.password
  }
  found.hash = ''
  return found.href
}

function politely(address: string, loading: Loading): Promise<Loaded> {
  const { policy } = loading
  if (!policy) return fetched(address, loading)
  if (policy.allows(address)) return policy.inTurn(() => fetched(address, loading))
  return Promise.resolve({ trouble: 'not-read', cause: 'robots.txt' })
}

async function fetched(address: string, loading: Loading): Promise<Loaded> {
  try {
    const { origin } = new URL(address)
    const isTyped = loading.isTyped && new URL(loading.page).origin === origin
    const { seconds, allowPrivate } = loading
    const reply = await ask(address, { seconds, isTyped, allowPrivate, stays: true })
    if (reply.status >= 200 && reply.status < 300) return { text: await reply.text() }
    reply.close()
    if (reply.status >= 300 && reply.status < 400) return { trouble: 'other-origin' }
    return { trouble: reply.status === 404 ? 'not-found' : 'not-read', cause: String(reply.status) }
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    return { trouble: 'not-read', cause: error }
  }
}

/**
 * A file beside a page of the disk. One that starts at the site's root is looked for from the page's folder upwards.
 * @returns nothing when there is none, and an empty text for another origin.
 */
async function fileOf(address: string, page: string): Promise<string | undefined> {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return ''
  const place = page.startsWith('file:') ? fileURLToPath(page) : resolve(page)
  const path = decoded(address.replace(/[?#][\s\S]*$/, ''))
  // A page may be anybody's: it names no other file of the disk.
  if (!NAMES.test(path)) return undefined
  const candidates = path.startsWith('/')
    ? parentsOf(dirname(place)).map((folder) => join(folder, path))
    : [join(dirname(place), path)]
  for (const candidate of candidates) if (await isFile(candidate)) return candidate
  return undefined
}

const MOST_PARENTS = 6

function parentsOf(folder: string): string[] {
  const found = [folder]
  for (let at = dirname(folder); found.length < MOST_PARENTS && at !== found.at(-1); at = dirname(at))
    found.push(at)
  return found
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

async function readFile(path: string): Promise<Loaded> {
  try {
    const text = await textOfFile(pathToFileURL(path))
    return text === undefined
      ? { trouble: 'not-read', cause: `> ${LARGEST / 1024 ** 2} Mo` }
      : { text: text.replace(/^\uFEFF/, '') }
  } catch (error) {
    return { trouble: 'not-read', cause: (error as Error).message }
  }
}
