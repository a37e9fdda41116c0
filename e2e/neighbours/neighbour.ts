/**
 * Libraries of other people on pages of the fixture site: they are packages of a folder of their own
 * (`tests/neighbours`), which `npm test` installs, or stand in its `files`. None of them is any part of what visitors
 * load.
 */
import { readFileSync } from 'node:fs'
import { extname, isAbsolute, join } from 'node:path'
import type { Page } from '@playwright/test'

const ROOM = 'tests/neighbours'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
}

/**
 * A file of a package (`morphdom/dist/morphdom-umd.js`), of `tests/neighbours/files` (`files/prototype-1.7.3.js`), or
 * one of the machine's own (`/home/…`).
 */
type File = string

/** What stands on the page besides the tag. */
export interface Neighbours {
  /** Scripts and sheets in front of the tag, in their order. */
  readonly before?: readonly File[]
  /** Scripts behind it. */
  readonly after?: readonly File[]
  /** What the page itself says to them: where `page.js` stands among them, else in a script behind all. */
  readonly script?: string
  /** The page's policy stays; without, it has none: most of these libraries evaluate texts or write styles. */
  readonly keepsPolicy?: boolean
  /** Changes what the server has sent. */
  change?(html: string): string
}

const pathOf = (file: File) =>
  isAbsolute(file) ? file : join(ROOM, file.startsWith('files/') ? '' : 'node_modules', file)
/** A script runs when ours does, so that all keep their order. */
const tagOf = (file: File, isDeferred: boolean) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" href="/neighbours/${file}">`
    : `<script${file.endsWith('.module.js') ? ' type="module"' : isDeferred ? ' defer' : ''} src="/neighbours/${file}"></script>`
const TAG = /<script[^>]*\/ilots(\.legacy)?\.js"[^>]*><\/script>/

/**
 * Puts neighbours on each page that `pages` matches, also where a router asks for it.
 * @param pages of paths, with their query.
 */
export async function beside(page: Page, pages: RegExp, neighbours: Neighbours): Promise<void> {
  const { before = [], after = [], script = '', keepsPolicy = false, change = (html) => html } = neighbours
  const isLast = script !== '' && ![...before, ...after].includes('page.js')
  const isMeant = (url: URL) => pages.test(url.pathname + url.search)
  await page.route(isMeant, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    if (!headers['content-type']?.includes('text/html')) return route.fulfill({ response })
    if (!keepsPolicy) delete headers['content-security-policy']
    const html = (await response.text()).replace(TAG, (tag) => {
      const tags = (files: readonly File[]) =>
        files.map((file) => tagOf(file, tag.includes(' defer'))).join('')
      return tags(before) + tag + tags(isLast ? [...after, 'page.js'] : after)
    })
    return route.fulfill({ response, headers, body: change(html) })
  })
  // Asked before the pages: the last route is the first.
  await page.route('**/neighbours/**', (route) => {
    const path = pathOf(new URL(route.request().url()).pathname.replace('/neighbours/', ''))
    const body = path.endsWith('/page.js') ? script : readFileSync(path)
    return route.fulfill({ contentType: TYPES[extname(path)] ?? 'application/octet-stream', body })
  })
}
