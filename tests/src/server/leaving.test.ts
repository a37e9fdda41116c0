/**
 * Firefox gives up what is on its way before the page goes: `beforeunload`, the failure, and only then `pagehide`.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchChunk } from '../../../src/engine/fetch-code'
import { makeReporter } from '../../../src/engine/reporter'
import { complaints } from '../../helpers/engine'

let said: ReturnType<typeof complaints>
const report = makeReporter(() => {})
const leave = () => dispatchEvent(new Event('beforeunload'))

beforeEach(() => {
  said = complaints()
  vi.useFakeTimers()
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
})

test('code that the browser gives up is not reported', async () => {
  leave()
  const fetched = fetchChunk('six', () => Promise.reject(new TypeError('abandon')), report)
  fetched.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(said.errors).toEqual([])
})

test('a visitor who stayed is told after five seconds', async () => {
  leave()
  const fetched = fetchChunk('sept', () => Promise.reject(new TypeError('hors ligne')), report)
  const failed = expect(fetched).rejects.toMatchObject({ code: 301 })
  await vi.advanceTimersByTimeAsync(5_000)
  await failed
  expect(said.errors).toHaveLength(1)
})
