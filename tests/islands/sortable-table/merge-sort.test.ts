import { expect, test } from 'vitest'
import { SLICE } from '../../../islands/sortable-table/rows'
import { inSlices, mergeSort } from '../../../islands/sortable-table/sort'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: (index * 7_919) % 997, index }))

test.each([0, 1, 999, 1_000, 1_001, 2_500, 10_000])(
  '%d items come in order, equal ones as they were',
  (count) => {
    const work = mergeSort(items(count), (one, other) => one.value - other.value)
    let step = work.next()
    while (!step.done) step = work.next()
    const expected = items(count).sort((one, other) => one.value - other.value)
    expect(step.value).toEqual(expected)
  },
)

test('no slice compares more than a run needs', () => {
  let compared = 0
  let most = 0
  const work = mergeSort(items(10_000), (one, other) => {
    compared += 1
    return one.value - other.value
  })
  for (const _ of work) {
    most = Math.max(most, compared)
    compared = 0
  }
  expect(Math.max(most, compared)).toBeLessThanOrEqual(SLICE * Math.ceil(Math.log2(SLICE)))
})

test('work that is given up stops at the end of its slice', async () => {
  const controller = new AbortController()
  const done: number[] = []
  function* work() {
    for (const slice of [1, 2, 3]) {
      done.push(slice)
      yield
    }
  }
  const running = inSlices(work(), controller.signal, () => {})
  expect(done).toEqual([1])
  controller.abort()
  expect(await running).toBe(false)
  expect(done).toEqual([1])
})
