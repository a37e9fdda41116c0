/** Contract §1: when the inspector is shown without being asked for by a script. */
import { beforeEach, expect, test, vi } from 'vitest'
import { makeEngine } from '../../../src/engine/engine'
import { services } from '../../../src/registry-entries'
import { settled, startOn } from '../../helpers/engine'

const { open } = vi.hoisted(() => ({ open: vi.fn() }))
vi.mock('../../../islands/inspector/mount', () => ({ create: async () => ({ open }) }))

beforeEach(() => open.mockClear())

test.each([
  ['query', '', false],
  ['query', '?ilots-inspector', true],
  ['query', '?page=2&ilots-inspector=1', true],
  ['query', '?ilots-inspectorat', false],
  ['on', '', true],
  ['off', '?ilots-inspector', false],
  ['off', '?on', false],
  [undefined, '?ilots-inspector', false],
  [undefined, '', false],
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

test.each([
  ['off', '?ilots-inspector', 1],
  [undefined, '?page=2&ilots-inspector', 1],
  ['off', '?page=2', 0],
  ['query', '?ilots-inspector', 0],
  ['on', '?ilots-inspector', 0],
])(
  'with %s and the address’s « %s » the console says how to allow it: %i lines',
  async (inspector, search, lines) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    vi.stubGlobal('IlotsConfig', { inspector })
    vi.stubGlobal('location', { ...location, search })
    await (await startOn('')).ready
    const said = 'Îlots : data-inspector="query"'
    expect(info.mock.calls).toEqual(Array(lines).fill([said]))
  },
)

test('old calls are told in the console where the inspector opens, and not to every visitor who writes the word', async () => {
  const warn = vi.fn(async () => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  for (const inspector of ['off', 'query']) {
    vi.stubGlobal('IlotsConfig', { inspector })
    vi.stubGlobal('location', { ...location, search: '?ilots-inspector' })
    const engine = makeEngine([], services, null)
    Object.assign(engine.oldGlobals, { warn })
    await engine.ready
    expect(warn).toHaveBeenCalledTimes(Number(inspector === 'query'))
  }
})
