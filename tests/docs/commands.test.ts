/** What the pages for contributors tell to run, and the files that they name, are there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGES = ['README.md', 'README.fr.md', 'CONTRIBUTING.md', 'docs/tests.md', 'docs/releasing.md']
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(PAGES)('%s runs scripts of the package only', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
  const missing = named.map(([, script, short]) => script ?? short ?? '').filter((name) => !(name in scripts))
  expect(named).not.toEqual([])
  expect(missing).toEqual([])
})

test.each(PAGES)('%s names files of the project that are there', (page) => {
  const folders = 'scripts|tests|docs|examples|fixtures|\\.ci'
  const named =
    readFileSync(page, 'utf8').match(new RegExp(`(?<![\\w/.])(?:${folders})/[\\w./-]*\\w`, 'g')) ?? []
  expect(named).not.toEqual([])
  // The island that the ten steps write.
  const missing = named.filter((path) => !path.includes('word-count') && !existsSync(path))
  expect(missing).toEqual([])
})
