/** What draws is React's: docs/architecture.md, section 10, is the list of the files that create elements nevertheless. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const section =
  readFileSync('docs/architecture.md', 'utf8')
    .split(/^(?=## )/m)
    .find((part) => part.includes('What draws')) ?? ''
const [draws = '', plain = ''] = section.split(/^\| plain/m)

const paths = (text: string) =>
  [...text.matchAll(/`((?:src|islands)\/[\w./-]+)`/g)].map(([, path = '']) => path)
/** The first cell of each row. */
const plainFiles = plain.split('\n').flatMap((row) => paths(row.split('|')[1] ?? ''))
const folders = paths(draws)

const sources = ['src', 'islands']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(room, path.replaceAll('\\', '/')),
    ),
  )
  .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/\/(reference|cases)\.tsx?$/.test(path))
  .sort()

/** Every way in which plain code makes an element; what a component returns is none of them. */
const CREATES =
  /\.(createElement(NS)?|createContextualFragment|importNode|cloneNode|insertAdjacentHTML|parseFromString)\(|\biconElement\(|\bmake\(['"`]|\bnew (Image|Option|Audio)\(|\.(inner|outer)HTML\s*=|\bdocument\.write/
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const creators = sources.filter((path) => CREATES.test(withoutComments(readFileSync(path, 'utf8'))))

test('the section is read', () => {
  expect(plainFiles.length).toBeGreaterThan(10)
  expect(folders).toContain('islands/form/')
})

test('only files on the plain side create elements, and each of them does', () => {
  expect(creators).toEqual([...plainFiles].sort())
})

test('no file is there twice', () => {
  expect(plainFiles.filter((path, index) => plainFiles.indexOf(path) !== index)).toEqual([])
})

describe('what draws', () => {
  const components = sources.filter((path) => path.endsWith('.tsx'))

  test('is named, each room and island that has a component', () => {
    // The two doors of an island that is a component.
    const others = components.filter((path) => !path.startsWith('src/island/'))
    expect(others.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([])
  })

  test('has components', () => {
    const empty = folders.filter(
      (folder) => !existsSync(folder) || !components.some((path) => path.startsWith(folder)),
    )
    expect(empty).toEqual([])
  })
})
