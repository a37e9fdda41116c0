/** The whole build (architecture §2): the code of islands first, then the two classic scripts that know their file names. */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { build, defineConfig, type Options } from 'tsup'
import { buildCode } from './scripts/build-code'
import { commandOptions } from './scripts/build-command'
import {
  type Code,
  type Flavour,
  flavours,
  loaderOptions,
  moduleOptions,
  reactIslandOptions,
  withoutMapComments,
} from './scripts/build-scripts'
import { writeAllStyles } from './scripts/build-styles'
import { writeCustomData, writeOpenapi } from './scripts/custom-data'
import { writeManifest } from './scripts/manifest'
import { writeSbom } from './scripts/sbom'

/** `ILOTS_DIST` builds elsewhere: the tests of the build compare two of them. */
const dist = process.env.ILOTS_DIST ?? 'dist'

async function buildFlavour(flavour: Flavour): Promise<Options> {
  const folder = dist + flavour.folder
  await mkdir(`${folder}/p`, { recursive: true })
  const code = await buildCode(flavour, folder)
  await writeAllStyles(folder)
  return {
    ...loaderOptions(flavour, folder, code),
    onSuccess: async () => {
      await build(moduleOptions(flavour, folder, code))
      await withoutMapComments(folder)
      if (process.env.ILOTS_PARTS !== 'scripts') await finish(flavour, folder, code)
    },
  }
}

async function finish(flavour: Flavour, folder: string, code: Code): Promise<void> {
  await writeManifest(folder, code)
  writeSbom(dist)
  if (flavour.name === 'preact') await Promise.all([writeCustomData(dist), writeOpenapi(dist), writePages()])
}

/** The types of each file, by the newer compiler: the one that `tsup` brings takes ten times as long for them. */
const writeDeclarations = () => promisify(execFile)('node_modules/typescript-7/bin/tsc', ['-p', 'types'])

/** The page of each island: a process of its own, since it reads what the islands themselves say. */
const writePages = () =>
  promisify(execFile)('node_modules/.bin/tsx', ['scripts/reference/package-pages.ts', `${dist}/docs`])

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

export default defineConfig(async () => {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  const isWhole = process.env.ILOTS_PARTS !== 'scripts'
  if (isWhole) await copyFile('types/global.d.ts', `${dist}/global.d.ts`)
  const declarations = isWhole ? writeDeclarations() : undefined
  const scripts = await Promise.all(flavours.map(buildFlavour))
  await declarations
  return isWhole ? [...scripts, types, reactIslandOptions(dist), commandOptions(dist)] : scripts
})
