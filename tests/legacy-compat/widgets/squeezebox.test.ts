import { beforeEach, expect, test, vi } from 'vitest'
import { installCore } from '../../../legacy-compat/core'
import type { Loose } from '../../../legacy-compat/core/loose'
import { makeSqueezeBox, type SqueezeBox } from '../../../legacy-compat/squeezebox'
import { openOverlay } from '../../../src/services/overlay'
import { complaints, find, settled, startOn } from '../../helpers/engine'

installCore()
let box: SqueezeBox
const boxOn = async (html: string) => {
  box = makeSqueezeBox(await startOn(html))
}
const events = () => box as unknown as Loose
const shown = () => vi.waitFor(() => expect(find('dialog.is-legacy').contains(box.win)).toBe(true), 5_000)
const closed = () => vi.waitFor(() => expect(openOverlay()).toBeUndefined())
const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

beforeEach(async () => {
  openOverlay()?.close()
  await boxOn(
    '<a class="modal" href="/cgv" rel="{handler:\'string\',content:\'Bonjour\',size:{x:300,y:200}}">CGV</a>',
  )
})

test('its parts are there, hidden, as soon as it is initialized, and only once', () => {
  box.initialize({ classWindow: 'mienne' })
  const { win, content, overlay } = box
  box.initialize({ classWindow: 'autre' })
  expect([win.id, content.id, overlay.id]).toEqual(['sbox-window', 'sbox-content', 'sbox-overlay'])
  expect([win.getAttribute('aria-hidden'), document.querySelectorAll('#sbox-window').length]).toEqual([
    'true',
    1,
  ])
  expect(box.presets.classWindow).toBe('mienne')
})

test('it is open, and has its content’s element, as soon as open has returned', async () => {
  expect(box.isOpen).toBe(false)
  expect(box.open('/x', { handler: 'string', content: 'Bonjour' })).toBe(box)
  expect(box.isOpen).toBe(true)
  expect(box.content.id).toBe('sbox-content')
  await shown()
})

test('a text is HTML in #sbox-content, whose class names the handler; onOpen and onShow tell of it', async () => {
  const onOpen = vi.fn()
  const onShow = vi.fn()
  box.initialize()
  events().addEvent?.('show', onShow)
  box.open('', { handler: 'string', content: '<b>Bonjour</b>', onOpen })
  await shown()
  expect(find('#sbox-content').innerHTML).toBe('<b>Bonjour</b>')
  expect(box.content.className).toBe('sbox-content-string')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(box.content)
  expect(onShow).toHaveBeenCalledExactlyOnceWith(box.win)
  expect(find('dialog').querySelector('#sbox-btn-close')).toBe(box.closeBtn)
})

test('closing fires onClose with the content still there, empties it, and forgets the handlers', async () => {
  const told: string[] = []
  box.open('', {
    handler: 'string',
    content: 'Bonjour',
    onClose: (content: Element) => told.push(content.innerHTML),
  })
  await shown()
  box.close()
  expect(box.isOpen).toBe(false)
  expect([told, box.content.innerHTML, box.win.getAttribute('aria-hidden')]).toEqual([
    ['Bonjour'],
    '',
    'true',
  ])
  await closed()
  box.open('', { handler: 'string', content: 'Encore' })
  await shown()
  box.close()
  expect(told).toEqual(['Bonjour'])
})

test('an assigned link opens what its rel says, and is not followed', async () => {
  events().assign?.(document.querySelectorAll('a.modal'), { parse: 'rel' })
  expect(click(find('a.modal'))).toBe(false)
  await shown()
  expect([box.element, box.url, box.content.textContent]).toEqual([find('a.modal'), '/cgv', 'Bonjour'])
  expect(box.size).toEqual({ x: 300, y: 200 })
})

test('a click that opens a tab is the browser’s', () => {
  events().assign?.('a.modal', { parse: 'rel' })
  const ctrl = new MouseEvent('click', { ctrlKey: true, cancelable: true, bubbles: true })
  expect(find('a.modal').dispatchEvent(ctrl)).toBe(true)
  expect(box.isOpen).toBe(false)
})

test('a function in rel is left out, with a warning that names its event; the other options apply', async () => {
  const { warnings } = complaints()
  find('a').setAttribute(
    'rel',
    "{handler:'string',content:'Bonjour',onClose:function(){ window.top.location = '/'; }}",
  )
  box.fromElement(find('a'), { parse: 'rel' })
  await shown()
  expect(warnings.join()).toMatch(/ILOTS-106.*SqueezeBox\.addEvent\('onClose'/)
  expect(box.content.textContent).toBe('Bonjour')
})

test('a node is taken in by adopt, and copied without its id by clone', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="aide"><p>Aide</p></div>')
  box.open(null, { handler: 'clone', target: 'aide' })
  await shown()
  expect([box.content.innerHTML, document.querySelectorAll('#aide').length]).toEqual([
    '<div><p>Aide</p></div>',
    1,
  ])
  box.open('#aide', { handler: 'adopt' })
  await settled()
  expect(find('#sbox-content > #aide').textContent).toBe('Aide')
})

test('a page’s own handler and parser are asked', async () => {
  box.handlers.extend({ note: (text: string) => `<i>${text}</i>` })
  box.parsers.extend({ note: () => 'ma note' })
  box.open(null, { handler: 'note' })
  await shown()
  expect(box.content.innerHTML).toBe('<i>ma note</i>')
})

test('resize tells of the new size and gives it to the window', async () => {
  const onResize = vi.fn()
  box.open('', { handler: 'string', content: 'Bonjour', onResize })
  await shown()
  box.resize({ x: 320, y: 240 })
  expect(onResize).toHaveBeenCalledExactlyOnceWith({ x: 320, y: 240 })
  expect(find('dialog').style.getPropertyValue('--ilots-popup-width')).toBe('320px')
})

test('opening again while open shows the new content in the same window', async () => {
  box.open('', { handler: 'string', content: 'Un' })
  await shown()
  const dialog = find('dialog')
  box.open('', { handler: 'string', content: 'Deux' })
  await settled()
  expect([find('dialog'), box.content.textContent]).toEqual([dialog, 'Deux'])
})

test('a visitor does not close what a page says is not closable; a script does', async () => {
  box.open('', { handler: 'string', content: 'Bonjour', closable: () => false })
  await shown()
  box.close(new MouseEvent('click'))
  expect(box.isOpen).toBe(true)
  await openOverlay()?.requestClose()
  expect(box.isOpen).toBe(true)
  box.close()
  await closed()
})

test('close, with nothing of its own open, closes any other window', () => {
  const engine = { services: { modal: { close: vi.fn(async () => {}) } } }
  const other = makeSqueezeBox(engine as never)
  expect(other.close()).toBe(other)
  expect(engine.services.modal.close).toHaveBeenCalledOnce()
})

test('what cannot be shown says so to the visitor, and why to the page’s author', async () => {
  const { errors } = complaints()
  box.open('javascript:alert(1)', { handler: 'iframe' })
  await shown()
  expect(find('#sbox-content [role="alert"]').textContent).toBe('Impossible de charger ce contenu.')
  expect(errors.join()).toContain('ILOTS-203')
})

test('a page of another site is in a frame that is kept apart, whatever the options say', async () => {
  box.open('https://autre.example/', {
    handler: 'iframe',
    iframeOptions: { sandbox: 'allow-top-navigation' },
  })
  await shown()
  const words = find('#sbox-content iframe').getAttribute('sandbox')?.split(' ')
  expect(words).toContain('allow-scripts')
  expect(words).not.toContain('allow-top-navigation')
})

test('a document of another site is followed', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  box.open('https://autre.example/tarifs.pdf', { handler: 'iframe' })
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://autre.example/tarifs.pdf'))
  await closed()
})

test('a refused address is not followed where the window cannot be had', async () => {
  await boxOn('<a id="a" href="javascript:alert(1)">A</a><a id="b" href="/b">B</a>')
  for (const id of ['a', 'b']) events().assign?.(id)
  box.fromElement = () => false
  expect(['a', 'b'].map((id) => click(find(`#${id}`)))).toEqual([false, true])
})
