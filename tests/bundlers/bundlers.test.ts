/**
 * The packed package through each bundler, below a sub-path, under the strict policy: what a visitor opens looks as
 * it does by the tag. Vite every day; all of them, in versions of their own (`package.json` beside this), by `npm run
 * test:all`. Needs a build.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browsers'
import { isWhole, WHOLE } from '../helpers/whole'
import { BASE, MAIN, POLICY, type Project, page, projects } from './projects'
import { type Visit, visit } from './visit'

const run = promisify(execFile)
const chrome = findBrowser('Chromium')
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund']
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

/** What a page with the tag has done already. */
const IMPORT = /^import[\s\S]*?\n\n.*/

/** Where the bundlers and the package are installed; a folder for each project. */
let root: string
/** The bundlers' commands. */
let commands: string
let browser: Browser
/** What the same page looks like by the tag. */
let byTag: Visit
const closing: (() => unknown)[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ilots-bundlers-'))
  const inRoot = { cwd: root }
  commands = isWhole ? join(root, 'node_modules/.bin') : resolve('node_modules/.bin')
  if (isWhole) {
    for (const name of ['package.json', 'package-lock.json'])
      await cp(`tests/bundlers/${name}`, join(root, name))
    await run('npm', ['ci', ...QUIET], inRoot)
  }
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', root])
  const tarball = (await readdir(root)).find((name) => name.endsWith('.tgz'))
  // With the lock file of the bundlers: without one, npm asks the registry for what is there already.
  await run('npm', ['install', '--offline', '--no-save', ...QUIET, `./${tarball}`], inRoot)
  if (!chrome) return
  browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox', '--disable-gpu'] })
  const dist = join(root, 'node_modules/ilots/dist')
  const tag =
    '<script src="ilots.js" data-product="acme" defer></script><script src="essai.js" defer></script>'
  await writeFile(join(dist, 'index.html'), page(tag))
  await writeFile(join(dist, 'essai.js'), MAIN.replace(IMPORT, 'const ilots = Ilots'))
  byTag = await visit(browser, await serve(dist))
})
afterAll(async () => {
  await browser?.close()
  for (const close of closing) close()
  await rm(root, { recursive: true, force: true })
})

/** @returns its origin. */
async function serve(folder: string): Promise<string> {
  const server: Server = createServer(async ({ url = '' }, reply) => {
    const path = decodeURI(url.split('?')[0] ?? '').slice(BASE.length) || 'index.html'
    const file = url.startsWith(BASE) ? await readFile(join(folder, path)).catch(() => undefined) : undefined
    reply
      .writeHead(file ? 200 : 404, {
        'Content-Type': TYPES[extname(path)] ?? 'text/plain',
        'Content-Security-Policy': POLICY,
      })
      .end(file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Writes the project. @returns its folder. */
async function write({ name, files = {}, script, readsPage }: Project): Promise<string> {
  const folder = join(root, name.replace(/\W+/g, '-'))
  await mkdir(join(folder, 'src'), { recursive: true })
  const all = {
    'package.json': '{ "name": "essai", "private": true, "type": "module" }',
    'src/main.js': MAIN,
    ...(readsPage && { 'index.html': page(script) }),
    ...files,
  }
  for (const [path, text] of Object.entries(all)) await writeFile(join(folder, path), text)
  return folder
}

/** @returns what the bundler has printed. */
async function build(folder: string, [command, ...parameters]: Project['command']): Promise<string> {
  const { stdout, stderr } = await run(join(commands, command), parameters, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  })
  return stdout + stderr
}

/** Starts a bundler that serves. @returns its origin, once it answers, and what it prints. */
async function start(folder: string, [command, ...parameters]: Project['command']) {
  const port = await freePort()
  const child: ChildProcess = spawn(join(commands, command), [...parameters, String(port)], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  })
  closing.push(() => child.kill())
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(String(data)))
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', () => /ready/.test(printed.join('')) && ready())
    child.on('close', () => failed(new Error(printed.join(''))))
  })
  return { origin: `http://127.0.0.1:${port}`, printed }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

test('every file that comes later is imported by a plain address, which a bundler can follow', async () => {
  const dist = join(root, 'node_modules/ilots/dist')
  const files = (await readdir(dist, { recursive: true })).filter((path) =>
    /^(react\/)?(p\/|index)[\w.]*\.js$/.test(path),
  )
  expect(files.length).toBeGreaterThan(100)
  for (const path of files) {
    const code = await readFile(join(dist, path), 'utf8')
    expect(code.match(/\bimport\((?!(["`])\.\/(p\/)?\w{5}\.js\1\)|…\)).{20}/g) ?? [], path).toEqual([])
  }
})

describe.skipIf(!chrome)('what a visitor opens', () => {
  test('by the tag is dressed', () => {
    const { looks, said } = byTag
    expect(said).toEqual([])
    const styleOf = (step: string, name: string) =>
      looks[step]?.find(([element]) => element?.includes(name))?.slice(1, 4)
    expect(styleOf('slider', 'splide__track')).toEqual(['block', 'relative', 'clip'])
    expect(styleOf('toast', 'ilots-toasts')).toEqual(['grid', 'fixed', 'auto'])
    expect(styleOf('picker', 'ilots-date-picker')).toEqual(['block', 'fixed', 'auto'])
    expect(styleOf('formError', 'ilots-form-errors')).toEqual(['block', 'static', 'visible'])
    expect(styleOf('dialog', 'dialog')).toEqual(['flex', 'fixed', 'auto'])
  })

  for (const project of projects)
    test(
      `through ${project.name} looks the same, with no complaint of the bundler or of the page`,
      project.isDaily ? {} : WHOLE,
      async () => {
        const folder = await write(project)
        const { origin, printed } = project.serves
          ? await start(folder, project.command)
          : { origin: '', printed: [await build(folder, project.command)] }
        if (!project.serves && !project.readsPage)
          await writeFile(join(folder, 'dist/index.html'), page(project.script))
        const { looks, said } = await visit(browser, origin || (await serve(join(folder, 'dist'))))
        expect(printed.join('')).not.toMatch(/warn|error|invalid|deprecat/i)
        expect(said.filter((line) => !/^\[vite\] connect/.test(line))).toEqual([])
        expect(looks).toEqual(byTag.looks)
      },
    )
})
