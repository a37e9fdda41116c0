/** Share buttons, from a click to a window. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { share } from '../../../islands/share'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, startOn } from '../../helpers/engine'

const NETWORK = 'https://reseau.example/partage?u={{share_url}}'
const HERE = 'https://vitrea.example/accueil'
const open = vi.fn<typeof window.open>()
const assign = vi.fn()
let tab: { opener: unknown }

beforeEach(() => {
  tab = { opener: window }
  open.mockReset().mockImplementation(() => tab as Window)
  assign.mockReset()
  vi.stubGlobal('open', open)
  vi.spyOn(location, 'assign').mockImplementation(assign)
})

const start = (attributes: string, tag = 'a'): Promise<Engine> =>
  startOn(`<${tag} ${attributes}><b>Partager</b></${tag}>`, { ...share, when: { on: 'now' } })
const opened = () => open.mock.calls[0]?.[0]
async function followed(attributes: string) {
  await start(attributes)
  find('b').click()
  return opened()
}

describe('the shared address', () => {
  test('is the page’s own, without its hash, encoded once', async () => {
    history.replaceState(null, '', '#avis')
    expect(await followed(`data-share="${NETWORK}"`)).toBe(
      `https://reseau.example/partage?u=${encodeURIComponent(HERE)}`,
    )
    history.replaceState(null, '', HERE)
  })

  test('is the canonical one when the page names it', async () => {
    document.head.innerHTML = '<link rel="canonical" href="/actualites/givre?page=2&x=1">'
    expect(await followed(`data-share="${NETWORK}"`)).toBe(
      'https://reseau.example/partage?u=https%3A%2F%2Fvitrea.example%2Factualites%2Fgivre%3Fpage%3D2%26x%3D1',
    )
  })

  test.each(['data-url-b64', 'url-b64'])('is that of %s', async (name) =>
    expect(await followed(`data-share="${NETWORK}" ${name}="aHR0cHM6Ly9hLmZyL8OpP3g9MSZ5"`)).toBe(
      `https://reseau.example/partage?u=${encodeURIComponent('https://a.fr/é?x=1&y')}`,
    ),
  )

  test('takes every placeholder, and is text there', async () =>
    expect(
      await followed(
        'data-share="https://reseau.example/?u={{share_url}}&v={{share_url}}" url-b64="aHR0cHM6Ly9hLmZyLyQmJCQ"',
      ),
    ).toBe('https://reseau.example/?u=https%3A%2F%2Fa.fr%2F%24%26%24%24&v=https%3A%2F%2Fa.fr%2F%24%26%24%24'))

  test('that cannot be read is reported with what was expected, and the page is shared', async () => {
    const { errors } = complaints()
    expect(await followed(`data-share="${NETWORK}" data-url-b64="é"`)).toContain(encodeURIComponent(HERE))
    expect(errors[0]).toBe(
      '[ILOTS-201] share (a) : url-b64 refusé : reçu « é », attendu une adresse http ou https en base64 (UTF-8).',
    )
  })

  test('is read at the click: a page script may have changed it', async () => {
    await start(`data-share="${NETWORK}"`)
    find('a').dataset.share = 'https://autre.example/'
    find('b').click()
    expect(opened()).toBe('https://autre.example/')
  })
})

describe('the window', () => {
  test('is 700 × 500, in the middle of this one, and has no hold on it', async () => {
    Object.assign(window, { screenX: 100, screenY: 50, outerWidth: 1300, outerHeight: 901 })
    await followed(`data-share="${NETWORK}"`)
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      '_blank',
      'popup,width=700,height=500,left=400,top=251',
    )
    expect(tab.opener).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  test('that is blocked becomes a plain tab', async () => {
    open.mockImplementationOnce(() => null)
    await followed(`data-share="${NETWORK}"`)
    expect(open.mock.calls.map(([, ...rest]) => rest)).toEqual([
      ['_blank', expect.stringContaining('700')],
      ['_blank', undefined],
    ])
    expect(tab.opener).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  test('that is blocked as a tab too is this one, and who listens knows', async () => {
    open.mockImplementation(() => null)
    const engine = await start(`data-share="${NETWORK}"`)
    const heard = vi.fn()
    engine.on('navigate', heard)
    find('b').click()
    const url = `https://reseau.example/partage?u=${encodeURIComponent(HERE)}`
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
    expect(heard).toHaveBeenCalledExactlyOnceWith({ url, target: '_self' })
  })

  test.each(['mailto:?body={{share_url}}', 'tel:+33199001110'])('is not opened for %s', async (template) => {
    await followed(`data-share="${template}"`)
    expect(open).not.toHaveBeenCalled()
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      template.replace('{{share_url}}', encodeURIComponent(HERE)),
    )
  })
})

describe('the host', () => {
  test.each(['javascript:alert(1)//{{share_url}}', 'ftp://a.fr/{{share_url}}', 'http://', ''])(
    'of « %s » is refused with a warning, and stays as the server wrote it',
    async (template) => {
      const { warnings } = complaints()
      expect(await followed(`data-share="${template}" href="/partager"`)).toBeUndefined()
      expect(warnings).toEqual([expect.stringContaining('[ILOTS-203] share')])
      expect(find('a').dataset.ilotMounted).toBeUndefined()
    },
  )

  test('that is a span is a button for the keyboard', async () => {
    await start(`data-share="${NETWORK}"`, 'span')
    expect(find('span').getAttribute('role')).toBe('button')
    find('span').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(open).toHaveBeenCalledOnce()
  })

  test('that is a link stays one for other gestures', async () => {
    await start(`data-share="${NETWORK}" href="/partager"`)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    find('b').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })
})
