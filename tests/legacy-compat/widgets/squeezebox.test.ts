import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installCore } from '../../../legacy-compat/core'
import type { Loose } from '../../../legacy-compat/core/loose'
import { kit } from '../../../legacy-compat/kit'
import { makeSqueezeBox } from '../../../legacy-compat/legacy-more/squeezebox'
import type { SqueezeBox } from '../../../legacy-compat/legacy-squeezebox/types'
import { isInContent } from '../../../src/dom/content'
import { openOverlay } from '../../../src/overlay/overlay'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { watchInherited } from '../../helpers/inherited'
import { trustOldHtml } from '../../helpers/page-html'

installCore()
let box: SqueezeBox
const boxOn = async (html: string) => {
  box = makeSqueezeBox(await startOn(html), kit)
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

test('an option that cannot be read is reported by its name, the others are kept', async () => {
  const { warnings } = complaints()
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 })
  find('a').setAttribute(
    'rel',
    "{handler:'string',content:'Bonjour',size:{x:window.getSize().x-100,y:'80em'},zIndex:top.level()}",
  )
  box.fromElement(find('a'), { parse: 'rel' })
  await shown()
  expect(box.content.textContent).toBe('Bonjour')
  expect(box.options.size).toEqual({ x: 900, y: 450 })
  expect(warnings.join('\n')).toMatch(/ILOTS-504.*zIndex reçu « top\.level\(\) »/)
  expect(warnings.join('\n')).toMatch(/ILOTS-504.*size\.y reçu « 80em »/)
  Reflect.deleteProperty(document.documentElement, 'clientWidth')
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

describe('jQuery’s list of elements', () => {
  const list = (selector: string) => {
    const found = document.querySelectorAll(selector)
    return { ...found, length: found.length, jquery: '3.7.1', clone: () => ({}) }
  }
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<p class="aide">Un</p><p class="aide" id="deux">Deux</p>')
  })

  test.each([
    ['clone', 2],
    ['adopt', 0],
  ])('setContent shows its elements by %s', async (handler, left) => {
    box.initialize()
    box.setContent(handler, list('.aide'))
    await shown()
    expect(box.content.textContent).toBe('UnDeux')
    expect(document.querySelectorAll('main > .aide, body > .aide')).toHaveLength(left)
  })

  test('of one element is that element, as content, target or subject', async () => {
    box.open(null, { handler: 'clone', target: list('#deux') })
    await shown()
    expect(box.content.textContent).toBe('Deux')
    box.setContent('adopt', list('#deux'))
    await settled()
    expect(box.content.textContent).toBe('Deux')
    box.open(list('a.modal'), { handler: 'string', content: 'Lien' })
    await settled()
    expect(box.element).toBe(find('a.modal'))
  })
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
  const engine = { modal: { close: vi.fn(async () => {}) } }
  const other = makeSqueezeBox(engine as never, kit)
  expect(other.close()).toBe(other)
  expect(engine.modal.close).toHaveBeenCalledOnce()
})

test('what cannot be shown says so to the visitor, and why to the page’s author', async () => {
  const { errors } = complaints()
  box.open('javascript:alert(1)', { handler: 'iframe' })
  await shown()
  expect(find('#sbox-content [role="alert"]').textContent).toBe('Impossible de charger ce contenu.')
  expect(errors.join()).toContain('ILOTS-203')
})

test('a page of another site is in a frame that is kept apart, whatever the options say', async () => {
  const options = { iframeOptions: { sandbox: 'allow-top-navigation' } }
  const frame = await frameOf("{handler:'iframe'}", options, 'https://autre.example/')
  expect(frame.src).toBe('https://autre.example/')
  const words = frame.getAttribute('sandbox')?.split(' ')
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

const IMAGE = '<img src="data:," onerror="pwn()">'
/** What a link of an editor's shows. */
const follow = async (href: string, rel: string, options = {}) => {
  const link = find('a')
  link.setAttribute('href', href)
  link.setAttribute('rel', rel)
  box.fromElement(link, { parse: 'rel', ...options })
  await shown()
  return box.content
}

test('an address is never HTML', async () => {
  const { errors } = complaints()
  const content = await follow(`#${IMAGE}`, '')
  expect([content.querySelector('img'), content.textContent]).toEqual([
    null,
    'Impossible de charger ce contenu.',
  ])
  expect(errors.join()).toContain('ILOTS-202')
  expect((await follow(`#${IMAGE}`, "{handler:'string'}")).querySelector('img')).toBeNull()
  box.open(`#${IMAGE}`)
  await settled()
  expect(find('#sbox-content').querySelector('img')).toBeNull()
})

test('content in an attribute is text, that of a script is HTML', async () => {
  const content = await follow('/cgv', `{handler:'string',content:'<b>l\\'été</b> ${IMAGE}'}`)
  expect([content.children.length, content.textContent]).toEqual([0, `<b>l'été</b> ${IMAGE}`])
})

test('the HTML of a script loses what runs code, unless the configuration trusts it', async () => {
  const open = async () => {
    box.open('', { handler: 'string', content: '<b onclick="x()">Bonjour</b>' })
    await settled()
    return box.content.innerHTML
  }
  expect(await open()).toBe('<b>Bonjour</b>')
  trustOldHtml()
  expect(await open()).toBe('<b onclick="x()">Bonjour</b>')
})

test('a text that a script opens is HTML, without what runs code', async () => {
  box.open('<b onclick="x()">Bonjour</b>', { handler: 'string' })
  await shown()
  expect(box.content.innerHTML).toBe('<b>Bonjour</b>')
})

/** The frame of a link: happy-dom loads none, and a failure takes its place. */
const frameOf = async (rel: string, options = {}, href = '/cadre') => {
  const applied = vi.spyOn(box.initialize(), 'applyContent')
  await follow(href, rel, options)
  return applied.mock.calls
    .flat()
    .find((content) => content instanceof HTMLIFrameElement) as HTMLIFrameElement
}

test('of a frame an attribute says how it looks and loads, with a warning about the rest', async () => {
  const { warnings } = complaints()
  const refused =
    "onload:'pwn()',OnLoad:'pwn()',srcdoc:'x',src:'/x',sandbox:'',allow:'camera',name:'top',style:'x'"
  const frame = await frameOf(
    `{handler:'iframe',iframeOptions:{${refused},title:'Devis',scrolling:'no',class:'mien'}}`,
  )
  expect(frame.getAttributeNames().toSorted()).toEqual(
    ['class', 'frameborder', 'height', 'scrolling', 'src', 'title', 'width'].toSorted(),
  )
  expect([frame.title, frame.className, frame.src]).toEqual(['Devis', 'mien', 'https://vitrea.example/cadre'])
  expect(
    warnings.filter((line) => /ILOTS-201\] SqueezeBox .*iframeOptions\.\w+ refusé/.test(line)),
  ).toHaveLength(8)
})

test.each([
  ['an attribute gives no title', {}, 'Popup avec le contenu provenant du site autre.example'],
  ['a script gives one', { iframeOptions: { title: 'Le plan' } }, 'Le plan'],
])('to the page of another site %s', async (_, options, title) => {
  const rel = "{handler:'iframe',iframeOptions:{title:'Connexion à Vitréa',Title:'Connexion à Vitréa'}}"
  expect((await frameOf(rel, options, '//autre.example/')).title).toBe(title)
})

test.each([
  [{}, 'Popup avec le contenu provenant d’un autre site'],
  [{ title: 'Devis' }, 'Devis'],
])('a frame that was led to another site no longer says this one (%j)', async (iframeOptions, title) => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ type: 'opaqueredirect' }))
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null)
  // The failure of a page that happy-dom does not load.
  addEventListener('error', (event) => event.stopPropagation(), { capture: true, once: true })
  const frame = await frameOf("{handler:'iframe'}", { iframeOptions })
  frame.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(frame.hasAttribute('sandbox')).toBe(true))
  expect(frame.title).toBe(title)
})

test('a script’s handler is a listener; its text is not run, and srcdoc is not shown', async () => {
  const onload = vi.fn()
  const frame = await frameOf("{handler:'iframe'}", {
    iframeOptions: { onload, onerror: 'pwn()', srcdoc: IMAGE, name: 'devis' },
  })
  expect(frame.name).toBe('devis')
  expect(frame.getAttributeNames().join(' ')).not.toMatch(/on|srcdoc/)
  onload.mockClear()
  frame.dispatchEvent(new Event('load'))
  expect(onload.mock.contexts).toEqual([frame])
})

test('an attribute does not say how a call is made, nor where its answer goes', async () => {
  const { warnings } = complaints()
  const asked = vi.spyOn(box, 'makeRequest').mockReturnValue({} as never)
  await follow('/part', "{handler:'ajax',ajaxOptions:{method:'post',update:'x',headers:{a:'b'},filter:'p'}}")
  expect(asked).toHaveBeenCalledExactlyOnceWith('HTML', { method: 'get', filter: 'p' })
  expect(warnings).toHaveLength(3)
})

test.each(['constructor', '__proto__', 'toString', 'extend', 'hasOwnProperty'])(
  'a handler that an attribute calls %s is none',
  (handler) => {
    box.initialize()
    find('a').setAttribute('rel', `{handler:'${handler}'}`)
    const registered = { ...box.handlers }
    box.fromElement(find('a'), { parse: 'rel' })
    expect({ ...box.handlers }).toEqual(registered)
    expect(box.content.className).not.toContain(handler)
  },
)

test('objects in an attribute reach nothing that others inherit', async () => {
  const isUntouched = watchInherited()
  await follow(
    '/cgv',
    "{handler:'string',content:'Bonjour',__proto__:{x:'oui'},size:{x:300,__proto__:{y:'oui'},constructor:{prototype:{z:1}}}}",
  )
  expect([isUntouched(), box.size]).toEqual([true, { x: 300, y: 450 }])
})

test('without its code, a link leads where it did, and a refused address nowhere', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const engine = await startOn('<a class="modal" href="javascript:pwn()">x</a>')
  vi.spyOn(engine, 'fetchCode').mockRejectedValue(new Error('réseau'))
  const lost = makeSqueezeBox(engine, kit)
  lost.fromElement(find('a'))
  await settled()
  expect(assign).not.toHaveBeenCalled()
  find('a').setAttribute('href', '/cgv')
  lost.fromElement(find('a'))
  await settled()
  expect(String(assign.mock.calls[0]?.[0])).toBe('https://vitrea.example/cgv')
})

describe('of a link in content', () => {
  const LOGIN = '<main><form id="connexion" hidden><input name="code"></form></main>'
  const inContent = (html = LOGIN) =>
    boxOn(`<div data-ilots-content><a class="modal" href="/cgv">CGV</a></div>${html}`)

  test('the visitor closes the window, whatever the attribute says', async () => {
    await inContent()
    const { warnings } = complaints()
    await follow('/cgv', "{handler:'string',content:'Votre session a expiré',closable:false}")
    await openOverlay()?.requestClose()
    await closed()
    expect(warnings).toEqual([expect.stringMatching(/ILOTS-201\] SqueezeBox .*closable refusé/)])
  })

  test('a script that says so keeps it open', async () => {
    await inContent()
    await follow('/cgv', "{handler:'string',content:'Bonjour'}", { closable: false })
    await openOverlay()?.requestClose()
    expect(box.isOpen).toBe(true)
  })

  test('the attribute gives the window no class, and a frame with one stays content', async () => {
    complaints()
    await inContent()
    await follow(
      '/cgv',
      "{handler:'string',content:'a',classWindow:'dropdown-toggle',classOverlay:'squeezebox'}",
    )
    expect([box.win, box.overlay].filter((part) => part.matches('.dropdown-toggle, .squeezebox'))).toEqual([])
    const frame = await frameOf("{handler:'iframe',iframeOptions:{class:'squeezebox'}}")
    expect(isInContent(frame)).toBe(true)
  })

  test.each([
    ["{handler:'iframe',iframeOptions:{title:'Connexion à Vitréa'}}", 'https://autre.example/'],
    ["{handler:'ajax'}", '//autre.example/'],
    ["{handler:'url'}", 'https://autre.example/'],
    ["{handler:'image'}", 'https://autre.example/'],
    ['', 'https://autre.example/'],
  ])('%s does not show another site: the link is followed, with one warning', async (rel, href) => {
    await inContent()
    const { warnings } = complaints()
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    find('a').setAttribute('href', href)
    find('a').setAttribute('rel', rel)
    for (const times of [1, 2]) {
      box.fromElement(find('a'), { parse: 'rel' })
      await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(times), 5_000)
    }
    expect(assign).toHaveBeenLastCalledWith('https://autre.example/')
    expect([box.isOpen, openOverlay()]).toEqual([false, undefined])
    expect(warnings).toEqual([expect.stringContaining('ILOTS-203] SqueezeBox')])
  })

  test('another site in the attribute is not shown; that of a script is', async () => {
    await inContent(
      '<button data-ilots-content id="b" rel="{handler:\'iframe\',url:\'//autre.example/\'}">B</button>',
    )
    const { warnings } = complaints()
    box.fromElement(find('#b'), { parse: 'rel' })
    await vi.waitFor(() => expect(warnings).toHaveLength(1), 5_000)
    expect([box.isOpen, openOverlay()]).toEqual([false, undefined])
    find('#b').setAttribute('rel', '')
    const applied = vi.spyOn(box, 'applyContent')
    box.fromElement(find('#b'), { parse: 'rel', handler: 'iframe', url: 'https://autre.example/' })
    await shown()
    expect(applied.mock.calls.flat()[0]).toBeInstanceOf(HTMLIFrameElement)
  })

  test.each([
    ['the visitor closes it', async () => void (await openOverlay()?.requestClose())],
    ['a script closes it', async () => void box.close()],
    ['other content takes its place', async () => void box.setContent('string', 'Autre')],
    ['another is opened', async () => void box.open('', { handler: 'string', content: 'Autre' })],
  ])('adopt lends a node, which is back in its place once %s', async (_, end) => {
    await inContent()
    const before = find('main').innerHTML
    await follow('/cgv', "{handler:'adopt',target:'connexion'}")
    expect([find('#sbox-content > #connexion').hidden, document.querySelector('main form')]).toEqual([
      false,
      null,
    ])
    await end()
    await settled()
    expect(find('main').innerHTML).toBe(before)
  })

  test('adopt of what holds the window is a failure, and moves nothing', async () => {
    const { errors } = complaints()
    await inContent()
    const content = await follow('/cgv', "{handler:'adopt',target:'sbox-content'}")
    expect(content.querySelector('[role="alert"]')).not.toBeNull()
    expect(errors).toHaveLength(1)
  })
})

test.each(['adopt', 'clone'])('%s does not take the link for what shares its id', async (handler) => {
  await boxOn(`<a id="aide" href="#aide" rel="{handler:'${handler}'}">Lien</a><p id="aide">Aide</p>`)
  box.fromElement(find('a'), { parse: 'rel' })
  await shown()
  expect(box.content.textContent).toBe('Aide')
})

test.each([
  ['adopt', '<p id="aide" style="display:none">Aide</p>'],
  ['clone', '<p id="aide" class="x" style="display:none">Aide</p>'],
  ['adopt', '<template id="aide"><p>Aide</p></template>'],
  ['clone', '<template id="aide"><p>Aide</p></template>'],
])('%s shows %s, which the page has as it was afterwards', async (handler, html) => {
  await boxOn(html)
  const node = find('#aide')
  box.open(null, { handler, target: 'aide' })
  await shown()
  const text = find('p', box.content)
  expect([text.textContent, text.style.display]).toEqual(['Aide', ''])
  box.close()
  expect(node.outerHTML).toBe(html)
  await closed()
})

test('outside of content, adopt keeps the node, as the original did', async () => {
  await boxOn('<a class="modal" href="/cgv">CGV</a><main><p id="aide">Aide</p></main>')
  await follow('/cgv', "{handler:'adopt',target:'aide'}")
  box.close()
  await closed()
  expect(document.querySelector('#aide')).toBeNull()
})
