/** The whole build (architecture §2): islands first, then the two classic scripts that know their file names. */
import { mkdir, rm } from 'node:fs/promises'
import { build, defineConfig, type Options } from 'tsup'
import { commandOptions } from './scripts/build-command'
import {
  type Flavour,
  flavours,
  islandEntries,
  islandOptions,
  loaderOptions,
  moduleOptions,
} from './scripts/build-scripts'
import { buildStyles } from './scripts/build-styles'
import { writeCustomData } from './scripts/custom-data'
import { writeManifest } from './scripts/manifest'
import { writeSbom } from './scripts/sbom'

/** `ILOTS_DIST` builds elsewhere: the tests of the build compare two of them. */
const dist = process.env.ILOTS_DIST ?? 'dist'

async function buildFlavour(flavour: Flavour): Promise<Options> {
  const folder = dist + flavour.folder
  const styles = await buildStyles(folder)
  const graph: Record<string, string> = {}
  await build(islandOptions(flavour, folder, await islandEntries(true), graph, styles, false))
  return {
    ...islandOptions(flavour, folder, await islandEntries(false), graph, styles, true),
    onSuccess: async () => {
      await build(loaderOptions(flavour, folder, graph))
      await build(moduleOptions(flavour, folder, graph))
      if (process.env.ILOTS_PARTS !== 'scripts') await finish(flavour, folder)
    },
  }
}

async function finish(flavour: Flavour, folder: string): Promise<void> {
  await writeManifest(folder)
  writeSbom(dist)
  if (flavour.name === 'preact') await writeCustomData(dist)
}

const types: Options = {
  entry: { index: 'src/index.ts' },
  outDir: dist,
  format: 'esm',
  dts: { only: true, resolve: true },
  clean: false,
  silent: true,
}

export default defineConfig(async () => {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  const scripts = await Promise.all(flavours.map(buildFlavour))
  return process.env.ILOTS_PARTS === 'scripts' ? scripts : [...scripts, types, commandOptions(dist)]
})
