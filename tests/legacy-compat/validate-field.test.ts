import { describe, expect, test } from 'vitest'
import { isAccepted } from '../../legacy-compat/dreamweaver-objects'
import { fc } from '../helpers/property'

describe.each([
  // rule, accepted, refused
  ['R', ['x', ' ', 'anne@vitrea.example'], ['']],
  ['isEmail', ['', 'a@b', 'j.dupont@exemple.fr'], ['@exemple.fr', 'anne', 'anne@']],
  ['RisEmail', ['a@b'], ['', 'anne']],
  ['NisNum', ['', '12', '12,5', '12.5', '-3'], ['douze', '12 km']],
  ['RisNum', ['0'], ['', 'x']],
  ['NinRange1:10', ['', '1', '10', '2,5'], ['0', '11', 'x']],
  ['RinRange-5:5', ['-5', '0', '5'], ['', '-6', '5,1']],
])('%s', (rule, accepted, refused) => {
  test.each(accepted)('accepts "%s"', (value) => expect(isAccepted(value, rule)).toBe(true))
  test.each(refused)('refuses "%s"', (value) => expect(isAccepted(value, rule)).toBe(false))
})

test('only a rule that begins with R refuses nothing at all', () => {
  fc.assert(
    fc.property(fc.string(), (rule) => {
      expect(isAccepted('', rule)).toBe(!rule.startsWith('R'))
    }),
  )
})

test('a number within its bounds is accepted, any other refused', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.integer(), (one, other, value) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)]
      expect(isAccepted(String(value), `RinRange${min}:${max}`)).toBe(value >= min && value <= max)
    }),
  )
})
