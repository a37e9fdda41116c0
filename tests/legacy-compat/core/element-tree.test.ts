// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { $, Element, Elements, typeOf } = await installOnPage()
const ids = (list) => [...list].map((node) => node.id)

beforeEach(() => {
  document.body.innerHTML =
    '<div id="a" class="box"><p id="b"></p><span id="c"><b id="d" class="deep"></b></span><p id="e" class="last"></p></div><div id="f"></div>'
})

describe('ways through the document', () => {
  test.each([
    ['getFirst', ['a'], 'b'],
    ['getFirst', ['a', 'span'], 'c'],
    ['getFirst', ['a', 'b'], null],
    ['getLast', ['a'], 'e'],
    ['getLast', ['a', 'span'], 'c'],
    ['getNext', ['b'], 'c'],
    ['getNext', ['b', 'p'], 'e'],
    ['getNext', ['e'], null],
    ['getPrevious', ['e'], 'c'],
    ['getPrevious', ['e', 'p'], 'b'],
    ['getPrevious', ['b'], null],
    ['getParent', ['d'], 'c'],
    ['getParent', ['d', 'div'], 'a'],
    ['getParent', ['d', 'div.box, span'], 'a'],
    ['getParent', ['d', 'div > span'], 'c'],
    ['getParent', ['d', 'table'], null],
    ['getElement', ['a', 'p'], 'b'],
    ['getElement', ['a', '.deep'], 'd'],
    ['getElement', ['a', 'iframe'], null],
    ['getElement', ['a', '> p.last'], 'e'],
    ['getElement', ['a', '+ div'], 'f'],
    ['getElement', ['d', '!'], 'c'],
    ['getElement', ['d', '! div'], 'a'],
    ['getElement', ['d', '!> span'], 'c'],
    ['getElement', ['e', '!+ span'], 'c'],
    ['getElement', ['e', '!~ p'], 'b'],
    ['getElement', ['a', '^ p'], 'b'],
    ['getElement', ['a', '!^ p'], 'e'],
    ['getElementById', ['a', 'd'], 'd'],
    ['getElementById', ['a', 'f'], null],
  ])('%s(%j) is %s', (method, [id, ...args], expected) => {
    expect($(id)[method](...args)?.id ?? null).toBe(expected)
  })

  test.each([
    ['getChildren', ['a'], ['b', 'c', 'e']],
    ['getChildren', ['a', 'p'], ['b', 'e']],
    ['getChildren', ['b'], []],
    ['getAllNext', ['b'], ['c', 'e']],
    ['getAllNext', ['b', 'p'], ['e']],
    ['getAllPrevious', ['e'], ['c', 'b']],
    ['getAllPrevious', ['e', 'p'], ['b']],
    ['getSiblings', ['c'], ['b', 'e']],
    ['getSiblings', ['c', '.last'], ['e']],
    ['getParents', ['d', 'div, span'], ['c', 'a']],
    ['getParents', ['d', 'table'], []],
    ['getElements', ['a', 'p'], ['b', 'e']],
    ['getElements', ['a', 'p, span'], ['b', 'c', 'e']],
    ['getElements', ['a', '> *'], ['b', 'c', 'e']],
    ['getElements', ['b', '~ p'], ['e']],
    ['getElements', ['a', 'p[class=last]'], ['e']],
    ['getElements', ['a', 'p:not(.last)'], ['b']],
    ['getElements', ['a', '*:contains(x)'], []],
    ['getElements', ['a'], []],
  ])('%s(%j) are %j', (method, [id, ...args], expected) => {
    const list = $(id)[method](...args)
    expect(ids(list)).toEqual(expected)
    expect(typeOf(list)).toBe('elements')
  })

  test('getElement without an expression is nothing', () => {
    expect($('a').getElement()).toBeNull()
  })

  test('getParents goes up to the root', () => {
    expect(
      $('d')
        .getParents()
        .map((node) => node.tagName),
    ).toEqual(['SPAN', 'DIV', 'BODY', 'HTML'])
  })

  test('the document finds as well', () => {
    expect([
      document.getElement('p').id,
      document.getElement('canvas'),
      ids(document.getElements('p')),
    ]).toEqual(['b', null, ['b', 'e']])
  })

  test('ids with signs of selectors are found', () => {
    const inner = new Element('div', { id: 'id.part' }).inject($('a'))
    expect([$('a').getElementById('id.part'), $('id.part')]).toEqual([inner, inner])
  })

  test('match, hasChild, contains', () => {
    expect([
      $('b').match(),
      $('b').match('p'),
      $('b').match('div > p'),
      $('b').match($('b')),
      $('b').match('a'),
    ]).toEqual([true, true, true, true, false])
    expect([
      $('a').hasChild($('d')),
      $('a').hasChild('d'),
      $('a').hasChild($('a')),
      $('d').hasChild($('a')),
    ]).toEqual([true, true, false, false])
    expect([$('a').contains($('d')), $('a').contains($('a'))]).toEqual([true, true])
  })

  test('getDocument and getWindow, of elements, documents and windows', () => {
    for (const object of [$('a'), document, window]) {
      expect(object.getDocument()).toBe(document)
      expect(object.getWindow() === window || object.getWindow() === document.defaultView).toBe(true)
    }
  })
})

describe('placing', () => {
  const order = () => ids($('a').children)

  test.each([
    ['inject', [], ['b', 'c', 'e', 'x']],
    ['inject', ['bottom'], ['b', 'c', 'e', 'x']],
    ['inject', ['inside'], ['b', 'c', 'e', 'x']],
    ['inject', ['top'], ['x', 'b', 'c', 'e']],
    ['grab', [], ['b', 'c', 'e', 'x']],
    ['grab', ['top'], ['x', 'b', 'c', 'e']],
  ])('%s %j', (method, where, expected) => {
    const x = new Element('i', { id: 'x' })
    const [self, other] = method === 'inject' ? [x, $('a')] : [$('a'), x]
    expect(self[method](other, ...where)).toBe(self)
    expect(order()).toEqual(expected)
  })

  test.each([
    ['before', ['b', 'x', 'c', 'e']],
    ['after', ['b', 'c', 'x', 'e']],
  ])('%s an element, by its id as well', (where, expected) => {
    new Element('i', { id: 'x' }).inject('c', where)
    expect(order()).toEqual(expected)
    $('x').dispose()
    $('c').grab(new Element('i', { id: 'x' }), where)
    expect(order()).toEqual(expected)
  })

  test('adopt takes elements, lists, and ids', () => {
    const [x, y, z] = ['x', 'y', 'z'].map((id) => new Element('i', { id }))
    expect($('a').adopt('f', x, [y, z])).toBe($('a'))
    expect(order()).toEqual(['b', 'c', 'e', 'f', 'x', 'y', 'z'])
  })

  test('wraps, replaces, dispose', () => {
    const wrapper = new Element('div', { id: 'w' }).wraps('c')
    expect([order(), wrapper.getFirst().id]).toEqual([['b', 'w', 'e'], 'c'])
    new Element('i', { id: 'x' }).replaces('w')
    expect(order()).toEqual(['b', 'x', 'e'])
    const x = $('x')
    expect([x.dispose(), x.parentNode, order()]).toEqual([x, null, ['b', 'e']])
    expect(x.dispose()).toBe(x)
  })

  test('destroy answers null and forgets what was kept', () => {
    const child = $('d')
      .store('x', 1)
      .addEvent('wash', () => child.store('ran', true))
    expect([$('c').destroy(), document.getElementById('c')]).toEqual([null, null])
    expect([child.fireEvent('wash').retrieve('ran'), child.retrieve('x')]).toEqual([null, null])
  })

  test('empty takes the children out', () => {
    expect($('a').empty()).toBe($('a') ?? document.querySelector('#a'))
    expect($('a').childNodes).toHaveLength(0)
  })

  test.each([
    ['before', 'previousSibling'],
    ['after', 'nextSibling'],
    ['bottom', 'lastChild'],
    ['top', 'firstChild'],
    ['inside', 'lastChild'],
  ])('appendText and appendHTML %s', (where, property) => {
    $('b').appendText('vitre', where)
    expect($('b')[property].nodeValue).toBe('vitre')
    $('e').appendHTML('<u>vitre</u>', where)
    expect($('e')[property].outerHTML).toBe('<u>vitre</u>')
  })
})

describe('clone', () => {
  test('copies its content without ids, unless they are kept', () => {
    const copy = $('a').clone()
    expect([
      copy.id,
      copy.className,
      copy.querySelectorAll('*').length,
      copy.querySelectorAll('[id]').length,
    ]).toEqual(['', 'box', 4, 0])
    expect(copy.get('id')).toBeNull()
    expect(ids($('a').clone(true, true).children)).toEqual(['b', 'c', 'e'])
    expect($('a').clone(false).childNodes).toHaveLength(0)
    expect($('a').id).toBe('a')
  })

  test('does not copy what is kept beside it, nor its events', () => {
    let calls = 0
    $('a')
      .store('x', 1)
      .addEvent('wash', () => calls++)
    expect($('a').clone().fireEvent('wash').retrieve('x')).toBeNull()
    expect(calls).toBe(0)
  })

  test('copies what a visitor did', () => {
    const form = new Element('form', {
      html: '<input name="t"><textarea></textarea><input type="checkbox"><select><option>a</option><option>b</option></select>',
    })
    const [text, area, box, select] = form.elements
    Object.assign(text, { value: 'x' })
    Object.assign(area, { value: 'y' })
    Object.assign(box, { checked: true })
    select.selectedIndex = 1
    const copy = form.clone().elements
    expect([copy[0].value, copy[1].value, copy[2].checked, copy[3].selectedIndex]).toEqual([
      'x',
      'y',
      true,
      1,
    ])
  })
})

test('a copy of a list keeps all that is chosen in it', () => {
  const select = new Element('select', {
    multiple: true,
    html: '<option>a</option><option>b</option><option>c</option>',
  })
  select.options[1].selected = true
  select.options[2].selected = true
  expect(select.clone().getSelected().get('text')).toEqual(['b', 'c'])
})

describe('classes and storage', () => {
  test('addClass, removeClass, toggleClass, hasClass', () => {
    const element = new Element('p')
    expect(element.addClass('a').addClass(' b  c').addClass('').className).toBe('a b c')
    expect(element.removeClass('a c').className).toBe('b')
    expect([element.toggleClass('b').hasClass('b'), element.toggleClass('b').hasClass('b')]).toEqual([
      false,
      true,
    ])
    expect([
      element.toggleClass('x', true).hasClass('x'),
      element.toggleClass('x', true).hasClass('x'),
    ]).toEqual([true, true])
    expect([element.addClass('b').className, element.hasClass('bb')]).toEqual(['b x', false])
  })

  test('store, retrieve, eliminate', () => {
    const element = $('a')
    expect([element.retrieve('x'), element.retrieve('x', 5), element.retrieve('x')]).toEqual([null, 5, 5])
    expect(element.store('x', 0).retrieve('x', 9)).toBe(0)
    expect(element.eliminate('x').retrieve('x')).toBeNull()
    expect([window.store('y', 1).retrieve('y'), document.store('z', 2).retrieve('z')]).toEqual([1, 2])
    expect(new Elements([element]).store('q', 1).retrieve('q')).toEqual([1])
  })
})

test('of several selectors the first that finds one is meant, not the nearest', () => {
  document.body.innerHTML = '<div><span><a></a></span></div>'
  const anchor = document.querySelector('a')
  expect(anchor.getParent('div, span').tagName).toBe('DIV')
  expect(anchor.getParent('span, div').tagName).toBe('SPAN')
  expect(anchor.getParent('table, div').tagName).toBe('DIV')
  expect(anchor.getParent(':not(a, span)').tagName).toBe('DIV')
})
