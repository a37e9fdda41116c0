/** Writes the two classic scripts, and the same as modules for sites that bundle. */
import { resolve } from 'node:path'
import { type OutputOptions, rolldown } from 'rolldown'
import { noteChunk } from '../sbom'
import { type Code, copyPerFile, WARM_UP } from './code'
import { type Flavour, reading } from './flavours'
import { type Graph, LOADERS, mounts } from './graph'
import { type LateImport, replaceLateImports } from './late-imports'
import { minifiedTwice } from './minify'
import type { Plan } from './plan'
import { listedRegistry } from './registry-list'

const MODULES = { index: 'src/index.ts', 'index.legacy': 'src/index.legacy.ts' } as const

/**
 * Wrapped, since its top level would be the page's; joined behind a file whose last line has no semicolon, it is no
 * call of that line.
 */
const CLASSIC = {
  minify: false,
  plugins: [...minifiedTwice],
  postBanner: ';(()=>{"use strict";',
  postFooter: '})();',
} satisfies OutputOptions

export async function writeLoaders(
  flavour: Flavour,
  graph: Graph,
  plan: Plan,
  code: Code,
  folder: string,
): Promise<void> {
  const islandAt = new Map([...mounts].map(([island, path]) => [path, island] as const))
  // Files are written side by side, and end in any order.
  const shared = [...new Set([...code.values()].flatMap(({ parts }) => parts))].sort()
  const partsOf = (file: string) => code.get(file)?.parts ?? []
  const memberOf = ({ file, source }: LateImport) =>
    (code.get(file)?.islands.length ?? 0) > 1 ? islandAt.get(source) : undefined

  /** Hash of the file, places of its parts, and the island's name in a file of several (src/island/describe.ts). */
  const address = (late: LateImport) => {
    const places = partsOf(late.file).map((part) => shared.indexOf(part))
    const member = memberOf(late)
    return JSON.stringify(`${code.get(late.file)?.hash}${places.join('')}${member ? `/${member}` : ''}`)
  }
  /** All files at once, each as an import that a bundler can follow. */
  const imports = (late: LateImport) => {
    // A bundler gives files other addresses than those it knows.
    if (late.file === WARM_UP) return 'undefined'
    const all = [late.file, ...partsOf(late.file)].map((file) => `import('chunk:${file}')`)
    const member = memberOf(late)
    return `() => Promise.all([${all.join(', ')}]).then(([file]) => file${member ? `.default['${member}']` : ''})`
  }
  async function write(name: string, path: string, isClassic: boolean): Promise<void> {
    const names = new Map([...code].map(([file, { hash }]) => [file, `p/${hash}`] as const))
    const parts = shared.map((file) => code.get(file)?.hash).join('')
    const plugins = [
      copyPerFile(graph, plan, names),
      replaceLateImports(graph, plan, isClassic ? address : imports),
      listedRegistry,
    ]
    const build = await rolldown({
      ...reading(flavour, plugins, isClassic ? { __ILOTS_PARTS__: JSON.stringify(parts) } : {}),
      input: { [name]: `${resolve(path)}?${name}` },
    })
    const { output } = await build.write({
      file: `${folder}/${name}.js`,
      format: 'esm',
      codeSplitting: false,
      sourcemap: 'hidden',
      sourcemapPathTransform: (source) => source.split('?')[0] ?? '',
      ...(isClassic ? CLASSIC : { minify: true }),
    })
    noteChunk(`${folder}/${name}.js`, output[0].modules)
  }
  for (const [name, path] of Object.entries(LOADERS)) await write(name, path, true)
  for (const [name, path] of Object.entries(MODULES)) await write(name, path, false)
}
