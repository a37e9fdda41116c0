/** Steps, places and registration numbers, without a page. */
import { describe, expect, test } from 'vitest'
import { readPlace, readVehicle } from '../../../islands/booking/replies'
import {
  formatPlate,
  isCompletePlate,
  isPlaced,
  isPlausiblePlate,
  isPostalCode,
  nextStep,
  normalisePlate,
} from '../../../islands/booking/rules'
import { told } from '../../helpers/mismatches'
import { fc } from '../../helpers/property'

describe('the next step', () => {
  const here = { step: 1, branchAsked: 'nantes', branchChosen: 'nantes', address: 'rue' }
  test('skips the branch when the address’s is the checked one and an address is filled', () =>
    expect(nextStep(here)).toBe(3))
  test.each([
    ['no branch is asked for', { branchAsked: '', branchChosen: '' }],
    ['another is checked', { branchChosen: 'brest' }],
    ['none is checked', { branchChosen: '' }],
    ['no address is filled', { address: ' ' }],
  ])('is the next one when %s', (_, more) => expect(nextStep({ ...here, ...more })).toBe(2))
  test('of any other step is the next one', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.string(), fc.string(), (step, branch, address) => {
        expect(nextStep({ step, branchAsked: branch, branchChosen: branch, address })).toBe(step + 1)
      }),
    ))
})

describe('a postal code', () => {
  test('is any five digits', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}$/), (code) => {
        expect(isPostalCode(code)).toBe(true)
      }),
    ))
  test.each(['', '4400', '440000', '4400a', '44 000', '-4400'])('is not %j', (text) =>
    expect(isPostalCode(text)).toBe(false),
  )
})

test('an address is placed with its three fields, and never without one', () => {
  const whole = { lat: '47.2', lng: '-1.5', address: 'rue' }
  expect(isPlaced(whole)).toBe(true)
  for (const name of ['lat', 'lng', 'address'] as const)
    expect(isPlaced({ ...whole, [name]: ' ' })).toBe(false)
})

const letters = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTVWXYZ')
const digits = fc.constantFrom(...'0123456789')
const current = fc
  .tuple(letters, letters, digits, digits, digits, letters, letters)
  .map((parts) => parts.join(''))
const former = fc
  .tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.array(letters, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('01', '44', '56', '2A', '2B', '95', '971', '974'),
  )
  .map(([number, word, department]) => `${number}${word.join('')}${department}`)
/** The number with any separators that people type, in capitals or small letters. */
const asTyped = (plain: string) =>
  fc
    .array(fc.tuple(fc.constantFrom('', '-', ' ', '.', '–'), fc.boolean()), {
      minLength: plain.length,
      maxLength: plain.length,
    })
    .map((marks) =>
      [...plain].map((sign, at) => `${marks[at]?.[0]}${marks[at]?.[1] ? sign.toLowerCase() : sign}`).join(''),
    )

describe('a registration number', () => {
  test.each([
    ['AB-123-CD', 'AB123CD', 'AB-123-CD'],
    ['ab 123 cd', 'AB123CD', 'AB-123-CD'],
    ['1234 AB 56', '1234AB56', '1234 AB 56'],
    ['12abc2a', '12ABC2A', '12 ABC 2A'],
  ])('%s is sent as %s and shown as %s', (typed, sent, shown) => {
    expect(normalisePlate(typed)).toBe(sent)
    expect(formatPlate(typed)).toBe(shown)
    expect(isPlausiblePlate(typed)).toBe(true)
  })
  test('of either kind is known however it is typed, and shown as on its plate', () =>
    fc.assert(
      fc.property(
        fc.oneof(current, former).chain((plain) => fc.tuple(fc.constant(plain), asTyped(plain))),
        ([plain, typed]) => {
          expect(normalisePlate(typed)).toBe(plain)
          expect(isPlausiblePlate(typed)).toBe(true)
          expect(normalisePlate(formatPlate(typed))).toBe(plain)
        },
      ),
    ))
  test('of today is complete at its last letter, not before', () =>
    fc.assert(
      fc.property(current, fc.integer({ min: 0, max: 6 }), (plain, length) => {
        expect(isCompletePlate(plain)).toBe(true)
        expect(isCompletePlate(plain.slice(0, length))).toBe(false)
      }),
    ))
  test('anything else stays as it was typed', () =>
    fc.assert(
      fc.property(fc.string(), (typed) => {
        fc.pre(!isPlausiblePlate(typed))
        expect(formatPlate(typed)).toBe(typed)
      }),
    ))
})

describe('answers', () => {
  test('a vehicle that is not found is shown all the same', () =>
    expect(readVehicle('{"return":"inconnu","marque":"?","modele":null,"annee":2004}')).toEqual({
      isFound: false,
      make: '?',
      model: '',
      year: '2004',
    }))
  test.each(['', '<html>'])('%j is no vehicle', (text) =>
    expect(() => readVehicle(text)).toThrow(SyntaxError),
  )
  test.each([
    ['null', 'attendu return (texte) dans le véhicule, trouvé null'],
    ['7', 'attendu return (texte) dans le véhicule, trouvé 7'],
    ['[1]', 'attendu return (texte) dans le véhicule, trouvé [1]'],
    ['{"marque":{},"return":""}', 'attendu marque (texte) dans le véhicule, trouvé {}'],
    ['{"return":true}', 'attendu return (texte) dans le véhicule, trouvé true'],
  ])('%j is no vehicle', (text, sentence) =>
    expect(told(readVehicle, text).refused).toContain(`(${sentence})`),
  )
  test.each([
    ['{"marque":"Renault"}', 'attendu return (texte) dans le véhicule, trouvé ["marque"]'],
    ['{"return":"success"}', 'attendu marque (texte) et modele (texte) dans le véhicule, trouvé ["return"]'],
  ])('%j fits, and lacks what is meant', (text, sentence) =>
    expect(told(readVehicle, text)).toEqual({ warnings: [`GET /appel : ${sentence}.`] }),
  )
  test('an address without its names is none, and says so', () =>
    expect(told(readPlace, '{"cp":"44000"}').warnings).toEqual([
      'GET /appel : attendu code_postal (texte) et adresse (texte) dans l’adresse, trouvé ["cp"].',
    ]))
  test.each(['', 'null', 'false', '[]', '{}', '{"code_postal":null}', '{"code_postal":"","adresse":"x"}'])(
    '%j is no address',
    (text) => expect(readPlace(text)).toBeUndefined(),
  )
  test.each(['true', '{"code_postal":[]}', '{"code_postal":"44000","adresse":false}'])(
    '%j is refused',
    (text) => expect(told(readPlace, text).refused).toContain('attendu'),
  )
  test('a postal code may be a number', () =>
    expect(readPlace('{"code_postal":44000,"adresse":"rue"}')).toEqual({
      postalCode: '44000',
      address: 'rue',
    }))
})
