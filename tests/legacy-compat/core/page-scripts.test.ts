// @ts-nocheck: written as page scripts of that time, which have no types.
/** Ways of writing that plugins and pages of that time share; each is a small whole. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeRequest, installFakeRequest } from '../../helpers/fake-request'
import { installOnPage } from '../../helpers/legacy'

const { $, $$, $empty, $H, Chain, Class, Cookie, Element, Elements, Events, Fx, Hash, Options, Request } =
  await installOnPage()
beforeEach(() => {
  vi.useFakeTimers()
  installFakeRequest()
})
afterEach(() => {
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
})

test('a gallery builds its frame, and hides several parts at once', () => {
  const [overlay, center] = [new Element('div', { id: 'ov' }), new Element('div', { id: 'ce' })]
  $(document.body).adopt($$([overlay, center]).setStyle('display', 'none'))
  const image = new Element('div', { id: 'im' })
    .inject(center)
    .adopt(new Element('a', { href: '#' }), new Element('a', { href: '#', events: { click: $empty } }))
  expect([overlay.style.display, center.style.display]).toEqual(['none', 'none'])
  expect([overlay.parentNode, image.parentNode, image.getChildren().length]).toEqual([
    document.body,
    center,
    2,
  ])
})

test('a gallery adds its method to elements, and to lists of them', () => {
  Element.implement({
    galleryTest(options) {
      $$(this).galleryTest(options)
      return this
    },
  })
  Elements.implement({
    galleryTest(options) {
      this.addEvent('click', function () {
        return options.open(this, $$(this).indexOf(this))
      })
      return this
    },
  })
  document.body.innerHTML =
    '<a rel="lightbox-a" href="1.jpg"></a><a rel="lightbox-a" href="2.jpg"></a><a href="x"></a>'
  const open = vi.fn(() => false)
  $$($$('a').filter((link) => link.rel.test(/^lightbox/i))).galleryTest({ open })
  const event = new MouseEvent('click', { cancelable: true, bubbles: true })
  $$('a')[1].dispatchEvent(event)
  expect([open.mock.calls[0][0] === $$('a')[1], event.defaultPrevented]).toEqual([true, true])
})

test('a widget with options and events opens, and tells of it', () => {
  const Widget = new Class({
    Implements: [Events, Options, Chain],
    options: { size: { x: 100, y: 50 }, closable: true, onOpen: $empty },
    initialize(element, options) {
      this.element = document.id(element)
      this.setOptions(options)
      this.bound = { open: this.open.bind(this) }
      this.element.addEvent('click', this.bound.open).store('widget', this)
    },
    open(event) {
      event?.stop()
      this.fx ??= new Fx.Morph(this.element, { duration: 50, onComplete: this.opened.bind(this) })
      this.fx.start({ width: [0, this.options.size.x], height: [0, this.options.size.y] })
      return this
    },
    opened() {
      this.fireEvent('open', [this.element]).callChain()
    },
  })
  const element = new Element('div', { id: 'widget' }).inject(document.body)
  const [onOpen, next] = [vi.fn(), vi.fn()]
  const widget = new Widget('widget', { size: { y: 80 }, onOpen })
  widget.chain(next)
  element.dispatchEvent(new MouseEvent('click'))
  vi.advanceTimersByTime(200)
  expect([
    element.style.width,
    element.style.height,
    onOpen.mock.calls[0][0] === element,
    next.mock.calls.length,
  ]).toEqual(['100px', '80px', true, 1])
  expect(element.retrieve('widget')).toBe(widget)
})

test('a menu shows and hides its parts by effects that wait for each other', () => {
  const element = new Element('ul', { styles: { height: 0 } }).inject(document.body)
  const effect = new Fx.Tween(element, { duration: 50, link: 'chain', property: 'height' })
  effect.start(40).start(10)
  vi.advanceTimersByTime(90)
  expect(element.style.height.toInt()).toBeGreaterThan(10)
  vi.advanceTimersByTime(200)
  expect(element.style.height).toBe('10px')
})

test('a form is checked and sent, and its answer shown', () => {
  document.body.innerHTML =
    '<form id="devis" action="/devis" method="post"><input name="nom" value="Roux"><input type="submit" value="OK"></form><div id="log"></div>'
  $('devis').addEvent('submit', function (event) {
    event.stop()
    const log = $('log').empty().addClass('loading')
    this.set('send', {
      onComplete(response) {
        log.removeClass('loading')
        log.set('html', response)
      },
    })
    this.send()
  })
  const event = new Event('submit', { cancelable: true, bubbles: true })
  $('devis').dispatchEvent(event)
  expect([event.defaultPrevented, $('log').hasClass('loading'), FakeRequest.last.body]).toEqual([
    true,
    true,
    'nom=Roux',
  ])
  FakeRequest.last.respond(200, '<b>Merci</b>')
  expect([$('log').innerHTML, $('log').className]).toEqual(['<b>Merci</b>', ''])
})

test('a list is filled from an answer in JSON', () => {
  const list = new Element('ul').inject(document.body)
  new Request.JSON({
    url: '/glaces.json',
    onSuccess(data) {
      data.items.each((item, index) => {
        new Element('li', {
          class: index % 2 ? 'odd' : 'even',
          html: '{name} ({price} €)'.substitute(item),
        }).inject(list)
      })
    },
  }).get({ page: 1 })
  expect(FakeRequest.last.url).toBe('/glaces.json?page=1')
  FakeRequest.last.respond(200, '{"items":[{"name":"Avant","price":300},{"name":"Arrière","price":200}]}')
  expect(list.getElements('li').get('text')).toEqual(['Avant (300 €)', 'Arrière (200 €)'])
})

test('a field is watched while it is typed in', () => {
  const field = new Element('input', { type: 'text' }).inject(document.body)
  const ask = vi.fn()
  let timer = 0
  field.addEvents({
    keyup() {
      window.$clear(timer)
      timer = ask.delay(300, null, this.value)
    },
    focus() {
      this.addClass('focus')
    },
    blur() {
      this.removeClass('focus')
    },
  })
  for (const value of ['p', 'pa', 'par']) {
    field.value = value
    field.dispatchEvent(new KeyboardEvent('keyup', { keyCode: 65 }))
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(500)
  expect(ask.mock.calls).toEqual([['par']])
  field.dispatchEvent(new Event('focus'))
  expect(field.hasClass('focus')).toBe(true)
})

test('tabs remember in a cookie which one was open', () => {
  document.body.innerHTML =
    '<h4 class="tab">1</h4><h4 class="tab">2</h4><div class="pane">a</div><div class="pane">b</div>'
  const panes = $$('.pane')
  $$('h4.tab').each((tab, index) => {
    tab.addEvent('click', () => {
      panes.setStyle('display', 'none')[index].setStyle('display', 'block')
      tab.addClass('active').getSiblings('.tab').removeClass('active')
      Cookie.write('tab', index, { duration: 1 })
    })
  })
  $$('h4.tab')[1].fireEvent('click')
  expect([panes.getStyle('display'), $$('.tab.active').length, Cookie.read('tab').toInt()]).toEqual([
    ['none', 'block'],
    1,
    1,
  ])
  Cookie.dispose('tab')
})

test('a hash is kept in a cookie', () => {
  const kept = new Hash.Cookie('settings', { duration: 1 })
  kept.set('size', 12).extend({ colour: 'blue' })
  const again = new Hash.Cookie('settings')
  expect([again.get('size'), again.get('colour'), again.has('none')]).toEqual([12, 'blue', false])
  again.empty()
  expect(new Hash.Cookie('settings').getLength()).toBe(0)
})

test('handlers of a 1.2 object are a hash that others extend', () => {
  const Box = { handlers: new Hash({}), parsers: $H({}) }
  Box.handlers.extend({ image: () => 'image', iframe: () => 'iframe' })
  expect([Box.handlers.get('image')(), Box.handlers.iframe(), Box.parsers.getKeys()]).toEqual([
    'image',
    'iframe',
    [],
  ])
})

test('functions are bound and given to events as 1.2 did', () => {
  const owner = { name: 'owner' }
  const seen: unknown[] = []
  const handler = function (event, extra) {
    seen.push([this.name, event.type, extra])
  }
  const element = new Element('a').addEvent('click', handler.bindWithEvent(owner, 'x')).inject(document.body)
  element.dispatchEvent(new MouseEvent('click'))
  expect(seen).toEqual([['owner', 'click', 'x']])
})

test('pictures are loaded one after the other', () => {
  const loaded: number[] = []
  const images = ['1.jpg', '2.jpg'].map(
    (src, index) => new Element('img', { src, events: { load: () => loaded.push(index) } }),
  )
  for (const image of images) image.fireEvent('load')
  expect(loaded).toEqual([0, 1])
})
