/** The page of a case, served from memory: nothing else answers, and no port is taken. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { PluginCase } from './case'

const ORIGIN = 'http://plugins.test'

/**
 * Nothing is evaluated and no handler stands in the markup. Old plugins set `innerHTML` themselves: Trusted Types
 * cannot be enforced on their pages (contract §7).
 */
const policyOf = ({ evaluates }: PluginCase) =>
  `script-src 'self'${evaluates ? " 'unsafe-eval'" : ''}; object-src 'none'; base-uri 'none'`

/** A picture of 40 × 30 for every address of one. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z" fill="teal"/></svg>'

/** The library under the plugins: our build, or the text of another one. */
export type Library = { readonly dist: string } | { readonly text: string }

/** When the page's scripts begin: at `domready`, or while the page is still being parsed. */
export type Beginning = 'at domready' | 'while parsed'

/** Handlers of `domready` run as soon as they are added, but for our own. */
const AT_ONCE = `for (const owner of [window, document]) {
  const { addEvent } = owner
  owner.addEvent = function (type, handler) {
    if (type !== 'domready' || handler.isVisitor) return addEvent.apply(this, arguments)
    handler.call(this)
    return this
  }
}`

const isOurs = (library: Library): library is { readonly dist: string } => 'dist' in library

const scriptTags = (names: readonly string[]) =>
  names.map((name) => `<script src="/${name}"></script>`).join('\n')

function documentOf(plugin: PluginCase, library: Library, count: number, beginning: Beginning): string {
  const isParsed = beginning === 'while parsed'
  const names = [
    isOurs(library) ? 'dist/ilots.legacy.js' : 'library.js',
    ...(isParsed ? ['at-once.js'] : []),
    ...Array.from({ length: count }, (_, index) => `plugin-${index}.js`),
    'page.js',
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${plugin.plugin}</title>
<style>body { margin: 0 } ${plugin.css ?? ''}</style>
${isParsed ? '' : scriptTags(names)}
</head><body>${plugin.html}${isParsed ? scriptTags(names) : ''}</body></html>`
}

type Answer = { contentType: string; body: string | Buffer } | undefined

function answerTo(path: string, plugin: PluginCase, library: Library, scripts: readonly string[]): Answer {
  const script = (body: string | Buffer | undefined) =>
    body === undefined ? undefined : { contentType: 'text/javascript; charset=utf-8', body }
  const answer = plugin.answers?.[path]
  if (answer !== undefined)
    return {
      contentType: /^\s*[[{]/.test(answer) ? 'application/json' : 'text/html; charset=utf-8',
      body: answer,
    }
  if (path === '/at-once.js') return script(AT_ONCE)
  if (path === '/page.js') return script(plugin.page)
  if (path === '/library.js' && !isOurs(library)) return script(library.text)
  const index = /^\/plugin-(\d+)\.js$/.exec(path)?.[1]
  if (index) return script(scripts[Number(index)])
  if (/\.(png|gif|jpe?g)$/.test(path)) return { contentType: 'image/svg+xml', body: PICTURE }
  if (path.startsWith('/dist/') && path.endsWith('.js') && isOurs(library)) {
    const file = join(library.dist, path.slice('/dist/'.length))
    return existsSync(file) ? script(readFileSync(file)) : undefined
  }
  return undefined
}

/** Opens the page of a case with its plugin's scripts on a library. */
export async function openCase(
  page: Page,
  plugin: PluginCase,
  library: Library,
  scripts: readonly string[],
  beginning: Beginning,
): Promise<void> {
  const html = documentOf(plugin, library, scripts.length, beginning)
  const parsed = page.waitForEvent('domcontentloaded')
  await page.route('**/*', async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') {
      const headers = isOurs(library) ? { 'content-security-policy': policyOf(plugin) } : {}
      return route.fulfill({ headers, contentType: 'text/html; charset=utf-8', body: html })
    }
    // What the library fetches is never here in time.
    if (beginning === 'while parsed' && pathname.startsWith('/dist/p/')) await parsed
    const answer = answerTo(pathname, plugin, library, scripts)
    return route.fulfill(answer ?? { status: 404, contentType: 'text/plain', body: 'not found' })
  })
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
  // A visitor comes after the plugins have begun.
  await page.evaluate(
    `new Promise((begun) => window.addEvent('domready', Object.assign(() => begun(), { isVisitor: true })))`,
  )
}
