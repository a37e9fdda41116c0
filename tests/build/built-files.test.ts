/** What the files of the package must be on any site. Needs a build. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodesOf } from '../../scripts/build/syntax'

test('ilots/island imports the React of the site, and brings none', () => {
  const code = readFileSync('dist/island.js', 'utf8')
  const imported = nodesOf(code, 'island.js').flatMap(({ source }) =>
    source ? [(source as { value: string }).value] : [],
  )
  expect([...new Set(imported)].sort()).toEqual([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
  ])
  // React alone is 200 kB.
  expect(code.length).toBeLessThan(10_000)
})

test('the classic scripts are ASCII: a page of another encoding reads them as its own', () => {
  for (const path of ['ilots.js', 'ilots.legacy.js', 'react/ilots.js', 'react/ilots.legacy.js'])
    expect([path, readFileSync(`dist/${path}`, 'utf8').match(/[^\n -~]/g)]).toEqual([path, null])
})
