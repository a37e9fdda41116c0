/**
 * Walks the journeys in WebKitGTK: those of every day; with `--all` all of them, or a part of them (`--shard 1/4`);
 * with an island's name its own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readPort } from '../../scripts/ports'
import { partOf, readShard } from '../../scripts/shards'
import { ensureWebKit, type WebKit } from '../../scripts/webkit'
import { type Journey, journeys } from './journeys'
import { untilReady, Visitor } from './visitor'

/** The site's, and after it the driver's. */
const PORT = readPort(process.env.PORT, 4179, 2)
const SITE = `http://127.0.0.1:${PORT}`
const DRIVER = `http://127.0.0.1:${PORT + 1}`
const SCREEN = `:${PORT}`
/** What `npm test` reads. */
const REPORT = '.cache/reports/webkit.json'

const started: ChildProcess[] = []
function start(command: string, parameters: string[], environment: NodeJS.ProcessEnv = {}): void {
  started.push(spawn(command, parameters, { stdio: 'ignore', env: { ...process.env, ...environment } }))
}

async function untilSite(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    if (await fetch(SITE).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The fixture site does not answer at ${SITE}`)
}

async function walk({ name, go }: Journey, { browser }: WebKit): Promise<boolean> {
  let visitor: Visitor | undefined
  try {
    visitor = await Visitor.start(DRIVER, browser, SITE)
    await go(visitor)
    return true
  } catch (error) {
    console.error(`  ${name}: ${error instanceof Error ? error.message : error}`)
    return false
  } finally {
    await visitor?.end()
  }
}

function wantedJourneys(parameters: readonly string[]): readonly Journey[] {
  if (parameters[0] === '--all') return partOf(journeys, readShard(parameters))
  const [island] = parameters
  if (island === undefined) return journeys.filter(({ daily }) => daily === true)
  return journeys.filter(({ name }) => name === island || name.startsWith(`${island}-`))
}

async function walkAll(webkit: WebKit): Promise<void> {
  start(webkit.screen, [SCREEN, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  start(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'fixtures/platform/serve.ts'], {
    PORT: String(PORT),
  })
  // Names of keys and the driver's own messages follow the language.
  start(webkit.driver, [`--port=${PORT + 1}`], {
    DISPLAY: SCREEN,
    LANG: 'en_US.UTF-8',
    // As root, its sandbox cannot be had.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  await Promise.all([untilSite(), untilReady(DRIVER)])
  const wanted = wantedJourneys(process.argv.slice(2))
  let passed = 0
  for (const journey of wanted) if (await walk(journey, webkit)) passed += 1
  report(passed, wanted.length - passed)
}

function report(passed: number, failed: number): void {
  mkdirSync('.cache/reports', { recursive: true })
  writeFileSync(REPORT, JSON.stringify({ passed, failed }))
  console.log(`WebKit: ${passed} journeys passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

const webkit = await ensureWebKit()
if (webkit)
  try {
    await walkAll(webkit)
  } finally {
    for (const one of started) one.kill()
  }
else {
  console.log(
    'WebKit is not here and could not be installed (webkit2gtk-driver, xvfb): nothing was tried in it.',
  )
  report(0, 0)
}
