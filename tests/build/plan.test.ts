/** Which file holds which source, on a small graph: no build. */
import { expect, test } from 'vitest'
import { type Graph, type Module, mounts } from '../../scripts/build/graph'
import { LOADER, Plan } from '../../scripts/build/plan'
import type { Descriptor, When } from '../../src/contracts/descriptor'

const BASE = Array.from({ length: 10 }, (_, index) => `src/dom/tool-${index}.ts`)
const module = (more: Partial<Module> = {}): Module => ({
  imports: [],
  later: [],
  exports: [],
  size: 100,
  hasState: false,
  ...more,
})
const mount = (island: string) => mounts.get(island) ?? ''

/** So many islands use all of the base. */
const USERS = [
  'agenda',
  'bot-check',
  'contact-sheet',
  'dropdown',
  'footer-menu',
  'form-block',
  'front-popup',
  'hash-scroll',
]

function plan(others: Readonly<Record<string, Partial<Module>>>, registry: readonly Descriptor[] = []): Plan {
  const users = USERS.map((island) => [mount(island), module({ imports: BASE })] as const)
  const given = Object.entries(others).map(([path, more]) => [path, module(more)] as const)
  const graph: Graph = new Map([...BASE.map((path) => [path, module()] as const), ...users, ...given])
  return new Plan(graph, registry)
}

test('what eight files use is a part; who uses a third of it fetches it', () => {
  const { files } = plan({ [mount('mask')]: { imports: BASE.slice(0, 4) } })
  expect(files.get('base')?.roots).toEqual(BASE)
  expect(files.get('mask')?.parts).toEqual(['base'])
})

test('who uses little of a part holds a copy of that', () => {
  const made = plan({ [mount('mask')]: { imports: BASE.slice(0, 2) } })
  expect(made.files.get('mask')?.parts).toEqual([])
  expect(made.homeOf(BASE[0] ?? '', 'mask')).toBe('mask')
  expect(made.homeOf(BASE[0] ?? '', 'agenda')).toBe('base')
})

test('a library is a file of its own for everybody, and what draws is in no part', () => {
  const drawing = {
    'src/dom/draw.ts': { imports: ['node_modules/preact/dist/preact.mjs'] },
    'node_modules/preact/dist/preact.mjs': {},
  }
  const made = plan({ ...drawing, [mount('rating')]: { imports: ['src/dom/draw.ts'] } })
  expect(made.files.get('rating')?.parts).toEqual(['react'])
  expect(made.homeOf('src/dom/draw.ts', 'rating')).toBe('rating')
})

test('a module that keeps a state is the loader’s where it has one, and one of all copies otherwise', () => {
  const made = plan({
    'src/main.ts': { imports: ['src/dom/roots.ts'] },
    'src/dom/roots.ts': { hasState: true },
    'src/storage/stored-value.ts': { hasState: true },
    [mount('mask')]: { imports: ['src/dom/roots.ts', 'src/storage/stored-value.ts'] },
    [mount('rating')]: { imports: ['src/storage/stored-value.ts'] },
  })
  expect(made.homeOf('src/dom/roots.ts', 'mask')).toBe(LOADER)
  expect(made.homeOf('src/storage/stored-value.ts', 'mask')).toBe('mask')
  expect(made.hasOneState('src/storage/stored-value.ts')).toBe(true)
  expect(made.hasOneState(BASE[0] ?? '')).toBe(false)
})

test('what is fetched later is a file, which has of its parts those that are there', () => {
  const made = plan({
    [mount('mask')]: { imports: BASE, later: ['islands/mask/later.ts'] },
    'islands/mask/later.ts': { imports: BASE.slice(0, 1) },
  })
  expect(made.fileOf('islands/mask/later.ts')).toBe('islands/mask/later.ts')
  expect(made.files.get('islands/mask/later.ts')?.parts).toEqual(['base'])
})

test('the file of an island that is opened at once comes with all that it needs', () => {
  const squeezebox = {
    name: 'squeezebox',
    opens: 'rating',
    marker: { selector: '.a' },
    when: { on: 'now' },
  } as const
  const made = plan({ [mount('rating')]: { imports: BASE } }, [squeezebox])
  expect(made.files.get('squeezebox')?.parts).toEqual(['base', 'rating'])
})

test('a file waits for a visitor unless an island in it comes with the page', () => {
  const at = (name: string, on: When['on']) => ({ name, marker: { selector: '.a' }, when: { on } })
  const made = plan({ [mount('share')]: {}, [mount('share-mail')]: {} }, [
    at('agenda', 'interaction'),
    at('bot-check', 'return'),
    at('dropdown', 'now'),
    at('share', 'interaction'),
    at('share-mail', 'visible'),
  ])
  const files = ['agenda', 'bot-check', 'base', 'dropdown', 'sharing']
  expect(files.filter((file) => made.waitsForVisitor(file))).toEqual(['agenda', 'bot-check', 'base'])
})
