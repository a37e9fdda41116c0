/** What the files of the package must be on any site. Needs a build. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodesOf } from '../../scripts/build/syntax'
import type { Manifest } from '../../scripts/manifest'

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

test.each(['dist', 'dist/react'])('in %s, what waits for a visitor is compiled before it runs', (folder) => {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
  const isCompiledAhead = (name: string) => {
    const [path] = Object.entries(manifest).find(
      ([, { islands = [], part }]) => islands.includes(name) || part === name,
    ) ?? ['']
    return readFileSync(`${folder}/${path}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  }
  const names = ['lightbox', 'mobile-menu', 'dialogs', 'react', 'sticky-header', 'goto-block', 'carousel']
  expect(names.filter(isCompiledAhead)).toEqual(['lightbox', 'mobile-menu', 'dialogs', 'react'])
})
