/** The scripts of the published site: the worker with the fixture site's routes in it, and those of its pages. */
import { build, type Plugin } from 'esbuild'
import { islandNames } from '../../fixtures/cases'
import { canBeTried, dataIn } from '../../fixtures/site/playground/data'
import { LANGUAGES } from '../reference/model'
import { openapi } from '../reference/openapi'
import { pagesIn } from '../reference/pages'
import { references } from '../reference/references'

/** Routes that need a disk or a compiler, and pages that are hostile on purpose. */
const LEFT_OUT = [
  'assets',
  'examples',
  'gallery',
  'hard',
  'hostile',
  'hostileOlderLibrary',
  'playgroundScripts',
  'witness',
]

const byLanguage = (made: (language: (typeof LANGUAGES)[number]) => unknown) =>
  JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, made(language)])))

/** Modules that a worker cannot have, by the end of their path: what stands for them. */
function substitutes(): Readonly<Record<string, () => string>> {
  const routes = LEFT_OUT.map((name) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [
      `fixtures/platform/routes/${file}`,
      () => `import { Hono } from 'hono'\nexport const ${name} = new Hono()`,
    ]
  })
  return {
    ...Object.fromEntries(routes),
    'fixtures/platform/files': () => `export * from '../site/published/files'`,
    'fixtures/platform/connection': () => `export * from '../site/published/connection'`,
    'fixtures/cases/modules': casesModule,
    'fixtures/site/playground/data': dataModule,
    'scripts/reference/references': () => `export const references = ${JSON.stringify(named())}`,
    'scripts/reference/pages': () =>
      `const all = ${byLanguage((language) => pagesIn(language))}\nexport const pagesIn = (language) => all[language]`,
    'scripts/reference/openapi': () =>
      `const all = ${byLanguage(openapi)}\nexport const openapi = (language) => all[language]`,
  }
}

function dataModule(): string {
  const tried = references.map(({ name }) => name).filter(canBeTried)
  return `const all = ${byLanguage(dataIn)}\nexport const dataIn = (language) => all[language]\nexport const canBeTried = (name) => ${JSON.stringify(tried)}.includes(name)`
}

/** What the site's pages read of them. */
const named = () => references.map(({ name, family, purpose }) => ({ name, family, purpose }))

function casesModule(): string {
  const imports = islandNames.map(
    (name, index) => `import * as cases${index} from '../../islands/${name}/cases'`,
  )
  const entries = islandNames.map((name, index) => `${JSON.stringify(name)}: cases${index}`)
  return `${imports.join('\n')}\nexport const pagesOf = { ${entries.join(', ')} }`
}

const insteadOf = (made: Readonly<Record<string, () => string>>): Plugin => ({
  name: 'stand-ins',
  setup: (plugin) =>
    plugin.onLoad({ filter: /\/(fixtures|scripts)\/.*\.ts$/ }, ({ path }) => {
      const [, contents] = Object.entries(made).find(([end]) => path.endsWith(`/${end}.ts`)) ?? []
      return (
        contents && { contents: contents(), loader: 'ts', resolveDir: path.slice(0, path.lastIndexOf('/')) }
      )
    }),
})

const shared = { bundle: true, write: false, minify: true, charset: 'utf8', format: 'iife' } as const

/** @param pages the addresses of those that were written. */
export async function bundleWorker(pages: readonly string[]) {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ['fixtures/site/published/worker.ts'],
    alias: { 'hono/cookie': './fixtures/site/published/cookies' },
    define: { PAGES: JSON.stringify(pages) },
    plugins: [insteadOf(substitutes())],
  })
  return outputFiles.map(({ text }) => ['/worker.js', text] as const)
}

export async function bundlePageScripts() {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ['fixtures/site/published/start.ts', 'fixtures/site/published/door.ts'],
    outdir: '/',
  })
  return outputFiles.map(({ path, text }) => [path, text] as const)
}
