import { expect, test } from 'vitest'
import { referenceOf } from '../../../islands/inspector/problems'

test.each([
  ['/reference', 'https://vitrea.example/reference/errors#ILOTS-203'],
  ['https://docs.example/ilots/', 'https://docs.example/ilots/errors#ILOTS-203'],
  ['', ''],
  ['javascript:alert(1)', ''],
])('the tag’s « %s » leads to « %s »', (base, address) => {
  expect(referenceOf(base, 'ILOTS-203')).toBe(address)
})
