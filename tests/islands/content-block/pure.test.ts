import { describe, expect, test } from 'vitest'
import { loadsWhenSeen, modeAfter, readMode, stopOf } from '../../../islands/content-block/load-more'
import {
  addressFields,
  addressWith,
  fieldNames,
  loadMoreUrl,
  readComment,
  refreshUrl,
  textFields,
} from '../../../islands/content-block/refresh-url'
import { find } from '../../helpers/engine'

const config = { content: '[data-ilots-content]', endpoints: {} }

function block(comment: string): Element {
  document.body.innerHTML = `<div id="b"><p></p><!--${comment}--></div>`
  return find('#b')
}

describe('the comment', () => {
  test('is read', () =>
    expect(readComment(block(' bloc {"url":"/r?a=1","referer":"/actu","search":"verre"} '), config)).toEqual({
      url: '/r?a=1',
      referer: '/actu',
      search: 'verre',
    }))

  test('may be short of referer and search, as PHP writes it', () =>
    expect(readComment(block('bloc{"url":"/r","referer":null,"search":12}'), config)).toEqual({
      url: '/r',
      referer: '',
      search: '12',
    }))

  test('may hold more', () =>
    expect(readComment(block('bloc {"url":"/r","x":{}}'), config)).toMatchObject({ url: '/r' }))

  test('has the configuration’s address where it names none, and its own otherwise', () => {
    expect(
      readComment(block('bloc {"referer":"/actu"}'), { ...config, endpoints: { block: '/bloc' } }),
    ).toMatchObject({ url: '/bloc' })
    expect(
      readComment(block('bloc {"url":"/r"}'), { ...config, endpoints: { block: '/bloc' } }),
    ).toMatchObject({ url: '/r' })
  })

  test.each([
    'bloc {"url":',
    "bloc {'url':'/r'}",
    'bloc {url:"/r"}',
    'bloc',
    'bloc {"referer":"/"}',
    'bloc {"url":""}',
    'bloc {"url":1}',
    'bloc null',
    'bloc []',
  ])('%j is refused with a sentence', (comment) => {
    const sentence = expect.stringMatching(
      /^le commentaire du bloc ne se lit pas, reçu « .*, attendu bloc \{"url":"…",/,
    )
    expect(() => readComment(block(comment), config)).toThrow(
      expect.objectContaining({ name: 'IlotsError', code: 205, message: sentence }),
    )
  })
})

describe('the address of a refresh', () => {
  const parameters = { url: '/r.php?bloc=a', referer: '/actualites?p=1&q=é', search: '' }

  test('is the refresh URL, the referer and the block’s id', () =>
    expect(refreshUrl(parameters, [], 'b', 1)).toBe(
      '/r.php?bloc=a&referer=%2Factualites%3Fp%3D1%26q%3D%C3%A9&identload=b_refresh1',
    ))

  test('holds the search when there is one', () =>
    expect(refreshUrl({ ...parameters, search: 'pare brise' }, [], 'b', 3)).toBe(
      '/r.php?bloc=a&referer=%2Factualites%3Fp%3D1%26q%3D%C3%A9&recherche=pare%20brise&identload=b_refresh3',
    ))

  test('holds the fields of the form around, between referer and search', () =>
    expect(
      refreshUrl(
        { url: '/r', referer: '/', search: 's' },
        [
          ['ville', 'Paris 12'],
          ['tags[]', 'a&b'],
        ],
        'b',
        2,
      ),
    ).toBe('/r?referer=%2F&ville=Paris%2012&tags%5B%5D=a%26b&recherche=s&identload=b_refresh2'))

  test('starts its query with ? when it has none', () =>
    expect(refreshUrl({ url: '/r', referer: '', search: '' }, [], 'b', 1)).toBe(
      '/r?referer=&identload=b_refresh1',
    ))
})

describe('the address of load more', () => {
  test.each([
    ['/liste?page=2', '/liste?page=2&paginate=auto'],
    ['/liste', '/liste?paginate=auto'],
    ['?page=2#suite', '?page=2&paginate=auto'],
    ['/liste#suite', '/liste?paginate=auto'],
  ])('of %s is %s', (href, url) => expect(loadMoreUrl(href)).toBe(url))
})

describe('the address bar', () => {
  const current = 'https://vitrea.example/liste?page=1&tri=date#haut'
  test('takes what changed', () =>
    expect(addressWith(current, [['page', '2']])).toBe('https://vitrea.example/liste?tri=date&page=2#haut'))
  test('drops what was emptied', () =>
    expect(addressWith(current, [['tri', '']])).toBe('https://vitrea.example/liste?page=1#haut'))
  test('drops what a form stands for and did not send', () =>
    expect(addressWith(current, [], ['tri'])).toBe('https://vitrea.example/liste?page=1#haut'))
  test('keeps several values of one name', () =>
    expect(
      addressWith('https://vitrea.example/', [
        ['f[]', 'a'],
        ['f[]', 'b'],
      ]),
    ).toBe('https://vitrea.example/?f%5B%5D=a&f%5B%5D=b'))
})

describe('a form', () => {
  test('gives no password, card, one-time code or token to an address', () => {
    document.body.innerHTML = `<form><input name="q" value="a" autocomplete="off"><input type="hidden" name="module" value="offres">
      <input type="hidden" value="sans nom"><input type="hidden" name="csrf_token" value="jeton"><input type="password" name="pass" value="s">
      <input name="carte" value="4970" autocomplete="section-a cc-number"><input name="code" value="1" autocomplete="one-time-code">
      <input name="ancien" value="m" autocomplete="current-password"><textarea name="cvv" autocomplete="cc-csc">123</textarea></form>`
    expect(addressFields(find<HTMLFormElement>('form'))).toEqual([
      ['q', 'a'],
      ['module', 'offres'],
    ])
  })

  test('gives its fields in order, files aside', () => {
    document.body.innerHTML =
      '<form><input name="a" value="1"><input name="b" type="checkbox"><input type="file" name="f"><input name="a" value="2"></form>'
    const form = find<HTMLFormElement>('form')
    expect(textFields(form).filter(([name]) => name !== 'f')).toEqual([
      ['a', '1'],
      ['a', '2'],
    ])
    expect(fieldNames(form)).toEqual(['a', 'b', 'f', 'a'])
  })
})

describe('a load-more button', () => {
  test.each([
    ['auto', 'auto'],
    ['click-auto', 'click-auto'],
    ['click', 'click'],
    ['autre', 'click'],
    [undefined, 'click'],
  ])('with data-load=%j is in mode %s', (raw, mode) => expect(readMode(raw)).toBe(mode))

  test('with a click start goes on by itself after the first click', () => {
    expect(modeAfter('click-auto')).toBe('auto')
    expect(modeAfter('auto')).toBe('auto')
    expect(modeAfter('click')).toBe('click')
  })

  test.each([
    ['3', 3],
    [undefined, 5],
    ['0', 5],
    ['-1', 5],
    ['2.5', 5],
    ['deux', 5],
  ])('with data-load-stop=%j stops every %i loads', (raw, stop) => expect(stopOf(raw)).toBe(stop))

  test('waits for a click every so many loads, then goes on', () =>
    expect([0, 1, 2, 3, 4, 5].map((loads) => loadsWhenSeen('auto', loads, '2'))).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]))

  test.each(['click', 'click-auto'] as const)('in mode %s does not go on by itself', (mode) =>
    expect(loadsWhenSeen(mode, 0, undefined)).toBe(false),
  )
})
