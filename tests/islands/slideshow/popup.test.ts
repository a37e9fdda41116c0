import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slideshowPopup } from '../../../islands/slideshow-popup'
import { complaints, find, startOn } from '../../helpers/engine'

const open = vi.fn<typeof window.open>()
let warnings: readonly string[]

beforeEach(() => {
  ;({ warnings } = complaints())
  open.mockReset().mockReturnValue(window)
  vi.stubGlobal('open', open)
})
afterEach(() => vi.unstubAllGlobals())

const press = async (page: string) => {
  await startOn(`<a data-ilot="slideshow-popup" data-page="${page}" href="/repli">Voir</a>`, {
    ...slideshowPopup,
    when: { on: 'now' },
  })
  await new Promise((resolve) => setTimeout(resolve))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('a').dispatchEvent(click)
  return click
}

test('opens its page of the client utilities, 400 × 350, with scrollbars', async () => {
  const click = await press('diaporama.php?vues=ateliers')
  const [url, target, features] = open.mock.calls[0] ?? []
  expect(new URL(String(url)).pathname).toBe('/platform/clients/utils/modules/diaporama.php')
  expect(String(url)).toMatch(/\?vues=ateliers$/)
  expect(target).toBe('diaporama')
  expect(features).toMatch(/^popup,width=400,height=350,left=-?\d+,top=-?\d+,scrollbars=yes$/)
  expect(click.defaultPrevented).toBe(true)
})

test.each(['', '../../../backoffice', '%2e%2e/%2e%2e/x'])(
  '"%s" is refused, and the link stays a link',
  async (page) => {
    const click = await press(page)
    expect([open.mock.calls.length, click.defaultPrevented]).toEqual([0, false])
    expect(warnings).toEqual([expect.stringMatching(/ILOTS-203.*data-page refusé/)])
  },
)
