/** Writes the code of islands, `dist/p`: one bundle of all files, cut as scripts/build/plan.ts says. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown'
import { noteChunk } from '../sbom'
import { type Flavour, reading, version } from './flavours'
import { type Graph, placeOf } from './graph'
import { type LateImport, replaceLateImports } from './late-imports'
import { isShared, LOADER, type Plan } from './plan'

/** A file of `dist/p` as it was written. */
export interface Written {
  /** Five signs of its content's hash. */
  readonly hash: string
  readonly islands: readonly string[]
  readonly parts: readonly string[]
  /** Brotli. */
  readonly bytes: number
}

/** Every file of one flavour, by the name of its part, group, island, or source. */
export type Code = ReadonlyMap<string, Written>

/** @param folder of the flavour. */
export async function writeCode(flavour: Flavour, graph: Graph, plan: Plan, folder: string): Promise<Code> {
  const slugs = new Map([...plan.files.keys()].map((file) => [file, file.replaceAll('/', '-')]))
  const drafts = await bundle(flavour, graph, plan, slugs)
  const sizes = new Map([...drafts].map(([file, { code }]) => [file, brotliCompressSync(code).length]))
  const hashes = hashesOf(drafts)
  // What fetches others ahead knows their sizes.
  const byHash = Object.fromEntries([...hashes].map(([file, hash]) => [hash, sizes.get(file)]))
  hashes.set(WARM_UP, hashOf([hashes.get(WARM_UP) ?? '', JSON.stringify(byHash)]))
  const chunks = await bundle(flavour, graph, plan, hashes, { dir: `${folder}/p`, sizes: byHash })
  return new Map(
    [...chunks].map(([file, chunk]) => {
      noteChunk(`${folder}/p/${chunk.fileName}`, chunk.modules)
      const { islands = [], parts = [] } = plan.files.get(file) ?? {}
      return [
        file,
        { hash: hashes.get(file) ?? '', islands, parts, bytes: brotliCompressSync(chunk.code).length },
      ]
    }),
  )
}

/** It knows files by their addresses. */
export const WARM_UP = 'warm-up'

interface Settings {
  /** Where the files go; without it, none is written. */
  readonly dir?: string
  readonly sizes?: Readonly<Record<string, number | undefined>>
}

type Names = ReadonlyMap<string, string>

/**
 * Chromium compiles all functions of a file that begins with this line before it runs the file; otherwise each is
 * compiled when it is first called, within the visitor's press.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

/** @returns the chunk of each file. */
async function bundle(
  flavour: Flavour,
  graph: Graph,
  plan: Plan,
  names: Names,
  { dir, sizes = {} }: Settings = {},
) {
  const fetched = [...plan.files.values()].filter(({ name }) => !isShared(name))
  const build = await rolldown({
    ...reading(
      flavour,
      [
        copyPerFile(graph, plan, names),
        replaceLateImports(graph, plan, (late) => laterCode(plan, names, late)),
      ],
      { __ILOTS_SIZES__: JSON.stringify(sizes) },
    ),
    input: Object.fromEntries(fetched.map(({ name }) => [name, `file:${name}`])),
    preserveEntrySignatures: 'strict',
  })
  const nameOf = ({ moduleIds }: { moduleIds: readonly string[] }) =>
    `${names.get(fileOfChunk(moduleIds))}.js`
  const options: OutputOptions = {
    format: 'esm',
    sourcemap: 'hidden',
    sourcemapPathTransform: (source: string) => source.split('?')[0] ?? '',
    entryFileNames: nameOf,
    chunkFileNames: nameOf,
    codeSplitting: {
      groups: [{ name: (id: string) => (isShared(fileOfId(id)) ? fileOfId(id) : null), debugName: 'parts' }],
    },
    minify: true,
    postBanner: ({ moduleIds }) => (plan.waitsForVisitor(fileOfChunk(moduleIds)) ? COMPILE_AHEAD : ''),
  }
  const { output } = dir ? await build.write({ ...options, dir }) : await build.generate(options)
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk')
  return new Map(chunks.map((chunk) => [fileOfChunk(chunk.moduleIds), chunk]))
}

/** What a module's copy belongs to stands behind its path. */
const fileOfId = (id: string): string => id.split('?')[1] ?? ''

const fileOfChunk = (ids: readonly string[]): string => ids.map(fileOfId).find((file) => file !== '') ?? ''

/** Gives each file its own copy of what no part has, and one state to all copies of a module that keeps one. */
export function copyPerFile(graph: Graph, plan: Plan, names: Names): Plugin {
  const resolved = new Map<string, string>()
  return {
    name: 'ilots-own-copies',
    resolveId: {
      order: 'pre',
      async handler(source, importer, { kind }) {
        if (source.includes('?') || source.startsWith('file:')) return source
        if (source.startsWith('chunk:')) return { id: `./${names.get(source.slice(6))}.js`, external: true }
        const [from = '', file] = importer?.replace(SHARED, '').split('?') ?? []
        if (!file) return undefined
        const asked = `${source} ${from}`
        const id = resolved.get(asked) ?? (await this.resolve(source, from, { skipSelf: true, kind }))?.id
        if (!id) return undefined
        resolved.set(asked, id)
        const place = placeOf(id)
        if (kind === 'dynamic-import') return `file:${plan.fileOf(place)}`
        const home = plan.homeOf(place, file)
        if (home === LOADER) return `${GIVEN}${id}?${file}`
        return `${plan.hasOneState(place) ? SHARED : ''}${id}?${home}`
      },
    },
    async load(id) {
      if (id.startsWith('file:')) return entryOf(id.slice(5), plan, graph)
      const [path = '', file] = id.split('?')
      if (path.startsWith(GIVEN)) return oneState(placeOf(path.slice(GIVEN.length)), graph)
      if (path.startsWith(SHARED))
        return oneState(placeOf(path.slice(SHARED.length)), graph, id.slice(SHARED.length))
      if (!file || path.startsWith('\0')) return undefined
      const moduleType = ({ '.json': 'json', '.ts': 'ts', '.tsx': 'tsx' } as const)[extname(path)] ?? 'js'
      return { code: await readFile(path, 'utf8'), moduleType }
    },
  }
}

/** What a file gives to whoever fetches it: what its source exports; of several islands, that of each by its name. */
function entryOf(name: string, plan: Plan, graph: Graph): string {
  const { roots = [], islands = [] } = plan.files.get(name) ?? {}
  const from = (root: string) => `from ${JSON.stringify(`${resolve(root)}?${name}`)}`
  if (islands.length < 2)
    return roots.map((root) => `export { ${graph.get(root)?.exports} } ${from(root)}`).join('\n')
  const taken = roots.map((root, at) => renamed(graph.get(root)?.exports, at))
  const imports = roots.map((root, at) => `import { ${taken[at]?.imported} } ${from(root)}`)
  const members = islands.map((island, at) => `'${island}': { ${taken[at]?.members} }`)
  return `${imports.join('\n')}\nexport default { ${members} }`
}

/** Names as they are imported under others, and as members of an object. */
const renamed = (names: readonly string[] = [], at = 0) => ({
  imported: names.map((name) => `${name} as ${name}${at}`),
  members: names.map((name) => `${name}: ${name}${at}`),
})

const SHARED = '\0shared:'
const GIVEN = '\0given:'
/** Where a page has the modules that keep a state, by the place of their source: one of each, whoever brought it. */
const PAGE = `globalThis[Symbol.for('ilots ${version()}')]`

/**
 * A module that keeps a state: of the loader, or of the first file that brings a copy.
 * @param inner id of this copy.
 */
function oneState(place: string, graph: Graph, inner?: string): string {
  const names = graph.get(place)?.exports
  const key = JSON.stringify(place)
  if (!inner) return `export const { ${names} } = ${PAGE}[${key}]`
  const { imported, members } = renamed(names)
  return `import { ${imported} } from ${JSON.stringify(inner)}
export const { ${names} } = ((${PAGE} ??= {})[${key}] ??= { ${members} })`
}

/**
 * Code that comes later brings its parts with it, in one wave. What is given to `fetchCode` is given in turn how the
 * classic script fetches a file (src/island/describe.ts), and follows an import of a plain address otherwise: of any
 * other, a bundler loses the file.
 */
function laterCode(plan: Plan, names: Names, { target, file, importer }: LateImport): string {
  const here = [importer, ...(plan.files.get(importer)?.parts ?? [])]
  const missing = plan.files.get(file)?.parts.filter((part) => !here.includes(part)) ?? []
  const own = `fetch ? fetch('./p/${names.get(file)}.js' + again) : import('${target}')`
  const parts = missing.map((part) => `, import('chunk:${part}')`).join('')
  return `(again, fetch) => ${parts ? `Promise.all([${own}${parts}]).then(([code]) => code)` : `(${own})`}`
}

function hashesOf(drafts: ReadonlyMap<string, OutputChunk>): Map<string, string> {
  const byPath = new Map([...drafts].map(([file, { fileName }]) => [fileName, file] as const))
  const hashes = new Map<string, string>()
  const note = (file: string): string => {
    const known = hashes.get(file)
    const { code = '', imports = [], dynamicImports = [] } = drafts.get(file) ?? {}
    const needed = [...imports, ...dynamicImports].map((path) => byPath.get(path.replace('./', '')) ?? '')
    const hash = known ?? hashOf([file, code, ...needed.filter(Boolean).map(note)])
    hashes.set(file, hash)
    return hash
  }
  for (const file of drafts.keys()) note(file)
  if (new Set(hashes.values()).size < hashes.size) throw new Error('Two files of dist/p would have one name')
  return hashes
}

/** Of consonants and digits: no word that a blocking list looks for can come out. */
function hashOf(texts: readonly string[]): string {
  const SIGNS = '0123456789bcdfghjklmnpqrstvwxyz'
  const digest = createHash('sha256').update(texts.join('\n')).digest()
  return Array.from({ length: 5 }, (_, index) => SIGNS[(digest[index] ?? 0) % SIGNS.length]).join('')
}
