// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeRequest, installFakeRequest } from '../../helpers/fake-request'
import { installOnPage } from '../../helpers/legacy'

const { $, Ajax, Element, instanceOf, Json, Request, typeOf } = await installOnPage()
let fn: unknown
beforeEach(() => {
  installFakeRequest()
  fn = vi.fn()
  document.body.innerHTML = '<div id="box"><p>avant</p></div>'
})
const answer = (text, status = 200) => FakeRequest.last.respond(status, text)

describe('Request.HTML', () => {
  test('hands over tree, elements, html and scripts, which are not run', () => {
    window.ran = undefined
    const request = new Request.HTML({ url: '/', onComplete: fn }).send()
    answer(
      '<html><body class="x"><img><div><span>a</span></div><script>window.ran = 5;</script></body></html>',
    )
    const [tree, elements, html, javascript] = fn.mock.calls[0]
    expect([...tree].map((node) => node.nodeName)).toEqual(['IMG', 'DIV'])
    expect([...elements].map((node) => node.nodeName)).toEqual(['IMG', 'DIV', 'SPAN'])
    expect([html, javascript.trim(), window.ran]).toEqual([
      '<img><div><span>a</span></div>',
      'window.ran = 5;',
      undefined,
    ])
    expect(request.response).toMatchObject({ html, javascript })
    expect([
      request.response.tree === tree,
      request.response.elements === elements,
      typeOf(elements),
    ]).toEqual([true, true, 'elements'])
  })

  test.each([
    ['<tr><td>a</td></tr>', 'TR'],
    ['<option>1</option><option>2</option>', 'OPTION'],
    ['<li>a</li>', 'LI'],
  ])('keeps parts of other elements: %s', (html, tag) => {
    new Request.HTML({ onSuccess: fn }).send()
    answer(html)
    expect(fn.mock.calls[0][0][0].nodeName).toBe(tag)
  })

  test.each([
    [{ update: 'box' }, '<b>1</b>', '<b>1</b>'],
    [{ append: 'box' }, '<b>1</b><i>2</i>', '<p>avant</p><b>1</b><i>2</i>'],
    [{ update: 'box', filter: 'a' }, '<div>x<p><a>lien</a></p></div>', '<a>lien</a>'],
    [{ append: 'box', filter: 'a' }, '<div>x<p><a>lien</a></p></div>', '<p>avant</p><a>lien</a>'],
    [{ update: 'box' }, 'du texte', 'du texte'],
    [{ update: 'box' }, '', ''],
  ])('%j', (options, html, expected) => {
    new Request.HTML({ url: '/', ...options }).send()
    answer(html)
    expect($('box').innerHTML).toBe(expected)
  })

  test('an element is updated as well as an id', () => {
    new Request.HTML({ update: $('box') }).send()
    answer('x')
    expect($('box').innerHTML).toBe('x')
  })

  test('the page’s success comes after the update', () => {
    new Request.HTML({ update: 'box', onSuccess: () => fn($('box').innerHTML) }).send()
    answer('<b>1</b>')
    expect(fn).toHaveBeenCalledWith('<b>1</b>')
  })

  test('a filter alone hands over what matches', () => {
    new Request.HTML({ filter: 'a', onSuccess: fn }).send()
    answer('<span>x</span><a>y</a>')
    expect([...fn.mock.calls[0][0]].map((node) => node.get('text'))).toEqual(['y'])
  })

  test('asks for HTML', () => {
    new Request.HTML().send()
    expect([FakeRequest.last.headers.accept, FakeRequest.last.method]).toEqual([
      'text/html, application/xml, text/xml, */*',
      'POST',
    ])
  })
})

const HOSTILE =
  '<p onclick="pwn()">a</p><img src="x" onerror="pwn()"><a href="javascript:pwn()">b</a><form action="https://ailleurs.example/"></form><base href="/x">'
const CLEAN = '<p>a</p><img src="x"><a>b</a><form></form>'

describe('an answer that editors wrote a part of', () => {
  test.each([
    ['update', () => new Request.HTML({ url: '/', update: 'box' }).send()],
    ['load', () => $('box').load('/')],
    ['1.1’s Ajax', () => new Ajax('/', { update: 'box' }).request()],
  ])('%s inserts it without what runs code or leads elsewhere', (_, send) => {
    send()
    answer(HOSTILE)
    expect($('box').innerHTML).toBe(CLEAN)
  })

  test('a script is handed the same', () => {
    const request = new Request.HTML({ url: '/', onSuccess: fn }).send()
    answer(HOSTILE)
    const [tree, elements, html] = fn.mock.calls[0]
    expect([html, request.response.html]).toEqual([CLEAN, CLEAN])
    expect(tree.map((node) => node.outerHTML).join('')).toBe(CLEAN)
    expect([...elements].some((node) => node.hasAttribute('onerror'))).toBe(false)
  })

  test('what holds nothing of the kind is handed over as it was answered', () => {
    new Request.HTML({ url: '/', onSuccess: fn }).send()
    answer("<P Class=a>l'été &amp; l’hiver</P>")
    expect(fn.mock.calls[0][2]).toBe("<P Class=a>l'été &amp; l’hiver</P>")
  })

  test.each([['text/plain; charset=utf-8'], ['application/json'], ['image/svg+xml'], ['text/htmlx'], [null]])(
    'as %s it is text',
    (contentType) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      new Request.HTML({ url: '/', update: 'box', onSuccess: fn }).send()
      FakeRequest.last.respond(200, HOSTILE, { contentType, responseURL: 'https://vitrea.example/note' })
      expect([$('box').textContent, $('box').children.length]).toEqual([HOSTILE, 0])
      const [, elements, html, javascript] = fn.mock.calls[0]
      expect([elements.length, html.includes('<'), javascript]).toEqual([0, false, ''])
      expect(String(warn.mock.calls[0]?.[0])).toMatch(/ILOTS-404.*vitrea\.example\/note.*attendu du HTML/)
      new Ajax('/', { update: 'box' }).request()
      FakeRequest.last.respond(200, HOSTILE, { contentType })
      expect([$('box').textContent, $('box').children.length]).toEqual([HOSTILE, 0])
    },
  )

  test('XHTML is HTML', () => {
    new Request.HTML({ url: '/', update: 'box' }).send()
    FakeRequest.last.respond(200, '<b>1</b>', { contentType: 'application/xhtml+xml' })
    expect($('box').innerHTML).toBe('<b>1</b>')
  })

  test('of another site it is a failure, and the page stays as it is', () => {
    new Request.HTML({ url: '/', update: 'box', onFailure: fn }).send()
    FakeRequest.last.respond(200, '<b>1</b>', { responseURL: 'https://ailleurs.example/' })
    expect([fn.mock.calls.length, $('box').innerHTML]).toEqual([1, '<p>avant</p>'])
  })
})

describe('Request.JSON', () => {
  test('hands over what it read, and the text', () => {
    const request = new Request.JSON({ url: '/', onSuccess: fn, onComplete: fn }).send()
    answer('{"ok":true}')
    expect(fn.mock.calls).toEqual([
      [{ ok: true }, '{"ok":true}'],
      [{ ok: true }, '{"ok":true}'],
    ])
    expect(request.response.json).toEqual({ ok: true })
  })

  test('what cannot be read is an error', () => {
    new Request.JSON({ onError: fn, onSuccess: () => fn('success') }).send()
    answer('{"ok":function(){invalid;}}')
    expect(fn.mock.calls).toHaveLength(1)
    expect([fn.mock.calls[0][0], fn.mock.calls[0][1] instanceof Error]).toEqual([
      '{"ok":function(){invalid;}}',
      true,
    ])
  })

  test('nothing is a failure', () => {
    new Request.JSON({ onFailure: fn }).send()
    answer('')
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('asks for JSON, and says that it does', () => {
    new Request.JSON().send()
    expect(FakeRequest.last.headers).toMatchObject({ accept: 'application/json', 'x-request': 'JSON' })
  })

  test('is a Request', () => {
    expect([instanceOf(new Request.JSON(), Request), instanceOf(new Request.HTML(), Request)]).toEqual([
      true,
      true,
    ])
  })
})

describe('what elements send and load', () => {
  test('a form sends itself as it says', () => {
    const form = new Element('form', { action: '/devis', method: 'get', html: '<input name="a" value="1">' })
    expect(form.send()).toBe(form)
    expect([FakeRequest.last.method, FakeRequest.last.url]).toEqual(['GET', '/devis?a=1'])
  })

  test('a form without a method posts, and may be sent elsewhere', () => {
    const form = new Element('form', { action: '/devis', html: '<input name="a" value="1">' })
    form.send('/autre')
    expect([FakeRequest.last.method, FakeRequest.last.url, FakeRequest.last.body]).toEqual([
      'POST',
      '/autre',
      'a=1',
    ])
  })

  test('set(send) and get(send) are its request', () => {
    const form = new Element('form', { html: '<input name="a" value="1">' })
    form.set('send', { url: '/x', method: 'post', onSuccess: fn })
    expect([
      instanceOf(form.get('send'), Request),
      Object.is(form.get('send'), form.get('send')),
      form.get('send').options.url,
    ]).toEqual([true, true, '/x'])
    form.send()
    answer('merci')
    expect([FakeRequest.last.url, fn.mock.calls[0][0]]).toEqual(['/x', 'merci'])
  })

  test('load gets a page and shows it', () => {
    expect($('box').load('/page')).toBe($('box'))
    answer('<b>chargé</b>')
    expect([FakeRequest.last.method, FakeRequest.last.url, $('box').innerHTML]).toEqual([
      'GET',
      '/page',
      '<b>chargé</b>',
    ])
  })

  test('load shows a part of it, and posts an object (§5.7)', () => {
    $('box').load('/page #part', { a: 1 })
    answer('<i>x</i><b id="part">y</b>')
    expect([FakeRequest.last.method, FakeRequest.last.body, $('box').innerHTML]).toEqual([
      'POST',
      'a=1',
      '<b id="part">y</b>',
    ])
  })

  test('load refuses what is no address (§5.7)', () => {
    expect(() => $('box').load({})).toThrow('l’URL doit être une chaîne')
  })

  test('set(load) and get(load) are its request', () => {
    $('box').set('load', { url: '/x', onComplete: fn })
    expect(instanceOf($('box').get('load'), Request.HTML)).toBe(true)
    $('box').load('/y')
    answer('z')
    expect([fn.mock.calls.length, $('box').get('text')]).toEqual([1, 'z'])
  })

  test('a second load leaves the first', () => {
    $('box').load('/un').load('/deux')
    expect([FakeRequest.made.some(({ isAborted }) => isAborted), FakeRequest.last.url]).toEqual([
      true,
      '/deux',
    ])
  })
})

describe('1.1’s Ajax', () => {
  test('takes the address first, and is sent by request()', () => {
    new Ajax('/vitre', { method: 'get', onComplete: fn, update: 'box' }).request()
    answer('<b>1</b>')
    expect([FakeRequest.last.method, FakeRequest.last.url, fn.mock.calls[0][0], $('box').innerHTML]).toEqual([
      'GET',
      '/vitre',
      '<b>1</b>',
      '<b>1</b>',
    ])
  })

  test('sends postBody', () => {
    new Ajax('/vitre', { postBody: 'a=1' }).request()
    expect([FakeRequest.last.method, FakeRequest.last.body]).toEqual(['POST', 'a=1'])
  })
})

describe('1.1’s Json', () => {
  test('reads and writes, as JSON does later', () => {
    expect(Json.evaluate("{vitre: 'avant'}")).toEqual({ vitre: 'avant' })
    expect(Json.toString({ a: [1] })).toBe('{"a":[1]}')
  })

  test('Json.Remote posts what it sends as `json`, and hands over what it is answered', () => {
    new Json.Remote('/vitre', { onComplete: fn }).send({ vitre: 'avant & arrière' })
    const { method, url, body } = FakeRequest.last
    expect([method, url]).toEqual(['POST', '/vitre'])
    expect(JSON.parse(new URLSearchParams(body).get('json'))).toEqual({ vitre: 'avant & arrière' })
    answer('{"devis": 12}')
    expect(fn.mock.calls[0][0]).toEqual({ devis: 12 })
  })
})
