/** Which browser tests a tag chooses, and what runs every day of each island. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tag } from '../../e2e/test'

// It refuses to be loaded by two files of one process; the configuration takes this of it, which gives back what it
// is given.
vi.mock('@playwright/test', () => ({ defineConfig: <Config>(config: Config) => config }))

interface Suite {
  title: string
  specs?: { title: string; file: string; tags: string[]; tests: { projectName: string }[] }[]
  suites?: Suite[]
}
interface Listed {
  project: string
  file: string
  /**
   * With the file and the groups that it stands in, without its line: two runs beside each other may count lines
   * apart.
   */
  title: string
  tags: string[]
}

const listed = (suite: Suite, groups = ''): Listed[] => [
  ...(suite.specs ?? []).flatMap(({ file, title, tags, tests }) =>
    tests.map(({ projectName }) => ({
      project: projectName,
      file,
      title: `${file}${groups} › ${title}`,
      tags: tags.map((tag) => `@${tag}`),
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => listed(inner, `${groups} › ${inner.title}`)),
]

async function listWhole(): Promise<Listed[]> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/playwright',
    ['test', '--list', '--reporter=json'],
    {
      env: { ...process.env, TESTS: 'all', PLAYWRIGHT_JSON_OUTPUT_NAME: undefined },
      maxBuffer: 64 * 1_024 * 1_024,
    },
  )
  return listed(JSON.parse(stdout) as Suite)
}

/** What the configuration of every day chooses of all tests: Playwright asks its patterns of a test's tags, too. */
async function chosenEveryDay(): Promise<Listed[]> {
  vi.stubEnv('TESTS', '')
  const { default: config } = await import('../../playwright.config')
  vi.unstubAllEnvs()
  return (config.projects ?? []).flatMap(({ name = '', grep, grepInvert }) =>
    of('chromium-preact', whole)
      .filter(({ title, tags }) => {
        const text = [title, ...tags].join(' ')
        return matches(grep, text) && !(grepInvert && matches(grepInvert, text))
      })
      .map((each) => ({ ...each, project: name })),
  )
}

const matches = (patterns: RegExp | readonly RegExp[] | undefined, text: string): boolean =>
  [patterns ?? []].flat().every((pattern) => pattern.test(text))

let everyDay: Listed[]
let whole: Listed[]
beforeAll(async () => {
  whole = await listWhole()
  everyDay = await chosenEveryDay()
})

const titles = (tests: Listed[]) => tests.map(({ title }) => title)
const of = (name: string, tests: Listed[]) => tests.filter(({ project }) => project === name)
const tagged = (tests: Listed[], tag: Tag) => tests.filter(({ tags }) => tags.includes(tag))
const untagged = (tests: Listed[], tag: Tag) => tests.filter(({ tags }) => !tags.includes(tag))

const islands = readdirSync('islands')
const KNOWN: readonly Tag[] = [
  '@daily',
  '@firefox',
  '@react',
  '@chromium-only',
  '@preact-only',
  ...[...islands, ...readdirSync('legacy-compat')].map((name): Tag => `@island-${name}`),
]

test('every tag is known, and each that is known but for islands is used', () => {
  const used = new Set(whole.flatMap(({ tags }) => tags))
  expect([...used].filter((tag) => !KNOWN.some((known) => known === tag))).toEqual([])
  expect(KNOWN.slice(0, 5).filter((tag) => !used.has(tag))).toEqual([])
})

test.each([
  ['chromium-preact', '@daily'],
  ['firefox-preact', '@firefox'],
  ['chromium-react', '@react'],
] as const)('%s has the tests of %s every day', (project, tag) => {
  const expected = tagged(of('chromium-preact', whole), tag)
  expect(titles(of(project, everyDay))).toEqual(titles(expected))
})

test.each([
  ['firefox-preact', '@chromium-only'],
  ['chromium-react', '@preact-only'],
] as const)('%s has all in `npm run test:all`, those of %s aside', (project, tag) => {
  expect(titles(of(project, whole))).toEqual(titles(untagged(of('chromium-preact', whole), tag)))
})

test('the browser that draws a window has the tests of every day in `npm run test:all`, save those of pictures', () => {
  const isOfPicture = (title: string) => title.startsWith('catalogue.spec.ts')
  const expected = titles(of('chromium-preact', everyDay)).filter((title) => !isOfPicture(title))
  expect(titles(of('chromium-window', everyDay))).toEqual([])
  expect(titles(of('chromium-window', whole))).toEqual(expected)
})

test('what only Chromium can judge is not asked of Firefox, nor of React what only Preact can', () => {
  const contradicting = whole.filter(
    ({ tags }) =>
      (tags.includes('@firefox') && tags.includes('@chromium-only')) ||
      (tags.includes('@react') && tags.includes('@preact-only')),
  )
  expect(titles(contradicting)).toEqual([])
})

test('other browsers have every day what differs between browsers, a dozen tests at most', () => {
  expect(titles(of('firefox-preact', everyDay)).length).toBeLessThanOrEqual(12)
})

/** What is seen in others alone: the site's own components, and the placeholder of a search. */
const WITHOUT_PAGE = ['registration', 'search-placeholder']

/** Those in its own spec, and those that name it. */
const about = (island: string, tests: Listed[]) =>
  tests.filter(
    ({ file, tags }) =>
      file === `${island}.spec.ts` || file.startsWith(`${island}/`) || tags.includes(`@island-${island}`),
  )

describe.each(islands.filter((island) => !WITHOUT_PAGE.includes(island)))('%s', (island) => {
  test('has a spec, or a folder of specs, of its name', () => {
    expect(existsSync(`e2e/${island}.spec.ts`) || existsSync(`e2e/${island}`)).toBe(true)
  })

  test('is tried every day', () => {
    expect(titles(about(island, of('chromium-preact', everyDay)))).not.toEqual([])
  })
})

const drawing = islands.filter((island) =>
  readdirSync(`islands/${island}`).some((file) => file.endsWith('.tsx')),
)
test.each(drawing)('%s draws, and does so every day on React, too', (island) => {
  expect(titles(about(island, of('chromium-react', everyDay)))).not.toEqual([])
})
