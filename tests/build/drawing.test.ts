/**
 * What draws is React's: plain code that creates elements says why, in an island beside it, in `src/` in
 * docs/architecture.md, section 10.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const section =
  readFileSync('docs/architecture.md', 'utf8')
    .split(/^(?=## )/m)
    .find((part) => part.includes('What draws')) ?? ''
const paths = (text: string) => [...text.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path = '']) => path)
/** The first cell of each row. */
const plainFiles = section
  .split('\n')
  .flatMap((row) => (row.startsWith('|') ? paths(row.split('|')[1] ?? '') : []))

const sources = ['src', 'islands']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(room, path.replaceAll('\\', '/')),
    ),
  )
  .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/\/(reference|cases|journey|picture)\.tsx?$/.test(path))
  .sort()

/** Every way in which plain code makes an element; what a component returns is none of them. */
const CREATES =
  /\.(createElement(NS)?|createContextualFragment|importNode|cloneNode|insertAdjacentHTML|parseFromString)\(|\biconElement\(|\bmake\(['"`]|\bnew (Image|Option|Audio)\(|\.(inner|outer)HTML\s*=|\bdocument\.write/
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const textOf = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))
const creators = sources.filter((path) => CREATES.test(withoutComments(textOf.get(path) ?? '')))
const saying = sources.filter((path) => /^ *\/\/ Without React: \S/m.test(textOf.get(path) ?? ''))

test('the section is read', () => {
  expect(plainFiles.length).toBeGreaterThan(10)
})

test('only plain code that says why creates elements, and each of it does', () => {
  expect(saying.every((path) => path.startsWith('islands/'))).toBe(true)
  expect(creators).toEqual([...plainFiles, ...saying].sort())
})

test('no file is there twice', () => {
  expect(plainFiles.filter((path, index) => plainFiles.indexOf(path) !== index)).toEqual([])
})
