import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contactSheet } from '../../../islands/contact-sheet'
import { cases } from '../../../islands/contact-sheet/cases'
import { miniatureUrl } from '../../../islands/contact-sheet/miniature'
import { find, startOn } from '../../helpers/engine'
import { see, watched } from '../../helpers/intersection'

describe('the call', () => {
  const box = { width: 120.4, height: 80 }
  test('is §7.7’s, in device pixels', () =>
    expect(miniatureUrl({ pic: 'a/b é.jpg' }, box, 2)).toBe(
      'miniature.php?pic=a%2Fb+%C3%A9.jpg&w_max=241&h_max=160',
    ))
  test('names the sheet when the thumbnail does', () =>
    expect(miniatureUrl({ pic: 'p', idPlancheContact: '12' }, box, 1)).toBe(
      'miniature.php?pic=p&w_max=120&h_max=80&id_planche_contact=12',
    ))
})

describe('in the page', () => {
  const now = { ...contactSheet, when: { on: 'now' as const } }
  const html = cases.find(({ name }) => name === 'miniatures')?.html ?? ''
  const image = () => find<HTMLImageElement>('a[data-pic] img')
  const src = () => image().getAttribute('src')
  let width = 0
  beforeEach(() => {
    width = 120
    vi.stubGlobal('devicePixelRatio', 1.5)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ width, height: (width * 2) / 3 }) as DOMRect,
    )
  })

  test('a thumbnail is asked for once, when it comes near', async () => {
    await startOn(html, now)
    expect([src(), watched()]).toEqual(['/assets/site/images/vue-alpes.svg', 4])
    see(image())
    expect(src()).toBe('miniature.php?pic=vue-alpes&w_max=180&h_max=120&id_planche_contact=12')
    width = 200
    see(image())
    expect(src()).toContain('w_max=180')
    expect(watched()).toBe(3)
  })

  test('one without a place waits', async () => {
    await startOn(html, now)
    width = 0
    see(image())
    expect(src()).toBe('/assets/site/images/vue-alpes.svg')
    width = 60
    see(image())
    expect(src()).toContain('w_max=90')
  })

  test('the server’s own comes back when it fails, its sizes with it', async () => {
    await startOn(html.replaceAll(' alt=', ' srcset="/petite.svg 2x" alt='), now)
    const before = image().outerHTML
    see(image())
    expect(image().srcset).toBe(src())
    image().dispatchEvent(new Event('error'))
    expect(image().outerHTML).toBe(before)
  })
})
