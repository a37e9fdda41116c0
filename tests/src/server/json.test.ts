import { expect, test } from 'vitest'
import { readItems } from '../../../islands/autocomplete/replies'
import { settings } from '../../../islands/autocomplete/settings'
import { readPlace, readVehicle } from '../../../islands/booking/replies'
import { readComment } from '../../../islands/content-block/refresh-url'
import { attributes as menu } from '../../../islands/mobile-menu/attributes'
import { readMenu } from '../../../islands/mobile-menu/replies'
import { readReply } from '../../../islands/my-elements/replies'
import { readParams } from '../../../islands/popup/mount'
import { attributes as placeholders } from '../../../islands/search-placeholder/attributes'
import { attributes as slideshow } from '../../../islands/slideshow/attributes'
import { readRel } from '../../../islands/squeezebox/read-rel'
import { readJson } from '../../../src/server/json'
import { hostileJson, isPolluted, watchInherited } from '../../helpers/inherited'
import { anyJsonValue, fc } from '../../helpers/property'

const isUntouched = watchInherited()
const HOSTILE =
  '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"prototype":2,"a":{"__proto__":1,"b":[{"__proto__":3}]}}'

test('objects have no prototype, and none of the names that lead to one', () => {
  const read = readJson(HOSTILE) as { a: { b: object[] } }
  expect(JSON.stringify(read)).toBe('{"a":{"b":[{}]}}')
  expect([read, read.a, read.a.b[0] ?? []].map((object) => Object.getPrototypeOf(object) as unknown)).toEqual(
    [null, null, null],
  )
})

test('everything else is as JSON.parse reads it', () => {
  fc.assert(
    fc.property(
      anyJsonValue().filter((value) => !isPolluted(value)),
      (value) => {
        expect(JSON.stringify(readJson(JSON.stringify(value)))).toBe(JSON.stringify(value))
      },
    ),
  )
  expect(() => readJson('{')).toThrow(SyntaxError)
})

const withComment = (source: string) => {
  const block = document.createElement('div')
  block.append(new Comment(` bloc ${source} `))
  return readComment(block, { content: '[data-ilots-content]', endpoints: {} })
}
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'data-autocomplete': (text) => settings.read(text),
  'data-header': (text) => menu.header.read(text),
  'data-placeholders': (text) => placeholders.placeholders.read(text),
  'data-slides': (text) => slideshow.slides.read(text),
  'data-params': readParams,
  rel: readRel,
  'a block’s comment': withComment,
  suggestions: readItems,
  'the menu': readMenu,
  'a vehicle': readVehicle,
  'a place': readPlace,
  'my elements': readReply,
}

test.each(Object.entries(READERS))('%s: nothing that others inherit is reached', (_, read) => {
  fc.assert(
    fc.property(hostileJson, (text) => {
      let result: unknown
      try {
        result = read(text)
      } catch {
        // Refused.
      }
      // A field is asked for by its name: nothing else answers.
      expect([isUntouched(), isPolluted(result)]).toEqual([true, false])
    }),
  )
})

test('a field of a suggestion is its own', () => {
  const [item] = readItems('[{"value":"Pau","__proto__":{"ville":"x"}}]')
  expect([item?.value, item?.ville, item?.constructor, item?.toString]).toEqual([
    'Pau',
    undefined,
    undefined,
    undefined,
  ])
})
