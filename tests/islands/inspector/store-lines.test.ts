import { expect, test } from 'vitest'
import { linesOf } from '../../../islands/inspector/store-tab'

test('names each value as a script reads it', () => {
  expect(linesOf({ open: true, stack: [{ title: 'Un', size: { x: 3 } }], path: [] })).toEqual([
    { name: 'open', value: true },
    { name: 'stack[0].title', value: 'Un' },
    { name: 'stack[0].size.x', value: 3 },
    { name: 'path', value: [] },
  ])
})

test('lists neither a table of many texts nor what a browser has made', () => {
  const texts = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`texte ${index}`, 'x']))
  const element = document.createElement('p')
  expect(linesOf({ traductions: texts, contenu: element })).toEqual([
    { name: 'traductions', value: texts },
    { name: 'contenu', value: element },
  ])
})

test('ends in what leads round in a circle', () => {
  const circle: Record<string, unknown> = {}
  circle.again = circle
  expect(linesOf(circle)).toEqual([{ name: 'again.again.again.again.again.again', value: circle }])
})
