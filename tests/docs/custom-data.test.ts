/** `custom-data.json` and `custom-data.en.json`: what editors complete is what the schemas say. */
import { expect, test } from 'vitest'
import { customData } from '../../scripts/custom-data'
import { references } from '../../scripts/reference/references'
import { attributesOfPart } from '../../src/island/part'
import { FRENCH, own } from '../helpers/languages'

const { globalAttributes } = customData('fr')
const valuesOf = (name: string) =>
  globalAttributes.find((each) => each.name === name)?.values?.map((value) => value.name)

test('in English it has the same names, and no French', () => {
  const english = customData('en').globalAttributes
  expect(english.map(({ name }) => name)).toEqual(globalAttributes.map(({ name }) => name))
  for (const { description } of english) expect(own(description)).not.toMatch(FRENCH)
})

test('each name is in it once', () => {
  const names = globalAttributes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('it has every attribute of every part, the words of data-ilot and those of data-role', () => {
  const names = globalAttributes.map(({ name }) => name)
  const parts = references.flatMap(({ partSchemas = {} }) => Object.values(partSchemas))
  const read = parts.flatMap(attributesOfPart).filter((name) => name.startsWith('data-'))
  expect(names).toEqual(expect.arrayContaining(read))
  expect(valuesOf('data-ilot')).toEqual(expect.arrayContaining(['zoom', 'sortable', 'share-toolbox']))
  expect(valuesOf('data-role')).toEqual(expect.arrayContaining(['load-more', 'items', 'toggle']))
  expect(valuesOf('data-check')).toEqual(['email', 'number', 'range'])
})
