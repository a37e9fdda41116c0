/** §5.2, and the precisions of contract §7. */
import { describe, expect, test } from 'vitest'
import { type Entry, isEmail, readNumber, refusalOf } from '../../../src/forms/rules'

const entry = (more: Partial<Entry>): Entry => ({ field: 'Champ', value: '', isRequired: false, ...more })
const keyOf = (more: Partial<Entry>) => refusalOf(entry(more))?.key

test('an empty optional field is not checked', () => {
  expect(keyOf({ check: 'email' })).toBeUndefined()
  expect(keyOf({ check: 'range', min: '1', max: '2', value: '  ' })).toBeUndefined()
})

test('an empty required one is only required', () => {
  expect(refusalOf(entry({ isRequired: true, check: 'email', value: ' ' }))).toEqual({
    key: 'required',
    values: { field: 'Champ' },
  })
})

describe('an email', () => {
  test.each(['a@b.fr', 'j.dupont@exemple.fr', 'é@exemple.fr', 'a@bcd.e'])('%s passes', (value) => {
    expect(isEmail(value)).toBe(true)
  })
  test.each(['', 'camille', '@exemple.fr', 'camille.fr@', 'camille@exemple', 'a@.', 'ab.c@d', 'a.b@'])(
    '%s is refused',
    (value) => {
      expect(isEmail(value)).toBe(false)
    },
  )
  test('may have spaces around it', () => {
    expect(keyOf({ check: 'email', value: ' a@b.fr ' })).toBeUndefined()
  })
})

describe('a number', () => {
  test.each([
    ['12', 12],
    ['-1,5', -1.5],
    ['+3.25', 3.25],
    [',5', 0.5],
    ['7,', 7],
    [' 8 ', 8],
  ])('%s is %d', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })
  test.each(['', 'douze', '1e5', '0x10', '1,2,3', '12 b', '125 000', '--1', ','])('%s is none', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })
  test('is asked for by its own message', () => {
    expect(keyOf({ check: 'number', value: 'douze' })).toBe('number')
    expect(keyOf({ check: 'number', value: '1,5' })).toBeUndefined()
  })
})

describe('a range', () => {
  test.each(['1', '9', '1,5', '9,0'])('from 1 to 9 holds %s', (value) => {
    expect(keyOf({ check: 'range', min: '1', max: '9', value })).toBeUndefined()
  })
  test.each(['0,99', '9.01', 'trois', '-1'])('from 1 to 9 refuses %s', (value) => {
    expect(refusalOf(entry({ check: 'range', min: '1', max: '9', value }))).toEqual({
      key: 'range',
      values: { field: 'Champ', min: '1', max: '9' },
    })
  })
  test('may be open', () => {
    expect(keyOf({ check: 'range', min: '1', value: '1000' })).toBeUndefined()
    expect(keyOf({ check: 'range', max: '0,5', value: '-3' })).toBeUndefined()
    expect(keyOf({ check: 'range', max: '0,5', value: '0,6' })).toBe('range')
  })
})
