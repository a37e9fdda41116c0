/**
 * `npm test`: every check of every day, and one line for all of them. `npm run test:all`: every test everywhere, in
 * one go or in parts (`-- --shard 1/4`).
 */
import { audit } from './audit'
import { bringBrowsers, expectBrowsers } from './browsers'
import { checkPackage } from './check-package'
import { bringNeighbours } from './neighbours'
import { readPort } from './ports'
import {
  browsers,
  type Choice,
  check,
  checkTogether,
  clearReports,
  run,
  tally,
  unit,
  webkit,
} from './run-tests'
import { readShard, readTallies, summary, testedState, writeTally } from './shards'

// The site's, and that of WebKit's driver after it: said before anything runs.
readPort(process.env.PORT, 4179, 2)
const isWhole = process.argv.includes('--all')
const shard = readShard(process.argv.slice(2))
const choice: Choice = { isWhole, ...(shard.count > 1 && { shard }) }

/** What the sources say by themselves: the first of several shards asks them. The build does not wait for it. */
const ON_SOURCES = {
  // The older TypeScript, which the build needs, has a `tsc` as well: this one is called where it lies.
  types: ['../typescript-7/bin/tsc', '--noEmit'],
  lint: ['biome', 'check', '.'],
  'unused code': ['knip'],
} as const

/** Projects of vitest.config.ts that need no build. */
const IN_PAGES = ['preact', 'react', 'own window'] as const

/** What has been built. */
function checkBuild(): void {
  check('size budgets', () => run('tsx', ['scripts/size.ts']))
  check('package', checkPackage)
  check('advisories', audit)
}

async function test(): Promise<void> {
  const brought = bringBrowsers(isWhole)
  const neighbours = bringNeighbours().then(
    () => '',
    (error) => String(error),
  )
  const build = checkTogether({ build: ['tsup'] })
  if (shard.index === 1) await checkTogether(ON_SOURCES)
  // Pages of tests are made of the sources: the build goes on beside them, and has a processor of its own to the end.
  unit(choice, ...IN_PAGES)
  if (!(await build)) return
  if (shard.index === 1) checkBuild()
  const failure = await neighbours
  check('neighbours are installed', () => {
    if (failure) console.error(failure)
    return !failure
  })
  unit(choice, 'node')
  await brought
  const areHere = check('browsers are here', () => {
    expectBrowsers()
    return true
  })
  if (areHere) {
    unit(choice, 'browser')
    browsers(choice)
  }
  webkit(choice)
}

clearReports()
const state = testedState()
await test()
const { passed, failed } = tally()
if (isWhole) {
  writeTally(state, shard, { passed, failed })
  for (const line of summary(readTallies(state, shard.count))) console.log(line)
} else console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
