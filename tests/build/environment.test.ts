import { runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import environment from '../environment'

test('the timers of a page end with it: none goes off while the next file’s tests run', async () => {
  const page = await environment.setupVM?.({})
  const context = page?.getVmContext() ?? {}
  runInContext('ticks = 0; setTimeout(() => ticks++, 1); setInterval(() => ticks++, 1)', context)
  await page?.teardown()
  runInContext('setTimeout(() => ticks++, 1)', context)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(runInContext('ticks', context)).toBe(0)
})
