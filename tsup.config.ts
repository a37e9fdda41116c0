/** The whole build (architecture §2): the code of islands first, then the two classic scripts that know their file names. */
import { copyFile, mkdir, rm } from 'node:fs/promises'
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
  if (flavour.name === 'preact') await Promise.all([writeCustomData(dist), writeOpenapi(dist)])
}

const types: Options = {
  entry: { index: 'src/index.ts', island: 'src/react-island.ts' },
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
  if (process.env.ILOTS_PARTS !== 'scripts') await copyFile('types/global.d.ts', `${dist}/global.d.ts`)
  const scripts = await Promise.all(flavours.map(buildFlavour))
  return process.env.ILOTS_PARTS === 'scripts'
    ? scripts
    : [...scripts, types, reactIslandOptions(dist), commandOptions(dist)]
})
