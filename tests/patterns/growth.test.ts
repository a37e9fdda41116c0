/**
 * Every pattern of the project on the texts that suit it least: whoever writes a page may have written them (contract
 * §8).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { LIBRARIES } from '../../cli/migrate/libraries'
import { growthOf } from '../helpers/pattern-growth'
import { WHOLE } from '../helpers/whole'

/** What runs in pages, and what reads them for `ilots check`. */
const FOLDERS = ['src', 'islands', 'legacy-compat', 'cli']

const patterns = new Map<string, string>()
for (const folder of FOLDERS)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (/\.tsx?$/.test(entry.name)) readPatterns(join(entry.parentPath, entry.name))

// Those of a table in JSON, as the command makes them.
for (const pattern of Object.values(LIBRARIES).flatMap(({ file, banner }) => [
  file,
  ...(banner ? [banner] : []),
]))
  patterns.set(String(pattern), 'cli/migrate/libraries.json')

/** Adds those of a file, each with the first file that has it. */
function readPatterns(path: string): void {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && !patterns.has(node.text)) patterns.set(node.text, path)
    ts.forEachChild(node, visit)
  }
  visit(file)
}

test('the patterns are found', () => {
  expect(patterns.size).toBeGreaterThan(300)
})

test.each([
  ['a word at the end', /\w+$/],
  ['something between two tags', /<b>([\s\S]*?)<\/b>/],
  ['loops in a loop', /^(a+)+$/],
])('a pattern that takes four times the steps is told: %s', (_, pattern) => {
  expect(growthOf(pattern)?.factor).toBeGreaterThan(2.5)
})

/** Signs of a pattern that `npm run test:all` tries: the few that are longer take most of the time. */
const LONG = 40

for (const [pattern, path] of patterns)
  test(`${path}: ${pattern}`, pattern.length > LONG ? WHOLE : {}, () => {
    const end = pattern.lastIndexOf('/')
    const growth = growthOf(new RegExp(pattern.slice(1, end), pattern.slice(end + 1)))
    expect(growth?.factor ?? 1, JSON.stringify(growth)).toBeLessThanOrEqual(2.5)
  })
