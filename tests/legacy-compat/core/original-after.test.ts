// @ts-nocheck: written as page scripts of that time, which have no types.
import { expect, test } from 'vitest'
import { takeBack } from '../../../legacy-compat/core/types'
import { installOnPage } from '../../helpers/legacy'

await installOnPage()

test('methods and generics are taken back, so that the original finds its own with for…in', () => {
  Array.prototype.include = function mine() {
    return this
  }
  takeBack()
  expect(['each' in [], 'toInt' in String.prototype, 'abs' in Number, 'each' in Array.prototype]).toEqual([
    false,
    false,
    false,
    false,
  ])
  // What the page has put in the place of ours stays, as do the browser's.
  expect([[].include.name, 'map' in []]).toEqual(['mine', true])
})
