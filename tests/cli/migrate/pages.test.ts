/** `ilots check --migrate` over twenty small pages, each written as the documentation of its library says. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Advice, MigrationReport } from '../../../cli/migrate/report'
import { check, reportOf } from '../../helpers/check'
import { dailyFirst } from '../../helpers/whole'
import { EXPECTED, type ExpectedAdvice } from './expected'

const FOLDER = 'tests/cli/pages/migrate'

async function migrated(...words: string[]): Promise<MigrationReport> {
  const { out, errors } = await check('--migrate', '--format', 'json', '--lang', 'en', ...words)
  const [page] = (JSON.parse(out) as { pages: MigrationReport[] }).pages
  if (!page) throw new Error(out + errors)
  return page
}

const short = (file: string): string => file.replace(`${FOLDER}/`, '')

function told(advice: Advice, page: string): ExpectedAdvice {
  const { file, line, column, library, answer, island, html, script, carried, lost, leftOut } = advice
  const own = short(file)
  return {
    at: `${own === page ? '' : `${own}:`}${line}:${column}`,
    library,
    by: island ?? answer,
    ...(html.length > 0 && { html }),
    ...(script && { script }),
    ...(carried.length > 0 && { carried }),
    ...(leftOut.length > 0 && { leftOut: leftOut.map(({ kind, content }) => `${kind} ${content}`) }),
    ...(lost.length > 0 && { lost: lost.map(({ option }) => option.replace(/^([\w.]+): .*/s, '$1')) }),
  }
}

test('every page has what is expected of it', async () => {
  const pages = (await readdir(FOLDER)).filter((name) => name.endsWith('.html'))
  expect(pages.map((name) => name.replace('.html', '')).sort()).toEqual(Object.keys(EXPECTED).sort())
  expect(pages.length).toBeGreaterThanOrEqual(20)
})

describe.each(Object.entries(EXPECTED))('%s.html', (name, expected) => {
  let report: MigrationReport
  beforeAll(async () => {
    report = await migrated(`${FOLDER}/${name}.html`)
  })

  test('what it does is found, with its place, and what does it here', () => {
    expect(report.advice.map((advice) => told(advice, `${name}.html`))).toEqual(expected.advice)
  })

  test('each file is judged', () => {
    const verdicts = report.files.map(({ file, verdict }) => [short(file), verdict])
    expect(Object.fromEntries(verdicts)).toEqual(expected.files)
  })

  test('what does not parse is said with its line', () => {
    const faults = report.faults.map(({ file, line, column }) => `${short(file)}:${line}:${column}`)
    expect(faults).toEqual(expected.faults ?? [])
  })

  test('what is lost says why', () => {
    for (const { lost } of report.advice) for (const { why } of lost) expect(why).toMatch(/\w/)
  })
})

test.each(['jquery-ui', 'bootstrap-without', 'names-alone'])(
  '%s.html: what no island does comes with what the page has for it',
  async (name) => {
    const { advice } = await migrated(`${FOLDER}/${name}.html`)
    const without = advice.filter(({ answer }) => answer === 'none')
    expect(without.length).toBeGreaterThan(2)
    for (const { found, notes } of without)
      expect(notes.join(), found).toMatch(
        /no island .*(<details>|IntersectionObserver|drag events|buttons “Up”|front-banner)/,
      )
  },
)

/** What the menu of these pages is made of: it stays where it is. */
const LISTS = '<nav id="menu"><ul><li><a href="/">Accueil</a></li></ul></nav>'

describe('the HTML that is advised', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ilots-migrate-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  Object.keys(EXPECTED).forEach((name, index) => {
    test(`has nothing to mend in ${name}.html`, dailyFirst(index), async () => {
      const { advice } = await migrated(`${FOLDER}/${name}.html`)
      const product = name === 'datepicker' ? 'vitrea' : 'ilots'
      for (const { html, answer, island } of advice) {
        if (html.length === 0) continue
        const page = join(folder, 'page.html')
        const tag = `<script src="/assets/ilots/ilots.js" data-product="${product}" defer></script>`
        await writeFile(
          page,
          `<!doctype html><html lang="fr"><head><title>Essai</title>${tag}</head><body>${html.join('\n')}${LISTS}</body></html>`,
        )
        const { findings, islands } = await reportOf(page)
        expect(findings, html.join('\n')).toEqual([])
        if (answer === 'island') expect(islands.map((each) => each.island)).toContain(island)
      }
    })
  })
})
