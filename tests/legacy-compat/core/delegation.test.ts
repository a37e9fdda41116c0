// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { $, Element } = await installOnPage()
let fn: unknown
beforeEach(() => {
  fn = vi.fn()
  document.body.innerHTML =
    '<div id="list"><a id="one" class="more"><b id="inner"></b></a><p id="other"></p><form id="form"><input id="field"></form></div>'
})
const send = (id, type, init = {}) => {
  const Kind = /mouse|click/.test(type) ? MouseEvent : Event
  const event = new Kind(type, { bubbles: !/^(focus|blur)$/.test(type), cancelable: true, ...init })
  $(id).dispatchEvent(event)
  return event
}

describe('click:relay', () => {
  test('the handler is the matched element’s, and is told it', () => {
    $('list').addEvent('click:relay(a.more)', fn)
    send('inner', 'click')
    expect([
      fn.mock.calls.length,
      fn.mock.contexts[0],
      fn.mock.calls[0][1],
      fn.mock.calls[0][0].target,
    ]).toEqual([1, $('one'), $('one'), $('inner')])
  })

  test('nothing else, and not the list itself', () => {
    $('list').addEvent('click:relay(a, div)', fn)
    send('other', 'click')
    send('list', 'click')
    expect(fn).not.toHaveBeenCalled()
  })

  test('also for what is added later', () => {
    $('list').addEvent('click:relay(u)', fn)
    new Element('u', { id: 'late' }).inject('list')
    send('late', 'click')
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('`return false` stops it', () => {
    $('list').addEvent('click:relay(a)', () => false)
    expect([send('one', 'click').defaultPrevented, send('other', 'click').defaultPrevented]).toEqual([
      true,
      false,
    ])
  })

  test('is removed by its handler, by its name, or with all', () => {
    $('list').addEvent('click:relay(a)', fn).removeEvent('click:relay(a)', fn)
    send('one', 'click')
    $('list').addEvent('click:relay(a)', fn).removeEvents('click:relay(a)')
    send('one', 'click')
    $('list').addEvent('click:relay(a)', fn).removeEvents()
    send('one', 'click')
    $('list').addEvents({ 'click:relay(a)': fn }).removeEvents({ 'click:relay(a)': fn })
    send('one', 'click')
    expect(fn).not.toHaveBeenCalled()
  })

  test('one that is removed leaves the others', () => {
    const other = vi.fn()
    $('list')
      .addEvent('click:relay(a)', fn)
      .addEvent('click:relay(b)', other)
      .addEvent('click:relay(a)', other)
    $('list').removeEvent('click:relay(a)', fn)
    send('inner', 'click')
    expect([fn.mock.calls.length, other.mock.calls.length]).toEqual([0, 2])
  })

  test('the same handler is heard once', () => {
    $('list').addEvent('click:relay(a)', fn).addEvent('click:relay(a)', fn)
    send('one', 'click')
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test('works on the document', () => {
    document.addEvent('click:relay(a)', fn)
    send('one', 'click')
    document.removeEvent('click:relay(a)', fn)
    send('one', 'click')
    expect(fn).toHaveBeenCalledTimes(1)
  })
})

describe('fireEvent', () => {
  test('of the whole name calls the handler as it is', () => {
    $('list')
      .addEvent('click:relay(a)', fn)
      .fireEvent('click:relay(a)', [null, $('one')])
    expect([fn.mock.calls[0][1], fn.mock.contexts[0]]).toEqual([$('one'), $('list')])
  })

  test('of the event with an element delegates to it', () => {
    $('list')
      .addEvent('click:relay(a)', fn)
      .fireEvent('click', [null, $('one')])
    expect([fn.mock.calls[0][1], fn.mock.contexts[0]]).toEqual([$('one'), $('one')])
  })

  test('of the event alone does not', () => {
    $('list').addEvent('click:relay(a)', fn).fireEvent('click')
    expect(fn).not.toHaveBeenCalled()
  })
})

describe('what does not bubble, or is made of others', () => {
  test('mouseenter and mouseleave are those of the matched element', () => {
    $('list').addEvent('mouseenter:relay(a)', fn)
    send('one', 'mouseover', { relatedTarget: $('other') })
    send('inner', 'mouseover', { relatedTarget: $('one') })
    expect([fn.mock.calls.length, fn.mock.contexts[0]]).toEqual([1, $('one')])
    $('list').addEvent('mouseleave:relay(a)', fn)
    send('one', 'mouseout', { relatedTarget: $('inner') })
    send('one', 'mouseout', { relatedTarget: $('other') })
    expect(fn).toHaveBeenCalledTimes(2)
  })

  test.each(['focus', 'blur'])('%s', (type) => {
    $('list').addEvent(`${type}:relay(input)`, fn)
    send('field', type)
    expect([fn.mock.calls.length, fn.mock.contexts[0]]).toEqual([1, $('field')])
    $('list').removeEvent(`${type}:relay(input)`, fn)
    send('field', type)
    expect(fn).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['submit', 'form', 'form'],
    ['reset', 'form', 'form'],
    ['change', 'field', 'input'],
    ['select', 'field', 'input'],
  ])('%s', (type, id, selector) => {
    $('list').addEvent(`${type}:relay(${selector})`, fn)
    send(id, type)
    expect([fn.mock.calls.length, fn.mock.contexts[0]]).toEqual([1, $(id)])
  })

  test('an event of the page’s own making', () => {
    Element.Events.shiftclick = { base: 'click', condition: (event) => event.shift }
    $('list').addEvent('shiftclick:relay(a)', fn)
    send('one', 'click')
    send('one', 'click', { shiftKey: true })
    expect(fn).toHaveBeenCalledTimes(1)
    delete Element.Events.shiftclick
  })

  test('removing after the form has gone does no harm', () => {
    $('list').addEvent('submit:relay(form)', fn)
    $('form').destroy()
    expect(() => $('list').removeEvent('submit:relay(form)', fn)).not.toThrow()
  })
})
