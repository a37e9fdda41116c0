/** The changelog, the package and what names a version agree. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
const parts = read('CHANGELOG.md').split(/^## /m)
const current = parts.find((part) => part.startsWith(version)) ?? ''

test('it begins with what is not released, then the version of the package, with its date', () => {
  expect(parts[1]).toMatch(/^Unreleased\n/)
  expect(parts[2]).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}\\n\\n20\\d\\d-\\d\\d-\\d\\d`))
})

test('what an upgrade has to do is in its table, and nowhere else', () => {
  const [, table = ''] = current.split('### What you must do')
  const rows = table.split('###')[0]?.match(/^\|.*\|.*\|.*\|$/gm) ?? []
  // Without its head.
  expect(rows.length - 2).toBeGreaterThan(0)
  for (const part of [parts[1], current]) expect(part).not.toContain('**To do**')
})

test('this version is read in five minutes', () => {
  expect(current.trim().split('\n').length).toBeLessThanOrEqual(60)
})

test('a folder named after a version has this one, in every page to copy from', () => {
  const pages = ['docs', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(md|html|php|mjs|txt|yml)$/.test(path))
      .map((path) => join(folder, path)),
  )
  const named = ['README.md', 'README.fr.md', ...pages].flatMap((path) =>
    [...read(path).matchAll(/\/ilots\/(\d+\.\d+\.\d+)\//g)].map(([, found]) => `${path} ${found}`),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((each) => !each.endsWith(` ${version}`))).toEqual([])
})
