import { expect, test, vi } from 'vitest'
import { readItems } from '../../../islands/autocomplete/replies'
import { settings } from '../../../islands/autocomplete/settings'
import { told } from '../../helpers/mismatches'

const read = (given: unknown) => settings.read(JSON.stringify(given))
const LEAST = { classname: 'ville', methode: 'chercher' }

test('the least it takes has the defaults of the rest', () => {
  expect(read(LEAST)).toEqual({
    className: 'ville',
    method: 'chercher',
    addParams: [],
    value: 'value',
    targets: {},
    isFreeText: false,
    disabled: false,
    width: 0,
    position: 'bottom',
  })
})

test('PHP’s ways of writing are read', () => {
  expect(
    read({
      ...LEAST,
      cibles: [],
      add_params: [],
      saisielibre: '1',
      disabled: '0',
      width: '320',
      position: 'top',
    }),
  ).toMatchObject({
    targets: {},
    addParams: [],
    isFreeText: true,
    disabled: false,
    width: 320,
    position: 'top',
  })
})

test.each([
  [
    { region: 'Bretagne', page: 2, actif: true, sans: null },
    [
      ['region', 'Bretagne'],
      ['page', '2'],
      ['actif', '1'],
    ],
  ],
  [
    { filtre: { ville: ['a', 'b'] } },
    [
      ['filtre[ville][]', 'a'],
      ['filtre[ville][]', 'b'],
    ],
  ],
  [
    'a=1&b=2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
])('add_params %j', (add_params, sent) => {
  expect(read({ ...LEAST, add_params })?.addParams).toEqual(sent)
})

test.each([
  null,
  [],
  'ville',
  { classname: 'ville' },
  { ...LEAST, methode: '' },
  { ...LEAST, cibles: ['#a'] },
  { ...LEAST, value: 3 },
])('%j is refused', (given) => {
  expect(read(given)).toBeUndefined()
})

test('a target that is no text is left out, and so is a suggestion without a text: their neighbours stay', () => {
  const leave = vi.fn()
  const given = JSON.stringify({ ...LEAST, cibles: { id: 3, code: '#code' } })
  expect(settings.read(given, leave)?.targets).toEqual({ code: '#code' })
  expect(readItems('[{"id":4},{"value":"Brest"}]')).toEqual([{ value: 'Brest' }])
  expect(leave.mock.calls.map((call) => call.slice(0, 3))).toEqual([['[id]', '3', 'un sélecteur']])
  expect(told(readItems, '[{"id":4,"nom":"Brest"},{"value":"Brest"}]').warnings).toEqual([
    'GET /appel [0] : attendu value (texte) dans chaque suggestion, trouvé ["id","nom"].',
  ])
})

test('what is no JSON is refused', () => {
  expect(settings.read('{classname:ville}')).toBeUndefined()
})

test.each([
  ['[{"value":"Brest","id":4}]', [{ value: 'Brest', id: 4 }]],
  ['[{"value":29200}]', [{ value: '29200' }]],
  ['{"2":{"value":"Brest"}}', [{ value: 'Brest' }]],
  ['null', []],
  ['', []],
  ['[{"value":"Brest"},["x"]]', [{ value: 'Brest' }]],
  ['[]', []],
])('the answer %s', (text, items) => {
  expect(readItems(text)).toEqual(items)
})

test.each(['<p>Connexion</p>', '"Brest"', '3', '[{"id":4}]', '["Brest"]', '[null]', '{"erreur":"non"}'])(
  'the answer %s is a failure',
  (text) => {
    expect(() => readItems(text)).toThrow()
  },
)
