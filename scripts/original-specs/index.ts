/**
 * `npm run test:specs -- <folder>`: runs the original's own specifications on `dist/ilots.legacy.js` in Chromium. The
 * folder holds checkouts `mootools-core` and `mootools-more`, or bare directories of git.
 *
 * `--specs core|more` which specifications (1.6.0's, or those of `--more`). `--engine
 * ours|original|original-before|original-after` what is on the page: our build, the original, or both in that order.
 * `--core <tag>` is the original's version, `--more <tag>` adds its additions after. `--compare` counts only what
 * passes on the original, additions included. `--files <regex>` and `--only <regex>` choose files and names; `--lang
 * <language>` the page's; `--passing` lists what passes as well; `--json <file>` keeps all; `--dist <folder>` is
 * another build; `--runners <folder>` has the `node_modules` with mocha, expect.js, sinon and karma-jasmine.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from '../browsers'
import { buildOriginal, openCheckout, specsOf } from './checkouts'
import { figuresOf, numbered, type Outcome } from './outcomes'
import { runPage } from './page'
import { type Runner, readRunners } from './runners'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    specs: { type: 'string', default: 'core' },
    engine: { type: 'string', default: 'ours' },
    core: { type: 'string', default: '1.6.0' },
    more: { type: 'string' },
    compare: { type: 'boolean', default: false },
    files: { type: 'string' },
    only: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    passing: { type: 'boolean', default: false },
    json: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    runners: { type: 'string', default: '.' },
  },
})
const LAST = '1.6.0'
const OURS = '/dist/ilots.legacy.js'
const ENGINES: Readonly<Record<string, readonly string[]>> = {
  ours: [OURS],
  original: ['/core.js'],
  'original-before': ['/core.js', OURS],
  'original-after': [OURS, '/core.js'],
}

const { only, files = '', lang, more } = values
const [folder] = positionals
if (!folder || !ENGINES[values.engine] || !['core', 'more'].includes(values.specs))
  throw new Error(
    'npm run test:specs -- <folder> [--specs core|more] [--engine …]: see scripts/original-specs/index.ts.',
  )
const part = values.specs === 'more' ? 'more' : 'core'
const tag = (part === 'more' && more) || LAST
const checkout = openCheckout(folder, part, tag)
const atLast = openCheckout(folder, part, LAST)
const names: Runner[] = part === 'core' ? ['mocha', 'expect', 'sinon'] : ['jasmine', 'sinon']
const runners = readRunners(values.runners, names)
const syn = part === 'core' ? 'Grunt/plugins/karma/syn/lib/syn.js' : 'Tests/Utilities/syn.js'

const browser = await chromium.launch({
  executablePath: findBrowser('Chromium without a window') ?? findBrowser('Chromium') ?? '',
  args: ['--no-sandbox'],
})

async function run(engine: string, additions = more) {
  const page = await browser.newPage()
  const found = await runPage(page, {
    part,
    files: specsOf(checkout, part, tag).filter((path) => RegExp(files).test(path)),
    only,
    lang,
    dist: resolve(values.dist),
    scripts: [
      ...names.map((name) => `/${name}.js`),
      '/syn.js',
      ...(ENGINES[engine] ?? []),
      ...(additions ? ['/more.js'] : []),
    ],
    texts: new Map<string, () => string | Buffer>([
      ...names.map((name) => [`/${name}.js`, () => runners.get(name) ?? ''] as const),
      ['/syn.js', () => atLast.read(syn)],
      ['/core.js', () => buildOriginal(openCheckout(folder as string, 'core', values.core))],
      ['/more.js', () => buildOriginal(openCheckout(folder as string, 'more', additions as string))],
    ]),
    readSpec: (path) => checkout.read(path),
    readAsset: (name) => atLast.read(`Tests/Specs/assets/${name}`),
  })
  await page.close()
  return { ...found, outcomes: numbered(found.outcomes) }
}

function tell(outcomes: readonly Outcome[], errors: readonly string[], original?: readonly Outcome[]): void {
  const counts =
    original && new Set(original.filter(({ state }) => state === 'passed').map(({ name }) => name))
  for (const { name, state, error } of outcomes)
    if (state === 'failed' && (counts?.has(name) ?? true)) console.log(`✗ ${name}\n    ${error}`)
    else if (state === 'passed' && values.passing) console.log(`✓ ${name}`)
  // A suite that could not be declared has other names than its specifications.
  const known = new Set(outcomes.map(({ name }) => name))
  for (const name of counts ?? []) if (!known.has(name)) console.log(`✗ ${name}\n    it has not run`)
  for (const error of new Set(errors)) console.log(`page: ${error}`)
  for (const [file, { passed, of }] of figuresOf(outcomes, original))
    console.log(`${passed === of ? ' ' : '!'} ${`${passed} of ${of}`.padStart(10)}  ${file}`)
}

const original = values.compare ? await run('original', part === 'more' ? tag : more) : undefined
const { outcomes, errors } = await run(values.engine)
await browser.close()
tell(outcomes, errors, original?.outcomes)
console.log(`${part} ${tag} on ${values.engine}${more ? `, additions ${more}` : ''}`)
if (values.json) writeFileSync(values.json, JSON.stringify({ outcomes, errors, original }, null, 1))
if (errors.some((error) => error.startsWith('not done'))) process.exitCode = 1
