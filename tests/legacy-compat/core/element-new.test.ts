// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Element, IFrame, instanceOf, typeOf } = await installOnPage()

describe('new Element', () => {
  test.each([
    ['div', 'DIV', {}],
    ['a.more', 'A', { class: 'more' }],
    ['li#one.two.three', 'LI', { id: 'one', class: 'two three' }],
    ['.box', 'DIV', { class: 'box' }],
    ['#box', 'DIV', { id: 'box' }],
    ['input[type=checkbox][name=ok]', 'INPUT', { type: 'checkbox', name: 'ok' }],
    ['input[name="quote[]"]', 'INPUT', { name: 'quote[]' }],
    ["a[title='Une vitre']", 'A', { title: 'Une vitre' }],
    ['a[title=Une vitre]', 'A', { title: 'Une vitre' }],
    ['a[href=#]', 'A', { href: '#' }],
    ['div#id\\.part.class', 'DIV', { id: 'id.part', class: 'class' }],
    ['div[data-a=1]', 'DIV', { 'data-a': '1' }],
  ])('%s', (expression, tag, attributes) => {
    const element = new Element(expression)
    expect(element.tagName).toBe(tag)
    expect(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))).toEqual(
      attributes,
    )
  })

  test.each([
    ['input[checked][type=checkbox]', 'checked'],
    ['input[disabled]', 'disabled'],
    ['input[disabled=disabled]', 'disabled'],
  ])('%s sets what is true or false', (expression, name) => {
    expect(new Element(expression)[name]).toBe(true)
  })

  test('text in brackets is its text', () => {
    expect(new Element('a[text=Bonjour à tous]').get('text')).toBe('Bonjour à tous')
    expect(new Element('a[text="Bonjour"]').innerHTML).toBe('Bonjour')
  })

  test('takes every kind of property', () => {
    const click = vi.fn()
    const element = new Element('a', {
      id: 'more',
      class: 'one two',
      href: '/vitre',
      html: '<b>Plus</b>',
      title: 'En savoir plus',
      'data-x': 3,
      styles: { color: '#ff0000', width: 10 },
      events: { click },
    })
    element.fireEvent('click')
    expect([element.id, element.className, element.getAttribute('href'), element.innerHTML]).toEqual([
      'more',
      'one two',
      '/vitre',
      '<b>Plus</b>',
    ])
    expect([
      element.title,
      element.getAttribute('data-x'),
      element.style.width,
      element.getStyle('color'),
    ]).toEqual(['En savoir plus', '3', '10px', '#ff0000'])
    expect(click).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['for', () => new Element('label', { for: 'x' }).htmlFor, 'x'],
    ['text', () => new Element('p', { text: 'a<b' }).innerHTML, 'a&lt;b'],
    ['style', () => new Element('p', { style: 'width: 3px' }).style.width, '3px'],
    ['checked', () => new Element('input', { type: 'checkbox', checked: 'checked' }).checked, true],
    ['not checked', () => new Element('input', { type: 'checkbox', checked: false }).checked, false],
    ['multiple', () => new Element('select', { multiple: true }).multiple, true],
    ['name', () => new Element('input', { name: 'b\'a"z[]' }).name, 'b\'a"z[]'],
    ['type and value', () => new Element('input', { type: 'password', value: 'x' }).value, 'x'],
  ])('%s', (_, call, result) => {
    expect(call()).toBe(result)
  })

  test('of an existing element sets its properties', () => {
    const element = document.createElement('p')
    expect(new Element(element, { id: 'x' })).toBe(element)
    expect(element.id).toBe('x')
  })

  test('is the node itself, an element like any other', () => {
    const element = new Element('p')
    expect([element instanceof HTMLElement, typeOf(element), instanceOf(element, Element)]).toEqual([
      true,
      'element',
      true,
    ])
    expect(document.createElement('p').addEvent).toBe(element.addEvent)
  })

  test('properties that are not there are left out', () => {
    expect(new Element('input', { value: undefined }).get('value')).toBe('')
    expect(new Element('div', undefined).tagName).toBe('DIV')
    expect(new Element('div', null).tagName).toBe('DIV')
  })

  test('a tag may have a maker of the page', () => {
    Element.Constructors.pane = (properties) => new Element('div', { ...properties, class: 'pane' })
    expect(new Element('pane', { id: 'x' }).className).toBe('pane')
    delete Element.Constructors.pane
  })
})

describe('what makes other nodes', () => {
  test('document.newElement and document.newTextNode', () => {
    expect(document.newElement('p', { id: 'x' }).id).toBe('x')
    expect(typeOf(document.newTextNode('yo'))).toBe('textnode')
  })

  test('IFrame makes a frame, or takes an existing one', () => {
    const existing = document.createElement('iframe')
    expect([new IFrame().tagName, new IFrame(existing) === existing]).toEqual(['IFRAME', true])
    const frame = new IFrame({ src: 'about:blank', id: 'f', styles: { width: 10 }, class: 'c' })
    expect([frame.id, frame.name, frame.className, frame.style.width]).toEqual(['f', 'f', 'c', '10px'])
  })

  test('a class of today may still extend Element’s kin', () => {
    expect(() => class extends HTMLElement {}).not.toThrow()
    expect(document.createElement('p') instanceof window.Element).toBe(true)
  })
})

describe('adding to elements', () => {
  test('Element.implement is on all nodes and lists at once', () => {
    const before = document.createElement('p')
    Element.implement({
      shoutTest() {
        return `${this.tagName}!`
      },
    })
    expect(before.shoutTest()).toBe('P!')
    expect(window.$$([before]).shoutTest()).toEqual(['P!'])
    Element.implement('twiceTest', function () {
      return this
    })
    expect(window.$$([before]).twiceTest().shoutTest()).toEqual(['P!'])
    expect(Element.shoutTest(before)).toBe('P!')
  })

  test('Element.Properties adds a name to set, get and erase', () => {
    Element.Properties.glass = {
      set(value) {
        this.setAttribute('data-glass', `${value}!`)
      },
      get() {
        return this.getAttribute('data-glass')
      },
      erase() {
        this.removeAttribute('data-glass')
      },
    }
    const element = new Element('p', { glass: 'clear' })
    expect(element.get('glass')).toBe('clear!')
    expect(element.erase('glass').get('glass')).toBeNull()
    delete Element.Properties.glass
  })

  test('Element.alias gives a method another name', () => {
    Element.alias('putTest', 'inject')
    expect(new Element('b').putTest(document.body).parentNode).toBe(document.body)
  })
})

test('properties that are nothing say nothing of what the expression says', () => {
  const element = new Element('div#pane.open', { id: null, class: undefined, title: 'Vitre' })
  expect([element.id, element.className, element.title]).toEqual(['pane', 'open', 'Vitre'])
})
