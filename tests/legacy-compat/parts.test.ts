// @ts-nocheck: written as page scripts of that time, which have no types.
/** The parts of the older library, each fetched by one of its names, as a page's scripts meet them. */
import { expect, test, vi } from 'vitest'
// Read beforehand: how long that takes is no part of any test.
import '../../legacy-compat/legacy-assets/mount'
import '../../legacy-compat/legacy-dates/mount'
import '../../legacy-compat/legacy-drag/mount'
import '../../legacy-compat/legacy-extras/mount'
import '../../legacy-compat/legacy-forms/mount'
import { installCoreOnPage } from '../helpers/legacy'

const { arrived } = installCoreOnPage()
await arrived

test.each([
  ['Asset', () => typeof window.Asset.images([]).each],
  ['Mask', () => typeof new window.Mask(document.body).show],
  ['Drag', () => typeof window.Drag.Move.prototype.checkDroppables],
  ['Slider', () => typeof window.Slider.prototype.set],
  ['Sortables', () => typeof window.Sortables.prototype.serialize],
  ['Locale', () => typeof window.Locale.use],
  ['Form', () => typeof window.Form.Validator.prototype.validate],
  ['FormValidator', () => typeof window.FormValidator.prototype.validate],
  ['Color', () => typeof new window.Color('#fff').mix],
  ['$HEX', () => typeof window.$HEX('#fff').mix],
  ['URI', () => typeof new window.URI('https://site.example/').get],
  ['Request.JSONP', () => typeof window.Request.JSONP.prototype.getScript],
  ['Request.Queue', () => typeof window.Request.Queue.prototype.addRequest],
])('%s is there once its part is', async (_name, read) => {
  read()
  await vi.waitFor(() => expect(read()).toBe('function'), 5_000)
})

test('methods of the part are there with it, each on its own type', () => {
  expect([
    new Date(2026, 10, 27).format('%d/%m/%Y'),
    new Date(0).clone().getTime(),
    [255, 0, 0].rgbToHsb(),
    'a=1&b=2'.parseQueryString(),
    typeof document.body.getComputedSize,
    typeof document.body.validate,
  ]).toEqual(['27/11/2026', 0, [0, 100, 100], { a: '1', b: '2' }, 'function', 'function'])
})

test('dates and lists have nothing to enumerate', () => {
  const seen = []
  for (const item of [new Date(), [], 1, 'a']) for (const name in Object(item)) seen.push(name)
  expect(seen).toEqual(['0'])
})
