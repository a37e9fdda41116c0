/** A page by its address or its file. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Answer, type Asking, ask } from './ask'
import type { Source } from './source'
import { textOfFile } from './text-of-file'
import { LARGEST, Unread } from './unread'
import { withoutCredentials } from './visible'

/** What a file's own addresses are relative to: as if a site served it. */
const ORIGIN = 'https://fichier.invalid/'
/** One letter is a drive. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i

/** @throws Unread */
export async function readPage(page: string, asking: Asking): Promise<Source> {
  if (/^https?:/i.test(page)) return fetchPage(page, asking)
  const [scheme = ''] = SCHEME.exec(page) ?? []
  if (scheme && scheme.toLowerCase() !== 'file:') throw new Unread('bad-scheme', { page, scheme })
  return readFromFile(page)
}

async function readFromFile(page: string): Promise<Source> {
  if (/\.(php|phtml|inc)$/i.test(page)) throw new Unread('a-template', { page })
  try {
    return { page, html: await textOf(page), url: ORIGIN }
  } catch (cause) {
    if (cause instanceof Unread) throw cause
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Unread('not-found', { page, folder: process.cwd() })
    throw new Unread('not-read', { page, cause: String((cause as Error).message) })
  }
}

async function textOf(page: string): Promise<string> {
  const text = await textOfFile(page.startsWith('file:') ? new URL(page) : pathToFileURL(resolve(page)))
  if (text === undefined) throw new Unread('too-large', { page, most: LARGEST / 1024 ** 2 })
  return text
}

async function fetchPage(address: string, asking: Asking): Promise<Source> {
  const page = withoutCredentials(address)
  const reply = await ask(address, asking)
  const wrong = refusal(page, reply)
  if (wrong) {
    reply.close()
    throw wrong
  }
  return {
    page,
    html: await reply.text(),
    url: reply.url,
    headers: reply.headers,
    askAgain: async () => {
      const again = await ask(address, asking)
      again.close()
      return again.headers
    },
  }
}

function refusal(page: string, { status, statusText, headers }: Answer): Unread | undefined {
  if (status < 200 || status > 299)
    return new Unread('not-ok', { page, status: `${status} ${statusText}`.trim() })
  const type = headers['content-type']?.join() ?? ''
  return /html/i.test(type) ? undefined : new Unread('not-html', { page, type: type || '?' })
}
