/**
 * `npm run test:for -- lightbox`: all tests of one island, or of a part of the old library, in each browser and on
 * both flavours. What is its own is found by names: its folder in `tests/`, its spec or folder in `e2e/`, its tag
 * (`@island-lightbox`) on tests that go through several, its journeys in WebKit, and its cases in the contract test.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bringBrowsers, expectBrowsers } from './browsers'
import { bringNeighbours } from './neighbours'
import { browsers, check, clearReports, run, tally, unit, webkit } from './run-tests'

/** What `dist/` is made of. */
const SOURCES = ['src', 'islands', 'legacy-compat', 'cli', 'scripts', 'package-lock.json', 'tsup.config.ts']

const name = process.argv[2] ?? ''
const names = ['islands', 'legacy-compat'].flatMap((room) =>
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
)
if (!names.includes(name)) {
  console.error(
    `test:for: expected a folder of islands/ or legacy-compat/, found "${name}". One of ${names.join(', ')}.`,
  )
  process.exit(1)
}

/** The newest change of a file, or of any below a folder, in milliseconds. */
function changedAt(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(...below.map((each) => statSync(join(path, each)).mtimeMs))
}

const BUILT = 'dist/manifest.json'
const isCurrent = (): boolean =>
  existsSync(BUILT) && SOURCES.every((path) => changedAt(path) < changedAt(BUILT))

const folders = readdirSync('tests', { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name === name)
  .map((entry) => `${join(entry.parentPath, entry.name)}/`)

/** Specs that are the island's own, and those where a tag may name it: the others need not be read. */
const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .map((path) => join('e2e', path))
  .filter(
    (path) =>
      path.endsWith('.spec.ts') &&
      (path.includes(`/${name}`) || readFileSync(path, 'utf8').includes('@island-')),
  )

const choice = {
  isWhole: true,
  island: name,
  specs,
  files: [...folders, 'tests/contract/'],
  grep: `(?<![\\w-])(${name}\\.spec\\.ts|${name}/[\\w-]+\\.spec\\.ts|@island-${name})(?![\\w-])`,
}

clearReports()
const brought = bringBrowsers(true)
await bringNeighbours()
if (isCurrent() || check('build', () => run('tsup', []))) {
  unit(choice)
  await brought
  const areHere = check('browsers are here', () => {
    expectBrowsers()
    return true
  })
  if (areHere) browsers(choice)
  webkit(choice)
}
const { passed, failed } = tally()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
