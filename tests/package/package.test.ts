/** The package as `npm install` leaves it: by its tag, by `import`, through a bundler, and its command. Needs a build. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browsers'

const run = promisify(execFile)
const chrome = findBrowser('Chromium')
const installed = () => join(site, 'node_modules/ilots')
const MARKED =
  '<p data-goto-url="/agences">Nos agences</p><p><a class="squeezebox" href="#a">Ouvrir</a></p><p id="a">Texte</p>'
const page = (head: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Essai</title>${head}</head><body>${MARKED}</body></html>`

/** An empty project that has installed it. */
let site: string
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'ilots-package-'))
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', site])
  const [tarball = ''] = (await readdir(site)).filter((name) => name.endsWith('.tgz'))
  await mkdir(installed(), { recursive: true })
  await run('tar', ['-xzf', join(site, tarball), '-C', installed(), '--strip-components=1'])
  await writeFile(join(site, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rm(site, { recursive: true, force: true }))

test('its command is there, and checks a page', async () => {
  const { bin } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8')) as {
    bin: { ilots: string }
  }
  const broken = resolve('tests/cli/pages/broken.html')
  const checked = run(process.execPath, [join(installed(), bin.ilots), 'check', '--lang', 'en', broken])
  await expect(checked).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('write "squeezebox"'),
  })
  const { stdout } = await run(process.execPath, [join(installed(), bin.ilots), '--version'])
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('a server may import it, and is told when it starts it', async () => {
  const script =
    "import { start } from 'ilots'; import 'ilots/legacy'; try { start() } catch ({ message }) { console.log(message) }"
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: site })
  expect(stdout).toMatch(/start\(\) refusé : aucun document/)
})

test('its types are found, and hold', async () => {
  await writeFile(
    join(site, 'typed.ts'),
    `import { start, type IlotsApi, type Inspection } from 'ilots'
import { start as startReact } from 'ilots/react'
const ilots: IlotsApi = start({ product: 'acme', markers: { 'goto-block': '.tile' } })
ilots.register({
  name: 'compteur',
  marker: '.compteur',
  when: { on: 'visible' },
  attributes: { max: { type: 'integer', default: 3 }, look: { type: 'choice', words: ['a', 'b'], default: 'a' } },
  mount(host, { attributes, signal }) {
    const max: number = attributes.max
    const look: 'a' | 'b' = attributes.look
    host.addEventListener('click', () => host.append(String(max), look), { signal })
    // @ts-expect-error nobody has declared it
    attributes.min
  },
})
// @ts-expect-error no such moment
ilots.register({ name: 'x', marker: '.x', when: { on: 'later' }, mount() {} })
export const seen: Inspection = startReact().inspect()
`,
  )
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  }
  await writeFile(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }))
  const { stdout } = await run(resolve('node_modules/.bin/tsc'), ['-p', site]).catch((failed) => failed)
  expect(stdout).toBe('')
})

describe.skipIf(!chrome)('in a page', () => {
  let browser: Browser
  let server: Server
  let address: string
  const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

  beforeAll(async () => {
    server = createServer(async ({ url = '/' }, reply) => {
      const file = await readFile(join(site, url)).catch(() => undefined)
      reply.writeHead(file ? 200 : 404, { 'Content-Type': TYPES[extname(url)] ?? 'text/plain' }).end(file)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await chromium.launch({ executablePath: chrome ?? '', args: ['--no-sandbox', '--disable-gpu'] })
  })
  afterAll(async () => {
    await browser.close()
    server.close()
  })

  /** What the page says, once it is ready and its dialog, whose code and styles come late, has been opened. */
  async function use(name: string, html: string) {
    await writeFile(join(site, name), html)
    const tab = await browser.newPage()
    const said: string[] = []
    tab.on('console', (message) => said.push(message.text()))
    tab.on('pageerror', (error) => said.push(error.message))
    await tab.goto(`${address}/${name}`)
    await tab
      .waitForSelector('html[data-ilots="ready"]', { timeout: 10_000 })
      .catch(() => said.push('not ready'))
    await tab.getByText('Ouvrir').click()
    await tab.waitForSelector('dialog[open]', { timeout: 10_000 }).catch(() => said.push('no dialog'))
    const mounted = await tab.locator('[data-goto-url]').getAttribute('data-ilot-mounted')
    const overlays = await tab.evaluate(() => document.querySelector('dialog')?.checkVisibility())
    const sheets = await tab.evaluate(
      () => document.adoptedStyleSheets.filter(({ cssRules }) => cssRules.length > 0).length,
    )
    await tab.close()
    // A favicon that is not there is none of ours.
    return {
      mounted,
      overlays,
      hasStyles: sheets > 1,
      said: said.filter((line) => !/favicon|404/.test(line)),
    }
  }
  const works = { mounted: 'goto-block', overlays: true, hasStyles: true, said: [] }

  test('by its tag', async () => {
    const html = page('<script src="/node_modules/ilots/dist/ilots.js" defer></script>')
    expect(await use('tag.html', html)).toEqual(works)
  })

  test('by import, without a bundler', async () => {
    const html = page(
      '<script type="importmap">{"imports":{"ilots":"/node_modules/ilots/dist/index.js"}}</script>' +
        "<script type=\"module\">import { start } from 'ilots'; start({ product: 'acme' })</script>",
    )
    expect(await use('module.html', html)).toEqual(works)
  })

  test('through a bundler, which splits its islands', async () => {
    await writeFile(join(site, 'app.js'), "import { start } from 'ilots'\nstart({ product: 'acme' })\n")
    await build({
      absWorkingDir: site,
      entryPoints: ['app.js'],
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      outdir: 'bundled',
      logLevel: 'error',
    })
    expect((await readdir(join(site, 'bundled'))).length).toBeGreaterThan(40)
    expect(await use('bundled.html', page('<script type="module" src="/bundled/app.js"></script>'))).toEqual(
      works,
    )
  })
})
