/**
 * The name `ilots` is registered nowhere yet: a bare `npx` or `npm install` of it would run what a stranger
 * registers. Texts say `npx --no-install ilots`, a path, or the file of `npm pack` (docs/releasing.md, "The name
 * comes first").
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const ROOMS = ['cli', 'docs', 'examples', 'fixtures', 'islands', 'legacy-compat', 'scripts', 'src', 'types']
const TEXT = /\.(?:css|html|js|json|jsonc|md|mjs|php|ts|tsx|txt|xml|yml)$/

/** What is asked of the registry by its name: a word after the options, without a path. */
const BY_NAME =
  /\b(?:npx|npm (?:exec|x)|pnpm dlx|yarn dlx|bunx)(?!\s+--no-install\b)(?:\s+-\S+)*\s+ilots\b(?![./])|\b(?:npm (?:i|install|add)|pnpm add|yarn add|bun add)(?:\s+-\S+)*\s+ilots(?![\w./-])|\b(?:unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh)\/ilots\b/g

const filesOf = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(room, path.replaceAll('\\', '/')),
  )
const atTop = ['bench/README.md', ...readdirSync('.').filter((name) => name.endsWith('.md'))]
const read = [...atTop, ...ROOMS.flatMap(filesOf)].filter((path) => TEXT.test(path))

const byName = (text: string) => [...text.matchAll(BY_NAME)].map(([found]) => found)

test('nothing that people read asks the registry for a name that somebody else may take', () => {
  expect(read).toEqual(
    expect.arrayContaining(['README.fr.md', 'docs/fr/security.md', 'cli/site/messages.ts']),
  )
  expect(read.flatMap((path) => byName(readFileSync(path, 'utf8')).map((found) => [path, found]))).toEqual([])
})

test.each([
  'npx ilots copy',
  'npx\nilots check',
  'npx -y ilots@0.2.0',
  'npm install ilots',
  'unpkg.com/ilots',
])('"%s" would be found', (text) => expect(byName(text)).toHaveLength(1))

test.each(['npx --no-install ilots', 'npm install ../ilots/ilots-0.2.0.tgz', 'npm install -D ./ilots'])(
  '"%s" is a file that is there',
  (text) => expect(byName(text)).toEqual([]),
)
