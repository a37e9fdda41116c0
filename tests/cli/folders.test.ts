/** The folders of the command import one way. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g
const FOLDERS = readdirSync('cli', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** `check → shared`: each folder, and those that its files import from. */
const arrows = new Map(
  FOLDERS.map((folder) => {
    const files = readdirSync(`cli/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => posix.join('cli', folder, path))
    const targets = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, plain, later]) =>
        posix.join(posix.dirname(file), plain ?? later ?? ''),
      ),
    )
    const rooms = targets.map((target) => /^cli\/([^/]+)/.exec(target)?.[1] ?? '')
    return [folder, new Set(rooms.filter((room) => room !== '' && room !== folder))] as const
  }),
)

test('there are five', () => expect(FOLDERS).toEqual(['check', 'migrate', 'security', 'shared', 'site']))

test('what is shared knows none of the others, nor do two of them each other', () => {
  expect([...(arrows.get('shared') ?? ['?'])]).toEqual([])
  const pairs = FOLDERS.flatMap((from) =>
    [...(arrows.get(from) ?? [])].filter((to) => arrows.get(to)?.has(from)).map((to) => `${from} ↔ ${to}`),
  )
  expect(pairs).toEqual([])
})

test('a file of its own lies in one of them: only the doors do not', () => {
  const doors = readdirSync('cli', { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(doors.map(({ name }) => name)).toEqual(['main.ts', 'run.ts'])
})
