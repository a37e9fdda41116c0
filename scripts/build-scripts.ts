/** How the scripts are bundled: two flavours of the same source. */
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Options } from 'tsup'

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
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3, unsafe_arrows: true, pure_getters: true } },
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
  },
})

/** ES modules with hashed names. @param graph is filled: island → its own file, then those it imports. */
export function islandOptions(
  flavour: Flavour,
  folder: string,
  entry: Record<string, string>,
  graph: Record<string, string[]>,
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
    },
    esbuildPlugins: [readGraph(folder, graph)],
  }
}

/** Notes what each island's chunk is called and imports. */
function readGraph(folder: string, graph: Record<string, string[]>): Plugin {
  return {
    name: 'ilots-graph',
    setup(build) {
      build.onEnd(({ metafile }) => {
        for (const [path, { entryPoint, imports }] of Object.entries(metafile?.outputs ?? {})) {
          const name = /^islands\/([\w-]+)\//.exec(entryPoint ?? '')?.[1]
          if (!name || !path.endsWith('.js')) continue
          const shared = imports.filter(({ kind }) => kind === 'import-statement').map((chunk) => chunk.path)
          graph[name] = [path, ...shared.sort()].map((file) => relative(folder, file))
        }
      })
    },
  }
}

/** The two classic scripts: `import('./mount')` of an island becomes the import of its hashed chunk. */
export function loaderOptions(
  flavour: Flavour,
  folder: string,
  graph: Record<string, string[]>,
  styles: Record<string, string>,
): Options {
  const base = common(flavour, folder)
  const islands = Object.fromEntries(
    Object.entries(graph)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, files]) => [name, [styles[name] ?? '', ...files.slice(0, 1)]]),
  )
  return {
    ...base,
    entry: { ilots: 'src/main.ts', 'ilots.legacy': 'src/main.legacy.ts' },
    // Wrapped by hand: esbuild's own iife carries a `require` that a page never needs.
    format: 'esm',
    splitting: false,
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [chunkNames(graph), base.esbuildPlugins ?? []].flat(),
    define: { __ILOTS_FILES__: JSON.stringify({ ilots: [styles.ilots], ...islands }) },
    esbuildOptions(options, context) {
      base.esbuildOptions?.(options, context)
      options.banner = { js: '"use strict";(()=>{' }
      options.footer = { js: '})();' }
      options.define = { ...options.define, __ILOTS_VERSION__: JSON.stringify(version()) }
    },
  }
}

function chunkNames(graph: Record<string, string[]>): Plugin {
  return {
    name: 'ilots-chunk-names',
    setup(build) {
      build.onResolve({ filter: /^\.\/mount$/ }, ({ kind, importer }) => {
        if (kind !== 'dynamic-import') return undefined
        const name = basename(importer.replace(/[\\/]index\.ts$/, ''))
        const [file] = graph[name] ?? []
        if (!file) throw new Error(`islands/${name} has no mount.ts or mount.tsx, which its index.ts imports`)
        return { path: `./${file}`, external: true }
      })
    },
  }
}

function version(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}
