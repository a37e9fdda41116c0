import { describe, expect, test, vi } from 'vitest'
import { attributes, menuClasses, navbarHeight, readOptions } from '../../../islands/mobile-menu/attributes'
import { readAttributes } from '../../../src/island/attributes'

const refuse = vi.fn()

/** The options of a button with these attributes. */
function options(values: Readonly<Record<string, string>> = {}) {
  refuse.mockClear()
  const button = document.createElement('a')
  for (const [name, value] of Object.entries(values)) button.setAttribute(`data-${name}`, value)
  return readOptions(readAttributes(button, attributes, refuse))
}

describe('defaults', () => {
  test('are left, back, in the page’s colours, with a shadow and titles that wrap', () =>
    expect(options()).toEqual({
      style: '',
      configmenu: '',
      source: '',
      subtitle: '',
      fullscreen: false,
      header: [],
      headerSize: 1,
      footer: [],
      footerSize: 1,
      headerElem: '',
      headerOffset: 0,
      hideCloseBtn: false,
      disableLoaderBtn: false,
      position: 'left',
      zposition: 'back',
      justifyListview: false,
      multiline: true,
      searchfield: false,
      searchfieldLast: false,
      searchfieldBottom: false,
      dim: '',
      pageShadow: true,
    }))
})

describe('position and z-position', () => {
  test.each(['left', 'right', 'top', 'bottom'] as const)('the position may be %s', (position) =>
    expect(options({ position }).position).toBe(position),
  )
  test('another position is left, and is named', () => {
    expect(options({ position: 'milieu' }).position).toBe('left')
    expect(refuse).toHaveBeenCalledExactlyOnceWith('data-position', 'milieu', 'left, right, bottom, top')
  })
  test.each(['back', 'front', 'next'] as const)('the z-position may be %s', (zposition) =>
    expect(options({ zposition }).zposition).toBe(zposition),
  )
  test('another z-position is back', () => expect(options({ zposition: 'dessous' }).zposition).toBe('back'))
  test.each([
    { position: 'top' },
    { position: 'bottom' },
    { 'header-elem': '.site-header' },
    { 'header-offset': '80' },
  ])('%o forces the front', (forced) =>
    expect(options({ zposition: 'next', ...forced }).zposition).toBe('front'),
  )
  test.each([{ position: 'left' }, { position: 'right' }, { 'header-elem': '' }, { 'header-offset': '0' }])(
    '%o does not',
    (given) => expect(options({ zposition: 'next', ...given }).zposition).toBe('next'),
  )
})

describe('the veil', () => {
  test.each(['black', 'white'] as const)('may be %s', (dim) => expect(options({ dim }).dim).toBe(dim))
  test('of another colour is none', () => expect(options({ dim: 'rouge' }).dim).toBe(''))
})

describe('navbar items', () => {
  test.each([
    ['variable', 'variable'],
    ['function', 'function'],
    ['html', 'html'],
    ['identite', 'identity'],
    ['clone', 'clone'],
  ])('may be of type %s', (type, read) =>
    expect(options({ header: JSON.stringify([{ type, value: 'x' }]) }).header).toEqual([
      { type: read, value: 'x' },
    ]),
  )
  test('keep their toggle’s texts', () => {
    const item = { type: 'clone', value: '#a', button: 'Voir', buttonclicked: 'Cacher' }
    expect(options({ footer: JSON.stringify([item]) }).footer).toEqual([
      { type: 'clone', value: '#a', button: 'Voir', pressedButton: 'Cacher' },
    ])
  })
  test.each(['', '{pas du json', '{}', '[{"type":"autre","value":"x"}]', '[{"type":"html"}]', '[1]'])(
    '%j is refused as a whole, and named',
    (header) => {
      expect(options({ header }).header).toEqual([])
      expect(refuse).toHaveBeenCalledExactlyOnceWith('data-header', header, expect.stringContaining('"type"'))
    },
  )
})

describe('the height of a navbar', () => {
  test.each([
    [1, 38],
    [2, 76],
    [10, 380],
    [11, 11],
    [60, 60],
    [0, 0],
  ])('of size %i is %i px', (size, pixels) => expect(navbarHeight(size)).toBe(pixels))
})

describe('classes', () => {
  const classes = (values: Record<string, string>) => menuClasses(options(values)).split(' ')
  test('of the defaults', () =>
    expect(classes({})).toEqual(['ilots-menu', 'is-left', 'is-back', 'is-multiline', 'is-shadowed']))
  test.each([
    [{ position: 'top' }, 'is-top'],
    [{ zposition: 'front' }, 'is-front'],
    [{ style: 'light' }, 'is-light'],
    [{ style: 'dark' }, 'is-dark'],
    [{ fullscreen: '' }, 'is-fullscreen'],
    [{ 'justify-listview': 'true' }, 'is-justified'],
    [{ dim: 'black' }, 'is-dim-black'],
  ])('%o adds %s', (values, name) => expect(classes(values)).toContain(name))
  test.each([
    [{ multiline: 'false' }, 'is-multiline'],
    [{ 'page-shadow': '0' }, 'is-shadowed'],
  ])('%o takes %s away', (values, name) => expect(classes(values)).not.toContain(name))
})
