/** `npm test`: every check, and one line for all of them; `--all`: each browser test everywhere. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { audit } from './audit'
import { ensureBrowsers, offerPhp } from './browsers'
import { checkPackage } from './check-package'

const REPORTS = '.cache/reports'
let passed = 0
let failed = 0

function count(name: string, ok: number, notOk: number): void {
  passed += ok
  failed += notOk
  console.log(`\n— ${name}: ${ok} passed, ${notOk} failed`)
}

function run(command: string, parameters: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(`node_modules/.bin/${command}`, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** A check that passes or fails as a whole. */
function check(name: string, passes: () => boolean): boolean {
  console.log(`\n— ${name}`)
  let ok = false
  try {
    ok = passes()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  count(name, Number(ok), Number(!ok))
  return ok
}

/** Checks that read the sources and wait for nobody: beside each other; what each has printed stands together. */
async function checkTogether(
  all: Readonly<Record<string, readonly [command: string, ...string[]]>>,
): Promise<void> {
  const printed = await Promise.all(Object.entries(all).map(([name, command]) => printedBy(name, ...command)))
  for (const { name, text, ok } of printed) {
    console.log(`\n— ${name}\n${text.trim()}`)
    count(name, Number(ok), Number(!ok))
  }
}

function printedBy(name: string, command: string, ...parameters: string[]) {
  const child = spawn(`node_modules/.bin/${command}`, parameters)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  return new Promise<{ name: string; text: string; ok: boolean }>((resolve) => {
    child.on('error', (error) => resolve({ name, text: error.message, ok: false }))
    child.on('close', (status) => resolve({ name, text, ok: status === 0 }))
  })
}

function unit(): void {
  const report = `${REPORTS}/unit.json`
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    // Of each property of tests/islands/any-input.test.ts; and every bundler of tests/bundlers.
    ...(process.argv.includes('--all') && { RUNS: '10000', BUNDLERS: 'all' }),
  })
  const { numPassedTests, numFailedTests } = read<{ numPassedTests: number; numFailedTests: number }>(report)
  count('unit', numPassedTests, numFailedTests || Number(!ok))
}

function browsers(): void {
  const report = `${REPORTS}/browsers.json`
  // Recording takes a quarter of the time, and nobody opens the recordings of a check.
  const ok = run('playwright', ['test', '--trace=off'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(process.argv.includes('--all') && { BROWSERS: 'all' }),
  })
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)
  count('browsers', stats.expected, stats.unexpected + stats.flaky || Number(!ok))
}

/** Journeys in WebKitGTK; where it cannot be had, nothing of it counts. */
function webkit(): void {
  const ok = run('tsx', ['e2e/webkit/run.ts', ...process.argv.filter((word) => word === '--all')])
  const { passed, failed } = read<{ passed: number; failed: number }>(`${REPORTS}/webkit.json`)
  count('WebKit', passed, failed || Number(!ok))
}

function read<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
await checkTogether({
  types: ['tsc', '--noEmit'],
  lint: ['biome', 'check', '.'],
  'unused code': ['knip'],
  'reference is current': ['tsx', 'scripts/reference.ts', '--check'],
})
if (check('build', () => run('tsup', []))) {
  check('size budgets', () => run('tsx', ['scripts/size.ts']))
  check('package', checkPackage)
  check('advisories', audit)
  unit()
  const found = check('browsers are here', () => {
    ensureBrowsers()
    if (process.argv.includes('--all')) offerPhp()
    return true
  })
  if (found) browsers()
  webkit()
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
