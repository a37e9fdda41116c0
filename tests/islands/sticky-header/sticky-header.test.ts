import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stickyHeader } from '../../../islands/sticky-header'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { find, settled, startOn } from '../../helpers/engine'
import { see, watched } from '../../helpers/intersection'

const html = '<header data-ilot="sticky-header">Vitréa</header><main>Texte</main>'
const limit = () => find('.ilots-limit')
/** Scrolls past the limit, or back. */
const scroll = (isPast: boolean) => see(limit(), isPast ? 0 : 1)
const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join()

let engine: Engine
const open = async () => {
  engine = await startOn(html, stickyHeader)
}
// Its limit is not in the body, which each test replaces.
afterEach(() => engine.lifecycle.sweep(() => true))

let resize = () => {}
const disconnect = vi.fn()
beforeEach(() => {
  disconnect.mockClear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(follow: () => void) {
        resize = follow
      }
      observe() {}
      disconnect = disconnect
    },
  )
})

test('past the limit it is sticky, and no longer when the page comes back', async () => {
  await open()
  scroll(true)
  expect(find('header').className).toBe('is-sticky')
  scroll(false)
  expect(document.body.innerHTML).toContain(
    '<header data-ilot="sticky-header" data-ilot-mounted="sticky-header">',
  )
})

test('while it is sticky, the scroll padding is its height, then is the site’s again', async () => {
  await open()
  const height = vi.spyOn(find('header'), 'offsetHeight', 'get').mockReturnValue(72)
  scroll(true)
  expect(rules()).toContain('scroll-padding-top: 72px !important')
  height.mockReturnValue(96)
  resize()
  expect(rules()).toContain('scroll-padding-top: 96px !important')
  scroll(false)
  expect(rules()).not.toContain('scroll-padding-top')
  expect(disconnect).toHaveBeenCalledOnce()
})

test('told twice that it is past, it sticks once', async () => {
  await open()
  scroll(true)
  scroll(true)
  expect(find('header').className).toBe('is-sticky')
  expect(document.body.querySelectorAll('header + div')).toHaveLength(1)
})

test('unmounted while it is sticky, leaves nothing', async () => {
  await open()
  scroll(true)
  makeApi(engine).unmount(document)
  await settled()
  expect(document.body.innerHTML).toBe(html)
  expect(document.documentElement.hasAttribute('style')).toBe(false)
  expect(document.querySelector('.ilots-limit')).toBeNull()
  expect(rules()).not.toContain(':root')
  expect(watched()).toBe(0)
})

test('a class that another script gives meanwhile stays', async () => {
  await open()
  scroll(true)
  find('header').classList.add('menu-ouvert')
  scroll(false)
  expect(find('header').className).toBe('menu-ouvert')
})
