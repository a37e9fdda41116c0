/** The parts of a run of tests: each is counted, and prints a line of its own. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Shard, Tally } from './shards'

const REPORTS = '.cache/reports'
const counted = { passed: 0, failed: 0 }

/** What this run has counted so far. */
export const tally = (): Tally => ({ ...counted })

/** Forgets the reports of the run before. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
}

function count(name: string, passed: number, failed: number, begun: number): void {
  counted.passed += passed
  counted.failed += failed
  console.log(
    `\n— ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - begun) / 1_000)} s)`,
  )
}

/** Runs a command of `node_modules`, and shows what it prints. @returns whether it ended with 0. */
export function run(
  command: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): boolean {
  const { status } = spawnSync(`node_modules/.bin/${command}`, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** A check that passes or fails as a whole. */
export function check(name: string, passes: () => boolean): boolean {
  console.log(`\n— ${name}`)
  const begun = Date.now()
  let ok = false
  try {
    ok = passes()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  count(name, Number(ok), Number(!ok), begun)
  return ok
}

/**
 * Checks that read the sources and wait for nobody, beside each other; what each has printed stands together.
 * @returns whether all have passed.
 */
export async function checkTogether(
  all: Readonly<Record<string, readonly [command: string, ...string[]]>>,
): Promise<boolean> {
  const begun = Date.now()
  const printed = await Promise.all(Object.entries(all).map(([name, command]) => printedBy(name, ...command)))
  for (const { name, text, ok } of printed) {
    console.log(`\n— ${name}\n${text.trim()}`)
    count(name, Number(ok), Number(!ok), begun)
  }
  return printed.every(({ ok }) => ok)
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

/** What is chosen of all tests. */
export interface Choice {
  /** Everything, everywhere, instead of the tests of every day. */
  readonly isWhole: boolean
  readonly shard?: Shard
  /** Only these files, or folders that end with a slash. */
  readonly files?: readonly string[]
  /** Only these files of Playwright. */
  readonly specs?: readonly string[]
  /** Only what matches, of a test's file, titles and tags. */
  readonly grep?: string
  /** Only what is about this island, in tests that go through all of them. */
  readonly island?: string
}

const environmentOf = ({ isWhole, island }: Choice): NodeJS.ProcessEnv => ({
  ...(isWhole && { TESTS: 'all' }),
  ...(island && { ISLAND: island }),
})
const shardOf = ({ shard }: Choice) => (shard ? [`--shard=${shard.index}/${shard.count}`] : [])

/**
 * Vitest.
 * @param projects of vitest.config.ts; all without one.
 */
export function unit(choice: Choice, ...projects: readonly string[]): void {
  const begun = Date.now()
  // A shard may hold none of the few files of a project, and writes no report then.
  const only = projects.map((project) => `--project=${project}`)
  const report = `${REPORTS}/unit.json`
  rmSync(report, { force: true })
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = run(
    'vitest',
    ['run', ...(choice.files ?? []), ...only, '--passWithNoTests', ...shardOf(choice), ...output],
    environmentOf(choice),
  )
  const { numPassedTests, numFailedTests } = existsSync(report)
    ? read<{ numPassedTests: number; numFailedTests: number }>(report)
    : { numPassedTests: 0, numFailedTests: 0 }
  count(['unit', ...projects].join(', '), numPassedTests, numFailedTests || Number(!ok), begun)
}

/** Playwright. */
export function browsers(choice: Choice): void {
  const begun = Date.now()
  const report = `${REPORTS}/browsers.json`
  const only = choice.grep ? ['--grep', choice.grep] : []
  // Recording takes a quarter of the time, and nobody opens the recordings of a check.
  const ok = run(
    'playwright',
    ['test', ...(choice.specs ?? []), '--trace=off', ...only, ...shardOf(choice)],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...environmentOf(choice),
    },
  )
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)
  count('browsers', stats.expected, stats.unexpected + stats.flaky || Number(!ok), begun)
}

/** Journeys in WebKitGTK; where it cannot be had, nothing of it counts. */
export function webkit(choice: Choice): void {
  const begun = Date.now()
  const which = choice.island ? [choice.island] : choice.isWhole ? ['--all', ...shardOf(choice)] : []
  const ok = run('tsx', ['e2e/webkit/run.ts', ...which])
  const { passed, failed } = read<Tally>(`${REPORTS}/webkit.json`)
  count('WebKit', passed, failed || Number(!ok), begun)
}

function read<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}
