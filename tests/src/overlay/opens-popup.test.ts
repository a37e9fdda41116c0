import { beforeEach, expect, test, vi } from 'vitest'
import type { PopupParameters } from '../../../src/contracts/services/modal'
import { opensPopup } from '../../../src/overlay/opens-popup'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'

const shown: PopupParameters[] = []
beforeEach(() => void shown.splice(0))

async function start(html: string, read: (host: HTMLElement) => PopupParameters) {
  const island = fakeIsland('opens', {
    inContent: 'restricted',
    mount(host, context) {
      Object.assign(context.page.modal, {
        preload: async () => {},
        popup: async (parameters: PopupParameters) => void shown.push(parameters),
      })
      opensPopup(context, () => read(host))
    },
  })
  const engine = await startOn(html, island)
  await settled()
  return engine
}
const frame = (host: HTMLElement): PopupParameters => ({
  handler: 'iframe',
  url: host.getAttribute('href') ?? '',
})
/** @returns false when the browser would not follow it. */
const click = () => find('.opens').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

test('hands over what is read on the click, and who opened it', async () => {
  await start('<a class="opens" href="/a">A</a>', frame)
  find('a').setAttribute('href', '/b')
  expect(click()).toBe(false)
  expect(shown).toEqual([{ handler: 'iframe', url: '/b', opener: find('a') }])
})

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'mailto:a@b.fr', ''])(
  'an address like %j refuses the island with a warning',
  async (href) => {
    const { warnings, errors } = complaints()
    const engine = await start(`<a class="opens" href="${href}">A</a>`, frame)
    expect(click()).toBe(false)
    expect(shown).toEqual([])
    expect(errors).toEqual([])
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain("[ILOTS-203] opens (a.opens) : l'adresse est refusée, reçu « ")
    expect([...engine.lifecycle.live].map(({ state }) => state)).toEqual(['refused'])
  },
)

test('after a refusal the browser does not follow the address either', async () => {
  complaints()
  await start('<a class="opens" href="javascript:alert(1)">A</a>', frame)
  click()
  expect(click()).toBe(false)
})

test('after a refusal an address that can be followed is the browser’s', async () => {
  complaints()
  await start('<a class="opens" href="mailto:bonjour@vitrea.example">A</a>', frame)
  click()
  expect(click()).toBe(true)
})

test('content without an address is not judged', async () => {
  await start('<button class="opens">A</button>', () => ({ handler: 'string', content: 'x' }))
  click()
  expect(shown).toMatchObject([{ content: 'x' }])
})

test('without the modal’s code a plain click follows the link', async () => {
  await start('<a class="opens" href="/a">A</a>', frame)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  shown.push = () => {
    throw new Error('hors ligne')
  }
  click()
  await settled()
  Reflect.deleteProperty(shown, 'push')
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://vitrea.example/a')
})

test('in content, an address of another site is followed as a link, with one warning', async () => {
  const { warnings } = complaints()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await start('<div data-ilots-content><a class="opens" href="https://ailleurs.example/a">A</a></div>', frame)
  click()
  await settled()
  click()
  await settled()
  expect(shown).toEqual([])
  expect(assign.mock.calls).toEqual([['https://ailleurs.example/a'], ['https://ailleurs.example/a']])
  expect(warnings).toEqual([expect.stringContaining('ILOTS-203')])
})

test('in content, a zone of an image map is followed as well', async () => {
  complaints()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await start(
    '<map data-ilots-content><area class="opens" href="https://ailleurs.example/a" alt="A"></map>',
    frame,
  )
  click()
  await settled()
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://ailleurs.example/a')
})

test.each([
  ['of this site', '/a', frame],
  [
    'of a picture that is zoomed',
    'https://ailleurs.example/a.jpg',
    (): PopupParameters => ({ handler: 'zoom', url: 'https://ailleurs.example/a.jpg' }),
  ],
] as const)('in content, an address %s is shown', async (_, href, read) => {
  await start(`<div data-ilots-content><a class="opens" href="${href}">A</a></div>`, read)
  click()
  expect(shown).toMatchObject([{ url: href }])
})
