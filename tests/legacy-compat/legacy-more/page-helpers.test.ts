import { beforeEach, describe, expect, test, vi } from 'vitest'
import { legacyPageHelpers } from '../../../legacy-compat/legacy-more/page-helpers'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, startOn } from '../../helpers/engine'
import { trustOldHtml } from '../../helpers/page-html'

let engine: Engine
let helpers: ReturnType<typeof legacyPageHelpers>
beforeEach(async () => {
  engine = await startOn(
    '<div id="calque"><b>x</b></div><div id="autre"></div><form><input name="ville"></form>',
  )
  helpers = legacyPageHelpers(engine)
})

test('layers are shown and hidden by triples', () => {
  helpers.MM_showHideLayers('calque', '', 'hide', 'autre', '', 'show')
  expect([find('#calque').style.visibility, find('#autre').style.visibility]).toEqual(['hidden', 'visible'])
})

test('a layer that is missing is told, and the others follow', async () => {
  const { warnings } = complaints()
  helpers.MM_showHideLayers('absent', '', 'hide', 'autre', '', 'hide')
  expect(find('#autre').style.visibility).toBe('hidden')
  await vi.waitFor(() => expect(warnings).toEqual([expect.stringContaining('« absent »')]))
})

test('the text of a layer is HTML, escaped as it was', () => {
  helpers.MM_setTextOfLayer('calque', '', '%3Ci%3ER%E9par%E9%3C/i%3E')
  expect(find('#calque').innerHTML).toBe('<i>Réparé</i>')
})

test('the text of a layer loses what runs code, unless the configuration trusts it', () => {
  const given = '<i onclick="pwn()">Réparé</i>'
  const written = () => {
    helpers.MM_setTextOfLayer('calque', '', escape(given))
    return find('#calque').innerHTML
  }
  expect(written()).toBe('<i>Réparé</i>')
  trustOldHtml()
  expect(written()).toBe(given)
})

test('the text of a field is text', () => {
  helpers.MM_setTextOfTextfield('ville', '', '<i>%20Brest')
  expect(find<HTMLInputElement>('input').value).toBe('<i> Brest')
})

test('a message is shown in the product’s alert', () => {
  const alert = vi.spyOn(engine.modal, 'alert').mockResolvedValue()
  helpers.MM_popupMsg('Bonjour')
  expect(alert).toHaveBeenCalledExactlyOnceWith('Bonjour')
})

test('the text of the status bar lets the link’s handler return true', () => {
  helpers.MM_setTextOfStatus('Bonjour')
  expect(Reflect.get(document, 'MM_returnValue')).toBe(true)
})

describe('Flash', () => {
  const calls = () => vi.spyOn(engine.oldGlobals, 'run').mockResolvedValue(null)

  test('swfobject.embedSWF embeds, and tells that nothing plays', async () => {
    const run = calls()
    const done = vi.fn()
    helpers.swfobject.embedSWF('/a.swf', 'calque', 300, 200, '9.0.0', false, { a: 1, b: 'x' }, {}, {}, done)
    expect(run.mock.calls[0]?.[0]).toMatchObject({
      name: 'embedPlugin',
      given: ['calque', { movie: '/a.swf', width: 300, flashvars: 'a=1&b=x' }],
    })
    await vi.waitFor(() =>
      expect(done).toHaveBeenCalledWith({ success: false, id: 'calque', ref: undefined }),
    )
  })

  test('SWFObject gathers what it is told until it is written', () => {
    const run = calls()
    const movie = new helpers.SWFObject('/a.swf', 'film', '300', '200', '8', '#fff')
    movie.addParam('wmode', 'transparent')
    movie.addVariable('a', 1)
    expect(movie.write('calque')).toBe(false)
    expect(run.mock.calls[0]?.[0]).toMatchObject({
      given: ['calque', { movie: '/a.swf', id: 'film', wmode: 'transparent', flashvars: 'a=1' }],
    })
  })

  test('Swiff puts its box where it is told, and embeds in it', () => {
    const run = calls()
    const swiff = new helpers.Swiff('/a.swf', { id: 'film', container: 'calque', width: 300, vars: { a: 1 } })
    expect(find('#calque').lastElementChild).toBe(swiff.toElement())
    expect([swiff.toElement().id, swiff.remote()]).toEqual(['film', undefined])
    expect(run.mock.calls[0]?.[0]).toMatchObject({
      name: 'embedPlugin',
      given: [swiff.toElement(), { movie: '/a.swf', width: 300, flashvars: 'a=1' }],
    })
    expect(swiff.replaces('autre').toElement().isConnected).toBe(true)
    expect(document.querySelector('#autre')).toBeNull()
  })

  test('there is a player where the page has Ruffle', () => {
    expect(helpers.swfobject.hasFlashPlayerVersion()).toBe(false)
    vi.stubGlobal('RufflePlayer', {})
    expect(helpers.swfobject.hasFlashPlayerVersion()).toBe(true)
  })
})
