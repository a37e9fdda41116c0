/** The whole run in parts: what is asked for, and what is added up. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { partOf, readShard, readTallies, summary, writeTally } from '../../scripts/shards'

describe('the shard that is asked for', () => {
  test.each([
    [['--all', '--shard', '2/4'], { index: 2, count: 4 }],
    [['--shard=4/4'], { index: 4, count: 4 }],
    [['--all'], { index: 1, count: 1 }],
  ])('of %j', (parameters, expected) => {
    expect(readShard(parameters)).toEqual(expected)
  })

  test.each(['0/4', '5/4', '1', '1/0', 'a/b', '-1/4', '1/4/2'])('%s is refused, and said', (given) => {
    expect(() => readShard(['--shard', given])).toThrow(
      `--shard: expected a part and their number, like 1/4, found "${given}".`,
    )
  })

  test('without a value it is refused as well', () => {
    expect(() => readShard(['--shard'])).toThrow('found ""')
  })
})

test('all shards together have each item once', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const parts = [1, 2, 3].map((index) => partOf(items, { index, count: 3 }))
  expect(parts.flat().sort()).toEqual(items)
  expect(parts.map(({ length }) => length)).toEqual([3, 2, 2])
})

describe('what is kept', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ilots-shards-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is added up, and says which shards have not run', () => {
    writeTally('abc', { index: 1, count: 3 }, { passed: 10, failed: 0 }, folder)
    writeTally('abc', { index: 3, count: 3 }, { passed: 5, failed: 2 }, folder)
    expect(summary(readTallies('abc', 3, folder))).toEqual([
      'shard 1/3: 10 passed, 0 failed',
      'shard 2/3: not run yet (npm run test:all -- --shard 2/3)',
      'shard 3/3: 5 passed, 2 failed',
      '15 passed, 2 failed',
    ])
  })

  test('a second run of a shard takes the place of the first', () => {
    writeTally('abc', { index: 1, count: 1 }, { passed: 9, failed: 1 }, folder)
    writeTally('abc', { index: 1, count: 1 }, { passed: 10, failed: 0 }, folder)
    expect(summary(readTallies('abc', 1, folder)).at(-1)).toBe('10 passed, 0 failed')
  })

  test('another commit, and another number of shards, count for nothing', () => {
    writeTally('abc', { index: 1, count: 2 }, { passed: 10, failed: 0 }, folder)
    expect(readTallies('def', 2, folder)).toEqual([undefined, undefined])
    expect(readTallies('abc', 4, folder)).toEqual([undefined, undefined, undefined, undefined])
  })
})
