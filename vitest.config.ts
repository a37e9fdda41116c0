import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildSync } from 'esbuild'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { type Flavour, flavours } from './scripts/build/flavours'
import { BUNDLE } from './tests/environment'
import { isWhole } from './tests/helpers/whole'

/** What the build does with `import text from 'styles:modal'`: a sheet's text; here one that dresses nothing. */
const styles: Plugin = {
  name: 'ilots-styles',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('styles:') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0styles:')
      ? `export default '@layer ilots{.ilots-${id.slice(8)}{--ilots-sheet:here}}'`
      : undefined,
}

/** Testing Library as modules, so that its `react` is the flavour's too; its CommonJS would ask for React itself. */
const testing = (flavour: Flavour): Record<string, string> => ({
  '@testing-library/react': '@testing-library/react/dist/@testing-library/react.esm.js',
  ...(flavour.name === 'preact' && {
    'react-dom/test-utils': 'preact/test-utils',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  }),
})

/** Whole names: `react` must not rewrite `react/jsx-runtime`. */
const aliases = (names: Record<string, string>) =>
  Object.entries(names).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))

/** What is made of files and answers of the server: no page. */
const IN_NODE = ['build', 'bundlers', 'site', 'cli', 'package', 'patterns', 'docs'].map(
  (folder) => `tests/${folder}/**`,
)

/** Each project asks for it itself: only what the command line asks for is handed on to them. */
const CHOICE = isWhole ? {} : { tagsFilter: ['!whole'] }

/** Files of tests by what they hold. */
const filesThat = (isMeant: (text: string) => boolean): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && isMeant(readFileSync(path, 'utf8')))

/** Those that begin with a tag. */
const taggedWith = (tag: string) => filesThat((text) => text.startsWith(`// @module-tag ${tag}\n`))

/** Those that open a browser themselves: `npm test` runs them once one is installed. */
const inBrowser = filesThat((text) => text.includes("from 'playwright-core'"))

/** The same source on Preact and on React, as the build makes it. */
function inPage(flavour: Flavour, include: string[]): TestProjectInlineConfiguration {
  return {
    plugins: [styles],
    resolve: { alias: aliases({ ...flavour.alias, ...testing(flavour) }) },
    test: {
      ...CHOICE,
      name: flavour.name,
      include,
      exclude: [...IN_NODE, ...ownWindow],
      // A process for many files, each with a page, modules and a language of its own (`tests/environment.ts`).
      pool: 'vmForks',
      // Node frees little of what a file has left: then another process begins.
      vmMemoryLimit: '512MB',
      environment: './tests/environment.ts',
      environmentOptions: {
        happyDOM: {
          url: 'https://vitrea.example/accueil',
          settings: {
            handleDisabledFileLoadingAsSuccess: true,
            navigation: {
              disableMainFrameNavigation: true,
              disableChildPageNavigation: true,
              disableFallbackToSetURL: true,
            },
          },
        },
      },
      setupFiles: ['tests/setup.ts'],
      // For a test that hangs: a busy machine may take its time.
      testTimeout: isWhole ? 240_000 : 30_000,
      env: { FLAVOUR: flavour.name },
      restoreMocks: true,
      unstubGlobals: true,
      server: { deps: { inline: ['@testing-library/react'] } },
    },
  }
}

function inNode(name: string, include: string[], exclude: string[] = []): TestProjectInlineConfiguration {
  return {
    plugins: [styles],
    resolve: {
      alias: aliases({ ...flavours[0]?.alias, 'react/jsx-dev-runtime': 'preact/jsx-dev-runtime' }),
    },
    test: {
      ...CHOICE,
      name,
      include,
      exclude,
      environment: 'node',
      pool: 'vmForks',
      vmMemoryLimit: '512MB',
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  }
}

// Two runs beside each other write it at once: each puts it in place whole.
const written = `${BUNDLE}.${process.pid}`
buildSync({
  entryPoints: ['happy-dom'],
  outfile: written,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  // Tests ask for the names of classes, which differ from each other within one file otherwise.
  keepNames: true,
})
renameSync(written, BUNDLE)

const ownWindow = taggedWith('own-window')
const included = {
  preact: ['tests/**/*.test.{ts,tsx}'],
  react: isWhole ? ['tests/**/*.test.tsx', 'tests/contract/**/*.test.ts'] : taggedWith('react'),
}

const pages = flavours.map((flavour) => inPage(flavour, included[flavour.name]))

export default defineConfig({
  test: {
    // One more than there are processors: while one waits for what the main process transforms, another runs.
    maxWorkers: availableParallelism() + 1,
    tags: [
      { name: 'whole', description: 'left to `npm run test:all`, which sets TESTS=all' },
      { name: 'react', description: 'a file that asks what React draws: every day on React, too' },
      {
        name: 'own-window',
        description: 'a file that asks which names the window has itself: in a process of its own',
      },
    ],
    projects: [
      ...pages,
      ...pages.slice(0, 1).map((page) => ({
        ...page,
        test: { ...page.test, name: 'own window', include: ownWindow, exclude: [], pool: 'forks' as const },
      })),
      inNode(
        'node',
        IN_NODE.map((folder) => `${folder}/*.test.ts`),
        inBrowser,
      ),
      inNode('browser', inBrowser),
    ],
  },
})
