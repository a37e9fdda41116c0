import { afterEach, describe, expect, test } from 'vitest'
import { safeUrl } from '../../../src/server/safe-url'
import { pageUrl } from '../../../src/server/urls'

describe('safeUrl', () => {
  test.each(['http://a.example/', 'https://a.example/', 'mailto:a@b.example', 'tel:+33199001110'])(
    'follows %s',
    (raw) => expect(safeUrl(raw)?.href).toBe(raw),
  )

  test.each([
    ['a path', '/contact', 'https://vitrea.example/contact'],
    ['a relative path', 'contact?a=b#c', 'https://vitrea.example/contact?a=b#c'],
    ['an anchor', '#haut', 'https://vitrea.example/accueil#haut'],
    ['another host without a scheme', '//cdn.example/x', 'https://cdn.example/x'],
    ['spaces around', '  /contact\n', 'https://vitrea.example/contact'],
  ])('resolves %s against the document', (_, raw, href) => expect(safeUrl(raw)?.href).toBe(href))

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://vitrea.example/1',
    'file:///etc/passwd',
    'ftp://a.example/',
  ])('refuses %j', (raw) => expect(safeUrl(raw)).toBeNull())

  test.each([null, undefined, '', '   ', 'http://', 'https://['])('refuses %j, which is no address', (raw) =>
    expect(safeUrl(raw)).toBeNull(),
  )
})

describe('pageUrl', () => {
  const HERE = location.href
  const head = (html: string) => {
    document.head.innerHTML = html
    return pageUrl()
  }
  afterEach(() => history.replaceState(null, '', HERE))

  test('is the canonical address, whole', () =>
    expect(head('<link rel="canonical" href="/actualites?page=2">')).toBe(
      'https://vitrea.example/actualites?page=2',
    ))

  test('is not what somebody has written into the body', () => {
    document.body.innerHTML = '<link rel="canonical" href="/hameçon">'
    expect(head('')).toBe('https://vitrea.example/accueil')
    document.body.innerHTML = ''
  })

  test.each([
    '',
    '<link rel="canonical">',
    '<link rel="canonical" href="javascript:alert(1)">',
    '<link rel="alternate" href="/en">',
    '<link rel="canonical" href="https://elsewhere.example/actualites">',
    '<link rel="canonical" href="//elsewhere.example/actualites">',
  ])('with « %s » is the current one, without its hash', (html) => {
    history.replaceState(null, '', '?ville=Brest#avis')
    expect(head(html)).toBe('https://vitrea.example/accueil?ville=Brest')
  })
})
