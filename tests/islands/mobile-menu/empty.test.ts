import { afterEach, expect, test, vi } from 'vitest'
import { mobileMenu } from '../../../islands/mobile-menu'
import { complaints, find, startOn } from '../../helpers/engine'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['an answer', '', 1, /ILOTS-405.*menu mobile/],
  ['a list of the page', ' data-source="#rien"', 0, /ILOTS-405.*data-source du menu.*« #rien »/],
])(
  '%s without an element to show: the button’s own link leads, with a warning',
  async (_, source, calls, warning) => {
    const fetch = vi.fn(async () => new Response('[]'))
    vi.stubGlobal('fetch', fetch)
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const said = complaints()
    const now = { ...mobileMenu, when: { on: 'now' as const } }
    await startOn(`<a id="fMenuMobileButton"${source} href="/plan-du-site">Menu</a>`, now)
    find('a').click()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/plan-du-site$/)
    expect(fetch).toHaveBeenCalledTimes(calls)
    expect(said.warnings).toEqual([expect.stringMatching(warning)])
  },
)
