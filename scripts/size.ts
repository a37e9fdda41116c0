/**
 * Prints what a build weighs (`dist`, or the folder that ILOTS_DIST names), the room below each ceiling of
 * scripts/budgets.ts, and fails for what is over. `--made-of` also prints what a script, an island or a part is made
 * of.
 */
import { madeOf } from './made-of'
import { type Build, filesOf, measureFirstUses, measureParts, measureWholes, readBuild } from './measure'
import { complaintsOf, kB, type Measured, roomOf } from './room'

function printLines(title: string, lines: readonly Measured[]): void {
  console.log(`\n${row(title, ['kB', 'at most', 'room', '%', 'scripts', 'waves'])}`)
  for (const line of lines) console.log(row(line.what, cellsOf(line)))
}

function cellsOf(line: Measured): readonly string[] {
  const room = roomOf(line)
  return [
    kB(line.bytes),
    kB(line.ceiling, 1),
    kB(room.bytes),
    `${room.percent}`,
    line.scripts ? `${line.scripts.found} of ${line.scripts.most}` : '',
    `${line.waves ?? ''}`,
  ]
}

const row = (what: string, cells: readonly string[]) =>
  (what.padEnd(38) + cells.map((cell) => cell.padStart(9)).join('')).trimEnd()

function printMadeOf(build: Build, name: string): void {
  const paths = name in build.manifest ? [name] : filesOf(build, name)
  if (paths.length === 0)
    throw new Error(`--made-of: expected ilots.js, or the name of an island or a part, found "${name}"`)
  console.log(`\n${name} would be smaller without (brotli, each by itself; ${paths.join(' + ')}):`)
  for (const { source, bytes, characters } of madeOf(build.dist, paths))
    console.log(
      `${source.padEnd(56)}${String(bytes).padStart(6)}${String(characters).padStart(8)} characters`,
    )
}

const build = readBuild(process.env.ILOTS_DIST ?? 'dist')
const tables = {
  'brotli unless it says otherwise': [...measureWholes(build), ...measureParts(build)],
  'first use, beyond ilots.js': measureFirstUses(build),
}
for (const [title, lines] of Object.entries(tables)) printLines(title, lines)

const complaints = Object.values(tables).flat().flatMap(complaintsOf)
for (const complaint of complaints) console.error(`\n${complaint}`)
if (complaints.length > 0) process.exitCode = 1

const asked = process.argv.indexOf('--made-of')
if (asked !== -1) printMadeOf(build, process.argv[asked + 1] ?? '')
