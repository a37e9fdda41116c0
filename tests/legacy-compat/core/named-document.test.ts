/** Images named like members of the document: a document that code has put in a variable is read past them, too. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installCore } from '../../../legacy-compat/core'
import { Cookie } from '../../../legacy-compat/core/cookie'
import type { Loose } from '../../../legacy-compat/core/loose'
import { findObject } from '../../../legacy-compat/find-object'
import { find } from '../../helpers/engine'

const { Element: Made } = installCore() as { Element: Loose }

/** The simulated page has no named elements of its own. */
const NAMES = ['forms', 'getElementById', 'createElement', 'cookie', 'defaultView', 'body', 'documentElement']
beforeEach(() => {
  document.body.innerHTML = '<form><input name="nom"></form><div id="calque"></div>'
  for (const name of NAMES)
    Object.defineProperty(document, name, { value: new Image(), configurable: true, writable: true })
})
afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(document, name)
})

test('what stands in the page is found by its name', () => {
  expect(findObject('nom')).toBe(find('input'))
  expect(findObject('calque')).toBe(find('#calque'))
})

test('an element is made', () => {
  expect((new Made('p') as unknown as Element).localName).toBe('p')
})

test('a cookie is written, and read', () => {
  ;(Cookie as Loose).write?.('couleur', 'verte')
  expect((Cookie as Loose).read?.('couleur')).toBe('verte')
})

test('the page has a size, and a scroll', () => {
  const page = find('html') as unknown as Loose
  expect(page.getScroll?.()).toEqual({ x: 0, y: 0 })
  expect(page.getScrollSize?.()).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
})
