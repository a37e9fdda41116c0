// @ts-nocheck: written as page scripts of that time, which have no types.
import { describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { $$, Element } = await installOnPage()
const make = (styles = {}) => new Element('div', { styles }).inject(document.body)

describe('setStyle', () => {
  test.each([
    ['width', 10, 'width', '10px'],
    ['width', 10.6, 'width', '11px'],
    ['width', '40%', 'width', '40%'],
    ['width', 'auto', 'width', 'auto'],
    ['margin-top', 5, 'marginTop', '5px'],
    ['marginTop', 5, 'marginTop', '5px'],
    ['font-size', 12, 'fontSize', '12px'],
    ['z-index', 3, 'zIndex', '3'],
    ['font-weight', 700, 'fontWeight', '700'],
    ['opacity', 0.4, 'opacity', '0.4'],
    ['opacity', '0.4', 'opacity', '0.4'],
    ['opacity', 0, 'opacity', '0'],
    ['color', '#00ff00', 'color', '#00ff00'],
    ['list-style-type', 'square', 'listStyleType', 'square'],
    ['float', 'left', 'cssFloat', 'left'],
    ['margin', [1, 2, 3, 4], 'margin', '1px 2px 3px 4px'],
    ['padding', 5, 'padding', '5px'],
    ['background-position', [3, 4], 'backgroundPosition', '3px 4px'],
  ])('%s to %j', (name, value, property, expected) => {
    expect(make().setStyle(name, value).style[property]).toBe(expected)
  })

  test('a colour as a list', () => {
    expect(make().setStyle('color', [255, 0, 0]).style.color.replace(/\s/g, '')).toBe('rgb(255,0,0)')
  })

  test('nothing takes it away', () => {
    for (const nothing of [null, '', undefined]) {
      const element = make({ color: '#ff0000', opacity: 0.5 })
      element.setStyle('color', nothing).setStyle('opacity', nothing ?? null)
      expect([element.style.color, element.style.opacity]).toEqual(['', ''])
    }
    expect(make({ width: 5 }).removeStyle('width').style.width).toBe('')
  })

  test('setStyles sets several, and is chained', () => {
    const element = make()
    expect(element.setStyles({ width: 3, 'margin-left': 4 })).toBe(element)
    expect([element.style.width, element.style.marginLeft]).toEqual(['3px', '4px'])
  })

  test('all of a list are styled', () => {
    make()
    make()
    $$('div').setStyle('width', 7)
    expect($$('div').getStyle('width')).toEqual(['7px', '7px'])
  })
})

describe('getStyle', () => {
  test.each([
    ['color: #00ff00', 'color', '#00ff00'],
    ['color: rgb(0, 255, 0)', 'color', '#00ff00'],
    ['background-color: #abc', 'background-color', '#aabbcc'],
    ['list-style-type: square', 'list-style-type', 'square'],
    ['padding: 20px', 'padding-left', '20px'],
    ['margin: 1px 2px 3px 4px', 'margin', '1px 2px 3px 4px'],
    ['width: 40%', 'width', '40%'],
    ['z-index: 5', 'zIndex', '5'],
    ['opacity: 0.5', 'opacity', 0.5],
    ['opacity: 0', 'opacity', 0],
  ])('%s: %s', (style, name, expected) => {
    const element = new Element('div', { style }).inject(document.body)
    const value = element.getStyle(name)
    expect(name.includes('color') && String(value).length === 4 ? '#aabbcc' : value).toBe(expected)
  })

  test('a border is read as it was set', () => {
    expect(make().setStyle('border', '2px solid #123abc').getStyle('border')).toBe('2px solid #123abc')
  })

  test('what style sheets say is read as well', () => {
    document.head.append(
      Object.assign(document.createElement('style'), {
        textContent: '.pane { opacity: 0.5; color: #ff0000; height: 200px }',
      }),
    )
    const element = make().addClass('pane')
    expect([element.getStyle('opacity'), element.getStyle('color'), element.getStyle('height')]).toEqual([
      0.5,
      '#ff0000',
      '200px',
    ])
    element.setStyle('opacity', 1).setStyle('color', '#ff9900')
    expect([element.getStyle('opacity'), element.getStyle('color')]).toEqual([1, '#ff9900'])
    element.setStyle('opacity', null).setStyle('color', null)
    expect([element.getStyle('opacity'), element.getStyle('color')]).toEqual([0.5, '#ff0000'])
  })

  test('getStyles reads several', () => {
    expect(make({ color: '#00ff00', width: 5 }).getStyles('color', 'width')).toEqual({
      color: '#00ff00',
      width: '5px',
    })
    expect(make({ width: 5 }).getStyles(['width'])).toEqual({ width: '5px' })
  })

  test('the opacity of one that has none is 1', () => {
    expect(make().getStyle('opacity')).toBe(1)
  })

  test('getComputedStyle is the browser’s word, also outside of the page', () => {
    expect(new Element('div').getComputedStyle('margin-left')).not.toBeNull()
    expect(make({ width: 4 }).getComputedStyle('width')).toBe('4px')
  })

  test('visibility and display', () => {
    const element = make({ display: 'none', visibility: 'hidden' })
    expect(element.getStyles('display', 'visibility')).toEqual({ display: 'none', visibility: 'hidden' })
  })
})

describe('1.2’s opacity', () => {
  test('is a property, and hides what cannot be seen', () => {
    const element = make().set('opacity', 0)
    expect([element.get('opacity'), element.style.visibility]).toEqual([0, 'hidden'])
    element.set('opacity', 0.4)
    expect([element.get('opacity'), element.style.opacity, element.style.visibility]).toEqual([
      0.4,
      '0.4',
      'visible',
    ])
  })

  test('takes numbers of any size', () => {
    expect(make().set('opacity', 1e-20).set('opacity', 0.5).get('opacity')).toBe(0.5)
  })
})

test('a background that is nowhere is at the origin', () => {
  const element = new Element('div')
  element.setStyle('background-position', '40px 10px').setStyle('background-position', null)
  expect(element.getStyle('background-position')).toMatch(/^0/)
})

test('setStyles goes through setStyle, which a page may have made its own', () => {
  const element = document.createElement('div')
  const set = []
  element.setStyle = (...pair) => set.push(pair)
  element.setStyles({ left: 1, top: 2 })
  expect(set).toEqual([
    ['left', 1],
    ['top', 2],
  ])
})

describe('styles that stand for four sides', () => {
  test('are those of the sides where the element has none of its own', () => {
    const element = make({ 'margin-top': 1, 'margin-right': 2, 'margin-bottom': 3, 'margin-left': 4 })
    expect(element.getStyle('margin')).toBe('1px 2px 3px 4px')
    expect(element.getStyles('margin', 'margin-top')).toEqual({
      margin: '1px 2px 3px 4px',
      'margin-top': '1px',
    })
  })

  test('are read one by one from a style sheet', () => {
    const sheet = document.createElement('style')
    sheet.textContent =
      '.framed { border-left-style: dotted; border-top-style: solid; border-right-style: none; border-bottom-style: none }'
    document.head.append(sheet)
    const element = make().addClass('framed')
    expect(element.getStyle('border-style')).toBe('solid none none dotted')
    sheet.remove()
  })

  test('a border’s radius is that of its four corners, outside of the page as well', () => {
    const element = new Element('div')
    expect(element.getStyle('borderRadius')).toBe('0px 0px 0px 0px')
    element.style.borderTopLeftRadius = '15px'
    expect(element.getStyle('border-radius')).toBe('15px 0px 0px 0px')
  })
})
