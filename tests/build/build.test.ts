// @module-tag whole
/** Two builds, in two folders: of the tree as it is, and of one in which three islands are changed. */
import { existsSync, readdirSync } from 'node:fs'
import { appendFile, readdir, readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join, posix } from 'node:path'
import { Script } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { madeOf } from '../../scripts/made-of'
import { type Built, buildIn, copyTree, removeBuilds } from '../helpers/build'

/** A plain behaviour that is one file, one that shares parts, one with an interface. */
const CHANGED = ['goto-block', 'squeezebox', 'mobile-menu']

let tree: string
let built: Built
let changed: Built

beforeAll(async () => {
  const copy = await copyTree()
  for (const name of CHANGED) {
    const mount = (await readdir(join(copy, 'islands', name))).find((file) => file.startsWith('mount.'))
    await appendFile(
      join(copy, 'islands', name, mount ?? ''),
      `\n;(globalThis as { changed?: string }).changed = '${name}'\n`,
    )
  }
  tree = await copyTree()
  built = await buildIn(tree)
  changed = await buildIn(copy)
})
afterAll(removeBuilds)

const scripts = () => [...built].filter(([path]) => path.endsWith('.js'))
/** Asked for by the older library's second part. */
const BEHIND_MORE = new Set([
  'legacy-assets',
  'legacy-autocompleter',
  'legacy-dates',
  'legacy-drag',
  'legacy-extras',
  'legacy-forms',
  'legacy-slimbox',
  'legacy-squeezebox',
  'legacy-tips',
])
const hasMount = (folder: string) => ['mount.ts', 'mount.tsx'].some((file) => existsSync(join(folder, file)))
const LOADER = /(^|\/)ilots(\.legacy)?\.js$/
const loaders = () => scripts().filter(([path]) => LOADER.test(path))
/** Every module that a script imports, at once or later. */
const imports = (source: string) =>
  [...source.matchAll(/(?<!["'`])(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`$]+)["'`]/g)].map(
    ([, name = '']) => name,
  )
const hashed = (files: Built) => new Map([...files].filter(([path]) => /(^|\/)p\//.test(path)))
/** Where the loader that was built says that the code of each island is, without the folder. */
const described = (source: string) =>
  [
    // A line of the registry's table, or a service of the old scripts' layer.
    ...source.matchAll(
      /(?:["'`]|\\n)([a-z][\w-]+)(?:\||",")([0-9b-df-hj-np-tv-z]{5})(\d*)(?:\/[\w-]+)?(?=[|"'`\\])/g,
    ),
  ].map(([, name = '', hash = '', places = '']) => ({
    name,
    hash,
    places,
  }))
/** The file of an island, of one flavour. */
const fileOf = (files: Built, name: string, folder: string) => {
  const found = described(files.get(`${folder}ilots.legacy.js`) ?? '').find((each) => each.name === name)
  return `${folder}p/${found?.hash}.js`
}

/** Names that one of two builds has and the other has not. */
const only = (files: Built, others: Built) => [...hashed(files).keys()].filter((path) => !others.has(path))

test('changing three islands leaves every other hashed file alone', () => {
  // What fetches ahead holds the name and size of every file.
  const names = [...CHANGED, 'warm-up']
  const own = ['', 'react/'].flatMap((folder) => names.map((name) => fileOf(built, name, folder)))
  expect(only(built, changed).sort()).toEqual(own.sort())
  expect(hashed(changed).size).toBe(hashed(built).size)
})

test('building in another folder gives the same bytes, the three islands and their hashes aside', () => {
  // The minifier gives the shortest names by how often a letter occurs, those of the hashes as well.
  const unnamed = (source: string) => source.replace(/(?<![\w$])[a-z_$][\w$]?(?![\w$])/gi, 'x')
  const hashes = [...only(built, changed), ...only(changed, built)].map((path) => path.slice(-8, -3))
  const unhashed = (source: string) => hashes.reduce((text, hash) => text.replaceAll(hash, 'HASH'), source)
  const others = (files: Built): Built => {
    const kept = [...files].filter(([path]) => !hashes.includes(path.slice(-8, -3)))
    return new Map(
      kept.map(([path, source]) => [path, path.includes('p/') ? source : unnamed(unhashed(source))]),
    )
  }
  const [here, elsewhere] = [others(built), others(changed)]
  expect([...elsewhere.keys()]).toEqual([...here.keys()])
  expect([...here.keys()].filter((path) => elsewhere.get(path) !== here.get(path))).toEqual([])
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

  test('imports only files that are there', () => {
    const missing = scripts().flatMap(([path, source]) =>
      imports(source)
        .filter((name) => !/^\.\.?\//.test(name) || !built.has(posix.join(posix.dirname(path), name)))
        .map((name) => `${path} imports ${name}`),
    )
    expect(missing.join()).toBe('')
  })

  test('asks for no style sheet', () => {
    const asking = scripts().filter(([, source]) => /["'`][\w./-]+\.css["'`]/.test(source))
    expect(asking.map(([path]) => path)).toEqual([])
  })

  test('has a name in which blocking lists find no word', () => {
    const words = /analytics|track|share|social|banner|popup|ad/i
    expect([...built.keys()].filter((path) => words.test(path.replace(/^react\//, '')))).toEqual([])
    for (const path of hashed(built).keys()) expect(path).toMatch(/(^|\/)p\/[0-9b-df-hj-np-tv-z]{5}\.js$/)
  })

  test('has a map that leads to the line of the source', async () => {
    const SENTENCES: Record<string, [text: string, source: string][]> = {
      'ilots.js': [['double inclusion', 'src/start.ts']],
      [fileOf(built, 'goto-block', '')]: [['[data-goto-url]{cursor:pointer}', 'islands/goto-block/mount.ts']],
      [fileOf(built, 'mobile-menu', '')]: [["n'a renvoyé aucun élément", 'islands/mobile-menu/mount.tsx']],
    }
    for (const [path, sentences] of Object.entries(SENTENCES)) {
      const map = JSON.parse(await readFile(join(tree, 'dist', `${path}.map`), 'utf8'))
      expect(map.sources.filter((name: string) => name.startsWith('/'))).toEqual([])
      const lines = (built.get(path) ?? '').split('\n')
      for (const [text, source] of sentences) {
        const written = path.startsWith('ilots') ? text.replace(/[^ -~]/g, escaped) : text
        const line = lines.findIndex((each) => each.includes(written))
        const column = (lines[line] ?? '').indexOf(written)
        const found = new SourceMap(map).findEntry(line, column)
        if (!('originalSource' in found)) throw new Error(`${path}: « ${text} » is not in its map`)
        expect(posix.join(posix.dirname(posix.join('dist', path)), found.originalSource)).toBe(source)
        const original = (await readFile(join(tree, source), 'utf8')).split('\n')
        // A text that runs over several lines is mapped where it begins.
        expect(original.slice(found.originalLine, found.originalLine + 3).join('\n')).toContain(text)
      }
    }
  })
})

/** As the minifier writes what is not ASCII. */
const escaped = (letter: string) => {
  const code = letter.charCodeAt(0).toString(16)
  return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`
}

describe('the loader', () => {
  test('is a classic script', () => {
    for (const [path, source] of loaders()) expect(() => new Script(source, { filename: path })).not.toThrow()
  })

  test('is ASCII: a page of another encoding reads it as its own', () => {
    for (const [path, source] of loaders()) expect([path, source.match(/[^\n -~]/g)]).toEqual([path, null])
  })

  test('imports nothing before an island is wanted', () => {
    for (const [, source] of loaders())
      expect(source).not.toMatch(/\bimport\s*["'`{*]|(?<!["'`])\bfrom\s*["'`]/)
  })

  test('names the code of every island and of its parts, and the files are there', async () => {
    const names = ['islands', 'legacy-compat']
      .flatMap((room) => readdirSync(join(tree, room)).filter((name) => hasMount(join(tree, room, name))))
      .sort()
    for (const [path, source] of loaders()) {
      const found = described(source)
      // What is behind old globals is asked for by the script that has them.
      const asked = names.filter((name) =>
        path.endsWith('ilots.legacy.js') ? !BEHIND_MORE.has(name) : !name.startsWith('legacy-'),
      )
      expect([path, found.map(({ name }) => name).sort()]).toEqual([path, asked])
      const [parts = ''] = source.match(/(?<=")(?:[0-9b-df-hj-np-tv-z]{5}){8,}(?=")/) ?? []
      const files = found.flatMap(({ hash, places }) => [
        hash,
        ...[...places].map((place) => parts.slice(5 * Number(place), 5 * Number(place) + 5)),
      ])
      const missing = files.filter((hash) => !built.has(posix.join(posix.dirname(path), `p/${hash}.js`)))
      expect([path, missing]).toEqual([path, []])
    }
  })

  test('is made of sources that a table names, each with its share', () => {
    const rows = madeOf(join(tree, 'dist'), ['ilots.js'])
    const length = built.get('ilots.js')?.length ?? 0
    expect(rows.filter(({ source }) => !existsSync(source))).toEqual([])
    expect(rows.map(({ source }) => source)).toEqual(
      expect.arrayContaining([
        'src/registry-entries.ts',
        'src/engine/early-events.ts',
        'legacy-compat/dreamweaver.ts',
      ]),
    )
    const sum = rows.reduce((before, { characters }) => before + characters, 0)
    // The rest the build writes itself: the hashes of files, and which parts come with each.
    expect(sum / length).toBeGreaterThan(0.965)
    expect(sum).toBeLessThanOrEqual(length)
  })

  test('holds no React, no Preact and no zod', () => {
    const interfaces = /createRoot|createElement\(null|__H\b|useState|_zod|ZodError/
    for (const [path, source] of loaders()) expect([path, interfaces.test(source)]).toEqual([path, false])
    const parts = [...hashed(built)]
    expect(parts.some(([, source]) => /_zod/.test(source))).toBe(true)
    expect(parts.some(([path, source]) => path.startsWith('react/') && /useState/.test(source))).toBe(true)
    expect(parts.some(([path, source]) => path.startsWith('p/') && /__H\b/.test(source))).toBe(true)
  })
})

test('a clickable block is one file: it imports nothing', () => {
  for (const folder of ['', 'react/'])
    expect(imports(built.get(fileOf(built, 'goto-block', folder)) ?? 'from "nowhere"')).toEqual([])
})
