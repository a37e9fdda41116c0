// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, expect, test, vi } from 'vitest'
import { lateOf } from '../../../legacy-compat/core/deferred'
import { installOnPage } from '../../helpers/legacy'

const { $, Request } = await installOnPage()
const isHere = () =>
  vi.waitFor(() => expect(lateOf(Object.getOwnPropertyDescriptor(window, 'Mask').get())).toBeUndefined())
beforeEach(() => {
  document.body.innerHTML = '<div id="target">x</div>'
})

// In this order: the first test is the one for which the code is not here yet.
test('a request with useSpinner does not wait for the spinner’s code, and shows it then', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  const request = new Request({ url: '/a', useSpinner: true, update: $('target') }).send()
  expect([send.mock.calls.length, $('target').getAttribute('aria-busy')]).toEqual([1, null])
  await isHere()
  await vi.waitFor(() => expect($('target').getAttribute('aria-busy')).toBe('true'))
  request.fireEvent('complete')
  expect($('target').getAttribute('aria-busy')).toBe('false')
  expect($('target').get('spinner').hidden).toBe(true)
})

test('an element keeps one mask, with the options that are set before', async () => {
  $('target').set('mask', { class: 'voile' })
  const mask = $('target').get('mask')
  await isHere()
  expect([$('target').get('mask'), mask.element.className]).toEqual([mask, 'voile'])
})
