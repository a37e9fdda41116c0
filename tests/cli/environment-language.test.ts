/** The language of the command without `--lang`: the environment's. */
import { expect, test } from 'vitest'
import { run } from '../../cli/run'
import { languageOfEnvironment } from '../../cli/shared/options'
import { runForSite } from '../../cli/site/run'

test.each<[string, Record<string, string>, 'fr' | 'en']>([
  ['nothing is set', {}, 'fr'],
  ['LANG is French', { LANG: 'fr_CA.UTF-8' }, 'fr'],
  ['LANG is English', { LANG: 'en_US.UTF-8' }, 'en'],
  ['LANG is another language', { LANG: 'de' }, 'en'],
  ['LANG names no language', { LANG: 'C.UTF-8' }, 'fr'],
  ['LC_ALL goes before LANG', { LC_ALL: 'en_GB', LANG: 'fr_FR' }, 'en'],
  ['LC_MESSAGES goes before LANG', { LC_MESSAGES: 'fr_FR', LANG: 'en_GB' }, 'fr'],
  ['what is empty is not set', { LC_ALL: '', LANG: 'en' }, 'en'],
  ['POSIX names no language', { LC_ALL: 'POSIX', LANG: 'en' }, 'fr'],
])('%s', (_, environment, language) => expect(languageOfEnvironment(environment)).toBe(language))

test.each([
  [[], 'en', 'No page'],
  [['--lang', 'fr'], 'en', 'Aucune page'],
  [['--lang=en'], 'fr', 'No page'],
] as const)('`check %s` in an environment of "%s"', async (words, byDefault, text) => {
  const errors: string[] = []
  await run(['check', ...words], { out() {}, error: (each) => errors.push(each) }, byDefault)
  expect(errors.join()).toContain(text)
})

test('`copy` and `init` as well', async () => {
  const out: string[] = []
  await runForSite(['copy', '--help'], { out: (each) => out.push(each), error() {} }, 'dist/', 'en')
  expect(out.join()).toContain('Usage: ilots')
})
