/** How the rooms of the source hang together: arrows lead one way, and no circle is closed, not even by a type. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const ROOTS = ['src', 'islands', 'legacy-compat']
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*'(\.[^']+)'|\bimport\('(\.[^']+)'\)|(?:^|\n)import\s*'(\.[^']+)'/g

function resolve(importer: string, target: string): string {
  const path = posix.join(posix.dirname(importer), target)
  return (
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
      (each) => /\.tsx?$/.test(each) && existsSync(each),
    ) ?? path
  )
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** File → the files that it imports, by value or by type, at once or later. */
const imports = new Map(
  ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => posix.join(root, path)),
  )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const found = [...withoutComments(readFileSync(path, 'utf8')).matchAll(IMPORT)]
      return [path, found.map(([, a, b, c]) => resolve(path, a ?? b ?? c ?? ''))] as const
    }),
)

type Graph = ReadonlyMap<string, readonly string[]>

/** What can reach each other: Tarjan's strongly connected components of more than one file, or room. */
function circles(graph: Graph): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.get(file) ?? 0)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) visit(next)
      else if (!stack.includes(next)) continue
      low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

/** Every import from one place into another. */
const arrows = (from: RegExp, to: RegExp): string[] =>
  [...imports].flatMap(([file, targets]) =>
    from.test(file) ? targets.filter((target) => to.test(target)).map((target) => `${file} → ${target}`) : [],
  )

/** Of a file in a room of `src/`. */
const roomOf = (file: string): string | undefined => /^src\/([\w-]+)\//.exec(file)?.[1]

/** Room of `src/` → the other rooms that its files import, by value or by type. */
const rooms: Graph = new Map(
  [...new Set([...imports.keys()].flatMap((file) => roomOf(file) ?? []))].map((room) => {
    const files = [...imports].filter(([file]) => roomOf(file) === room)
    const targets = files.flatMap(([, paths]) => paths.flatMap((path) => roomOf(path) ?? []))
    return [room, [...new Set(targets)].filter((target) => target !== room)] as const
  }),
)

/** What of a file is more than a type: the first words of each statement. */
function valuesOf(path: string): string[] {
  const { statements } = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const isType = (statement: ts.Statement) =>
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly) ||
    (ts.isExportDeclaration(statement) && statement.isTypeOnly)
  return statements
    .filter((statement) => !isType(statement))
    .map((statement) => (ts.isEnumDeclaration(statement) ? `enum ${statement.name.text}` : path))
}

const DOORS = /^src\/(start|registry-entries|registry|module|main(\.legacy)?|index(\.legacy)?)\.ts$/
/** What islands are written against. */
const BELOW = /^src\/(?!engine\/|parts\/|reference\.ts)\w+\//

test('the sources are read', () => {
  expect(imports.size).toBeGreaterThan(500)
  expect(imports.get('src/start.ts')).toContain('src/engine/engine.ts')
})

test('no circle of imports, by value or by type', () => {
  expect(circles(imports)).toEqual([])
})

describe('rooms of src/', () => {
  test('are read', () => {
    expect(rooms.get('ui')).toContain('overlay')
    expect(rooms.get('dom')).toContain('contracts')
  })
  test('no two import each other, nor several in a circle, by value or by type', () => {
    expect(circles(rooms)).toEqual([])
  })
  test('contracts imports nothing of another room', () => {
    expect(rooms.get('contracts')).toEqual([])
    expect(arrows(/^src\/contracts\//, /^(?!src\/contracts\/)/)).toEqual([])
  })
  test('contracts are types alone; the numbers of errors are an enum', () => {
    const files = [...imports.keys()].filter((file) => roomOf(file) === 'contracts')
    expect(files.length).toBeGreaterThan(15)
    expect(files.flatMap(valuesOf)).toEqual(['enum Code'])
  })
})

describe('arrows lead one way', () => {
  test('an island imports nothing of the engine', () => {
    expect(arrows(/^islands\//, /^src\/engine\//)).toEqual([])
  })
  test('nor does what islands are written against', () => {
    expect(arrows(BELOW, /^src\/engine\//)).toEqual([])
  })
  test('nor the old scripts’ layer', () => {
    expect(arrows(/^legacy-compat\//, /^src\/engine\//)).toEqual([])
  })
  test('no island imports another', () => {
    const others = arrows(/^islands\//, /^islands\//).filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' → ').map((path) => path.split('/')[1])
      return from !== to
    })
    expect(others).toEqual([])
  })
  test('the parts of all islands are data, and the inspector’s alone', () => {
    expect(arrows(/./, /^src\/all-parts\.ts$/)).toEqual([
      'islands/inspector/part-reasons.ts → src/all-parts.ts',
    ])
    expect(arrows(/^src\/all-parts\.ts$/, /^(?!islands\/[\w-]+\/parts\.ts$|src\/island\/part\.ts$)/)).toEqual(
      [],
    )
  })
  test('what islands are written against knows none of them', () => {
    expect(arrows(BELOW, /^(islands|legacy-compat)\//)).toEqual([])
  })
  test('the engine knows no island, and no registry', () => {
    expect(arrows(/^src\/engine\//, /^(islands|legacy-compat)\/|^src\/regist/)).toEqual([])
  })
  test('the registry is imported by the doors alone', () => {
    const importers = arrows(/./, /^src\/regist/).map((arrow) => arrow.split(' → ')[0] ?? '')
    expect(importers.filter((file) => !DOORS.test(file))).toEqual([])
  })
})
