// @ts-nocheck: what runs in the page is written as page scripts of that time, which have no types.
import { expect, open, test } from './test'

/** The page of 2009 loads `ilots.legacy.js`. */
const PAGE = '/actualites/archives-2009'

test('sizes and places in the window are measured as the older library measured them', async ({ page }) => {
  await open(page, PAGE)
  const found = await page.evaluate(() => {
    const { $, Element } = window
    const placed = (text, parent, more = {}) => {
      const [width, top, margin, padding, colour, position] = text.split(' ')
      const border = colour === '-' ? 0 : `1px solid ${colour}`
      const styles = {
        width: width.toInt(),
        height: width.toInt(),
        margin: margin.toInt(),
        padding: padding.toInt(),
      }
      return new Element('div', {
        styles: {
          ...styles,
          top: top.toInt(),
          left: top.toInt(),
          border,
          position,
          boxSizing: 'content-box',
          ...more,
        },
      }).inject(parent)
    }
    const box = placed('100 100 2 3 black absolute', document.body, { overflow: 'hidden' })
    const inner = placed('50 0 5 5 green relative', box, { float: 'left' })
    const deep = placed('10 10 5 5 red absolute', inner)
    const scroller = placed('100 0 0 0 - absolute', document.body, { overflow: 'scroll' })
    new Element('div', { styles: { width: 200, height: 200 } }).inject(scroller)
    scroller.scrollTo(20, 30)
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    picture.setProperties({ width: '142px', height: '200px', viewBox: '0 0 512 512' })
    $(document.body).adopt(picture)
    const outer = new Element('div', {
      html: '<div><p><b></b></p><table><tbody><tr><td></td></tr></tbody></table></div>',
    }).inject(document.body)
    const relative = outer.getFirst().setStyle('position', 'relative')
    const fixed = new Element('div', { styles: { position: 'fixed', top: 5, left: 6 } }).inject(document.body)
    const result = {
      size: box.getSize(),
      position: box.getPosition(),
      relative: inner.getPosition(box),
      coordinates: deep.getCoordinates(inner),
      scrollSize: scroller.getScrollSize(),
      scroll: scroller.getScroll(),
      svg: picture.getSize(),
      window: [
        window.getSize().x === document.documentElement.clientWidth,
        window.getSize().y === document.documentElement.clientHeight,
        window.getWidth() === document.getSize().x,
      ],
      page: [window.getScrollSize().y >= window.getSize().y, document.getScroll()],
      parents: [
        relative.getElement('b').getOffsetParent() === relative,
        relative.getOffsetParent() === document.body,
        relative.getElement('td').getOffsetParent() === relative.getElement('table'),
        fixed.getOffsetParent(),
        $(document.body).getOffsetParent(),
      ],
      body: $(document.body).getPosition(),
      set: box.setPosition({ x: 12, y: 13 }).getPosition(),
      computed: box.computePosition({ x: 10, y: 10 }),
      styles: [
        box.getStyle('width'),
        scroller.getStyle('height'),
        box.getStyle('borderLeftWidth'),
        box.getComputedStyle('margin-left'),
      ],
    }
    for (const element of [box, scroller, picture, outer, fixed]) element.destroy()
    return result
  })
  expect(found).toEqual({
    size: { x: 108, y: 108 },
    position: { x: 102, y: 102 },
    relative: { x: 8, y: 8 },
    coordinates: { left: 15, top: 15, width: 22, height: 22, right: 37, bottom: 37 },
    scrollSize: { x: 200, y: 200 },
    scroll: { x: 20, y: 30 },
    svg: { x: 142, y: 200 },
    window: [true, true, true],
    page: [true, { x: 0, y: 0 }],
    parents: [true, true, true, null, null],
    body: { x: 0, y: 0 },
    set: { x: 12, y: 13 },
    computed: { left: 8, top: 8 },
    styles: ['100px', '100px', '1px', '2px'],
  })
})

test('what pages of 1.1 call means what it meant, and what is the browser’s own stays', {
  tag: '@daily',
}, async ({ page }) => {
  await open(page, PAGE)
  const found = await page.evaluate(async () => {
    const { $, $$, Element, Fx } = window
    const html = '<b class="x" id="gras">u</b>'
    const made = new Element('p').setHTML(html).injectInside(document.body)
    const frame = new Element('iframe').inject(document.body)
    const hasNative = 'setHTML' in frame.contentWindow.Element.prototype
    frame.destroy()
    const options = Object.extend({ width: 1, height: 2 }, { height: 3 })
    const end = await new Promise((resolve) =>
      new Fx.Scroll(window, { duration: 10, onComplete: () => resolve(window.getSize().scroll.y) }).scrollTo(
        0,
        20,
      ),
    )
    const result = {
      html: [made.innerHTML === html, $('gras').getParent().setHTML('v') === made],
      native: [window.Element.prototype, document.createElement('p')].map(({ setHTML }) =>
        /native code/.test(Function.prototype.toString.call(setHTML)),
      ),
      hasNative: [hasNative, hasNative],
      list: $$('p').filterByTag('p').length === document.querySelectorAll('p').length,
      options,
      sizes: [window.getSize().size.x, document.getSize().scrollSize.y, document.body.getSize().scroll],
      real: [document.documentElement.clientWidth, document.getScrollSize().y, { x: 0, y: 20 }],
      end,
    }
    made.destroy()
    return result
  })
  expect(found).toMatchObject({
    html: [true, true],
    native: found.hasNative,
    list: true,
    options: { width: 1, height: 3 },
    end: 20,
  })
  expect(found.sizes).toEqual(found.real)
})

test('styles, fields and types of a real document are what the older library says', async ({ page }) => {
  await open(page, PAGE)
  const found = await page.evaluate(() => {
    const { Element, Elements, Fx, typeOf, Type } = window
    const make = (styles = {}) => new Element('div', { styles }).inject(document.body)
    const inside = (html) => new Element('div', { html }).getFirst()
    const position = make().setStyle('background-position', '40px 10px').setStyle('background-position', null)
    const select = inside(
      '<select><option value="">-</option><option value="0">a</option><option value="1">b</option></select>',
    )
    const chosen = inside('<select multiple><option>a</option><option>b</option><option>c</option></select>')
    chosen.options[1].selected = true
    chosen.options[2].selected = true
    const made = new Element('select', { name: 'g[]', multiple: true }).adopt(
      new Element('option', { value: 'a', html: 'A' }),
      new Element('option', { value: 'b', html: 'B', selected: true }),
      new Element('option', { value: 'c', html: 'C', selected: 'selected' }),
    )
    const sheet = [...document.styleSheets].find(({ href }) => href?.startsWith(location.origin))
    sheet.insertRule('.wide-test { width: 90px; height: 20px }')
    const wide = make({ width: 10, height: 10 })
    new Fx.Morph(wide).set('.wide-test')
    const result = {
      types: [
        typeOf(window),
        typeOf(document),
        typeOf(document.body),
        typeOf(document.links),
        Type.isElement(document.body),
      ],
      document: [
        document.window === window,
        document.html === document.documentElement,
        window.getDocument() === document,
        document.getWindow() === window,
      ],
      font: make().setStyle('float', 'left').getStyle('float'),
      number: make().setStyle('width', 10.6).getStyle('width'),
      percent: make().setStyle('width', '40%').getStyle('width'),
      border: make().setStyle('border', '2px solid #123abc').getStyle('border'),
      colour: make({ color: '#0f0' }).getStyle('color'),
      transparent: make().getStyle('background-color'),
      place: /^(0px 0px|0% 0%)$/.test(position.getStyle('background-position')),
      radius: make()
        .setStyle('border-radius', '10px')
        .setStyle('border-top-left-radius', '15px')
        .getStyle('border-top-left-radius'),
      select: [select.set('value', 0).get('value'), select.clone().get('value')],
      chosen: chosen.clone().getSelected().get('text'),
      made: made.getSelected().get('value'),
      kept: new Element('input', { value: 'x', type: 'text' }).setProperty('type', 'submit').get('value'),
      scripts: new Element('div', { html: '<p>a</p><script>window.ranTest = 1</scr' + 'ipt>' })
        .inject(document.body)
        .getElements('p').length,
      ran: window.ranTest ?? 'nothing',
      rule: [wide.style.width, wide.style.height],
      elements: [typeOf(new Elements()), new Element('p') instanceof HTMLParagraphElement],
      file: new Element('input[type=file]').clone().get('value'),
    }
    sheet.deleteRule(0)
    return result
  })
  expect(found).toEqual({
    types: ['window', 'document', 'element', 'collection', true],
    document: [true, true, true, true],
    font: 'left',
    number: '11px',
    percent: '40%',
    border: '2px solid #123abc',
    colour: '#00ff00',
    transparent: 'transparent',
    place: true,
    radius: '15px',
    select: ['0', '0'],
    chosen: ['b', 'c'],
    made: ['b', 'c'],
    kept: 'x',
    scripts: 1,
    ran: 'nothing',
    rule: ['90px', '20px'],
    elements: ['elements', true],
    file: '',
  })
})

test('keys, wheel and pointer of a visitor on the keyboard and with the mouse come as the older library named them', {
  tag: '@daily',
}, async ({ page }) => {
  await open(page, PAGE)
  await page.evaluate(() => {
    const { Element } = window
    window.seen = []
    const box = new Element('div', {
      id: 'box-test',
      html: '<a>un</a><input>',
      styles: { position: 'fixed', inset: 0, zIndex: 99999, background: '#fff' },
    }).inject(document.body)
    const note = (...values) => window.seen.push(values.join(' '))
    const field = box.getElement('input')
    field.addEvent('keydown', (event) => note('keydown', event.key, event.shift))
    field.addEvent('keypress', (event) => note('keypress', event.key))
    box.addEvent('mousewheel', (event) => note('wheel', event.wheel > 0 ? 'up' : 'down'))
    box.addEvent('mouseenter:relay(a)', (_event, element) => note('enter', element.get('tag')))
    box.addEvent('mouseleave:relay(a)', (_event, element) => note('leave', element.get('tag')))
    box.addEvent('click:relay(a)', (event) => note('click', event.target.get('text'), event.rightClick))
    box.addEvent('focus:relay(input)', (_event, element) => note('focus', element.get('tag')))
    box.addEvent('blur:relay(input)', (_event, element) => note('blur', element.get('tag')))
  })
  const box = page.locator('#box-test')
  await box.locator('input').focus()
  for (const key of ['a', 'F2', 'Enter', 'ArrowUp', 'Escape', 'Shift+!']) await page.keyboard.press(key)
  await box.locator('a').hover()
  await box.locator('a').click()
  await page.mouse.wheel(0, 100)
  await expect
    .poll(() => page.evaluate(() => window.seen.some((line) => line.startsWith('wheel'))))
    .toBe(true)
  const seen = await page.evaluate(() => window.seen)
  expect(seen).toEqual(
    expect.arrayContaining([
      'focus input',
      'keydown a false',
      'keypress a',
      'keydown f2 false',
      'keydown enter false',
      'keydown up false',
      'keydown esc false',
      'keypress !',
      'enter a',
      'click un false',
      'blur input',
      'wheel down',
    ]),
  )
})

test('effects come to their end, and requests show what the server says', async ({ page }) => {
  await open(page, PAGE)
  const found = await page.evaluate(async () => {
    const { Element, Fx, Request } = window
    const ended = (start) => new Promise((resolve) => start(resolve))
    const element = new Element('div', { html: '<p>Vitre</p>', styles: { width: 10, height: 30 } }).inject(
      document.body,
    )
    await ended((done) => new Fx.Tween(element, { duration: 50, onComplete: done }).start('width', 50))
    const width = element.getStyle('width')
    element.set('tween', { duration: 50 })
    await ended((done) => element.get('tween').addEvent('chainComplete', done) && element.fade('out'))
    const faded = element.getStyles('opacity', 'visibility')
    element.fade('show')
    const slide = new Fx.Slide(element, { duration: 50 })
    await ended((done) => slide.addEvent('complete', done).slideOut())
    const slid = [slide.open, slide.wrapper.getSize().y]
    const target = new Element('div').inject(document.body)
    const html = await ended((done) =>
      new Request.HTML({
        url: '/archives/commentaires',
        method: 'get',
        update: target,
        onSuccess: (_tree, elements) => done(elements.length > 0),
      }).send(),
    )
    const status = await ended((done) =>
      new Request({
        url: '/archives/commentaires',
        method: 'get',
        onComplete() {
          done(this.status)
        },
      }).send(),
    )
    const answer = await ended((done) =>
      new Request.JSON({
        url: '/archives/vote',
        data: { choix: 'oui' },
        onSuccess: (json) => done(json.merci),
      }).send(),
    )
    const form = new Element('form', {
      action: '/archives/inscription',
      html: '<input name="courriel" value="a@vitrea.example">',
    })
    const text = await ended((done) => form.set('send', { onSuccess: done }).send())
    const ready = []
    window.addEvent('domready', () => ready.push('domready')).addEvent('load', () => ready.push('load'))
    return { width, faded, slid, html, shown: target.getChildren().length > 0, status, answer, text, ready }
  })
  expect(found).toEqual({
    width: '50px',
    faded: { opacity: 0, visibility: 'hidden' },
    slid: [false, 0],
    html: true,
    shown: true,
    status: 200,
    answer: 'Merci !',
    text: expect.stringContaining('a@vitrea.example'),
    ready: ['domready', 'load'],
  })
})
