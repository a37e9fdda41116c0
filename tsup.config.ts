/**
 * The whole build (architecture §2): `dist/p` and the scripts that know its files, by Rolldown; types, `ilots/island`
 * and the command.
 */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { defineConfig, type Options } from 'tsup'
import { writeCode } from './scripts/build/code'
import { type Flavour, flavours } from './scripts/build/flavours'
import { readGraph } from './scripts/build/graph'
import { writeLoaders } from './scripts/build/loaders'
import { Plan } from './scripts/build/plan'
import { commandOptions } from './scripts/build-command'
import { styleTexts, writeAllStyles } from './scripts/build-styles'
import { writeManifest } from './scripts/manifest'
import { readRegistry } from './scripts/read-registry'
import { writeSbom } from './scripts/sbom'

/** `ILOTS_DIST` builds elsewhere: the tests of the build compare two of them. */
const dist = process.env.ILOTS_DIST ?? 'dist'

async function buildFlavour(flavour: Flavour): Promise<void> {
  const folder = dist + flavour.folder
  await mkdir(`${folder}/p`, { recursive: true })
  const graph = await readGraph(flavour)
  const plan = new Plan(graph, await readRegistry())
  const code = await writeCode(flavour, graph, plan, folder)
  await writeLoaders(flavour, graph, plan, code, folder)
  await writeAllStyles(folder)
  await writeManifest(folder, code)
}

/** The types of each file, by the newer compiler: the one that `tsup` brings takes ten times as long for them. */
const writeDeclarations = () => promisify(execFile)('node_modules/typescript-7/bin/tsc', ['-p', 'types'])

/** What definitions say: a process of its own, since it reads what the islands themselves say. */
const writePages = () =>
  promisify(execFile)('node_modules/.bin/tsx', ['scripts/reference/package-files.ts', dist])

/** One file of types for each entry. */
const types: Options = {
  entry: {
    index: '.cache/declarations/src/index.d.ts',
    island: '.cache/declarations/src/react-island.d.ts',
  },
  outDir: dist,
  format: 'esm',
  // A site that draws with React has its types.
  dts: { only: true, resolve: [/^zustand/] },
  clean: false,
  silent: true,
}

/** `ilots/island`: what a bundler joins with the site's own React. */
const reactIsland: Options = {
  entry: { island: 'src/react-island.ts' },
  outDir: dist,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  minify: true,
  splitting: false,
  clean: false,
  dts: false,
  config: false,
  silent: true,
  // Whatever `react` is in the site's bundle; the rest is inside.
  external: [/^react(-dom)?($|\/)/],
  treeshake: false,
  env: { NODE_ENV: 'production' },
  outExtension: () => ({ js: '.js' }),
  esbuildPlugins: [styleTexts],
  esbuildOptions(options) {
    options.legalComments = 'none'
    options.charset = 'utf8'
  },
}

export default defineConfig(async () => {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  const isWhole = process.env.ILOTS_PARTS !== 'scripts'
  if (isWhole) await copyFile('types/global.d.ts', `${dist}/global.d.ts`)
  const declarations = isWhole ? writeDeclarations() : undefined
  for (const flavour of flavours) await buildFlavour(flavour)
  await declarations
  if (!isWhole) return []
  writeSbom(dist)
  await writePages()
  return [types, reactIsland, commandOptions(dist)]
})
