/** The table that the build makes of the registry says what the source says. */
import { expect, test } from 'vitest'
import { readRegistry, tableOf } from '../../scripts/registry-table'
import type { Descriptor } from '../../src/island/descriptor'
import { readTable } from '../../src/island/read-table'

const load = async () => ({}) as never
const descriptors = await readRegistry()
const plain = (each: object) => JSON.parse(JSON.stringify({ ...each, file: undefined }))

test('every descriptor is read as it was written, in the order of the registry', () => {
  const table = tableOf(descriptors, () => '')
  const read = readTable(
    table,
    descriptors.map(() => load),
  )
  expect(read.length).toBeGreaterThan(40)
  expect(read.map(plain)).toEqual(descriptors.map(plain))
})

test('a media query of several parts is read whole', () => {
  const when = { on: 'visible', media: '(min-width: 20em) and (max-width: 40em)' } as const
  const [read] = readTable(
    tableOf([{ name: 'a', marker: { selector: '.a' }, when }], () => ''),
    [load],
  )
  expect(read?.when).toEqual(when)
})

test('the first of its files is the island’s own', () => {
  const [island] = readTable('form|abcde')
  expect(island?.files?.[0]).toBe('./p/abcde.js')
})

test.each<[string, Partial<Descriptor>, RegExp]>([
  ['a field with a bar in it', { early: '[lang|=fr]' }, /"\[lang\|=fr\]" does not fit/],
  ['a marker with a star', { marker: { selector: '.a > *' } }, /a marker without \* was expected/],
  ['ARIA that is none', { aria: { role: 'button' } }, /"role=button" does not fit/],
  ['ARIA of several words', { aria: { 'aria-label': 'deux mots' } }, /"aria-label=deux mots" does not fit/],
])('refuses %s', (_, more, sentence) => {
  const descriptor = { name: 'a', marker: { selector: '.a' }, when: { on: 'now' }, ...more } as const
  expect(() => tableOf([descriptor], () => '')).toThrow(sentence)
})
