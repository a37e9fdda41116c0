// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { $, $$, Element, Elements, instanceOf, typeOf } = await installOnPage()
const ids = (list) => [...list].map((node) => node.id)

beforeEach(() => {
  document.body.innerHTML =
    '<div id="a" class="x"><p id="b"></p><p id="c" class="x"></p></div><h3 id="d"></h3>'
})

describe('document.id and $', () => {
  test('are the node itself, by id, by node, or by what stands for one', () => {
    const node = document.getElementById('a')
    expect(
      [$('a'), document.id('a'), $(node), $({ toElement: () => node })].every((one) => one === node),
    ).toBe(true)
    expect([$(window) === window, $(document) === document]).toEqual([true, true])
  })

  test.each([['nowhere'], [1], [null], [undefined], [{}], ['']])('of %j is nothing', (item) => {
    expect($(item)).toBeNull()
  })
})

describe('$$', () => {
  test.each([
    ['one selector', () => $$('p'), ['b', 'c']],
    ['several at once', () => $$('p, h3'), ['b', 'c', 'd']],
    ['several one after another', () => $$('h3', 'p'), ['d', 'b', 'c']],
    ['elements', () => $$($('b'), $('d')), ['b', 'd']],
    ['a list', () => $$([$('b'), $('d')]), ['b', 'd']],
    ['a collection', () => $$(document.getElementsByTagName('p')), ['b', 'c']],
    ['a mix', () => $$('h3', $('a'), [$('b')]), ['d', 'a', 'b']],
    ['the same twice', () => $$('p', '#b'), ['b', 'c']],
    ['nothing', () => $$('video'), []],
    ['null', () => $$(null), []],
  ])('%s', (_, call, expected) => {
    const list = call()
    expect(ids(list)).toEqual(expected)
    expect([typeOf(list), instanceOf(list, Elements)]).toEqual(['elements', true])
  })
})

describe('a list of elements', () => {
  test('is an array with its methods', () => {
    const list = $$('p')
    expect([
      Array.isArray(list) || instanceOf(list, Array),
      list.length,
      list.map((node) => node.id),
      list.indexOf($('c')),
    ]).toEqual([true, 2, ['b', 'c'], 1])
    expect([list.getLast(), list.contains($('b')), list.pick()]).toEqual([$('c'), true, $('b')])
    const seen: string[] = []
    list.each((node, index) => seen.push(`${index}${node.id}`))
    expect(seen).toEqual(['0b', '1c'])
  })

  test('takes nodes, ids, and no node twice', () => {
    expect(ids(new Elements(['a', $('b'), 'a', null, 'nowhere']))).toEqual(['a', 'b'])
    expect(new Elements().length).toBe(0)
  })

  test('what sets is done to each, and chained', () => {
    const list = $$('p')
    expect(list.addClass('y').set('title', 't').setStyle('width', 3)).toHaveLength(2)
    expect([$('b').className, $('c').title, $('c').style.width]).toEqual(['y', 't', '3px'])
    expect(typeOf(list.addClass('z'))).toBe('elements')
  })

  test('what asks answers with a list', () => {
    expect([$$('p').get('id'), $$('p').hasClass('x'), $$('p').getStyle('width').length]).toEqual([
      ['b', 'c'],
      [false, true],
      2,
    ])
    expect(ids($$('p').getParent())).toEqual(['a'])
    expect($$('p').getNext()).toEqual([$('c'), null])
  })

  test('an event is each one’s', () => {
    const fn = vi.fn()
    $$('p').addEvent('wash', fn).fireEvent('wash', 'x')
    expect([fn.mock.calls, fn.mock.contexts[1] === $('c')]).toEqual([[['x'], ['x']], true])
    $$('p').removeEvents('wash').fireEvent('wash')
    expect(fn).toHaveBeenCalledTimes(2)
  })

  test('filter takes a selector or a function', () => {
    expect(ids($$('p').filter('.x'))).toEqual(['c'])
    expect(ids($$('p').filter((node) => node.id === 'b'))).toEqual(['b'])
    expect(typeOf($$('p').filter('.x'))).toBe('elements')
  })

  test('push and unshift take nodes only', () => {
    const list = $$('p')
    list.unshift('some text')
    list.push(5)
    expect(list).toHaveLength(2)
    list.unshift($('a'))
    list.push($('d'))
    expect(ids(list)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('concat, append, combine, include, erase, empty', () => {
    const list = $$('p')
    const more = list.concat($('a'), $('d'))
    expect([ids(more), typeOf(more), list.length]).toEqual([['b', 'c', 'a', 'd'], 'elements', 2])
    expect(list.append($$('h3'))).toBe(list)
    expect(ids(list.include($('a')).include($('a')))).toEqual(['b', 'c', 'd', 'a'])
    expect([ids(list.erase($('c'))), list[3]]).toEqual([['b', 'd', 'a'], undefined])
    expect([list.empty().length, list[0]]).toEqual([0, undefined])
  })

  test('1.2’s extend adds to it', () => {
    expect(ids($$('p').extend($$('h3')))).toEqual(['b', 'c', 'd'])
  })

  test('invoke calls a method of each', () => {
    $$('p').invoke('addClass', 'y')
    expect($('b').className).toBe('y')
    ;[$('b'), $('c')].invoke('destroy')
    expect($$('p')).toHaveLength(0)
  })

  test('its own methods come before those of elements', () => {
    expect($$('#a, #d').getLast()).toBe($('d'))
  })

  test('dispose, destroy and inject are done to each', () => {
    $$('p').inject($('d'))
    expect(ids($('d').children)).toEqual(['b', 'c'])
    $$('p').dispose()
    expect($('d').children).toHaveLength(0)
  })

  test('Elements.implement adds to lists', () => {
    Elements.implement({
      countTest() {
        return this.length
      },
    })
    expect($$('p').countTest()).toBe(2)
    Elements.implement('firstTest', function () {
      return this[0]
    })
    expect($$('p').firstTest()).toBe($('b'))
  })

  test('an element implemented later is there for lists made before', () => {
    const list = $$('p')
    Element.implement('lateTest', () => 'late')
    expect(list.lateTest()).toEqual(['late', 'late'])
  })
})
