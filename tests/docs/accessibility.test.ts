/** The accessibility statement stays true: its tests are there, and no criterion is forgotten. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guideIn } from '../../scripts/reference/guides'
import { LANGUAGES, type Language } from '../../scripts/reference/model'
import { sectionOf, sectionsOf } from '../helpers/guides'
import { testTitles } from '../helpers/test-titles'

/** RGAA 4.1 has 106 criteria: so many in each of its themes. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const RGAA = THEMES.flatMap((count, theme) =>
  Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
)
/** 4.1.1 is gone from WCAG 2.2. */
const ADDED_BY_WCAG_22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']

type Tests = Readonly<Record<string, readonly string[]>>

interface Criterion {
  readonly number: string
  readonly title: string
  readonly tests: Tests
  readonly texts: readonly string[]
}

/** `- \`file\`: “title”; “title”`, the quotation marks of each language. */
function testsIn(list: string): Tests {
  const files = list.split(/^- /m).flatMap((line) => {
    const [, file, titles = ''] = /^`((?:e2e|tests)\/[^`]+)` ?: [«“] ?([\s\S]+?) ?[»”]\s*$/.exec(line) ?? []
    return file ? [[file, titles.split(/ » ; « |”; “/)] as const] : []
  })
  return Object.fromEntries(files)
}

const ANCHORS = { critere: /^critere-(\d+-\d+)$/, wcag: /^wcag-(\d+-\d+-\d+)$/ } as const

/** @param kind how their anchors begin. */
const criteriaIn = (language: Language, kind: keyof typeof ANCHORS): readonly Criterion[] =>
  sectionsOf(guideIn('accessibility', language)).flatMap(({ id, title, texts }) => {
    const [, numbers = ''] = ANCHORS[kind].exec(id) ?? []
    const number = numbers.replaceAll('-', '.')
    if (!number) return []
    expect(title).toMatch(new RegExp(`^${number.replaceAll('.', '\\.')} \\S`))
    return [{ number, title, texts, tests: Object.assign({}, ...texts.map(testsIn)) }]
  })

const all = (language: Language) => [...criteriaIn(language, 'critere'), ...criteriaIn(language, 'wcag')]
const named = LANGUAGES.flatMap((language) =>
  all(language).map((criterion) => [language, criterion.number, criterion] as const),
)

const titlesOf = new Map<string, readonly string[]>()
function titlesIn(file: string): readonly string[] {
  const titles = titlesOf.get(file) ?? (existsSync(file) ? testTitles(readFileSync(file, 'utf8')) : [])
  titlesOf.set(file, titles)
  return titles
}

/** @returns `file › title` of each named test that is not there. */
function missingTests(tests: Tests): string[] {
  return Object.entries(tests).flatMap(([file, titles]) =>
    titles.filter((title) => !titlesIn(file).includes(title)).map((title) => `${file} › ${title}`),
  )
}

describe.each(LANGUAGES)('in %s', (language) => {
  const site = sectionOf(guideIn('accessibility', language), 'site').rows

  test('each of the 106 criteria touches islands, or is the site’s alone, once and in order', () => {
    const touching = criteriaIn(language, 'critere').map(({ number }) => number)
    const alone = site.flatMap(({ cells }) => cells[0]?.split(', ') ?? [])
    const inOrder = (numbers: readonly string[]) => RGAA.filter((number) => numbers.includes(number))
    expect(touching).toEqual(inOrder(touching))
    expect([...touching, ...alone].sort()).toEqual([...RGAA].sort())
    expect(RGAA).toHaveLength(106)
  })

  test('what is the site’s alone has a reason', () =>
    expect(site.map(({ cells }) => cells[1])).not.toContain(''))

  test('what WCAG 2.2 adds is there', () =>
    expect(criteriaIn(language, 'wcag').map(({ number }) => number)).toEqual(ADDED_BY_WCAG_22))
})

test.each(named)('in %s, %s names tests that are there', (_, __, { tests }) => {
  expect(missingTests(tests)).toEqual([])
})

test.each(named)('in %s, %s has tests, or says what is not tested', (_, __, { tests, texts }) => {
  const isOpen = texts.some((text) => /^(Pas testé :|Not tested:)/.test(text))
  expect(Object.keys(tests).length > 0 || isOpen).toBe(true)
})

test('each line of tests is read', () => {
  for (const language of LANGUAGES) {
    const lines = readFileSync(`docs/${language}/accessibility.md`, 'utf8').match(/^- `(e2e|tests)\//gm) ?? []
    const files = all(language).flatMap(({ tests }) => Object.keys(tests))
    expect(files).toHaveLength(lines.length)
    expect(lines.length).toBeGreaterThan(200)
  }
})

test('both languages name the same tests, and do not say the same words', () => {
  const [french, english] = [all('fr'), all('en')]
  expect(french.map(({ number, tests }) => [number, tests])).toEqual(
    english.map(({ number, tests }) => [number, tests]),
  )
  const alike = french.flatMap(({ title, texts }, index) => {
    const other = english[index]
    const own = [title, ...texts.filter((text) => !/^(- `|WCAG )/.test(text))]
    return own.filter((text) => text === other?.title || other?.texts.includes(text))
  })
  expect(alike).toEqual([])
})

test('no island listens to the device’s movements, or makes a key of the whole page', () => {
  const sources = ['src', 'islands'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  )
  const found = sources.filter((path) =>
    /devicemotion|deviceorientation|accesskey/i.test(readFileSync(path, 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

describe('the titles of a file', () => {
  test.each([
    ["test('one', () => {})", ['one']],
    ["test('one', { tag: '@all' }, async () => {})", ['one']],
    ["test.describe('a', () => { test('one', () => {}) })", ['a › one']],
    [
      "describe.each(rows)('%s', () => { test.each(rows)('has $name.first, %j', () => {}) })",
      ['… › has …, …'],
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that is read.
    ['for (const a of b) test(`${a} is ${b}`, () => {})', ['… is …']],
    ["test('one', () => { test.skip(true, 'not here') })", ['one']],
    ['test(title, () => {})', []],
  ])('of %s', (text, titles) => expect(testTitles(text)).toEqual(titles))

  test('a test that has gone is told', () => {
    const [file] = Object.keys(all('en')[0]?.tests ?? {})
    expect(missingTests({ [file ?? '']: ['gone'], 'e2e/gone.spec.ts': ['one'] })).toEqual([
      `${file} › gone`,
      'e2e/gone.spec.ts › one',
    ])
  })
})
