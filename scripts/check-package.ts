/** What `npm pack` would send: dist, what its texts lead to, and the licence only; and what publint says of it. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ALLOWED =
  /^(dist\/(?!.*\.map$).+|(docs|examples)\/.+|islands\/[\w-]+\/reference\.(json|ts)|islands\/[\w-]+\/pictures\/\d+-clair\.png|(islands\/[\w-]+|legacy-compat\/old-globals)\/reading\.txt|bench\/README\.md|(README(\.fr)?|CHANGELOG|CONTRIBUTING|DECISIONS|SECURITY)\.md|LICENSE|package\.json)$/
const REQUIRED = [
  'dist/ilots.js',
  'dist/ilots.legacy.js',
  'dist/ilots.css',
  'dist/index.d.ts',
  'dist/global.d.ts',
  'dist/index.js',
  'dist/island.d.ts',
  'dist/island.js',
  'dist/cli/ilots.js',
  'dist/manifest.json',
  'dist/custom-data.json',
  'dist/custom-data.en.json',
  'dist/openapi.json',
  'dist/sbom.cdx.json',
  'dist/react/ilots.js',
  'dist/docs/en/README.md',
  'dist/docs/fr/lightbox.md',
  'docs/en/security.md',
  'examples/server-node/serveur.mjs',
]

/** @returns whether the package is right; prints what is not. */
export function checkPackage(): boolean {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
  })
  const files = packed(stdout)
  const wrong = files.filter((path) => !ALLOWED.test(path)).map((path) => `${path} must not be packed`)
  const missing = REQUIRED.filter((path) => !files.includes(path)).map((path) => `${path} is not packed`)
  const problems = [...wrong, ...missing]
  for (const problem of problems) console.error(problem)
  sayUnfilled()
  const lint = spawnSync('node_modules/.bin/publint', ['--strict'], { stdio: 'inherit' })
  console.log(`${files.length} files would be packed`)
  return problems.length === 0 && lint.status === 0
}

/**
 * Fields that wait for a public address: the package's page finds the README's links and picture by them
 * (docs/releasing.md).
 */
function sayUnfilled(): void {
  const fields = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  const empty = ['repository', 'homepage', 'bugs'].filter((name) => fields[name] === undefined)
  if (empty.length > 0) console.log(`package.json has no ${empty.join(', ')}: docs/releasing.md, 3`)
}

/** npm prints a list of packages, or an object of them by name. */
function packed(json: string): string[] {
  const reply = JSON.parse(json) as
    | { files: { path: string }[] }[]
    | Record<string, { files: { path: string }[] }>
  return Object.values(reply)[0]?.files.map(({ path }) => path) ?? []
}
