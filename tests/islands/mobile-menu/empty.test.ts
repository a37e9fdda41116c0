import { afterEach, expect, test, vi } from 'vitest'
import { mobileMenu } from '../../../islands/mobile-menu'
import { messages } from '../../../islands/mobile-menu/messages'
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

test('a button that is only pointed at: nothing is asked for, no function of a bar is called, nothing is in the page', async () => {
  const fetch = vi.fn(async () => new Response('[]'))
  vi.stubGlobal('fetch', fetch)
  const salut = vi.fn(() => 'Bonjour')
  vi.stubGlobal('IlotsConfig', { navbar: ['salut'] })
  vi.stubGlobal('salut', salut)
  const said = complaints()
  const bar = JSON.stringify([{ type: 'function', value: 'salut' }]).replaceAll('"', '&quot;')
  const engine = await startOn(
    `<a id="fMenuMobileButton" data-header="${bar}" href="/plan-du-site">Menu</a>`,
    {
      ...mobileMenu,
      when: { on: 'now' },
    },
  )
  await vi.waitFor(() => expect(find('a').dataset.ilotMounted).toBe('mobile-menu'))
  // Drawn it has been (src/rendering/prerender.ts): it has read its texts.
  expect([...engine.asked]).toContain(messages.fr.home)
  expect(document.querySelector('dialog, .ilots-root')).toBeNull()
  expect(salut).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
  expect(said).toEqual({ errors: [], warnings: [] })
})
