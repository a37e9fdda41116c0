// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'
import { trustOldHtml } from '../../helpers/page-html'

const { Element } = await installOnPage()
const inside = (html) => new Element('div', { html }).getFirst()

describe('set and get', () => {
  test.each([
    ['html', 'p', 'html', '<b>a</b>', '<b>a</b>'],
    ['html of a list', 'p', 'html', ['<b>a</b>', '<i>b</i>', 1], '<b>a</b><i>b</i>1'],
    ['html of a number', 'p', 'html', 20, '20'],
    ['text', 'p', 'text', 'a < b', 'a < b'],
    ['title', 'p', 'title', 'Vitre', 'Vitre'],
    ['class', 'p', 'class', 'a b', 'a b'],
    ['an id', 'p', 'id', 'x', 'x'],
    ['a relative href', 'a', 'href', '../vitre.html', '../vitre.html'],
    ['a fragment', 'a', 'href', '#vitre', '#vitre'],
    ['an object with a text', 'a', 'href', { toString: () => '1' }, '1'],
    ['an attribute of the page', 'p', 'random', 'x', 'x'],
    ['a data attribute', 'p', 'data-x', '', ''],
    ['a false value', 'input', 'value', false, 'false'],
    ['a value of 0', 'input', 'value', 0, '0'],
    ['no value', 'input', 'value', null, ''],
    ['checked', 'input[type=checkbox]', 'checked', 'checked', true],
    ['not checked', 'input[type=checkbox]', 'checked', false, false],
    ['disabled', 'input', 'disabled', true, true],
    ['readonly', 'input', 'readonly', 'readonly', true],
    ['readOnly', 'input', 'readOnly', true, true],
    ['multiple', 'select', 'multiple', true, true],
    ['selected', 'option', 'selected', true, true],
    ['hidden', 'p', 'hidden', true, true],
    ['tabindex', 'input', 'tabindex', 3, 3],
    ['colspan', 'td', 'colspan', 2, 2],
    ['maxlength', 'input', 'maxlength', 10, '10'],
    ['a type', 'input', 'type', 'checkbox', 'checkbox'],
    ['the type of a button', 'button', 'type', 'button', 'button'],
    ['for', 'label', 'for', 'x', 'x'],
    ['src', 'img', 'src', '/a.png', '/a.png'],
  ])('%s', (_, tag, name, value, expected) => {
    expect(new Element(tag).set(name, value).get(name)).toEqual(expected)
  })

  test.each([
    ['href', 'a', null],
    ['title', 'p', null],
    ['class', 'p', null],
    ['id', 'p', null],
    ['checked', 'input', false],
    ['disabled', 'input', false],
    ['value', 'input', ''],
    ['text', 'p', ''],
    ['html', 'p', ''],
    ['inject', 'p', null],
    ['data-x', 'p', null],
  ])('%s of one that has none', (name, tag, expected) => {
    expect(new Element(tag).get(name)).toBe(expected)
  })

  test('tag is the name of its tag', () => {
    expect(new Element('p').get('tag')).toBe('p')
  })

  test('style is its text', () => {
    const element = new Element('p').set('style', 'width: 3px; height: 4px')
    expect([element.style.width, element.get('style').replace(/\s/g, '')]).toEqual([
      '3px',
      'width:3px;height:4px;',
    ])
    expect(element.erase('style').get('style')).toBe('')
  })

  test('several are set and read at once', () => {
    const element = new Element('a').set({ id: 'x', title: 'y', html: 'z' })
    expect(element.get('id', 'title', 'html')).toEqual({ id: 'x', title: 'y', html: 'z' })
    expect(element.get(['id', 'title'])).toEqual({ id: 'x', title: 'y' })
  })

  test('styles and events', () => {
    let calls = 0
    new Element('p')
      .set('styles', { width: 5 })
      .set('events', { wash: () => calls++ })
      .fireEvent('wash')
    expect(calls).toBe(1)
  })

  test.each([
    ['a select', '<select><option>a</option><option selected>b</option></select>', 'b'],
    [
      'a select with values',
      '<select><option value="1">a</option><option value="2" selected>b</option></select>',
      '2',
    ],
    ['a select with nothing selected', '<select><option>a</option><option>b</option></select>', 'a'],
    [
      'several selected',
      '<select multiple><option>a</option><option selected>b</option><option selected>c</option></select>',
      'b',
    ],
    ['a textarea', '<textarea>a\nb</textarea>', 'a\nb'],
    ['an option without value', '<option>s</option>', 's'],
  ])('the value of %s', (_, html, value) => {
    const node = html.startsWith('<option') ? inside(`<select>${html}</select>`).getFirst() : inside(html)
    expect(node.get('value')).toBe(value)
  })

  test('the value of a select chooses', () => {
    const select = inside(
      '<select><option value="">-</option><option value="0">a</option><option value="1">b</option></select>',
    )
    expect([select.set('value', '0').get('value'), select.set('value', '1').selectedIndex]).toEqual(['0', 2])
  })

  test('html loses what runs code, unless the configuration trusts it', () => {
    const given = '<b onclick="pwn()">a</b>'
    const written = () => [
      new Element('p').set('html', given).get('html'),
      new Element('p', { html: given }).get('html'),
      new Element('p').setHTML(given).get('html'),
      new Element('p').appendHTML(given).get('html'),
    ]
    expect(new Set(written())).toEqual(new Set(['<b>a</b>']))
    trustOldHtml()
    expect(new Set(written())).toEqual(new Set([given]))
  })

  test('the html of parts of tables', () => {
    const cells = '<td class="c">1</td><td>2</td>'
    const row = new Element('tr').set('html', cells)
    const body = new Element('tbody').set('html', `<tr>${cells}</tr>`)
    const table = new Element('table').set('html', `<tbody><tr>${cells}</tr></tbody>`)
    expect([row.getChildren().length, row.getFirst().className]).toEqual([2, 'c'])
    expect([body.getFirst().get('tag'), table.getElements('td').length]).toEqual(['tr', 2])
  })

  test('the html of a select are its choices', () => {
    const select = new Element('select').set(
      'html',
      '<option>1</option><option selected="selected">2</option>',
    )
    expect([select.options.length, select.selectedIndex]).toEqual([2, 1])
  })

  test('an attribute whose name is a field of the form', () => {
    expect(inside('<form action="s"><input id="action" name="action"></form>').get('action')).toBe('s')
  })
})

describe('erase', () => {
  test.each([
    ['title', 'p', 'x', null],
    ['id', 'p', 'x', null],
    ['class', 'p', 'x', null],
    ['random', 'p', 'x', null],
    ['checked', 'input[type=checkbox]', true, false],
    ['disabled', 'input', true, false],
    ['value', 'input', 'x', ''],
    ['html', 'p', '<b>a</b>', ''],
    ['text', 'p', 'a', ''],
  ])('%s', (name, tag, value, after) => {
    expect(new Element(tag).set(name, value).erase(name).get(name)).toBe(after)
  })

  test('a textarea’s value', () => {
    expect(inside('<textarea>bonjour</textarea>').erase('value').get('value')).toBe('')
  })
})

describe('properties by their own names', () => {
  test('setProperties, getProperties, removeProperties', () => {
    const input = new Element('input').setProperties({ type: 'text', readonly: 'readonly', maxlength: 10 })
    expect(input.getProperties('type', 'readonly')).toEqual({ type: 'text', readonly: true })
    input.removeProperties('readonly', 'maxlength')
    expect(input.getProperties('readonly', 'maxlength')).toEqual({ readonly: false, maxlength: null })
    const link = new Element('a', { href: '#', title: 't', rel: 'r' }).removeProperties('title', 'rel')
    expect(link.getProperties('href', 'title', 'rel')).toEqual({ href: '#', title: null, rel: null })
  })

  test('setProperty, getProperty, removeProperty are chained', () => {
    const element = new Element('a')
      .setProperty('href', '#x')
      .setProperty('title', 't')
      .removeProperty('title')
    expect([element.getProperty('href'), element.getProperty('title')]).toEqual(['#x', null])
  })

  test('a default value is what a reset goes back to', () => {
    const input = new Element('input', { type: 'text', value: '321' })
    input.setProperty('defaultValue', '123')
    const form = new Element('form').grab(input)
    form.reset()
    expect(input.getProperty('value')).toBe('123')
  })

  test('what a film does is true or false', () => {
    const video = inside('<video loop controls autoplay></video>')
    for (const name of ['loop', 'controls', 'autoplay']) {
      expect(video.getProperty(name)).toBe(true)
      expect(video.setProperty(name, false).getProperty(name)).toBe(false)
    }
  })

  test('a list sets all, and answers with a list', () => {
    const list = window.$$([new Element('p'), new Element('b')]).set('title', 'x')
    expect([list.get('title'), list.get('tag')]).toEqual([
      ['x', 'x'],
      ['p', 'b'],
    ])
  })
})

describe('toQueryString and getSelected', () => {
  test.each([
    ['<input name="a" value="1"><input name="b" value="é &">', 'a=1&b=%C3%A9%20%26'],
    ['<input type="checkbox" name="a" value="1" checked><input type="checkbox" name="b" value="2">', 'a=1'],
    ['<input type="checkbox" name="a" checked>', 'a=on'],
    ['<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked>', 'a=2'],
    ['<input name="a" value="1" disabled><input value="no name">', ''],
    [
      '<input type="submit" name="a" value="1"><input type="reset" name="b"><input type="file" name="c"><input type="image" name="d">',
      '',
    ],
    ['<textarea name="t">x</textarea>', 't=x'],
    ['<select name="s"><option value="1">a</option></select>', 's=1'],
    [
      '<select name="s[]" multiple><option value="1" selected>a</option><option value="2" selected>b</option></select>',
      's%5B%5D=1&s%5B%5D=2',
    ],
    ['<select name="s" multiple><option value="1">a</option></select>', ''],
    ['<input name="a" value="">', 'a='],
  ])('%s', (html, text) => {
    expect(new Element('form', { html }).toQueryString()).toBe(text)
    expect(new Element('div', { html }).toQueryString()).toBe(text)
  })

  test('getSelected is a list of the chosen ones', () => {
    const select = inside(
      '<select multiple><option selected>a</option><option>b</option><option selected>c</option></select>',
    )
    expect(select.getSelected().get('text')).toEqual(['a', 'c'])
  })
})
