// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test } from 'vitest'
import { installPart, layOut } from '../../helpers/legacy-parts'

const { $, Element } = await installPart('Asset')
const BOX = 'position:absolute;width:108px;height:108px;margin:2px;padding:3px;border:1px solid black'
beforeEach(() => {
  layOut()
  document.body.innerHTML = `<div id="box" style="${BOX};display:none"><i id="inner"></i></div>`
})

test('a hidden element is measured as if it was shown, and stays hidden', () => {
  expect($('box').getDimensions()).toEqual({ width: 108, height: 108, x: 108, y: 108 })
  expect($('box').style.display).toBe('none')
})

test('measure gives the function’s answer, with the element as this, though its parent is hidden', () => {
  const measured = $('inner').measure(function () {
    return [this.id, $('box').style.display]
  })
  expect(measured).toEqual(['inner', 'block'])
  expect($('box').style.display).toBe('none')
})

test('an element is hidden again when the measure throws', () => {
  const fail = () => {
    throw new Error('mesure')
  }
  expect(() => $('box').measure(fail)).toThrow('mesure')
  expect($('box').style.display).toBe('none')
})

test('expose shows an element unseen, until its answer is called', () => {
  const before = $('box').style.cssText
  const restore = $('box').expose()
  expect([$('box').style.display, $('box').style.visibility]).toEqual(['block', 'hidden'])
  restore()
  expect($('box').style.cssText).toBe(before)
})

test('an element that is not in the page has no size', () => {
  expect(new Element('div', { styles: { width: 10 } }).getDimensions()).toEqual({
    width: 0,
    height: 0,
    x: 0,
    y: 0,
  })
})

describe('getComputedSize', () => {
  const EDGES = {
    'padding-top': 3,
    'border-top-width': 1,
    'padding-bottom': 3,
    'border-bottom-width': 1,
    computedTop: 4,
    computedBottom: 4,
    height: 108,
    totalHeight: 116,
  }

  test('gives the edges, the content and the sum of both', () => {
    const size = $('box').getComputedSize()
    expect(size).toMatchObject({ ...EDGES, width: 108, totalWidth: 116, computedLeft: 4 })
    expect(size).not.toHaveProperty('margin-left')
  })

  test('gives one direction alone, also by the name of 1.2', () => {
    expect($('box').getComputedSize({ mode: 'vertical' })).toEqual(EDGES)
    const size = $('box').getComputedSize({
      styles: ['margin'],
      plains: { width: ['left'] },
      mode: 'horizontal',
    })
    expect(size).toEqual({ 'margin-left': 2, computedLeft: 2, width: 108, totalWidth: 110 })
  })

  test('is what getDimensions gives when it is asked for', () => {
    expect($('box').getDimensions({ computeSize: true })).toMatchObject({
      x: 108,
      width: 108,
      totalHeight: 116,
    })
  })
})

describe('position', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="target" style="position:absolute;left:100px;top:50px;width:100px;height:60px"></div>' +
      '<div id="moved" style="width:20px;height:10px"></div>'
  })
  const place = (options) => $('moved').calculatePosition({ relativeTo: 'target', ...options })

  test.for([
    [{ position: 'topLeft' }, { left: 100, top: 50 }],
    [{ position: 'bottomRight' }, { left: 200, top: 110 }],
    [
      { position: 'upperRight', edge: 'bottomRight' },
      { left: 180, top: 40 },
    ],
    [{}, { left: 140, top: 75 }],
    [
      { position: { x: 'left' }, offset: { x: 7 } },
      { left: 107, top: 80 },
    ],
    [
      { position: 'topLeft', offset: { x: -300, y: -300 } },
      { left: 0, top: 0 },
    ],
    [
      { position: 'topLeft', offset: { x: -300 }, allowNegative: true },
      { left: -200, top: 50 },
    ],
    [
      { position: 'topLeft', minimum: { x: 130 }, maximum: { y: 20 } },
      { left: 130, top: 20 },
    ],
  ])('%j is %j', ([options, at]) => expect(place(options)).toEqual(at))

  test('sets the place, or only says it', () => {
    expect($('moved').position({ relativeTo: 'target', position: 'topLeft' })).toBe($('moved'))
    const { position, left, top } = $('moved').style
    expect([position, left, top]).toEqual(['absolute', '100px', '50px'])
    expect($('moved').position({ relativeTo: 'target', returnPos: true })).toEqual({ left: 140, top: 75 })
  })

  test('with x and y it is setPosition', () => {
    $('moved').position({ x: 4, y: 0 })
    expect([$('moved').style.left, $('moved').style.top, $('moved').style.position]).toEqual([
      '4px',
      '0px',
      '',
    ])
  })
})
