// @ts-nocheck: written as page scripts of that time, which have no types.
import { expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'
import { arrived } from '../../helpers/legacy-parts'

test('what the site’s own additions have under the names of ours stays', async () => {
  await installOnPage()
  const validator = { get: () => 'theirs' }
  const lang = { theirs: true }
  window.Element.Properties.validator = validator
  window.MooTools.lang = lang
  window.Form.Validator = 'theirs'
  await arrived('InputValidator')
  expect([window.Element.Properties.validator, window.MooTools.lang, window.Form.Validator]).toEqual([
    validator,
    lang,
    'theirs',
  ])
  // The others are ours.
  expect(window.Element.Properties.validators).toBeDefined()
})
