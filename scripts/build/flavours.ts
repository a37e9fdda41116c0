/** Two flavours of the same source, and what every script for pages is read with. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { InputOptions, Plugin } from 'rolldown'
import { styleText } from '../build-styles'

export interface Flavour {
  name: 'preact' | 'react'
  /** Below `dist`. */
  folder: string
  alias: Record<string, string>
}

export const flavours: readonly [Flavour, Flavour] = [
  {
    name: 'preact',
    folder: '',
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': resolve('src/rendering/preact-root.ts'),
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
  { name: 'react', folder: '/react', alias: {} },
]

/** Of the package. */
export function version(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}

/** A style sheet is a text. */
const styles: Plugin = {
  name: 'ilots-styles',
  resolveId: (source) => (source.startsWith('styles:') ? `\0${source}` : undefined),
  load: async (id) =>
    id.startsWith('\0styles:')
      ? {
          code: `export default ${JSON.stringify(await styleText(id.slice(8).split('?')[0] ?? ''))}`,
          moduleSideEffects: false,
        }
      : undefined,
}

/** How Rolldown reads the sources of one flavour. @param define what the build knows and the source asks. */
export const reading = (
  { alias }: Flavour,
  plugins: readonly Plugin[],
  define: Readonly<Record<string, string>> = {},
) =>
  ({
    platform: 'browser',
    plugins: [styles, ...plugins],
    resolve: {
      symlinks: false,
      alias: {
        ...Object.fromEntries(Object.entries(alias).map(([name, instead]) => [`${name}$`, instead])),
        // Its CommonJS is a script for pages, and larger.
        dayjs: 'dayjs/esm',
      },
    },
    transform: {
      target: 'es2022',
      jsx: 'react-jsx',
      define: {
        'process.env.NODE_ENV': '"production"',
        __ILOTS_VERSION__: JSON.stringify(version()),
        __ILOTS_PARTS__: 'undefined',
        ...define,
      },
    },
    treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
    onwarn: (warning) => {
      throw new Error(warning.message)
    },
  }) satisfies InputOptions
