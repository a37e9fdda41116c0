/** The files of `examples/ci`: valid YAML, whose commands the command knows. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readOptions } from '../../cli/shared/options'

test.each([
  ['github', /upload-sarif@v\d+[\s\S]*sarif_file: ilots\.sarif/],
  ['gitlab', /codequality: ilots\.json/],
])('examples/ci/%s.yml runs a check that can be run, and gives its report', async (name, report) => {
  const text = await readFile(`examples/ci/${name}.yml`, 'utf8')
  expect(text).toMatch(report)
  expect(text).not.toMatch(/\t/)
  const [, command = ''] = /npx --no-install ilots (check .*) >/.exec(text) ?? []
  const words = command
    .replace('--list pages.txt', 'page.html')
    .replace('"$SITE"', 'http://localhost/')
    .replace('"$PAGES"', '9')
  const { findings } = readOptions(words.split(' '), 'fr')
  expect(findings).toBe(name === 'github' ? 'sarif' : 'code-quality')
})
