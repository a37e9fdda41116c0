import { describe, expect, test } from 'vitest'
import { safeUrl } from '../../src/urls'

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
