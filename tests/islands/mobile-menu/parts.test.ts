import { describe, expect, test } from 'vitest'
import { cloneOf, identityOf, isLogo, lookUp } from '../../../islands/mobile-menu/navbar-content'
import { readPlace } from '../../../islands/mobile-menu/view'
import type { Config } from '../../../src/contracts/config'

describe('a copy', () => {
  test('has no id, nor what islands left on the original', () => {
    document.body.innerHTML =
      '<div id="a" class="x" data-ilot-mounted="b"><p id="b" data-ilot-mounted="c">texte</p></div>'
    expect(cloneOf('#a')?.outerHTML).toBe('<div class="x"><p>texte</p></div>')
  })

  test('does not point at the original', () => {
    document.body.innerHTML =
      '<div id="a"><label for="f">L</label><input id="f" aria-describedby="f autre"><b aria-labelledby="dehors"></b></div>'
    expect(cloneOf('#a')?.outerHTML).toBe(
      '<div><label>L</label><input><b aria-labelledby="dehors"></b></div>',
    )
  })

  test('of a template is what it holds', () => {
    document.body.innerHTML = '<template id="a"><p id="b">texte</p></template>'
    expect(cloneOf('#a')?.outerHTML).toBe('<div><p>texte</p></div>')
  })

  test('leaves the original as it is', () => {
    const html = '<div id="a" data-ilot-mounted="b"><p id="b"></p></div>'
    document.body.innerHTML = html
    cloneOf('#a')
    expect(document.body.innerHTML).toBe(html)
  })

  test.each(['#absent', 'p[', ''])('of %j is none', (selector) => expect(cloneOf(selector)).toBeNull())
})

const config = {
  product: 'acme',
  session: { hash: 'h' },
  identite: { logo_site: '/logo.svg', nom: 'Vitréa', telephone: 12 },
} as unknown as Config

describe('a variable', () => {
  test.each([
    ['product', 'acme'],
    ['identite.nom', 'Vitréa'],
    ['session.hash', 'h'],
    ['identite.absent', undefined],
    ['absent.nom', undefined],
    ['product.length', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['identite.__proto__', undefined],
    ['identite.toString', undefined],
  ])('%j is %j', (path, value) => expect(lookUp(config, path)).toBe(value))
})

describe('the identity', () => {
  test('is a key of the configuration', () => expect(identityOf(config, 'nom')).toBe('Vitréa'))
  test('has `logo_site` for a logo', () => expect(identityOf(config, 'logo')).toBe('/logo.svg'))
  test('prefers `logo`', () =>
    expect(identityOf({ ...config, identite: { logo: '/a.svg', logo_site: '/b.svg' } }, 'logo')).toBe(
      '/a.svg',
    ))
  test.each(['logo', 'logo_site', 'identite.logo'])('%s is a logo', (path) => expect(isLogo(path)).toBe(true))
  test.each(['nom', 'logotype', 'catalogo'])('%s is none', (path) => expect(isLogo(path)).toBe(false))
})

describe('the place of the page', () => {
  function place(attributes: Record<string, string>) {
    const body = document.createElement('body')
    for (const [name, value] of Object.entries(attributes)) body.setAttribute(name, value)
    const { current, trail } = readPlace(body)
    return { current, trail: [...trail].sort() }
  }

  test('is read from the body, with `data-`', () =>
    expect(place({ 'data-idpage': '12', 'data-idparent': '11', 'data-filariane': '10,11' })).toEqual({
      current: '12',
      trail: ['10', '11'],
    }))
  test('is read from the body, without `data-`', () =>
    expect(place({ idpage: ' 12 ', idparent: '9', filariane: '10, 11,' })).toEqual({
      current: '12',
      trail: ['10', '11', '9'],
    }))
  test('may be unknown', () => expect(place({})).toEqual({ current: '', trail: [] }))
})
