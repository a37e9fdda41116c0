/** The page of the specifications, served from memory: nothing else answers, and no port is taken. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { buildSync } from 'esbuild'
import type { Outcome } from './outcomes'

/** What stands on the page. */
export interface SpecPage {
  readonly part: 'core' | 'more'
  readonly files: readonly string[]
  readonly only: string | undefined
  readonly lang: string
  /** Our build. */
  readonly dist: string
  /** Scripts in their order: addresses that `texts` or our build answers. */
  readonly scripts: readonly string[]
  readonly texts: ReadonlyMap<string, () => string | Buffer>
  readSpec(path: string): Buffer
  /** What the specifications of the additions fetch. */
  readAsset(name: string): Buffer
}

const ORIGIN = 'http://specs.test'
/** As deep as the runner of that time had it: specifications have addresses that are relative to the page's. */
const PAGE = '/base/page/context.html'
const RUN = '/run.js'
const TIMEOUT = 240_000

/**
 * A script that names our parts of the additions: `domready` waits for those, as specifications read them at once.
 */
const NAMES = '// Asset Drag Locale Form Color'

function documentOf({ part, files, only, lang, scripts }: SpecPage): string {
  const given = JSON.stringify({ part, files, only }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Specs</title>
<script>window.specs = ${given}
${NAMES}</script>
${[...scripts, RUN].map((src) => `<script src="${src}"></script>`).join('\n')}
</head><body></body></html>`
}

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.png$/, 'image/png'],
  [/\.html$/, 'text/html; charset=utf-8'],
]
const typeOf = (path: string) => TYPES.find(([name]) => name.test(path))?.[1] ?? 'text/plain; charset=utf-8'

function answerTo(path: string, specs: SpecPage): string | Buffer | undefined {
  if (path === PAGE) return documentOf(specs)
  const text = specs.texts.get(path)
  if (text) return text()
  const file = join(specs.dist, path.slice('/dist/'.length))
  if (path.startsWith('/dist/')) return existsSync(file) ? readFileSync(file) : undefined
  if (path.startsWith('/spec/')) return specs.readSpec(path.slice('/spec/'.length))
  const asset = /assets\/([\w.]+)$/.exec(path)?.[1]
  try {
    return asset === undefined ? undefined : specs.readAsset(asset)
  } catch {
    // Some ask for what does not exist.
    return undefined
  }
}

const inPage = () =>
  buildSync({
    entryPoints: [join(import.meta.dirname, 'in-page/index.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles[0]?.text ?? ''

/** Opens the page and waits for what comes of it; with what the page has thrown meanwhile. */
export async function runPage(
  page: Page,
  given: SpecPage,
): Promise<{ outcomes: Outcome[]; errors: string[] }> {
  const specs = { ...given, texts: new Map([...given.texts, [RUN, inPage]]) }
  const errors: string[] = []
  page.on('pageerror', (error) =>
    errors.push((error.stack ?? String(error)).split('\n').slice(0, 2).join(' ')),
  )
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.route('**/*', async (route: Route) => {
    const path = new URL(route.request().url()).pathname
    const body = answerTo(path, specs)
    await route.fulfill(
      body === undefined ? { status: 404, body: 'not found' } : { contentType: typeOf(path), body },
    )
  })
  await page.goto(ORIGIN + PAGE)
  await page
    .waitForFunction('window.isDone', undefined, { timeout: TIMEOUT })
    .catch((cause) => errors.push(`not done: ${String(cause).split('\n')[0]}`))
  return { outcomes: (await page.evaluate('window.outcomes ?? []')) as Outcome[], errors }
}
