import { describe, expect, test, vi } from 'vitest'
import { readMenu } from '../../../islands/mobile-menu/replies'
import { anyJson, fc, runs } from '../../helpers/property'

const read = (reply: unknown) => readMenu(JSON.stringify(reply))
/** The pages of a menu of these items. */
function pages(data: unknown) {
  const [block] = read([{ type: 'menu', data }])
  return block?.type === 'menu' ? block.pages : []
}

const item = {
  id_page: 12,
  id_parent: '3',
  lien: '/contact',
  nom_page: 'Contact',
  menu_param: { sous_titre: 'Écrire' },
  class_theme_style: 'is-red',
  enfant: [],
  adresse: '1 rue',
}

describe('blocks', () => {
  test('are menus, spacers and clones, in order', () =>
    expect(read([{ type: 'menu', data: [] }, { type: 'spacer' }, { type: 'clone', data: '#a' }])).toEqual([
      { type: 'menu', pages: [] },
      { type: 'spacer' },
      { type: 'clone', selector: '#a' },
    ]))

  test.each(['', '  \n', '[]', 'null'])('the answer %j is none', (text) => expect(readMenu(text)).toEqual([]))

  test('a menu without data has no page', () => {
    expect(pages(null)).toEqual([])
    expect(pages(undefined)).toEqual([])
  })

  test('a list with holes, which PHP writes as an object, is a list', () =>
    expect(pages({ 2: item, 5: { ...item, id_page: 13 } }).map(({ id }) => id)).toEqual(['12', '13']))

  test('fields that are not known are no error', () =>
    expect(read([{ type: 'spacer', data: [], couleur: 1 }])).toEqual([{ type: 'spacer' }]))
})

describe('a page', () => {
  test('is read', () =>
    expect(pages([item])).toEqual([
      {
        id: '12',
        title: 'Contact',
        link: '/contact',
        theme: 'is-red',
        fields: { sous_titre: 'Écrire' },
        children: [],
      },
    ]))

  test.each([12, '12'])('of id %j is the same page', (id_page) =>
    expect(pages([{ ...item, id_page }])[0]?.id).toBe('12'),
  )

  test('is called what `menu_param` says', () =>
    expect(pages([{ ...item, menu_param: { nom_page: 'Nous écrire' } }])[0]?.title).toBe('Nous écrire'))

  test.each(['', null, 12])('keeps its name when `menu_param` says %j', (nom_page) =>
    expect(pages([{ ...item, menu_param: { nom_page } }])[0]?.title).toBe('Contact'),
  )

  test.each([[[]], [null], [undefined]])('may have %j for `menu_param`', (menu_param) =>
    expect(pages([{ ...item, menu_param }])[0]?.fields).toEqual({}),
  )

  test('may have nothing but an id', () =>
    expect(pages([{ id_page: 1 }])).toEqual([
      { id: '1', title: '', link: '', theme: '', fields: {}, children: [] },
    ]))

  test('may have numbers and null where texts are meant', () =>
    expect(pages([{ ...item, nom_page: 2024, lien: null, class_theme_style: null }])[0]).toMatchObject({
      title: '2024',
      link: '',
      theme: '',
    }))

  test('keeps an address as the server wrote it', () =>
    expect(pages([{ ...item, lien: 'javascript:alert(1)' }])[0]?.link).toBe('javascript:alert(1)'))
})

describe('children', () => {
  const child = { ...item, id_page: 13 }
  test.each([
    ['a list', [child]],
    ['an object', { 4: child }],
  ])('may be %s', (_, enfant) =>
    expect(pages([{ ...item, enfant }])[0]?.children.map(({ id }) => id)).toEqual(['13']),
  )

  test.each([[[]], [{}], [null], [undefined]])('%j is none', (enfant) =>
    expect(pages([{ ...item, enfant }])[0]?.children).toEqual([]),
  )

  test('go as deep as they are', () => {
    const deep = { ...item, enfant: { 0: { ...item, enfant: [{ ...item, nom_page: 'fond' }] } } }
    expect(pages([deep])[0]?.children[0]?.children[0]?.title).toBe('fond')
  })
})

describe('an answer that does not fit', () => {
  test.each(['<!doctype html>', '{', 'undefined', '[1,]'])('%j is a SyntaxError', (text) =>
    expect(() => readMenu(text)).toThrow(SyntaxError),
  )

  test.each([
    ['an object', { erreur: 1 }],
    ['a text', 'non'],
    ['a block of another type alone', [{ type: 'menus', data: [] }]],
    ['a block without a type', [{ data: [] }]],
    ['a clone without a selector', [{ type: 'clone' }]],
    ['a menu that is a text', [{ type: 'menu', data: 'x' }]],
  ])('%s is refused', (_, reply) => expect(() => read(reply)).toThrow(TypeError))

  test('a block or a page that does not fit is left out: its neighbours stay, and the page that it is below', () => {
    const leave = vi.fn()
    const data = [
      { nom_page: 'sans' },
      { ...item, enfant: [null, { ...item, id_page: 13 }] },
      { ...item, enfant: [{}] },
    ]
    const [menu, ...others] = readMenu(
      JSON.stringify([{ type: 'menu', data }, { type: 'menus' }, { type: 'spacer' }]),
      leave,
    )
    expect(others).toEqual([{ type: 'spacer' }])
    expect(menu?.type === 'menu' && menu.pages.map(({ children }) => children.length)).toEqual([1, 0])
    expect(leave.mock.calls.map(([place]) => place)).toEqual([
      '[0].data[0]',
      '[0].data[1].enfant[0]',
      '[0].data[2].enfant[0]',
      '[1]',
    ])
  })

  test('throws nothing else, whatever it is', () => {
    const text = fc.oneof(
      anyJson(),
      fc.string(),
      anyJson().map((json) => `[{"type":"menu","data":${json}}]`),
    )
    fc.assert(
      fc.property(text, (reply) => {
        try {
          readMenu(reply)
        } catch (error) {
          expect((error as Error).name).toMatch(/^(SyntaxError|TypeError)$/)
        }
      }),
      runs(10_000),
    )
  })
})
