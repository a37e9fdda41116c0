/**
 * `npm run feels`: what a visitor feels in each journey, printed. What follows goes to Playwright: `-- -g booking`;
 * `PROCESSOR=1` for one that is not slowed.
 */
import { spawnSync } from 'node:child_process'

const parameters = ['test', 'e2e/feels.spec.ts', '--project=chromium-preact', '--trace=off', '--workers=1']
const { status } = spawnSync(
  'node_modules/.bin/playwright',
  [...parameters, '--reporter=./e2e/print-measures.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, TESTS: 'all' } },
)
process.exit(status ?? 1)
