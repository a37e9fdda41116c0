/** Which browser tests a tag chooses: a test that changes its project does so knowingly. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { Tag } from '../../e2e/test'

/** Tests with each tag; one without a tag is not counted, and runs every day in Chromium on Preact. */
const COUNTS: Record<Tag, number> = {
  '@firefox': 101,
  '@react': 41,
  '@chromium-only': 316,
  '@preact-only': 61,
  '@all': 671,
}

interface Suite {
  title: string
  specs?: { title: string; file: string; tags: string[]; tests: { projectName: string }[] }[]
  suites?: Suite[]
}
interface Listed {
  project: string
  /** With the file and the groups that it stands in, without its line: two runs beside each other may count lines apart. */
  title: string
  tags: string[]
}

const listed = (suite: Suite, groups = ''): Listed[] => [
  ...(suite.specs ?? []).flatMap(({ file, title, tags, tests }) =>
    tests.map(({ projectName }) => ({
      project: projectName,
      title: `${file}${groups} › ${title}`,
      tags: tags.map((tag) => `@${tag}`),
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => listed(inner, `${groups} › ${inner.title}`)),
]

async function list(browsers: '' | 'all'): Promise<Listed[]> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/playwright',
    ['test', '--list', '--reporter=json'],
    {
      env: { ...process.env, BROWSERS: browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: undefined },
      maxBuffer: 64 * 1_024 * 1_024,
    },
  )
  return listed(JSON.parse(stdout) as Suite)
}

let everyDay: Listed[]
let whole: Listed[]
beforeAll(async () => {
  ;[everyDay, whole] = await Promise.all([list(''), list('all')])
})

const titles = (tests: Listed[]) => tests.map(({ title }) => title)
const of = (name: string, tests: Listed[]) => tests.filter(({ project }) => project === name)
const tagged = (tests: Listed[], tag: Tag) => tests.filter(({ tags }) => tags.includes(tag))
const untagged = (tests: Listed[], tag: Tag) => tests.filter(({ tags }) => !tags.includes(tag))

test('every tag is known, and on as many tests as is written here', () => {
  const counts: Record<string, number> = {}
  for (const { tags } of of('chromium-preact', whole))
    for (const tag of tags) counts[tag] = (counts[tag] ?? 0) + 1
  expect(counts).toEqual(COUNTS)
})

test('what is not of `npm run test:all` alone runs every day in Chromium on Preact', () => {
  const expected = untagged(of('chromium-preact', whole), '@all')
  expect(titles(of('chromium-preact', everyDay))).toEqual(titles(expected))
})

test.each([
  ['firefox-preact', '@firefox'],
  ['chromium-react', '@react'],
] as const)('%s has the tests of %s every day', (project, tag) => {
  const expected = tagged(untagged(of('chromium-preact', whole), '@all'), tag)
  expect(titles(of(project, everyDay))).toEqual(titles(expected))
})

test.each([
  ['firefox-preact', '@chromium-only'],
  ['chromium-react', '@preact-only'],
] as const)('%s has all in `npm run test:all`, those of %s aside', (project, tag) => {
  expect(titles(of(project, whole))).toEqual(titles(untagged(of('chromium-preact', whole), tag)))
})
