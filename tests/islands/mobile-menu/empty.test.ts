import { afterEach, expect, test, vi } from 'vitest'
import { mobileMenu } from '../../../islands/mobile-menu'
import { complaints, find, startOn } from '../../helpers/engine'

afterEach(() => vi.restoreAllMocks())

test('a menu without an element to show: its button’s own link leads, with a warning', async () => {
  vi.stubGlobal('fetch', async () => new Response('[]'))
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const said = complaints()
  const now = { ...mobileMenu, when: { on: 'now' as const } }
  await startOn('<a id="fMenuMobileButton" href="/plan-du-site">Menu</a>', now)
  find('a').click()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/plan-du-site$/)
  expect(said.warnings).toEqual([expect.stringContaining('ILOTS-405')])
})
