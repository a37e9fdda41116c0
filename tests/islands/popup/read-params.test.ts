import { describe, expect, test } from 'vitest'
import { readParams } from '../../../islands/popup/mount'

test.each([['{"agence":"brest","page":2,"complet":true,"jours":["lundi"],"rien":null}'], ['{}']])(
  '%s is read as it is',
  (raw) => expect(readParams(raw)).toEqual(JSON.parse(raw)),
)

test.each(['', '  ', '[]'])('%j has none', (raw) => expect(readParams(raw)).toEqual({}))

describe('refused', () => {
  test.each(['{agence:1}', "{'a':1}", '["brest"]', '"brest"', '12', 'true', 'null', '{"a":1,}', 'a=1'])(
    '%s',
    (raw) => expect(() => readParams(raw)).toThrow(),
  )
})

test('a name of the prototype is a name like any other', () => {
  expect(Object.getPrototypeOf(readParams('{"__proto__":{"agence":"x"}}'))).toBe(Object.prototype)
  expect(readParams('{"__proto__":{"agence":"x"}}').agence).toBeUndefined()
})
