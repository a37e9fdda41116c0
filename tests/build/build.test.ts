import { appendFile, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { Script } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Built, buildIn, copyTree, removeBuilds } from '../helpers/build'

let tree: string
let built: Built

beforeAll(async () => {
  tree = await copyTree()
  built = await buildIn(tree)
})
afterAll(removeBuilds)

const scripts = () => [...built].filter(([path]) => path.endsWith('.js'))
const LOADER = /(^|\/)ilots(\.legacy)?\.js$/
const loaders = () => scripts().filter(([path]) => LOADER.test(path))
/** Every module that a script imports, at once or later. */
const imports = (source: string) =>
  [
    ...source.matchAll(
      /(?<!["'`])(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+)["'`]|["'`](\.\.?\/(?:islands|chunks)\/[\w.-]+\.js)["'`]/g,
    ),
  ].map(([, name, later = '']) => name ?? later)
const hashed = (files: Built) =>
  new Map([...files].filter(([path]) => !LOADER.test(path) && path.includes('-')))

test('building in another folder gives the same bytes', async () => {
  const elsewhere = await buildIn(await copyTree(tree))
  expect([...elsewhere.keys()]).toEqual([...built.keys()])
  expect([...built].filter(([path, source]) => elsewhere.get(path) !== source)).toEqual([])
})

/** A plain behaviour that is one file, one with shared chunks, one with an interface. */
const CHANGED = ['goto-block', 'squeezebox', 'mobile-menu']

test('changing three islands leaves every other hashed file alone', async () => {
  const copy = await copyTree(tree)
  for (const name of CHANGED) {
    const mount = (await readdir(join(copy, 'islands', name))).find((file) => file.startsWith('mount.'))
    await appendFile(
      join(copy, 'islands', name, mount ?? ''),
      `\n;(globalThis as { changed?: string }).changed = '${name}'\n`,
    )
  }
  const changed = hashed(await buildIn(copy))
  const before = hashed(built)
  const different = [...before].filter(([path, source]) => changed.get(path) !== source).map(([path]) => path)
  for (const name of CHANGED) {
    const own = new RegExp(`(^|/)islands/${name}-\\w+\\.js$`)
    expect(different.filter((path) => own.test(path))).toHaveLength(2)
  }
  expect(different).toHaveLength(2 * CHANGED.length)
  expect(changed.size).toBe(before.size)
})

describe('every script', () => {
  test('is there in both flavours', () =>
    expect(loaders().map(([path]) => path)).toEqual([
      'ilots.js',
      'ilots.legacy.js',
      'react/ilots.js',
      'react/ilots.legacy.js',
    ]))

  test('evaluates no text', () => {
    const evaluating = scripts().filter(([, source]) =>
      /\beval\s*\(|\bnew\s+Function\b|[^\w$.]Function\s*\(/.test(source),
    )
    expect(evaluating.map(([path]) => path)).toEqual([])
  })

  test('asks the document past the elements that a page has named', () => {
    // Words for integrators stand in quotes; `documentMode` is React's question about a browser of yesterday.
    const member = /(?<![\w$."'`«( ])(?:(?:window|self|globalThis)\.)?document\.(?!documentMode)(\w+)/g
    const rest = /\}\s*=\s*document\b/g
    const found = scripts().flatMap(([path, source]) =>
      [...source.matchAll(member), ...source.matchAll(rest)].map(([text]) => `${path}: ${text}`),
    )
    expect(found).toEqual([])
  })

  test('imports only files that are there', () => {
    const missing = scripts().flatMap(([path, source]) =>
      imports(source)
        .filter((name) => !/^\.\.?\//.test(name) || !built.has(posix.join(posix.dirname(path), name)))
        .map((name) => `${path} imports ${name}`),
    )
    expect(missing.join()).toBe('')
  })

  test('links only style sheets that are there', () => {
    const missing = scripts().flatMap(([path, source]) =>
      [...source.matchAll(/["'`]([\w./-]+\.css)["'`]/g)]
        .map(([, name = '']) => posix.join(posix.dirname(path), name))
        .filter((name) => !built.has(name)),
    )
    expect(missing.join()).toBe('')
  })
})

describe('the loader', () => {
  test('is a classic script', () => {
    for (const [path, source] of loaders()) expect(() => new Script(source, { filename: path })).not.toThrow()
  })

  test('imports nothing before an island is wanted', () => {
    for (const [, source] of loaders())
      expect(source).not.toMatch(/\bimport\s*["'`{*]|(?<!["'`])\bfrom\s*["'`]/)
  })

  test('names the code of every island, and the file is there', async () => {
    const names = (await readdir(join(tree, 'islands'))).sort()
    // What this one asks for is its own affair; that the files are there is seen below, as of every chunk.
    const [, more = ''] = scripts().find(([path]) => /^islands\/legacy-more-/.test(path)) ?? []
    expect(more).toMatch(/\.\/legacy-tips-/)
    for (const [path, source] of loaders()) {
      const described = [...source.matchAll(/\("([\w-]+)","([A-Z0-9]{8})"/g)]
      // What is behind old globals is asked for by the script that has them.
      const asked = names.filter((name) =>
        path.endsWith('ilots.legacy.js') ? !more.includes(`./${name}-`) : !name.startsWith('legacy-'),
      )
      expect([path, ...described.map(([, name]) => name).sort()]).toEqual([path, ...asked])
      const files = described.map(([, name, hash]) =>
        posix.join(posix.dirname(path), `islands/${name}-${hash}.js`),
      )
      expect(files.filter((file) => !built.has(file))).toEqual([])
    }
  })

  test('holds no React, no Preact and no zod', () => {
    const interfaces = /createRoot|createElement\(null|__H\b|useState|_zod|ZodError/
    for (const [path, source] of loaders()) expect([path, interfaces.test(source)]).toEqual([path, false])
    const chunks = scripts().filter(([path]) => path.includes('chunks/'))
    expect(chunks.some(([, source]) => /_zod/.test(source))).toBe(true)
    expect(chunks.some(([path, source]) => path.startsWith('react/') && /useState/.test(source))).toBe(true)
    expect(chunks.some(([path, source]) => path.startsWith('chunks/') && /__H\b/.test(source))).toBe(true)
  })
})

test('a clickable block is one file: it imports nothing', () => {
  const blocks = scripts().filter(([path]) => /islands\/goto-block-/.test(path))
  expect(blocks).toHaveLength(2)
  expect(blocks.flatMap(([, source]) => imports(source))).toEqual([])
})
