/** Contract §1: when the inspector is shown without being asked for by a script. */
import { beforeEach, expect, test, vi } from 'vitest'
import { settled, startOn } from '../helpers/engine'

const { open } = vi.hoisted(() => ({ open: vi.fn() }))
vi.mock('../../islands/inspector/mount', () => ({ create: async () => ({ open }) }))

beforeEach(() => open.mockClear())

test.each([
  ['query', '', false],
  ['query', '?ilots-inspector', true],
  ['query', '?page=2&ilots-inspector=1', true],
  ['query', '?ilots-inspectorat', false],
  ['on', '', true],
  ['off', '?ilots-inspector', false],
  ['off', '?on', false],
])('with %s and the address’s « %s »: %s', async (inspector, search, isOpened) => {
  vi.stubGlobal('IlotsConfig', { inspector })
  vi.stubGlobal('location', { ...location, search })
  const { ready } = await startOn('')
  await ready
  await settled()
  await vi.dynamicImportSettled()
  await settled()
  expect(open).toHaveBeenCalledTimes(Number(isOpened))
  // Nobody has asked for the focus to move.
  if (isOpened) expect(open).toHaveBeenCalledExactlyOnceWith(true)
})
