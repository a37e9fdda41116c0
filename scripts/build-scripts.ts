/** How the scripts are bundled: two flavours of the same source. */
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Options } from 'tsup'
import {
  givenMembers,
  readThroughGivenDocument,
  readThroughPageDocument,
  rendererDocument,
} from './page-document'
import { noteLibraries } from './sbom'

export interface Flavour {
  name: 'preact' | 'react'
  /** Below `dist`. */
  folder: string
  alias: Record<string, string>
}

export const flavours: readonly Flavour[] = [
  {
    name: 'preact',
    folder: '',
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
  { name: 'react', folder: '/react', alias: {} },
]

/**
 * Plain behaviours that hold no state in common with others: each is one file, its few helpers included, so that
 * a page that has only these asks for no shared chunk.
 */
const ALONE = new Set(['goto-block'])

/** Each island's lazy half is an entry; its name is its folder's. */
export async function islandEntries(alone: boolean): Promise<Record<string, string>> {
  const names = (await readdir('islands')).filter((name) => ALONE.has(name) === alone).sort()
  const entries: Record<string, string> = alone ? {} : { 'chunks/vendor': 'scripts/vendor.ts' }
  for (const name of names) {
    const files = await readdir(`islands/${name}`)
    const mount = files.find((file) => /^mount\.tsx?$/.test(file))
    if (mount) entries[`islands/${name}`] = `islands/${name}/${mount}`
  }
  return entries
}

const common = (flavour: Flavour, folder: string): Options => ({
  outDir: folder,
  target: 'es2022',
  platform: 'browser',
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true, pure_getters: true },
  },
  sourcemap: true,
  clean: false,
  dts: false,
  config: false,
  silent: true,
  noExternal: [/.*/],
  treeshake: false,
  env: { NODE_ENV: 'production' },
  esbuildOptions(options) {
    options.alias = flavour.alias
    options.legalComments = 'none'
    options.charset = 'utf8'
    // Besides names: CommonJS modules would keep the path of their file as a string.
    options.minifyIdentifiers = true
  },
})

/** ES modules with hashed names. @param graph is filled: island → its file. */
export function islandOptions(
  flavour: Flavour,
  folder: string,
  entry: Record<string, string>,
  graph: Record<string, string>,
  styles: Record<string, string>,
  splitting: boolean,
): Options {
  const base = common(flavour, folder)
  return {
    ...base,
    entry,
    format: 'esm',
    splitting,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions(options, context) {
      base.esbuildOptions?.(options, context)
      options.entryNames = '[dir]/[name]-[hash]'
      options.chunkNames = 'chunks/[name]-[hash]'
      options.metafile = true
      readThroughGivenDocument(options)
    },
    esbuildPlugins: [
      readGraph(folder, graph),
      styleAddresses(styles),
      rendererDocument,
      givenMembers,
      json5AsModule,
      noteLibraries,
    ],
  }
}

/** Of CommonJS every page would load what makes it run, whether it has that island or not. */
const json5AsModule: Plugin = {
  name: 'ilots-json5-as-module',
  setup: (build) =>
    build.onLoad({ filter: /[\\/]json5[\\/]lib[\\/]\w+\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(/^const unicode = require\((.+)\)$/m, 'import * as unicode from $1')
        .replace(/^const util = require\((.+)\)$/m, 'import util from $1')
        .replaceAll(/^module\.exports\.(\w+) =/gm, 'export const $1 =')
        .replace(/^module\.exports =/m, 'export default'),
      loader: 'js',
    })),
}

/** `import href from 'styles:modal'`: where the style sheet of that island is, next to the chunk that asks. */
function styleAddresses(styles: Record<string, string>): Plugin {
  return {
    name: 'ilots-styles',
    setup(build) {
      build.onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'styles' }))
      build.onLoad({ filter: /.*/, namespace: 'styles' }, ({ path }) => {
        const file = styles[path]
        if (!file)
          throw new Error(`islands/${path}/${path}.css is imported as styles:${path} and does not exist`)
        return { contents: `export default new URL('../${file}', import.meta.url).href` }
      })
    },
  }
}

/** Notes what each island's chunk is called; what it fetches later is a chunk like any other. */
function readGraph(folder: string, graph: Record<string, string>): Plugin {
  return {
    name: 'ilots-graph',
    setup(build) {
      build.onEnd(({ metafile }) => {
        for (const [path, { entryPoint }] of Object.entries(metafile?.outputs ?? {})) {
          const name = /^islands\/([\w-]+)\/mount\./.exec(entryPoint ?? '')?.[1]
          if (name && path.endsWith('.js')) graph[name] = relative(folder, path)
        }
      })
    },
  }
}

/** The two classic scripts. */
export function loaderOptions(flavour: Flavour, folder: string, graph: Record<string, string>): Options {
  const base = common(flavour, folder)
  return {
    ...base,
    entry: { ilots: 'src/main.ts', 'ilots.legacy': 'src/main.legacy.ts' },
    // Wrapped afterwards: esbuild's own iife carries a `require` that a page never needs.
    format: 'esm',
    onSuccess: async () => {
      for (const path of await scriptsIn(folder)) await withoutMapComment(path)
      for (const name of ['ilots.js', 'ilots.legacy.js']) await wrap(`${folder}/${name}`)
    },
    splitting: false,
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [chunkNames(graph), noteLibraries],
    esbuildOptions(options, context) {
      base.esbuildOptions?.(options, context)
      options.define = { ...options.define, __ILOTS_VERSION__: JSON.stringify(version()) }
      readThroughPageDocument(options)
    },
  }
}

/** The same as modules, for sites that bundle: each chunk is an import that a bundler can follow. */
export function moduleOptions(flavour: Flavour, folder: string, graph: Record<string, string>): Options {
  const base = loaderOptions(flavour, folder, graph)
  return {
    ...base,
    entry: { index: 'src/index.ts', 'index.legacy': 'src/index.legacy.ts' },
    esbuildPlugins: [
      chunkNames(graph, (hash, name) => `() => import('./islands/${name}-${hash}.js')`),
      {
        name: 'ilots-chunks-stay',
        setup: (build) =>
          build.onResolve({ filter: /^\.\/islands\/[\w-]+-[A-Z0-9]{8}\.js$/ }, ({ path }) => ({
            path,
            external: true,
          })),
      },
      noteLibraries,
    ],
    onSuccess: () =>
      Promise.all(MODULES.map((name) => withoutMapComment(`${folder}/${name}`))).then(() => {}),
  }
}

const MODULES = ['index.js', 'index.legacy.js']

/** `() => import('./mount')` becomes the hash of the chunk, which `src/describe.ts` makes an address of. */
function chunkNames(
  graph: Record<string, string>,
  code = (hash: string, _name: string) => `'${hash}'`,
): Plugin {
  return {
    name: 'ilots-chunk-names',
    setup(build) {
      build.onLoad({ filter: /[\\/]islands[\\/][\w-]+[\\/]index\.ts$/ }, async ({ path }) => {
        const name = basename(dirname(path))
        const hash = graph[name]?.match(/-(\w+)\.js$/)?.[1]
        const source = await readFile(path, 'utf8')
        const lazy = "() => import('./mount')"
        if (!hash || !source.includes(`'${name}', ${lazy}`))
          throw new Error(
            `islands/${name}/index.ts must describe '${name}' with ${lazy}, and a mount.ts or mount.tsx beside it`,
          )
        return { contents: source.replace(lazy, code(hash, name)), loader: 'ts' }
      })
    },
  }
}

/** Of one flavour: the react folder lies in the other's. */
async function scriptsIn(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true })
  return paths
    .filter((path) => path.endsWith('.js') && !path.startsWith('react'))
    .map((path) => `${folder}/${path}`)
}

/** Source maps are built and not packed: a comment that names them would lead nowhere. */
async function withoutMapComment(path: string): Promise<void> {
  const code = await readFile(path, 'utf8')
  await writeFile(path, `${code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '').trimEnd()}\n`)
}

/** A classic script shares its top level with the page: ours stays inside. The source map moves down a line. */
async function wrap(path: string): Promise<void> {
  await writeFile(path, `(()=>{"use strict";\n${(await readFile(path, 'utf8')).trimEnd()}})();\n`)
  const map = JSON.parse(await readFile(`${path}.map`, 'utf8')) as { mappings: string }
  await writeFile(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}

/** Of the package. */
export function version(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}
