// @ts-nocheck: written as page scripts of that time, which have no types.
import { expect, test, vi } from 'vitest'
import { settled } from '../../helpers/engine'
import { installCoreOnPage } from '../../helpers/legacy'

test('domready runs once the document and what it uses are there, load once all is, and late handlers at once', async () => {
  // A page that is still on its way.
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const { arrived } = installCoreOnPage()
  const calls: string[] = []
  const told = () => calls.splice(0).sort()
  const note = (name) =>
    function () {
      calls.push(`${name} ${this === window ? 'window' : 'document'}`)
    }
  window.addEvent('domready', note('domready')).addEvent('load', note('load'))
  document.addEvent('domready', note('domready'))
  expect(told()).toEqual([])

  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(told()).toEqual([])
  await arrived
  await settled()
  expect(told()).toEqual(['domready document', 'domready window'])
  window.addEvent('domready', note('late')).addEvent('load', note('second load'))
  expect(told()).toEqual(['late window'])

  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(told()).toEqual(['load window', 'second load window'])
  window.addEvent('load', note('late load'))
  expect(told()).toEqual(['late load window'])
})
