/** Whatever the attributes of an island are, they are read, or refused by a sentence that names them. */
import { describe, expect, test } from 'vitest'
import { references } from '../../scripts/reference/references'
import type { AttributeSchema } from '../../src/contracts/attributes'
import { attributeNames, readAttributes } from '../../src/island/attributes'
import { RUNS, text } from '../helpers/any-input'
import { fc } from '../helpers/property'

describe('attributes', () => {
  const schemas = references
    .map(({ name, attributes }) => [name, attributes as AttributeSchema] as const)
    .filter(([, schema]) => Object.keys(schema).length > 0)

  test('of many islands are tried', () => expect(schemas.length).toBeGreaterThan(20))

  test.each(schemas)('of %s are read, or refused by name and value', (_, schema) => {
    const host = document.createElement('div')
    const names = Object.entries(schema).map(([key, attribute]) => attributeNames(key, attribute)[0] ?? '')
    fc.assert(
      fc.property(text, (raw) => {
        for (const name of names) host.setAttribute(name, raw)
        const refused: string[] = []
        const values = readAttributes(
          host,
          schema,
          (name, found, expected) => {
            expect(found).toBe(raw)
            expect(expected).not.toBe('')
            refused.push(name)
          },
          (place) => expect(names.some((name) => place.startsWith(name))).toBe(true),
        )
        for (const [key, attribute] of Object.entries(schema))
          if (refused.includes(attributeNames(key, attribute)[0] ?? ''))
            expect(values[key]).toBe(attribute.default)
      }),
      RUNS,
    )
  })
})
