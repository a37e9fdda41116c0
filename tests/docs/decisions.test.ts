/**
 * Each decision is a page with a date, a choice, its alternatives and its consequence, and the index has it under its
 * number.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const files = readdirSync(FOLDER).sort()
const index = [
  ...readFileSync('DECISIONS.md', 'utf8').matchAll(/^(\d+)\. \[(.+)\]\(docs\/decisions\/(.+)\)$/gm),
]

test('the index lists each page once, in order, by its title', () => {
  expect(index.map(([, , , file]) => file)).toEqual(files)
  for (const [, number, title, file = ''] of index) {
    expect(Number(file.slice(0, 3))).toBe(Number(number))
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toMatch(/^# .+\n\n_20\d\d-\d\d-\d\d_\n/)
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n')[0]).toBe(`# ${number}. ${title}`)
  }
})

test.each(files)('%s has its three parts, and fits on a page', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  expect(text.match(/^## .+$/gm)).toEqual(['## Choice', '## Alternatives', '## Consequence'])
  expect(text).not.toMatch(/## (Choice|Alternatives|Consequence)\n\n(##|$)/)
  expect(text.split('\n').length).toBeLessThanOrEqual(60)
})
