/** Whoever follows a citation finds the section: those of the platform and of the page contract. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { citationsIn, sectionsOf, wrongCitations } from '../helpers/citations'

const FOLDERS = [
  'src',
  'islands',
  'legacy-compat',
  'scripts',
  'fixtures',
  'cli',
  'tests',
  'e2e',
  'docs',
  'examples',
]
const TEXT = /\.(tsx?|m?js|css|md|html|php)$/
/** The sign is written otherwise below, so that the sections that do not exist are cited in no file. */
const cite = (text: string) => text.replaceAll('$', '\u00a7')

/** The architecture's page counts from the day that it is there. */
const pages = new Map(
  ['docs/platform.md', 'docs/contract.md', 'docs/architecture.md']
    .filter((path) => existsSync(path))
    .map((path) => [path, sectionsOf(readFileSync(path, 'utf8'))]),
)

function textFiles(): string[] {
  const nested = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.name),
    ),
  )
  return [...readdirSync('.'), ...nested]
    .filter((path) => TEXT.test(path) && !path.includes('node_modules'))
    .sort()
}

test('every section that a file cites exists', () => {
  const files = textFiles()
  const found = files.flatMap((path) => wrongCitations(path, readFileSync(path, 'utf8'), pages))
  expect(found).toEqual([])
})

test('the citations are found', () => {
  const cited = textFiles().flatMap((path) => citationsIn(readFileSync(path, 'utf8')))
  expect(cited.filter(({ document }) => document === 'docs/platform.md').length).toBeGreaterThan(400)
  expect(cited.filter(({ document }) => document === 'docs/contract.md').length).toBeGreaterThan(100)
})

test.each([...pages])('%s numbers its sections once, and in order', (_, sections) => {
  const sorted = [...new Set(sections)].sort(new Intl.Collator('en', { numeric: true }).compare)
  expect(sections).toEqual(sorted)
})

describe('a citation', () => {
  const read = (text: string) =>
    citationsIn(cite(text)).map(({ document, section }) => `${document.slice(5, -3)} ${section}`)

  test.each([
    ['/** The menu ($2.4). */', ['platform 2.4']],
    ['the specification’s $8', ['platform 8']],
    ["A call of the specification's section 7.", ['platform 7']],
    ['(contract $6.1)', ['contract 6.1']],
    ['Contract $7: sent in capitals.', ['contract 7']],
    ['/** Asked for (contract\n * $4.3). */', ['contract 4.3']],
    ['($4.11, $5.4)', ['platform 4.11', 'platform 5.4']],
    ['(contract $4.2, $7)', ['contract 4.2', 'contract 7']],
    ['($8.5, contract $4.3)', ['platform 8.5', 'contract 4.3']],
    ['$5.8 and contract $7', ['platform 5.8', 'contract 7']],
    ['$7.8 and $7.9, $9', ['platform 7.8', 'platform 7.9', 'platform 9']],
    ['$7.1 to $7.3', ['platform 7.1', 'platform 7.2', 'platform 7.3']],
    ['contract $4.2–4.4', ['contract 4.2', 'contract 4.3', 'contract 4.4']],
    ['de $3.14 à $4.1', ['platform 3.14', 'platform 4.1']],
    ['after $9.2, 600 ms', ['platform 9.2']],
  ])('is read: %s', (text, expected) => expect(read(text)).toEqual(expected))

  test('of a section that does not exist is told, with its place and what there is', () => {
    const there = new Map([
      ['docs/contract.md', sectionsOf('# A page\n\n## 1. One\n\n### 1.1 Of it\n\n## 2. Two\n')],
    ])
    const text = cite('const a = 1\n\n/** A rule (contract $1.1, $1.2). */\n// $9.9 is another page’s.\n')
    expect(wrongCitations('src/example.ts', text, there)).toEqual([
      cite('src/example.ts:3 cites $1.2 of docs/contract.md, which has 1, 1.1, 2'),
    ])
  })

  test('that cannot exist is told for the pages as they are', () => {
    const found = wrongCitations('src/example.ts', cite('($99.1, contract $0)'), pages)
    expect(found).toEqual([
      expect.stringContaining(cite('src/example.ts:1 cites $99.1 of docs/platform.md, which has 1, 2, 2.1,')),
      expect.stringContaining(
        cite('src/example.ts:1 cites $0 of docs/contract.md, which has 1, 2, 3, 4, 4.1,'),
      ),
    ])
  })
})
