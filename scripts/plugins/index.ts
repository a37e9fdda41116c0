/**
 * `npm run test:plugins -- [folder]`: runs plugins by other people on `dist/ilots.legacy.js` in Chromium, and
 * compares what they do with what they do on the original library. Files are taken by their hashes from
 * `tests/plugins/files` and the folder, or from packages of the registry.
 *
 * `--only <word>` runs the cases whose name has the word. `--originals <folder>` runs them on the original instead,
 * which the folder holds as `1.1.js`, `1.4.5.js` and so on: so the expected values were measured. `--dist <folder>`
 * is another build. `--parsed` runs the page's scripts at the end of its body, and what waits for `domready` at once:
 * values are read early then.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../browsers'
import type { PluginCase } from './case'
import { readCases } from './cases'
import { findFiles, readFolders } from './files'
import type { Library } from './page'
import { type Outcome, runCase } from './run'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    originals: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    parsed: { type: 'boolean', default: false },
  },
})
const { only, originals, dist } = values
const beginning = values.parsed ? 'while parsed' : 'at domready'

function libraryFor(plugin: PluginCase): Library {
  return originals
    ? { text: readFileSync(join(originals, `${plugin.original}.js`), 'utf8') }
    : { dist: resolve(dist) }
}

const json = (value: unknown) => JSON.stringify(value)
const lineOf = ({ check, shown }: Outcome) =>
  `    ${check.does}: ${json(shown)} instead of ${json(check.expected)}`

interface Total {
  passed: number
  failed: number
  skipped: number
}

async function tell(browser: Browser, plugin: PluginCase, total: Total): Promise<void> {
  const name = `${plugin.plugin} ${plugin.version}`
  const found = findFiles(plugin, readFolders(positionals[0]), originals !== undefined)
  if ('lacks' in found) {
    total.skipped += 1
    return console.log(`skipped  ${name}: ${found.lacks}`)
  }
  const page = await browser.newPage()
  const { outcomes, errors } = await runCase(page, plugin, libraryFor(plugin), found.scripts, beginning)
  await page.close()
  const wrong = outcomes.filter(({ isRight }) => !isRight)
  total[wrong.length > 0 ? 'failed' : 'passed'] += 1
  console.log(
    `${wrong.length > 0 ? 'FAILED ' : 'passed '}  ${name}: ${outcomes.length - wrong.length} of ${outcomes.length} checks`,
  )
  for (const outcome of wrong) console.log(lineOf(outcome))
  for (const { does, refused } of plugin.checks)
    if (refused && !originals) console.log(`    refused: ${does}: ${refused}`)
  if (wrong.length > 0) for (const error of errors.slice(0, 3)) console.log(`    error: ${error}`)
}

const cases = readCases().filter(({ plugin }) => plugin.toLowerCase().includes((only ?? '').toLowerCase()))
const executablePath = findBrowser('Chromium without a window') ?? findBrowser('Chromium') ?? ''
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const total: Total = { passed: 0, failed: 0, skipped: 0 }
for (const plugin of cases) await tell(browser, plugin, total)
await browser.close()
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
