import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { complaints, find, settled } from '../../helpers/engine'
import { addressedStacks, forgetOld, old, startOld } from '../../helpers/old-globals'

const html = '<div id="intro"><p>Nos ateliers en images.</p></div>'
const notes = () => [...document.querySelectorAll('.ilots-plugin-note')]
const vendor = () => document.querySelector<HTMLAnchorElement>('.ilots-plugin-note a')?.href

beforeEach(addressedStacks)
afterEach(forgetOld)

describe('without Ruffle', () => {
  test.each([
    ['an id', () => 'intro'],
    ['an element', () => find('#intro')],
  ])('the alternative content of %s stays, explained, with a link to the vendor', async (_, target) => {
    await startOld(html)
    old.embedPlugin(target(), { movie: '/intro.swf' })
    await vi.waitFor(() => expect(notes()).toHaveLength(1))
    expect(find('#intro p').textContent).toBe('Nos ateliers en images.')
    expect(notes()[0]?.textContent).toBe(
      'Ce contenu demande le module Flash (version 8,0,0,0), que les navigateurs n’affichent plus. Le site de l’éditeur du module',
    )
    expect(vendor()).toBe('https://www.adobe.com/go/getflashplayer')
  })

  test('UFO.create has its two the other way round', async () => {
    await startOld(html)
    old.UFO.create({ movie: '/intro.swf', majorversion: '9', build: '28' }, 'intro')
    await vi.waitFor(() => expect(notes()[0]?.textContent).toContain('9,0,28,0'))
    expect(notes()[0]?.parentElement).toBe(find('#intro'))
  })

  test('twice explains once', async () => {
    await startOld(html)
    for (let round = 0; round < 2; round += 1) old.embedPlugin('intro', { movie: '/intro.swf' })
    await vi.waitFor(() => expect(notes()).toHaveLength(1))
    await settled()
    expect(notes()).toHaveLength(1)
  })

  test('a link to the vendor that is there already is enough; its content is shown', async () => {
    await startOld(
      '<div id="intro" hidden><a href="http://www.macromedia.com/go/getflashplayer">Flash</a></div>',
    )
    old.embedPlugin('intro', { movie: '/intro.swf' })
    await vi.waitFor(() => expect(notes()).toHaveLength(1))
    expect(vendor()).toBeUndefined()
    expect(find('#intro').hidden).toBe(false)
  })

  test('a page of a vendor that is no address gives no link', async () => {
    await startOld(html)
    old.embedPlugin('intro', { movie: '/intro.swf', pluginspage: 'javascript:alert(1)' })
    await vi.waitFor(() => expect(notes()).toHaveLength(1))
    expect(vendor()).toBeUndefined()
  })

  test('a target that is missing is told, with the line', async () => {
    const { warnings } = complaints()
    await startOld(html)
    old.embedPlugin('absent', { movie: '/intro.swf' })
    await vi.waitFor(() => expect(warnings).toHaveLength(1))
    expect(warnings[0]).toMatch(/^\[ILOTS-202\] « absent » n'est pas dans la page .*\.ts:\d+:\d+\)$/)
    expect(notes()).toEqual([])
  })
})

describe('AC_FL_RunContent', () => {
  const pairs = ['width', '680', 'src', 'intro', 'movie', 'intro']

  test('writes after the script that was running', async () => {
    await startOld('<p>Avant</p><div id="script"></div><p>Après</p>')
    const script = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(find('#script') as never)
    old.AC_FL_RunContent(...pairs)
    script.mockReturnValue(null)
    await vi.waitFor(() => expect(notes()).toHaveLength(1))
    expect(find('#script').nextElementSibling).toBe(find('.ilots-plugin'))
  })

  test('of a script in the head, at the top of the page', async () => {
    await startOld('<p>Avant</p>')
    const script = document.createElement('template')
    document.head.append(script)
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script as never)
    old.AC_FL_RunContent(...pairs)
    await vi.waitFor(() => expect(document.body.firstElementChild).toBe(find('.ilots-plugin')))
  })

  test('later than its script, it has no place: that is told, and the page stays', async () => {
    const { warnings } = complaints()
    await startOld('<p>Avant</p>')
    old.AC_FL_RunContent(...pairs)
    await vi.waitFor(() => expect(warnings).toEqual([expect.stringContaining('[ILOTS-202]')]))
    expect(document.body.innerHTML).toBe('<p>Avant</p>')
  })
})

describe('with Ruffle', () => {
  const load = vi.fn<(options: object) => Promise<void>>()
  beforeEach(() => {
    load.mockReset().mockResolvedValue()
    vi.stubGlobal('RufflePlayer', {
      newest: () => ({ createPlayer: () => Object.assign(document.createElement('b'), { load }) }),
    })
  })

  test('it plays in place of the alternative content', async () => {
    await startOld(html)
    const attributes = { movie: '/intro.swf', width: '300', height: 200, id: 'film', flashvars: 'a=1' }
    old.embedPlugin('intro', attributes)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(load.mock.calls[0]?.[0]).toMatchObject({
      url: 'https://vitrea.example/intro.swf',
      parameters: 'a=1',
      playerVersion: 8,
    })
    const player = find('#intro > b')
    expect([player.id, player.style.width, player.style.height]).toEqual(['film', '300px', '200px'])
    expect(find('#intro').children).toHaveLength(1)
  })

  test('what it cannot play gives the alternative content back, explained', async () => {
    const { errors } = complaints()
    load.mockRejectedValue(new Error('404'))
    await startOld(html)
    old.embedPlugin('intro', { movie: '/intro.swf' })
    await vi.waitFor(() => expect(notes()).toHaveLength(1))
    expect(find('#intro p').textContent).toBe('Nos ateliers en images.')
    expect(errors).toEqual([expect.stringContaining('[ILOTS-406] Ruffle')])
  })

  test('an address that is refused is not played', async () => {
    const { warnings } = complaints()
    await startOld(html)
    old.embedPlugin('intro', { movie: 'javascript:alert(1)' })
    await vi.waitFor(() => expect(notes()).toHaveLength(1))
    expect(load).not.toHaveBeenCalled()
    expect(warnings).toEqual([expect.stringContaining('[ILOTS-203] adresse refusé')])
  })

  test('a Ruffle that throws is reported, and the alternative content stays', async () => {
    const { errors } = complaints()
    vi.stubGlobal('RufflePlayer', {
      newest: () => {
        throw new Error('cassé')
      },
    })
    await startOld(html)
    old.embedPlugin('intro', { movie: '/intro.swf' })
    await vi.waitFor(() => expect(errors).toEqual([expect.stringContaining('[ILOTS-602] embedPlugin : ')]))
    expect(find('#intro').innerHTML).toBe('<p>Nos ateliers en images.</p>')
  })

  test('a Ruffle without a source is none', async () => {
    vi.stubGlobal('RufflePlayer', { newest: () => null })
    await startOld(html)
    old.embedPlugin('intro', { movie: '/intro.swf' })
    await vi.waitFor(() => expect(notes()).toHaveLength(1))
  })
})
