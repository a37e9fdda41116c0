/** How the scripts are bundled: two flavours of the same source. */
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { minify } from 'terser'
import type { Options } from 'tsup'
import type { Written } from './build-code'
import { styleTexts } from './build-styles'
import { COMPANIONS, PARTS } from './parts'
import { readRegistry, tableOf } from './registry-table'
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
      'react-dom/client': resolve('src/ui/preact-root.ts'),
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
  { name: 'react', folder: '/react', alias: {} },
]

/** What every script for pages is built with. */
export const common = (flavour: Flavour, folder: string): Options => ({
  outDir: folder,
  target: 'es2022',
  platform: 'browser',
  minify: true,
  sourcemap: true,
  clean: false,
  dts: false,
  config: false,
  silent: true,
  noExternal: [/.*/],
  treeshake: false,
  env: { NODE_ENV: 'production' },
  esbuildOptions(options) {
    // Its CommonJS is a script for pages, and larger.
    options.alias = { ...flavour.alias, dayjs: 'dayjs/esm' }
    options.legalComments = 'none'
    options.charset = 'utf8'
  },
})

/** What `tsup` calls for each file that it is about to write. */
export type OutputPlugin = NonNullable<Options['plugins']>[number]
type Info = Parameters<NonNullable<OutputPlugin['renderChunk']>>[1]
type RawSourceMap = Exclude<Extract<Info, { type: 'chunk' }>['map'], string | null | undefined>

/**
 * The second minifier, which makes the same code a tenth smaller. `tsup` has it too, and loses the source map on the way.
 * What every page loads is gone through three times; of the rest, that would save half a percent and take as long again.
 * @param classic wraps the code, whose top level would be the page's, and leaves nothing in it but ASCII: a page in
 * ISO-8859-1 reads a classic script as such. Joined behind a file whose last line has no semicolon, it is no call of that line.
 */
export const minified = (classic = false): OutputPlugin => ({
  name: 'ilots-terser',
  async renderChunk(code, info) {
    if (info.type !== 'chunk') return undefined
    const { code: smaller = '', map } = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { ecma: 2020, passes: classic ? 3 : 1, unsafe_arrows: true, pure_getters: true },
      format: { ascii_only: classic },
      sourceMap: { asObject: true, content: info.map as never },
    })
    const written = map as unknown as RawSourceMap
    const text = smaller.trimEnd()
    info.code = classic ? `;(()=>{"use strict";\n${text}})();\n` : `${text}\n`
    // Wrapped, the code is a line lower. Given back, `tsup` would join the map to its own once more.
    info.map = classic ? { ...written, mappings: `;${written.mappings}` } : written
    return undefined
  },
})

/** The two classic scripts. */
export function loaderOptions(flavour: Flavour, folder: string, code: Code): Options {
  const base = common(flavour, folder)
  return {
    ...base,
    entry: { ilots: 'src/main.ts', 'ilots.legacy': 'src/main.legacy.ts' },
    // Wrapped afterwards: esbuild's own iife carries a `require` that a page never needs.
    format: 'esm',
    splitting: false,
    outExtension: () => ({ js: '.js' }),
    plugins: [minified(true)],
    esbuildPlugins: [codeOfIslands(code, false), noteLibraries],
    esbuildOptions(options, context) {
      base.esbuildOptions?.(options, context)
      options.define = {
        ...options.define,
        __ILOTS_VERSION__: JSON.stringify(version()),
        __ILOTS_PARTS__: JSON.stringify(partHashes(code)),
      }
    },
  }
}

/** For code whose files a bundler has: none is fetched by its address (src/island/describe.ts). */
export const NO_ADDRESSES = { __ILOTS_PARTS__: 'undefined' }

/** The same as modules, for sites that bundle: each file is an import that a bundler can follow. */
export function moduleOptions(flavour: Flavour, folder: string, code: Code): Options {
  const base = loaderOptions(flavour, folder, code)
  return {
    ...base,
    entry: { index: 'src/index.ts', 'index.legacy': 'src/index.legacy.ts' },
    plugins: [minified()],
    esbuildPlugins: [
      codeOfIslands(code, true),
      {
        name: 'ilots-files-stay',
        setup: (build) =>
          build.onResolve({ filter: /^\.\/p\/\w{5}\.js$/ }, ({ path }) => ({ path, external: true })),
      },
      noteLibraries,
    ],
    esbuildOptions(options, context) {
      base.esbuildOptions?.(options, context)
      options.define = { ...options.define, ...NO_ADDRESSES }
    },
  }
}

/** `ilots/island`: what a bundler joins with the site's own React. */
export const reactIslandOptions = (dist: string): Options => {
  const base = common({ name: 'react', folder: '', alias: {} }, dist)
  return {
    ...base,
    entry: { island: 'src/react-island.ts' },
    format: 'esm',
    splitting: false,
    sourcemap: false,
    noExternal: [],
    external: [/^react(-dom)?($|\/)/],
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [styleTexts],
    esbuildOptions(options, context) {
      base.esbuildOptions?.(options, context)
    },
  }
}

/** What `buildCode` wrote. */
export type Code = ReadonlyMap<string, Written>

/** Files that others are fetched with. */
const SHARED = [...Object.keys(PARTS), ...new Set(Object.values(COMPANIONS))]

/** Five signs for each shared file, one after the other: an island names them by their places. */
const partHashes = (code: Code): string => SHARED.map((name) => code.get(name)?.hash ?? '').join('')

/** For the classic scripts: hash of the file, places of its parts, and the island's name in a file of several. */
function addresses(island: string, { hash, parts, islands }: Written): string {
  const places = parts.map((part) => SHARED.indexOf(part)).join('')
  return `${hash}${places}${islands.length > 1 ? `/${island}` : ''}`
}

/** For the module: all files at once. */
function imports(island: string, { hash, parts, islands }: Written, code: Code): string {
  const hashes = [hash, ...parts.map((part) => code.get(part)?.hash)]
  const all = hashes.map((each) => `import('./p/${each}.js')`).join(', ')
  return `() => Promise.all([${all}]).then(([file]) => file${islands.length > 1 ? `.default['${island}']` : ''})`
}

/** It knows files by their addresses, and a bundler gives them others. */
export const WARM_UP = 'warm-up'

/** What the build wrote of an island's code. @throws Error when it wrote nothing. */
function writtenOf(code: Code, name: string): Written {
  const written = [...code.values()].find(({ islands }) => islands.includes(name))
  if (!written) throw new Error(`${name} has no mount.ts or mount.tsx beside its index.ts`)
  return written
}

/** The registry becomes a table, and `() => import('./mount')` the files that the code is in (src/island/describe.ts). */
function codeOfIslands(code: Code, isModule: boolean): Plugin {
  return {
    name: 'ilots-code-of-islands',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]registered\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        const descriptors = (await readRegistry()).filter(({ name }) => !(isModule && name === WARM_UP))
        const say = (name: string) => addresses(name, writtenOf(code, name))
        const table = JSON.stringify(tableOf(descriptors, isModule ? () => '' : say))
        const loads = descriptors.map(({ name }) => imports(name, writtenOf(code, name), code)).join(', ')
        const contents = source
          .replace(
            "import * as registry from './registry'",
            "import { readTable } from './island/read-table'",
          )
          .replace('Object.values(registry)', () => `readTable(${table}${isModule ? `, [${loads}]` : ''})`)
        return { contents, loader: 'ts' }
      })
      build.onLoad({ filter: /[\\/]legacy-compat[\\/][\w-]+[\\/]index\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        const contents = source.replace(/'([\w-]+)', \(\) => import\('\.\/mount'\)/g, (_, name: string) => {
          const written = writtenOf(code, name)
          return `'${name}', ${isModule ? imports(name, written, code) : `'${addresses(name, written)}'`}`
        })
        return { contents, loader: 'ts' }
      })
    },
  }
}

/** Source maps are built and not packed: a comment that names them would lead nowhere. @param folder of one flavour. */
export async function withoutMapComments(folder: string): Promise<void> {
  for (const path of await readdir(folder, { recursive: true })) {
    // The react folder lies in the other flavour's; what bundlers take is written meanwhile, and has no map.
    if (!path.endsWith('.js') || /^(react\b|cli\b|island\.js)/.test(path)) continue
    const code = await readFile(`${folder}/${path}`, 'utf8')
    await writeFile(
      `${folder}/${path}`,
      `${code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '').trimEnd()}\n`,
    )
  }
}

/** Of the package. */
export function version(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}
