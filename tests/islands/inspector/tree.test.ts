import { expect, test } from 'vitest'
import { nest, rowsOf, treeMove, typedMove } from '../../../islands/inspector/tree'
import { find } from '../../helpers/engine'

const item = (name: string, selector: string) => ({ name, host: find(selector) })
const lines = (items: ReturnType<typeof item>[], folded: string[] = []) =>
  rowsOf(nest(items), ({ name }) => folded.includes(name)).map(
    ({ item: { name }, level, position, size, expanded }) => [
      '  '.repeat(level - 1) + name,
      `${position}/${size}`,
      expanded,
    ],
  )

const page = () => {
  document.body.innerHTML =
    '<div id="bloc"><p id="lien"><b id="mot"></b></p><i id="autre"></i></div><u id="fin"></u>'
}

test('islands lie in the nearest one around them, in the order of the page', () => {
  page()
  const items = [item('fin', '#fin'), item('mot', '#mot'), item('autre', '#autre'), item('bloc', '#bloc')]
  expect(lines(items)).toEqual([
    ['bloc', '1/2', true],
    ['  mot', '1/2', undefined],
    ['  autre', '2/2', undefined],
    ['fin', '2/2', undefined],
  ])
})

test('two islands of one host stand side by side, and the first holds what lies inside', () => {
  page()
  const items = [item('bloc', '#bloc'), item('second', '#bloc'), item('lien', '#lien')]
  expect(lines(items)).toEqual([
    ['bloc', '1/2', true],
    ['  lien', '1/1', undefined],
    ['second', '2/2', undefined],
  ])
})

test('those of the page as a whole hold nothing', () => {
  page()
  expect(lines([item('lien', '#lien'), item('page', 'html')])).toEqual([
    ['page', '1/2', undefined],
    ['lien', '2/2', undefined],
  ])
})

test('what is folded is not seen', () => {
  page()
  expect(lines([item('bloc', '#bloc'), item('lien', '#lien')], ['bloc'])).toEqual([['bloc', '1/1', false]])
})

const rows = [
  { level: 1, expanded: true },
  { level: 2, expanded: undefined },
  { level: 2, expanded: false },
  { level: 1, expanded: undefined },
]

test.each([
  ['ArrowDown', 0, { to: 1 }],
  ['ArrowDown', 3, { to: 3 }],
  ['ArrowUp', 0, { to: 0 }],
  ['Home', 2, { to: 0 }],
  ['End', 0, { to: 3 }],
  ['ArrowRight', 0, { to: 1 }],
  ['ArrowRight', 2, { fold: false }],
  ['ArrowRight', 3, undefined],
  ['ArrowLeft', 0, { fold: true }],
  ['ArrowLeft', 1, { to: 0 }],
  ['ArrowLeft', 3, { to: 3 }],
  ['Tab', 0, undefined],
])('%s on line %i leads to %o', (key, at, move) => {
  expect(treeMove(rows, at, key)).toEqual(move)
})

test('a letter leads to the next name that begins with it, and round again', () => {
  const names = ['popup', 'mask', 'modal', 'agenda']
  expect([typedMove(names, 0, 'm'), typedMove(names, 1, 'M'), typedMove(names, 2, 'm')]).toEqual([1, 2, 1])
  expect(typedMove(names, 2, 'z')).toBe(2)
})
