import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readSettings } from '../../../islands/loading-screen/settings'

const refuse = vi.fn()
const read = (source: unknown) =>
  readSettings(source, (name, found, expected) => refuse(name, found, `${expected}`))

beforeEach(() => {
  refuse.mockClear()
  // happy-dom accepts any text as a colour.
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => /^(#|rgb|var|red$)/.test(value) })
})

test('every setting of the specification is read', () => {
  expect(
    read({
      version: '2',
      show_logo: true,
      show_title: true,
      show_desc: true,
      txt_loading: 'Envoi',
      txt_patienter: '',
      couleur_fond: '#06403c',
      couleur_texte: ' red ',
      couleur_barre: 'var(--edge)',
      image: '/attente.svg',
    }),
  ).toEqual({
    version: '2',
    showLogo: true,
    showTitle: true,
    showDesc: true,
    txtLoading: 'Envoi',
    txtPatienter: '',
    couleurFond: '#06403c',
    couleurTexte: 'red',
    couleurBarre: 'var(--edge)',
    image: '/attente.svg',
  })
  expect(refuse).not.toHaveBeenCalled()
})

describe('booleans, as PHP writes them', () => {
  test.each([true, 1, '1', 'true', 'TRUE'])('%j is true', (value) =>
    expect(read({ show_logo: value })).toEqual({ showLogo: true }),
  )
  test.each([false, 0, '0', 'false', ''])('%j is false', (value) =>
    expect(read({ show_logo: value })).toEqual({ showLogo: false }),
  )
})

test.each([
  [1, '1'],
  [2, '2'],
  ['1', '1'],
])('version %j is read', (value, version) => expect(read({ version: value })).toEqual({ version }))

test('what is not given is left to another source', () => {
  expect(read({ version: undefined, txt_loading: null })).toEqual({})
  expect(refuse).not.toHaveBeenCalled()
})

test.each([
  ['version', 3, '1, 2'],
  ['show_title', 'peut-être', 'true ou false'],
  ['show_desc', {}, 'true ou false'],
  ['txt_loading', { fr: 'Envoi' }, 'un texte'],
  ['image', true, 'un texte'],
  ['couleur_fond', 'bleuet', 'une couleur CSS'],
  ['vitesse', 2, 'une clé parmi version, show_logo'],
  ['showLogo', true, 'une clé parmi'],
  ['toString', 1, 'une clé parmi'],
])('%s of %j is refused by name, and the others are kept', (name, value, expected) => {
  expect(read({ [name]: value, txt_patienter: 'Un instant' })).toEqual({ txtPatienter: 'Un instant' })
  expect(refuse).toHaveBeenCalledExactlyOnceWith(name, value, expect.stringContaining(expected))
})

test.each(['Envoi', 3, null])('%j instead of settings is refused', (source) => {
  expect(read(source)).toEqual({})
  expect(refuse).toHaveBeenCalledExactlyOnceWith('', source, expect.stringContaining('un objet'))
})
