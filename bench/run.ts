/**
 * `npm run bench`: the page with one of everything, without script (A), with the jQuery-era stack (B), with Stimulus
 * (C) and with Îlots, each visited in turn.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/browsers'
import { COLUMNS, type Column } from './columns'
import { touch, touchTraced } from './first-touch'
import { printLimits } from './limits'
import { SIZES, type Size } from './page'
import { type Conditions, count, type Figures, visit } from './probes'
import { startServer } from './server'
import { writeTable, writeTouches } from './table'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
]

/**
 * `touches`: what is pressed is scrolled to and looked at first; `parts`: what that is made of. `journeys`: it is in
 * the window from the start, a press lasts as long as a finger's, and motion is reduced.
 */
const TABLES = ['touches', 'parts', 'journeys'] as const

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    tables: { type: 'string', default: TABLES.join(',') },
    sizes: { type: 'string', default: 'small,large' },
    cpu: { type: 'string', default: '1,4' },
    columns: { type: 'string', default: COLUMNS.join(',') },
    network: { type: 'string', default: '40ms/10Mbit' },
    http2: { type: 'boolean', default: false },
    compare: { type: 'string' },
    limits: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const USAGE = `npm run bench -- [options]
  --runs 15                   visits of each column
  --tables touches,parts,journeys
                              a first touch after reading; what it is made of; all journeys, with what they press in view
  --sizes small,large         2,000, 10,000 nodes; empty: nearly none, for journeys alone
  --cpu 1,4                   how many times slower the processor is
  --columns A,B,C,ours
  --network 40ms/10Mbit       of each request, and of the line
  --http2                     HTTP/2 instead of HTTP/1.1 with six connections
  --compare <commit>          builds that commit as well, and shows both
  --limits                    200 islands of each kind, 10,000 rows, 2,000 pages, 1,000 toasts, mounts for a minute`

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${USAGE}`)
  process.exit(2)
}

function readNetwork(text: string): Pick<Conditions, 'latency' | 'throughput'> {
  const [, latency, throughput] = /^([\d.]+)ms\/([\d.]+)Mbit$/.exec(text) ?? []
  if (!latency || !throughput) fail(`--network : reçu « ${text} », attendu par exemple 150ms/1.6Mbit.`)
  return { latency: Number(latency), throughput: Number(throughput) * 1_000_000 }
}

function readList<Word extends string>(
  option: string,
  text: string,
  known: readonly Word[],
): readonly Word[] {
  const words = text.split(',')
  const wrong = words.find((word) => !(known as readonly string[]).includes(word))
  if (wrong !== undefined) fail(`--${option} : reçu « ${wrong} », attendu ${known.join(', ')}.`)
  return words as Word[]
}

/** The bundle of another commit, built beside this one. @returns its `dist`. */
function buildCommit(commit: string): string {
  const run = (command: string, parameters: string[], cwd = ROOT) =>
    execFileSync(command, parameters, { cwd, encoding: 'utf8' }).trim()
  const hash = run('git', ['rev-parse', '--short', commit])
  const folder = join(ROOT, '.cache', `bench-${hash}`)
  if (!existsSync(folder)) run('git', ['worktree', 'add', '--detach', folder, hash])
  if (!existsSync(join(folder, 'dist/ilots.js'))) {
    run('npm', ['ci', '--no-audit', '--no-fund'], folder)
    run('npm', ['run', 'build'], folder)
  }
  return join(folder, 'dist')
}

if (values.help) fail('')
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) fail(`--runs : reçu « ${values.runs} », attendu un nombre.`)
const tables = readList('tables', values.tables, TABLES)
const sizes = readList('sizes', values.sizes, Object.keys(SIZES) as Size[])
const columns = readList('columns', values.columns, COLUMNS)
const slownesses = values.cpu.split(',').map(Number)
if (slownesses.some((cpu) => !(cpu >= 1))) fail(`--cpu : reçu « ${values.cpu} », attendu par exemple 1,4.`)
const network = readNetwork(values.network)
if (!existsSync(join(ROOT, 'dist/ilots.js'))) fail('dist/ est absent : lancez npm run build.')

interface Contender {
  readonly name: string
  readonly column: Column
  readonly origin: string
}
const here = await startServer(join(ROOT, 'dist'), values.http2)
const there = values.compare ? await startServer(buildCommit(values.compare), values.http2) : undefined
const contenders: Contender[] = columns.map((column) => ({ name: column, column, origin: here.origin }))
if (there) contenders.push({ name: `ours at ${values.compare}`, column: 'ours', origin: there.origin })
const names = contenders.map(({ name }) => name)

const browser = await chromium.launch({ executablePath: findBrowser('Chromium') ?? '', args: FLAGS })
const machine = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`
if (values.limits) {
  console.log(`${machine}; 412 px; milliseconds unless said.\n`)
  await printLimits(browser, here.origin)
  process.exit(0)
}
console.log(
  `${machine}; ${values.network}, ${values.http2 ? 'HTTP/2' : 'HTTP/1.1'}, 412 px; mean of the middle half of ${runs} interleaved visits (least to most); milliseconds unless said.\n`,
)

/** Each contender in turn, as often as asked: what slows the machine down for a while slows all of them. */
async function interleave(
  visited: readonly Contender[],
  times: number,
  measure: (contender: Contender, run: number) => Promise<Figures>,
) {
  const measured = new Map<string, Figures[]>(visited.map(({ name }) => [name, []]))
  for (let run = 0; run < times; run += 1)
    // Every other time the other way round: none of them always comes after the same one.
    for (const contender of run % 2 ? visited.toReversed() : visited)
      measured.get(contender.name)?.push(await measure(contender, run))
  return Object.fromEntries(measured)
}

/** The page without script, the lightest peer and each bundle: of first touches nothing else is asked. */
const touched = contenders.filter(({ column }) => column !== 'B')
if (tables.includes('touches'))
  for (const size of sizes.filter((each) => each !== 'empty'))
    for (const cpu of slownesses) {
      const timed = await interleave(touched, runs, ({ column, origin }, run) =>
        touch(browser, column, size, { ...network, origin, cpu }, run),
      )
      for (const { name } of touched.filter(({ column }) => column === 'ours'))
        console.log(writeTouches(`first touches, ${SIZES[size]} nodes, processor ${cpu}×`, timed, name))
    }
if (tables.includes('parts'))
  for (const size of sizes.filter((each) => each !== 'empty'))
    for (const cpu of slownesses) {
      const pressed = touched.filter(({ column }) => column !== 'A')
      const timed = await interleave(pressed, runs, ({ column, origin }) =>
        touchTraced(browser, column as Exclude<Column, 'A'>, size, { ...network, origin, cpu }),
      )
      const title = `parts of first touches, ${SIZES[size]} nodes, processor ${cpu}×`
      console.log(
        writeTable(
          title,
          timed,
          pressed.map(({ name }) => name),
        ),
      )
    }
if (tables.includes('journeys'))
  for (const size of sizes) {
    const counted = await interleave(contenders, 1, ({ column, origin }) =>
      count(browser, column, size, { ...network, origin, cpu: 1 }),
    )
    console.log(writeTable(`journeys, ${SIZES[size]} nodes: counts`, counted, names))
    for (const cpu of slownesses) {
      const timed = await interleave(contenders, runs, ({ column, origin }) =>
        visit(browser, column, size, { ...network, origin, cpu }),
      )
      console.log(writeTable(`journeys, ${SIZES[size]} nodes, processor ${cpu}×`, timed, names))
    }
  }
await browser.close()
await Promise.all([here.close(), there?.close()])
process.exit(0)
