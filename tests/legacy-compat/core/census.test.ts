import { beforeAll, beforeEach, expect, test } from 'vitest'
import { installLegacy } from '../../../legacy-compat/legacy'
import type { Engine } from '../../../src/engine/engine'
import { complaints, startOn } from '../../helpers/engine'

// biome-ignore lint/suspicious/noExplicitAny: the page's own names, as its scripts see them
const page = window as any
let engine: Engine
beforeAll(async () => {
  complaints()
  engine = await startOn('')
  installLegacy(engine)
})
beforeEach(() => engine.legacy.clear())
const counted = () => [...engine.legacy.values()].map(({ name, count }) => [name, count])

test('a name of the older library is counted when it is read', () => {
  expect(typeof page.Class).toBe('function')
  expect(counted()).toEqual([['Class', 1]])
})

test('a name that the browser has as well is not: scripts of today read it too', () => {
  expect(document.body instanceof page.Element).toBe(true)
  expect(new page.Event('click').type).toBe('click')
  expect(page.Request.prototype).toBeDefined()
  expect(counted()).toEqual([])
})

test('it is when it is constructed in the older library’s way', () => {
  new page.Element('p')
  new page.Event(new MouseEvent('click'))
  new page.Request({ url: '/' })
  expect(counted()).toEqual([
    ['Element', 1],
    ['Event', 1],
    ['Request', 1],
  ])
})
