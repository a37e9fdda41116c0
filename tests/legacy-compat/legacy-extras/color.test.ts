// @ts-nocheck: written as page scripts of that time, which have no types.
import { expect, test } from 'vitest'
import { installPart } from '../../helpers/legacy-parts'

const page = await installPart('Color')
const { Color, $RGB, $HSB, $HEX, typeOf, instanceOf } = page

test.each([
  [['#000'], '0,0,0'],
  [['#ff00ff'], '255,0,255'],
  [['rgb(1, 20, 255)'], '1,20,255'],
  [['hsb(300, 100, 100)'], '255,0,255'],
  [[[255, 0, 255]], '255,0,255'],
  [[1, 2, 3], '1,2,3'],
  [[[50, 50, 100], 'hsb'], '255,234,128'],
])('new Color(%j) is %s', (given, expected) => {
  expect(String(new Color(...given))).toBe(expected)
})

test('it knows its parts in each way, and is a list that shows none of its methods', () => {
  const colour = new Color('#ff00ff')
  expect([colour.rgb, colour.hsb, colour.hex]).toEqual([[255, 0, 255], [300, 100, 100], '#ff00ff'])
  expect([typeOf(colour), instanceOf(colour, Color), Array.isArray(colour)]).toEqual(['color', true, true])
  expect([Object.keys(colour), colour.map((part) => part + 1)]).toEqual([
    ['0', '1', '2'],
    [256, 1, 256],
  ])
})

test('it changes into others, and stays as it is', () => {
  const red = new Color('#700')
  expect(
    [
      new Color('#000').invert(),
      new Color('#000').mix('#fff'),
      new Color('#000').mix('#fff', [255, 0, 0], 10),
      red.setHue(300),
      red.setSaturation(50),
      red.setBrightness(70),
    ].map(String),
  ).toEqual(['255,255,255', '127,127,127', '49,23,23', '120,0,120', '120,60,60', '179,0,0'])
  expect(String(red)).toBe('119,0,0')
})

test('scripts add methods', () => {
  Color.implement({ isDark: () => true })
  expect(new Color('#fff').isDark()).toBe(true)
})

test('the short names', () => {
  expect([$RGB(127, 0, 0), $HSB(50, 50, 100)].map(String)).toEqual(['127,0,0', '255,234,128'])
  // The original reads a hexadecimal colour twice; its pages know it so.
  expect(String($HEX('#700'))).toBe('281,0,0')
})

test.each([
  [
    [255, 0, 0],
    [0, 100, 100],
  ],
  [
    [0, 128, 0],
    [120, 100, 50],
  ],
  [
    [10, 20, 200],
    [237, 95, 78],
  ],
  [
    [128, 128, 128],
    [0, 0, 50],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
])('%j is %j as hue, saturation and brightness', (rgb, hsb) => {
  expect(rgb.rgbToHsb()).toEqual(hsb)
  expect(`rgb(${rgb})`.rgbToHsb()).toEqual(hsb)
})

test.each([
  [
    [0, 100, 100],
    [255, 0, 0],
  ],
  [
    [90, 50, 80],
    [153, 204, 102],
  ],
  [
    [200, 100, 50],
    [0, 85, 128],
  ],
  [
    [270, 30, 40],
    [87, 71, 102],
  ],
  [
    [360, 100, 100],
    [255, 0, 0],
  ],
  [
    [5, 0, 50],
    [128, 128, 128],
  ],
])('hue, saturation and brightness %j are %j', (hsb, rgb) => {
  expect(hsb.hsbToRgb()).toEqual(rgb)
  expect(String(hsb).hsbToRgb()).toEqual(rgb)
})

test('a text without a colour is nothing, and no colour can be made of it', () => {
  expect(['x'.rgbToHsb(), 'x'.hsbToRgb()]).toEqual([null, null])
  expect(() => new Color('x')).toThrow('couleur illisible, reçu « x »')
})

test('a class of today can extend it', () => {
  class Shade extends Color {
    name() {
      return `shade ${this.hex}`
    }
  }
  const shade = new Shade('#700')
  expect([shade.name(), shade instanceof Color, String(shade)]).toEqual(['shade #770000', true, '119,0,0'])
})
