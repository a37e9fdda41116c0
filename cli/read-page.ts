/** A page by its address or its file. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Source } from './check'
import type { Key, Said } from './messages'

/** Why a page could not be had; the status is 2. */
export class Unread extends Error {
  override readonly name = 'Unread'
  readonly key: Key
  readonly values: Said
  constructor(key: Key, values: Said) {
    super(key)
    this.key = key
    this.values = values
  }
}

/** What a file's own addresses are relative to: as if a site served it. */
const ORIGIN = 'https://fichier.invalid/'

/** @param seconds how long an address may take. @throws Unread */
export function readPage(page: string, seconds: number): Promise<Source> {
  return /^https?:/i.test(page) ? fetchPage(page, seconds) : readFromFile(page)
}

async function readFromFile(page: string): Promise<Source> {
  if (/\.(php|phtml|inc)$/i.test(page)) throw new Unread('a-template', { page })
  try {
    const path = page.startsWith('file:') ? new URL(page) : pathToFileURL(resolve(page))
    return { page, html: await readFile(path, 'utf8'), url: ORIGIN }
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Unread('not-found', { page, folder: process.cwd() })
    throw new Unread('not-read', { page, cause: String((cause as Error).message) })
  }
}

async function fetchPage(page: string, seconds: number): Promise<Source> {
  const reply = await ask(page, seconds)
  if (!reply.ok) throw new Unread('not-ok', { page, status: `${reply.status} ${reply.statusText}`.trim() })
  const type = reply.headers.get('content-type') ?? ''
  if (!/html/i.test(type)) throw new Unread('not-html', { page, type: type || '?' })
  return {
    page,
    html: await reply.text().catch((cause) => late(page, seconds, cause)),
    url: reply.url || page,
  }
}

/** Node's own: a page that is checked has another, for good. */
const { fetch } = globalThis
const ask = (page: string, seconds: number): Promise<Response> =>
  fetch(page, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(seconds * 1000) }).catch(
    (cause) => late(page, seconds, cause),
  )

function late(
  page: string,
  seconds: number,
  cause: Error & { cause?: { code?: string; message?: string } },
): never {
  if (cause.name === 'TimeoutError') throw new Unread('too-late', { page, seconds })
  throw new Unread('not-reached', { page, cause: cause.cause?.code ?? cause.cause?.message ?? cause.message })
}
