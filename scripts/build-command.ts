/** `npx --no-install ilots check`: one file for Node, everything it needs inside. */
import type { Options } from 'tsup'
import { flavours, version } from './build/flavours'
import { noteLibraries, writeSbom } from './sbom'

/** happy-dom and its friends are CommonJS in places. */
const BANNER = `#!/usr/bin/env node
import { createRequire as __ilotsRequire } from 'node:module'
const require = __ilotsRequire(import.meta.url)`

export const commandOptions = (dist: string): Options => ({
  entry: { ilots: 'cli/main.ts' },
  outDir: `${dist}/cli`,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  clean: false,
  dts: false,
  config: false,
  silent: true,
  splitting: false,
  treeshake: false,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  outExtension: () => ({ js: '.js' }),
  onSuccess: async () => writeSbom(dist),
  esbuildPlugins: [
    noteLibraries,
    {
      // No page shows what is mounted here.
      name: 'ilots-no-styles',
      setup(build) {
        build.onResolve({ filter: /^styles:/ }, ({ path }) => ({ path, namespace: 'no-styles' }))
        build.onLoad({ filter: /.*/, namespace: 'no-styles' }, () => ({ contents: `export default ''` }))
      },
    },
  ],
  esbuildOptions(options) {
    options.alias = flavours[0]?.alias ?? {}
    options.legalComments = 'none'
    options.charset = 'utf8'
    options.banner = { js: BANNER }
    options.define = { ...options.define, __ILOTS_VERSION__: JSON.stringify(version()) }
  },
})
