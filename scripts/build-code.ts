/**
 * The code of islands, in the files that scripts/parts.ts names. Each file is bundled by itself: what another one holds
 * is imported from there, so that nothing is cut where two bundles happen to meet.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'esbuild'
import { build } from 'tsup'
import { common, type Flavour, minified, NO_ADDRESSES, type OutputPlugin, WARM_UP } from './build-scripts'
import { styleTexts } from './build-styles'
import { HARMLESS, PARTS } from './parts'
import { type File, type Plan, planFiles, resolveFrom, shortNames } from './plan'
import { noteLibraries, noteName } from './sbom'

/** A file of `dist/p` as it was written. */
export interface Written {
  /** Five signs of its content's hash. */
  readonly hash: string
  readonly islands: readonly string[]
  readonly parts: readonly string[]
  /** Brotli. */
  readonly bytes: number
}

/** @returns every file of one flavour, by the name of its part, group, island, or source. */
export async function buildCode(flavour: Flavour, folder: string): Promise<ReadonlyMap<string, Written>> {
  const plan = planFiles()
  const begun = new Map<string, Promise<Written>>()
  const copies: Copies = new Map()
  /** A file's name holds the hash of what it imports: that is written before it. */
  const write = (name: string): Promise<Written> => {
    const file = plan.files.find((each) => each.name === name)
    if (!file) throw new Error(`No file of dist/p is called ${name}`)
    const known = begun.get(name) ?? writeFile(file, { flavour, folder, plan, copies, write })
    begun.set(name, known)
    return known
  }
  const written = new Map<string, Written>()
  for (const { name } of plan.files) written.set(name, await write(name))
  refuseTwins(written)
  refuseSplitState(copies)
  return written
}

function refuseTwins(written: ReadonlyMap<string, Written>): void {
  const byHash = new Map<string, string>()
  for (const [name, { hash }] of written) {
    const other = byHash.get(hash)
    if (other) throw new Error(`dist/p/${hash}.js would be both ${other} and ${name}`)
    byHash.set(hash, name)
  }
}

/** Files that hold a copy of a source with a state of its own would have one each. */
function refuseSplitState(copies: Copies): void {
  const STATE = /^(?:export )?(?:let |const \w+[^=\n]*= (?:new (?:Weak)?(?:Map|Set)\b|\[\]|\{\}))/m
  const split = [...copies].filter(
    ([source, files]) =>
      files.length > 1 && !HARMLESS.has(source) && STATE.test(readFileSync(source, 'utf8')),
  )
  if (split.length > 0)
    throw new Error(
      `Each file that holds a copy of these would keep a state of its own; keep it with pageWide, or in one part:\n${split
        .map(([source, files]) => `${source} in ${files.join(', ')}`)
        .join('\n')}`,
    )
}

/** Source → the files that hold it. */
type Copies = Map<string, string[]>

const noteCopies = (file: string, copies: Copies): Plugin => ({
  name: 'ilots-copies',
  setup: (build) =>
    build.onEnd(({ metafile }) => {
      for (const { inputs } of Object.values(metafile?.outputs ?? {}))
        for (const [source, { bytesInOutput }] of Object.entries(inputs))
          if (bytesInOutput > 0 && /^(src|islands|legacy-compat)\//.test(source))
            copies.set(source, [...(copies.get(source) ?? []), file])
    }),
})

interface Around {
  readonly flavour: Flavour
  readonly folder: string
  readonly plan: Plan
  readonly copies: Copies
  write(name: string): Promise<Written>
}

async function writeFile(file: File, around: Around): Promise<Written> {
  const { flavour, folder, copies, plan } = around
  /** What it fetches later: file → the parts of it that are not here yet. */
  const later = new Map<string, readonly string[]>()
  const base = common(flavour, `${folder}/p`)
  // What fetches others ahead is told their sizes: it is written last.
  const others = file.name === WARM_UP ? plan.files.filter(({ name }) => name !== WARM_UP) : []
  const sizes = (await Promise.all(others.map(({ name }) => around.write(name)))).map(
    ({ hash: other, bytes }) => [other, bytes] as const,
  )
  const name = file.name.replaceAll(/\W+/g, '-')
  let hash = ''
  let bytes = 0
  await build({
    ...base,
    // `tsup` wants a path that exists; `entryOf` gives it its text.
    entry: { [name]: 'scripts/parts.ts' },
    format: 'esm',
    splitting: false,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions(options, context) {
      base.esbuildOptions?.(options, context)
      options.metafile = true
      options.define = { ...options.define, ...NO_ADDRESSES }
      if (sizes.length > 0)
        options.define = { ...options.define, __ILOTS_SIZES__: JSON.stringify(Object.fromEntries(sizes)) }
    },
    esbuildPlugins: [
      entryOf(file),
      fromParts(file, around, later),
      styleTexts,
      noteLibraries,
      noteCopies(file.name, copies),
    ],
    plugins: [
      oneImportEach,
      minified(),
      {
        name: 'ilots-short-names',
        renderChunk(code, info) {
          if (info.type !== 'chunk') return
          info.code = inOneWave(code, later)
          hash = shortHash(info.code)
          bytes = brotliCompressSync(info.code).length
          noteName(info.path, join(folder, 'p', `${hash}.js`))
          info.path = join(dirname(info.path), `${hash}.js`)
        },
      },
    ],
  })
  if (!hash) throw new Error(`${file.name} was not written`)
  return { hash, islands: file.islands, parts: file.parts, bytes }
}

/** As esbuild writes it in code that it has minified. */
const IMPORT = /\bimport\{([^}]*)\}from("[^"]+");/g

/**
 * One statement for each file that is imported, with the names that are used: esbuild writes one for each source, with all
 * that it offers. They stand at the end, and blanks where they were: no column moves, for the source map.
 */
const oneImportEach: OutputPlugin = {
  name: 'ilots-one-import-each',
  renderChunk(code, info) {
    if (info.type !== 'chunk') return
    // A member of that name, or a word in a text, keeps an import that is not used: never the other way round.
    const rest = code.replace(IMPORT, (whole) => ' '.repeat(whole.length))
    const isUsed = (name: string) =>
      new RegExp(`(?<![\\w$])${name.split(' ').at(-1)?.replaceAll('$', '\\$')}(?![\\w$])`).test(rest)
    const names = new Map<string, string[]>()
    for (const [, list = '', file = ''] of code.matchAll(IMPORT))
      names.set(file, [...(names.get(file) ?? []), ...list.split(',').filter(isUsed)])
    const imports = [...names].map(([file, taken]) => `import{${taken}}from${file};`)
    info.code = `${rest}\n${imports.join('')}`
  },
}

/**
 * Code that comes later brings its parts with it. What `fetchCode` is given, a function without parameters, is given in
 * turn how the classic script fetches a file (src/island/describe.ts), and follows an import of a plain address
 * otherwise: of any other, a bundler loses the file.
 */
const inOneWave = (code: string, later: ReadonlyMap<string, readonly string[]>): string =>
  code.replace(/(\(\)=>)?import\("(\.\/\w{5}\.js)"\)/g, (_, given: string | undefined, file: string) => {
    const parts = later.get(file) ?? []
    const plain = `import("${file}")`
    const own = given ? `b?b("./p${file.slice(1)}"+a):${plain}` : plain
    const all = [own, ...parts.map((part) => `import("${part}")`)]
    const asked = parts.length > 0 ? `Promise.all([${all}]).then(([a])=>a)` : own
    return given ? `(a,b)=>${asked}` : asked
  })

/** Of consonants and digits: no word that a blocking list looks for can come out. */
function shortHash(code: string): string {
  const SIGNS = '0123456789bcdfghjklmnpqrstvwxyz'
  const digest = createHash('sha256').update(code).digest()
  return Array.from({ length: 5 }, (_, index) => SIGNS[(digest[index] ?? 0) % SIGNS.length]).join('')
}

function entryOf(file: File): Plugin {
  return {
    name: 'ilots-entry',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path }) =>
        kind === 'entry-point' ? { path, namespace: 'ilots-file' } : undefined,
      )
      build.onLoad({ filter: /.*/, namespace: 'ilots-file' }, () => ({
        contents: file.entry,
        loader: 'ts',
        resolveDir: process.cwd(),
      }))
    },
  }
}

/** What another file holds is imported from there; what comes later is another file. */
function fromParts(file: File, { plan, write }: Around, later: Map<string, readonly string[]>): Plugin {
  const own = new Set(file.name in PARTS ? file.roots : [])
  const partOf = (target: string) =>
    own.has(target) ? undefined : file.parts.find((part) => plan.offers.get(part)?.has(target))
  const fileOf = async (name: string) => `./${(await write(name)).hash}.js`
  const fetched = async (name: string) => {
    const path = await fileOf(name)
    const missing = (await write(name)).parts.filter(
      (part) => part !== file.name && !file.parts.includes(part),
    )
    later.set(path, await Promise.all(missing.map(fileOf)))
    return path
  }
  return {
    name: 'ilots-parts',
    setup(build) {
      build.onResolve({ filter: /^\.\/[0-9b-z]{5}\.js$/ }, ({ path }) => ({ path, external: true }))
      build.onResolve({ filter: /^[.a-z@]/ }, async ({ path, importer, kind, namespace }) => {
        if (namespace !== 'file' || importer.includes('node_modules')) return undefined
        const target = resolveFrom(posix.relative(process.cwd(), importer), path)
        const late = plan.later.get(target)
        if (kind === 'dynamic-import' && late) return { path: await fetched(late), external: true }
        const part = partOf(target)
        return part ? { path: `${part}!${target}`, namespace: 'ilots-part', sideEffects: false } : undefined
      })
      build.onLoad({ filter: /.*/, namespace: 'ilots-part' }, async ({ path }) => {
        const [part = '', target = ''] = path.split('!')
        const names = shortNames(plan.offers.get(part) ?? new Map()).get(target) ?? new Map()
        const list = [...names].map(([from, to]) => `${to} as ${from}`).join(', ')
        return { contents: `export { ${list} } from '${await fileOf(part)}'`, loader: 'js' }
      })
    },
  }
}
