/** A new island is one folder and one line: nothing else lists islands by hand. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { isCurrent } from '../../scripts/all-parts'
import { islandNames } from '../../scripts/island-folders'

const ROOMS = ['src', 'scripts', 'cli', 'fixtures', 'bench', 'e2e', 'tests']
/** Where an island's own tests lie, and what others have written. */
const APART = /^tests\/(islands|neighbours|plugins\/files|cli\/pages)\/|\/public\//
/** So many names in one list are no examples any more. */
const MOST = 10

/** They say what differs for some: an island that is in none of them is right. */
const OF_SOME: Readonly<Record<string, string>> = {
  'e2e/calls.spec.ts': 'calls of the contract: a call of another island has its tests in its own spec',
  'e2e/neighbours/replaced-natives.spec.ts': 'a journey through many islands at once',
  'e2e/press-focus.spec.ts': 'what is pressed in one browser, and left in another',
  'e2e/webkit/journeys.ts': 'short walks through WebKit, where it differs',
  'scripts/budgets.ts': 'ceilings of their own; any other island has the one of its kind',
  'scripts/reference/sizes.ts': 'what the README weighs, as examples',
  'tests/cli/migrate/expected.ts': 'what old libraries lead to',
}

/** Made of the folders. */
const MADE = 'src/all-parts.ts'

const names: ReadonlySet<string> = new Set(islandNames)
const nameIn = (text: string): string | undefined =>
  names.has(text) ? text : text.split('/').find((part) => part.includes('-') && names.has(part))

/** The islands that an element of a list names: itself, its key, or a text in it. */
function namesIn(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? nameIn(node.text) : undefined
  const inside: string[] = []
  ts.forEachChild(node, (child) => {
    if (!ts.isBlock(child)) inside.push(...namesIn(child))
  })
  return own ? [own, ...inside] : inside
}

/** @returns the islands of the longest list in a source: of each element or member, the first that it names. */
function longestList(text: string): string[] {
  let longest: string[] = []
  const visit = (node: ts.Node): void => {
    const isList = ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)
    const members: readonly ts.Node[] = isList ? ('elements' in node ? node.elements : node.properties) : []
    const found = new Set(members.flatMap((member) => namesIn(member).slice(0, 1)))
    if (found.size > longest.length) longest = [...found]
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('list.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return longest
}

/** Most sources name a few: they need not be read as code. */
const isOfMany = (text: string): boolean => islandNames.filter((name) => text.includes(name)).length > MOST

const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(room, path.replaceAll('\\', '/')),
  ),
).filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !APART.test(path))

test('no source but the registry lists islands by hand', () => {
  const lists = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    if (path in OF_SOME || path === MADE || !isOfMany(text)) return []
    const found = longestList(text)
    return found.length > MOST ? [`${path}: ${found.join(', ')}`] : []
  })
  expect(sources.length).toBeGreaterThan(500)
  expect(lists).toEqual([])
})

test('the one list that is made is that of the folders', () => {
  expect(isCurrent(), 'npx tsx scripts/all-parts.ts').toBe(true)
})

test('what differs for some does so', () => {
  const short = Object.keys(OF_SOME).filter((path) => longestList(readFileSync(path, 'utf8')).length <= MOST)
  expect(short).toEqual([])
})

describe('a list is found', () => {
  const eleven = islandNames.slice(0, MOST + 1)
  test.each([
    ['of names', `[${eleven.map((name) => `'${name}'`)}]`],
    [
      'of addresses',
      `[${eleven.filter((name) => name.includes('-')).map((name) => `'/ilots/${name}/simple'`)}]`,
    ],
    ['of members', `({ ${eleven.map((name) => `'${name}': 1`)} })`],
    ['of methods', `({ ${eleven.map((name) => `async '${name}'() {}`)} })`],
    ['of calls', `[${eleven.map((name) => `shown('${name}', [])`)}]`],
    ['of descriptions', `[${eleven.map((name) => `{ name: '${name}', ceiling: 1 }`)}]`],
  ])('%s', (_, text) => expect(longestList(text).length).toBeGreaterThan(3))

  test('and what it says of one is not counted', () => {
    expect(longestList(`[{ name: 'form', with: ['date-field', 'mask'] }]`)).toHaveLength(2)
  })
})
