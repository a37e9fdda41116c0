import { beforeEach, expect, test, vi } from 'vitest'
import { adminWindow } from '../../../islands/admin-window'
import { complaints, find, startOn } from '../../helpers/engine'

const open = vi.fn<typeof window.open>()
const focus = vi.fn()
beforeEach(() => {
  focus.mockReset()
  open.mockReset().mockReturnValue({ focus } as unknown as Window)
  vi.stubGlobal('open', open)
})

const start = (html: string) => startOn(html, { ...adminWindow, when: { on: 'now' } })

test('opens the product’s one tab and brings it to the front', async () => {
  const engine = await start('<a data-ilot="admin-window" href="/admin?page=1">Administrer</a>')
  engine.config.product = 'vitrea'
  find('a').click()
  expect(open).toHaveBeenCalledExactlyOnceWith('https://vitrea.example/admin?page=1', 'vitrea-admin', '')
  expect(focus).toHaveBeenCalledOnce()
})

test('goes there itself where no tab may be opened', async () => {
  open.mockReturnValue(null)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await start('<a data-ilot="admin-window" href="/admin">Administrer</a>')
  find('a').click()
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://vitrea.example/admin')
})

test.each([
  ['mailto:a@b.fr', false],
  ['javascript:alert(1)', true],
])('refuses « %s » with a warning; the browser follows what it may', async (href, isPrevented) => {
  const { warnings } = complaints()
  await start(`<a data-ilot="admin-window" href="${href}">Administrer</a>`)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('a').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(isPrevented)
  expect(open).not.toHaveBeenCalled()
  expect(warnings).toEqual([expect.stringContaining('[ILOTS-203] admin-window')])
})

test('another origin’s tab has no hold on this page', async () => {
  const tab = { focus, opener: window }
  open.mockReturnValue(tab as unknown as Window)
  await start('<a data-ilot="admin-window" href="https://admin.example/">Administrer</a>')
  find('a').click()
  expect(tab.opener).toBeNull()
  expect(focus).toHaveBeenCalledOnce()
})

test('is a matter of links only', async () => {
  const engine = await start('<button data-ilot="admin-window">Administrer</button>')
  expect(engine.lifecycle.live.size).toBe(0)
})
