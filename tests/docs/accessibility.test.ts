/** The accessibility statement stays true: its tests are there, and no criterion is forgotten. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Findings } from '../../scripts/reference/accessibility/criterion'
import { RGAA, THEMES } from '../../scripts/reference/accessibility/rgaa'
import { sitesAlone } from '../../scripts/reference/accessibility/site'
import { ADDED_BY_WCAG_22, wcag22 } from '../../scripts/reference/accessibility/wcag'
import { criteria } from '../../scripts/reference/pages/accessibility'
import type { Words } from '../../src/island/define-reference'
import { testTitles } from '../helpers/test-titles'

const all: readonly (Findings & { readonly number: string })[] = [...criteria, ...wcag22]
const named = all.map((criterion) => [criterion.number, criterion] as const)
const byNumber = (numbers: readonly string[]) =>
  [...numbers].sort(new Intl.Collator('en', { numeric: true }).compare)

const titlesOf = new Map<string, readonly string[]>()
function titlesIn(file: string): readonly string[] {
  const titles = titlesOf.get(file) ?? (existsSync(file) ? testTitles(readFileSync(file, 'utf8')) : [])
  titlesOf.set(file, titles)
  return titles
}

/** @returns `file › title` of each named test that is not there. */
function missingTests(tests: Findings['tests']): string[] {
  return Object.entries(tests).flatMap(([file, titles]) =>
    titles.filter((title) => !titlesIn(file).includes(title)).map((title) => `${file} › ${title}`),
  )
}

test('the norm is whole: its 106 criteria, theme by theme', () => {
  const counts = THEMES.map(
    (_, index) => Object.keys(RGAA).filter((number) => number.startsWith(`${index + 1}.`)).length,
  )
  expect(counts).toEqual([9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12])
})

test('each criterion touches islands, or is the site’s alone, once and in order', () => {
  const touching = criteria.map(({ number }) => number)
  const numbers = [...touching, ...sitesAlone.flatMap(([alone]) => alone)]
  expect(touching).toEqual(byNumber(touching))
  expect(byNumber(numbers)).toEqual(byNumber(Object.keys(RGAA)))
})

test('what WCAG 2.2 adds is there', () => {
  expect(wcag22.map(({ number }) => number)).toEqual(ADDED_BY_WCAG_22)
})

test.each(named)('%s names tests that are there', (_, { tests }) => {
  expect(missingTests(tests)).toEqual([])
})

test.each(named)('%s has tests, or says what is not tested', (_, { tests, open }) => {
  expect(Object.keys(tests).length > 0 || open !== undefined).toBe(true)
})

test('each sentence is there in both languages, which do not say the same words', () => {
  const texts: readonly (Words | undefined)[] = [
    ...all.flatMap(({ does, yours, open }) => [does, yours, open]),
    ...sitesAlone.map(([, why]) => why),
  ]
  const alike = texts.filter((text) => text && (!text.fr || !text.en || text.fr === text.en))
  // Elements of HTML have one name.
  expect(alike.map((text) => text?.fr)).toEqual(['`header`, `nav`, `main`, `footer`.'])
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
    const [file] = Object.keys(criteria[0]?.tests ?? {})
    expect(missingTests({ [file ?? '']: ['gone'], 'e2e/gone.spec.ts': ['one'] })).toEqual([
      `${file} › gone`,
      'e2e/gone.spec.ts › one',
    ])
  })
})
