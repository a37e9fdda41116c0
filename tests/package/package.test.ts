// @module-tag whole
/**
 * The package as `npm install` leaves it: by its tag, by `import`, through a bundler, and its command. Needs a build.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browsers'

const run = promisify(execFile)
const chrome = findBrowser('Chromium')
/** How compilers look for packages. */
const RESOLUTIONS = ['bundler', 'node16', 'nodenext'] as const
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
  const old = resolve('tests/cli/pages/migrate/colorbox.html')
  const { stdout: advice } = await run(process.execPath, [
    join(installed(), bin.ilots),
    'check',
    '--migrate',
    old,
  ])
  // It finds the package's own list of files.
  expect(advice).toMatch(/Colorbox → îlot lightbox[\s\S]*Îlots : [\d ]+ octets/)
  const { stdout } = await run(process.execPath, [join(installed(), bin.ilots), '--version'])
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('its command ends quietly when who reads has seen enough', async () => {
  const { bin } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8')) as {
    bin: { ilots: string }
  }
  const pages = Array.from({ length: 40 }, () => resolve('tests/cli/pages/broken.html')).join(' ')
  const line = `${process.execPath} ${join(installed(), bin.ilots)} check ${pages} | head -n 1 >/dev/null`
  expect((await run('sh', ['-c', line])).stderr).toBe('')
})

test('each link of its texts leads to something in it', async () => {
  const files = await readdir(installed(), { recursive: true })
  const dead: string[] = []
  const texts = files.filter((file) => file.endsWith('.md'))
  for (const file of texts) {
    // What is code is no link.
    const text = (await readFile(join(installed(), file), 'utf8')).replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    for (const [, inText, inHtml] of text.matchAll(/\]\(([^)\s#]+)[^)]*\)|(?:src|href)="([^"#]+)/g)) {
      const link = inText ?? inHtml ?? ''
      if (/^([a-z]+:|\/)/.test(link)) continue
      const there = await stat(join(installed(), dirname(file), link)).catch(() => undefined)
      if (!there) dead.push(`${file}: ${link}`)
    }
  }
  expect(texts).toEqual(expect.arrayContaining(['README.md', 'README.fr.md', 'examples/README.md']))
  expect(dead).toEqual([])
})

test('a server may import it, and is told when it starts it', async () => {
  const script =
    "import { start } from 'ilots'; import 'ilots/legacy'; try { start() } catch ({ message }) { console.log(message) }"
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: site })
  expect(stdout).toMatch(/start\(\) refusé : aucun document/)
})

test.each(RESOLUTIONS)('its types are found, and hold: %s', async (resolution) => {
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
ilots.register({
  name: 'estimation',
  marker: '.estimation',
  place: 'after',
  attributes: { max: { type: 'integer', default: 3 } },
  Component({ attributes, page, say }) {
    const max: number = attributes.max
    return page.t(say('total', { max }))
  },
})
ilots.react().then(({ createElement, useState, useIlots }) => {
  const [count, setCount] = useState(1)
  setCount((before: number) => before + count)
  return createElement('b', null, useIlots<{ max: { type: 'integer'; default: 1 } }>().attributes.max)
})
ilots.register({
  name: 'formulaire',
  marker: 'form.devis',
  mount(host: HTMLFormElement, { host: same }) {
    same.requestSubmit()
    return () => host.reset()
  },
})
// @ts-expect-error a marker selects elements
ilots.register({ name: 'x', marker: '.x', mount(host: Window) {} })
ilots.on('error', ({ code, message }) => [code.trim(), message.trim()])
ilots.on('navigate', ({ url, target }) => [url.trim(), target.trim()])
ilots.on('request', ({ state }) => state === 'failed')
// @ts-expect-error a mount has no address
ilots.on('mount', ({ island, url }) => island)
// @ts-expect-error no such event
ilots.on('open', () => {})
// @ts-expect-error no such moment
ilots.register({ name: 'x', marker: '.x', when: { on: 'later' }, mount() {} })
// @ts-expect-error no such place
ilots.register({ name: 'x', marker: '.x', place: 'left', Component: () => null })
export const seen: Inspection = startReact().inspect()
`,
  )
  expect(await complaintsOf(['typed.ts'], resolution)).toBe('')
})

test.each(RESOLUTIONS)(
  'the globals of the page have types, for scripts without an import: %s',
  async (resolution) => {
    await writeFile(
      join(site, 'page.ts'),
      `/// <reference types="ilots/global" />
window.Ilots.on('mount', ({ island }) => island.trim())
Ilots.on('mount', ({ island }) => island.trim())
setCookie('ville', getCookie('ville') ?? 'Brest', 30)
deleteCookie('ville')
window.acmeModal('Titre', '<p>Texte</p>', '', [{ titre: 'Valider', action() { this.disabled = true } }])
window.acmeConfirm('Sûr ?', (answer: boolean) => window.acmeModalClose())
window.acmePopup('/horaires', { id: 3 }, { type: 'iframe', width: 400 })
window.acmeTraduire('Bonjour').trim()
window.acmeSlideshow('fond', 'devant', '', ['/a.jpg'], ['/a', null], null, 1, '5', true).then(() => {})
window.acmeTrack('devis', 'envoi', 3).then(() => {})
window.acmeLoader.progress(1, 3)
window.IlotsConfig = { product: 'acme' }
// @ts-expect-error a button has a titre
window.acmeModal('Titre', 'Texte', '', [{ title: 'Valider' }])
// @ts-expect-error pictures are a list
window.acmeSlideshow('fond', 'devant', '', '/a.jpg')
// @ts-expect-error an event has a category
window.acmeTrack()
// @ts-expect-error no such type
window.acmePopup('/horaires', null, { type: 'image' })
// @ts-expect-error nobody declares it
window.acmeFenetre()
// @ts-expect-error no such method
window.Ilots.nonsense()
// @ts-expect-error no such method
Ilots.nonsense()
`,
    )
    expect(await complaintsOf(['page.ts'], resolution)).toBe('')
  },
)

test('each global of the product that the contract lists has its type', async () => {
  const [contract, types] = await Promise.all([
    readFile('docs/contract.md', 'utf8'),
    readFile(join(installed(), 'dist/global.d.ts'), 'utf8'),
  ])
  const [, section = ''] = contract.split('### 6.1')
  const names = [...(section.split('###')[0] ?? '').matchAll(/`\{product\}(\w+)/g)].map(([, name]) => name)
  expect(names).toContain('Slideshow')
  expect(names.filter((name) => !types.includes(`\${string}${name}\`]`))).toEqual([])
})

test('an island of the site’s own React has the types of its attributes', async () => {
  await installReact()
  await cp('examples/react-bundle/creneaux.tsx', join(site, 'creneaux.tsx'))
  await writeFile(
    join(site, 'own.tsx'),
    `import { start } from 'ilots'
import { reactIsland, useIlots, type ComponentProps } from 'ilots/island'
import { useState } from 'react'
const attributes = { max: { type: 'integer', default: 3 } } as const
function Left({ attributes: { max } }: ComponentProps<typeof attributes>) {
  const [count] = useState<number>(max)
  return <b>{useIlots<typeof attributes>().attributes.max - count}</b>
}
void start().register(reactIsland({ name: 'left', marker: '.left', attributes, Component: Left }))
export const { mount } = reactIsland({
  name: 'look',
  marker: '.look',
  attributes: { look: { type: 'choice', words: ['a', 'b'], default: 'a' } },
  Component({ attributes, page, say }) {
    const look: 'a' | 'b' = attributes.look
    // @ts-expect-error nobody has declared it
    attributes.max
    return <i title={page.t(look)}>{say('look')}</i>
  },
})
// @ts-expect-error its attributes have no such key
reactIsland({ name: 'x', marker: '.x', attributes: { look: { type: 'text' } }, Component: Left })
// @ts-expect-error an element is no component
reactIsland({ name: 'x', marker: '.x', Component: <b /> })
`,
  )
  expect(await complaintsOf(['own.tsx', 'creneaux.tsx'])).toBe('')
})

/** What the compiler says of files of the project. @param resolution how it looks for packages. */
async function complaintsOf(
  files: readonly string[],
  resolution: (typeof RESOLUTIONS)[number] = 'bundler',
): Promise<string> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: resolution === 'bundler' ? 'esnext' : resolution,
    moduleResolution: resolution,
    jsx: 'react-jsx',
    types: [],
  }
  await writeFile(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const { stdout } = await run(resolve('node_modules/.bin/tsc'), ['-p', site]).catch((failed) => failed)
  return stdout
}

/** The project's own React, and Preact in its place. */
async function installReact(): Promise<void> {
  await mkdir(join(site, 'node_modules/@types'), { recursive: true })
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'preact',
    'csstype',
    '@types/react',
    '@types/react-dom',
  ])
    await symlink(resolve('node_modules', name), join(site, 'node_modules', name)).catch(() => {})
}

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

  test.each([
    ['its own React', {}],
    [
      'Preact in its place',
      {
        react: 'preact/compat',
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react-dom': 'preact/compat',
        'react-dom/client': 'preact/compat/client',
      },
    ],
  ])('through a bundler, with an island that %s draws', async (_, alias) => {
    await installReact()
    await writeFile(
      join(site, 'drawn.jsx'),
      `import { start } from 'ilots'
import { reactIsland } from 'ilots/island'
const Component = ({ attributes, host }) => <b>{attributes.word} {host.firstChild.data}</b>
start({ product: 'acme' }).register(
  reactIsland({ name: 'word', marker: '#a', attributes: { word: { type: 'text', default: 'Un' } }, when: { on: 'now' }, Component }),
)
`,
    )
    await build({
      absWorkingDir: site,
      entryPoints: ['drawn.jsx'],
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      minify: true,
      define: { 'process.env.NODE_ENV': '"production"' },
      alias,
      outdir: 'drawn',
      logLevel: 'error',
    })
    await writeFile(join(site, 'drawn.html'), page('<script type="module" src="/drawn/drawn.js"></script>'))
    const tab = await browser.newPage()
    const said: string[] = []
    tab.on('console', (message) => said.push(message.text()))
    tab.on('pageerror', (error) => said.push(error.message))
    await tab.goto(`${address}/drawn.html`)
    await tab.waitForSelector('#a b', { timeout: 10_000 }).catch(() => said.push('not drawn'))
    const drawn = await tab.locator('#a').innerHTML()
    await tab.close()
    expect(said.filter((line) => !/favicon|404/.test(line))).toEqual([])
    expect(drawn).toBe('Texte<div class="ilots-root"><b>Un Texte</b></div>')
  })
})
