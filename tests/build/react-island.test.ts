/** `ilots/island`: whatever `react` a site has in its bundle draws its islands. Needs a build. */
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
