/**
 * Budgets of architecture §8: measures the build, prints what a first use costs, and fails when something is over.
 * `--made-of ilots.js`, or an island's name, also prints what that is made of.
 */
import { readFileSync } from 'node:fs'
import { BUDGETS, ceilingOf } from './budgets'
import { firstUses } from './first-use'
import { madeOf } from './made-of'
import type { Manifest } from './manifest'

const DIST = 'dist'
const manifest = JSON.parse(readFileSync(`${DIST}/manifest.json`, 'utf8')) as Manifest
const files = Object.entries(manifest)
const brotli = (path: string) => manifest[path]?.brotli ?? 0
const fileOf = (part: string) => files.find(([, entry]) => entry.part === part)?.[0] ?? ''
const fileWith = (island: string) => files.find(([, entry]) => entry.islands?.includes(island))?.[0] ?? ''

let over = 0
const print = (cells: readonly (string | number)[]) =>
  console.log(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(9))).join(''),
  )
const row = (label: string, bytes: number, budget: number, ...more: (string | number)[]) => {
  const isOver = bytes > budget
  over += Number(isOver)
  print([label, bytes, Math.floor(budget), ...more, isOver ? '  OVER' : ''])
}

/** No visitor asks for it, nor for what it fetches. */
const isInspector = ({ islands = [], part = '' }: Manifest[string]) =>
  islands.includes('inspector') || part.startsWith('islands/inspector/')

print(['file', 'brotli', 'budget'])
row('ilots.js', brotli('ilots.js'), BUDGETS.loader)
row('ilots.legacy.js', brotli('ilots.legacy.js'), BUDGETS.legacy)
for (const [part, budget] of Object.entries(BUDGETS.parts)) row(`part: ${part}`, brotli(fileOf(part)), budget)
row('clickable blocks', brotli(fileWith('goto-block')), BUDGETS.clickableBlocks)
// What a page with every piece of furniture loads before the visitor does anything.
const home = ['ilots.js', fileWith('goto-block'), fileWith('sticky-header')]
row(
  `home page, ${home.length} files`,
  home.reduce((sum, path) => sum + brotli(path), 0),
  home.length > BUDGETS.homeFiles ? 0 : BUDGETS.home,
)
row('all styles (ilots.css)', brotli('ilots.css'), BUDGETS.styles)
const isOld = ({ islands = [] }: Manifest[string]) => islands.some((island) => island.startsWith('legacy-'))
const sum = (some: typeof files) => some.reduce((bytes, [, entry]) => bytes + entry.brotli, 0)
row(
  'everything at once',
  sum(
    files.filter(
      ([path, entry]) => !/^(ilots\.legacy|index)/.test(path) && !isInspector(entry) && !isOld(entry),
    ),
  ),
  BUDGETS.everything,
)
row('old scripts at once', sum(files.filter(([, entry]) => isOld(entry))), BUDGETS.oldScripts)

console.log('')
print(['first use', 'brotli', 'budget', 'scripts', 'of', 'waves'])
for (const { island, parts, scripts, waves, bytes } of firstUses(DIST)) {
  const ceiling = ceilingOf(island, parts)
  if (scripts > ceiling.scripts || waves > 1) over += 1
  const isWide = scripts > ceiling.scripts || waves > 1
  row(island, bytes, ceiling.bytes, scripts, ceiling.scripts, waves, isWide ? '  OVER' : '')
}

/** An island's file, what it opens, and what both are fetched with. */
const filesOf = (island: string) => {
  const own = [fileWith(island), fileOf(BUDGETS.opened[island]?.source ?? '')].filter((file) => file !== '')
  return [...new Set(own.flatMap((file) => [file, ...(manifest[file]?.needs ?? [])]))]
}
for (const [island, { bytes }] of Object.entries(BUDGETS.opened)) {
  const all = filesOf(island)
  const limit = BUDGETS.scripts.library
  if (all.length > limit) over += 1
  const sum = all.reduce((before, file) => before + brotli(file), 0)
  row(`${island}, opened`, sum, bytes, all.length, limit, 2, all.length > limit ? '  OVER' : '')
}

const gzipOf = (path: string) => manifest[path]?.gzip ?? 0
const above = gzipOf('ilots.legacy.js') - gzipOf('ilots.js')
console.log(`\nilots.legacy.js above ilots.js: ${above} of ${BUDGETS.legacyAbove} bytes, gzip`)
if (above > BUDGETS.legacyAbove) over += 1

const asked = process.argv[process.argv.indexOf('--made-of') + 1] ?? ''
if (process.argv.includes('--made-of')) {
  const paths = asked in manifest ? [asked] : filesOf(asked)
  if (paths.length === 0)
    throw new Error(`--made-of: expected ilots.js or an island's name, found "${asked}"`)
  console.log(`\n${asked} would be smaller without (brotli, each by itself; ${paths.join(' + ')}):`)
  for (const { source, bytes, characters } of madeOf(DIST, paths))
    console.log(
      `${source.padEnd(56)}${String(bytes).padStart(6)}${String(characters).padStart(8)} characters`,
    )
}
if (over > 0) process.exit(1)
