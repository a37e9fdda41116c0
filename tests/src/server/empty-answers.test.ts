/** PHP writes "nothing" as `null`, or sends no body at all: no list is an empty one, and no failure. */
import { expect, test } from 'vitest'
import { readItems } from '../../../islands/autocomplete/replies'
import { readPlace } from '../../../islands/booking/replies'
import { readMenu } from '../../../islands/mobile-menu/replies'
import { readAnswer } from '../../../islands/translations/read-answer'
import { readTable } from '../../../src/i18n/translation-table'

const leave = () => undefined

test.each(['', ' \n'])('an answer without a text is nothing: %j', (empty) => {
  expect(readItems(empty, leave)).toEqual([])
  expect(readMenu(empty, leave)).toEqual([])
  expect(readPlace(empty, leave)).toBeUndefined()
  expect(Object.keys(readAnswer(empty, leave).traductions)).toEqual([])
  expect(Object.keys(readTable(empty).traductions)).toEqual([])
})
