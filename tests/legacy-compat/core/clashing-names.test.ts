// @ts-nocheck: written as page scripts of that time, which have no types.
/** Names that browsers have come to use for something else: `setHTML` keeps neither classes nor images there. */
import { expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

test('what page scripts are handed has the old setHTML, every other element keeps the browser’s', async () => {
  const native = vi.fn()
  Object.defineProperty(Element.prototype, 'setHTML', { value: native, writable: true, configurable: true })
  await installOnPage()
  document.body.innerHTML = '<div id="a"><p></p><p></p></div><ul></ul>'
  const html = '<b class="x">1</b>'
  const handed = [
    $('a').getFirst(),
    $('a').getElement('p'),
    $$('p')[1],
    $$('p')[0].getNext(),
    $$('p')[0].getParent(),
    new Element('p'),
    new Element('div', { id: 'b' }),
    document.id(document.createElement('p')),
  ]
  for (const element of handed) {
    expect(element.setHTML(html)).toBe(element)
    expect(element.innerHTML).toBe(html)
    expect(Object.keys(element)).not.toContain('setHTML')
  }
  expect($$('p').setHTML('a', 'b')[0]?.innerHTML).toBe($$('p')[0]?.innerHTML)
  expect(native).not.toHaveBeenCalled()
  const list = document.querySelector('ul')
  list.setHTML(html)
  expect(native).toHaveBeenCalledWith(html)
  expect(Element.prototype.setHTML).toBe(native)
  expect(list.innerHTML).toBe('')

  Element.implement('setHTML', () => 'own')
  expect([$(document.createElement('p')).setHTML(html), list.setHTML(html)]).toEqual(['own', 'own'])
})
