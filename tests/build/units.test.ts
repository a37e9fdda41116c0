/** Unit tests of every day and of the whole run differ by tags alone (vitest.config.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const files = readdirSync('tests', { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name))
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => !path.startsWith('tests/plugins/files'))
const textOf = (path: string) => readFileSync(path, 'utf8')

/** What Vitest knows of each project. */
async function projectsWith(tests: string) {
  vi.resetModules()
  vi.stubEnv('TESTS', tests)
  const { default: config } = await import('../../vitest.config')
  const projects = config.test?.projects as TestProjectInlineConfiguration[]
  return new Map(projects.map(({ test = {} }) => [String(test.name), test as Record<string, unknown>]))
}
let daily: Awaited<ReturnType<typeof projectsWith>>
let whole: typeof daily
beforeAll(async () => {
  daily = await projectsWith('')
  whole = await projectsWith('all')
})
afterEach(() => vi.unstubAllEnvs())

test('the whole run has the same projects, and leaves nothing out', () => {
  expect([...whole.keys()]).toEqual([...daily.keys()])
  for (const [name, { tagsFilter }] of whole) expect([name, tagsFilter]).toEqual([name, undefined])
  for (const [name, { tagsFilter }] of daily) expect([name, tagsFilter]).toEqual([name, ['!whole']])
})

test('they read the same files, but for those on React, of which a tag says which are read every day', () => {
  for (const [name, { include, exclude }] of daily)
    if (name !== 'react')
      expect([name, include, exclude]).toEqual([name, whole.get(name)?.include, whole.get(name)?.exclude])
  const tagged = files.filter((path) => textOf(path).startsWith('// @module-tag react\n'))
  expect(new Set(daily.get('react')?.include as string[])).toEqual(new Set(tagged))
})

test('a file’s tag is its first line, where the configuration looks for it', () => {
  const late = files.filter((path) => /\n *(\/\/|\*) *@module-tag /.test(textOf(path)))
  expect(late).toEqual([])
})

test('no file asks which run it is, but the one that the others ask', () => {
  const asking = files.filter((path) => /process\.env(\.TESTS\b|\['TESTS'\])/.test(textOf(path)))
  expect(asking).toEqual(['tests/helpers/whole.ts'])
})
