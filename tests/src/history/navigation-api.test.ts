import { afterEach, expect, test, vi } from 'vitest'
import { forgetGone } from '../../../src/history/navigation-api'

afterEach(() => vi.unstubAllGlobals())

test('keys of entries that the browser no longer has are forgotten', () => {
  vi.stubGlobal('navigation', { entries: () => [{ key: 'b' }, { key: 'c' }] })
  const keys = new Set(['a', 'b', 'c'])
  const shown = new Map([
    ['a', 1],
    ['c', 3],
  ])
  forgetGone(keys)
  forgetGone(shown)
  expect([...keys]).toEqual(['b', 'c'])
  expect([...shown]).toEqual([['c', 3]])
})
