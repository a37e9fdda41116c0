import { afterEach, describe, expect, test, vi } from 'vitest'
import { scanPage } from '../../../islands/inspector/page-scan'
import { integer } from '../../../src/island/attributes'
import { islands } from '../../../src/registry-entries'
import { complaints, fakeIsland, startOn } from '../../helpers/engine'

afterEach(() => vi.unstubAllGlobals())

/** A page that knows all islands and mounts none. */
async function scan(html: string) {
  complaints()
  const idle = islands.map((island) => ({ ...island, when: { on: 'hash' as const } }))
  return scanPage(await startOn(html, ...idle))
}
const told = async (html: string) =>
  (await scan(html)).map(({ kind, found, meant, island }) => [kind, found, meant, island].join(' '))

describe('a misspelt marker is told with the nearest one', () => {
  test.each([
    ['<p data-goto-ulr="/a"></p>', 'misspelt data-goto-ulr data-goto-url goto-block'],
    ['<a class="sqeezebox" href="/a"></a>', 'misspelt sqeezebox squeezebox squeezebox'],
    ['<p data-ilot="goto-blok"></p>', 'otherMarker goto-blok [data-goto-url] goto-block'],
    ['<p data-ilot="squeezebox"></p>', 'otherMarker squeezebox .squeezebox squeezebox'],
    ['<p data-ilot="perroquet"></p>', 'unknownIsland perroquet  '],
    ['<a id="fMenuMobilButton"></a>', 'misspelt fMenuMobilButton fMenuMobileButton mobile-menu'],
    ['<a rel="ligthbox[a]"></a>', 'misspelt ligthbox lightbox lightbox'],
    ['<p data-illot="popup"></p>', 'misspelt data-illot data-ilot '],
    ['<div id="x"><!-- blok {"url":"/a"} --></div>', 'misspelt blok bloc content-block'],
    ['<div data-ilot="sortable"></div>', 'wordElsewhere sortable table[data-ilot~="sortable"] '],
    ['<p data-ilot="sortabel"></p>', 'misspelt sortabel sortable sortable-table'],
  ])('%s', async (html, expected) => {
    expect(await told(html)).toContain(expected)
  })

  test('with the product’s own field classes', async () => {
    vi.stubGlobal('IlotsConfig', { product: 'acme' })
    expect(await told('<input class="acmedat">')).toEqual(['misspelt acmedat acmedate date-field'])
  })
})

test.each([
  '<p class="form slides rating-note tile" data-goto-url="/a" data-ilot="popup zoom share-toolbox"></p>',
  '<a rel="nofollow noopener" class="squeezebox" href="/a"></a>',
  '<p id="menu" data-page="1" data-aos="fade" data-role="items"></p>',
  '<table data-ilot="sortable"></table>',
  '<html data-ilots="ready"><p data-ilot-mounted="goto-block"></p>',
])('what is well written is not told: %s', async (html) => {
  expect(await told(html)).toEqual([])
})

test('of one element, each word is told', async () => {
  expect(await told('<p class="sqeezebox" data-goto-ulr="/"></p>')).toHaveLength(2)
})

test('an id that two elements have is told once, with both', async () => {
  const [finding] = await scan('<p id="a"></p><b id="a"></b><i id="b"></i>')
  expect(finding).toMatchObject({ kind: 'duplicateId', found: 'a' })
  expect(finding?.elements.map(({ localName }) => localName)).toEqual(['p', 'b'])
})

test('a marker in a template is told once for each island', async () => {
  const html = '<template><p data-goto-url="/a"><i data-goto-url="/b"></i></p></template>'
  expect(await told(html)).toEqual(['inTemplate goto-block  goto-block'])
})

describe('a comment', () => {
  test('without an id around it mounts nothing, and is told', async () => {
    expect(await told('<div><!-- bloc {"url":"/a"} --></div>')).toEqual(['commentWithoutId bloc  '])
  })

  test('that is not the first in its element is told', async () => {
    const html = '<div id="x"><!-- titre --><!-- bloc {"url":"/a"} --></div>'
    expect(await told(html)).toEqual(['commentNotFirst bloc  '])
  })

  test('that is none of ours is not', async () => {
    expect(await told('<div><!-- début {du} menu --><!-- cache {"a":1} --></div>')).toEqual([])
  })
})

test('an attribute that its island nearly has is told', async () => {
  complaints()
  const engine = await startOn('<p class="a" data-intervall="3" data-min="1"></p>', fakeIsland('a'))
  const schemas = new Map([['a', { interval: integer(1), max: integer(1) }]])
  expect(scanPage(engine, schemas)).toMatchObject([
    { kind: 'misspeltAttribute', found: 'data-intervall', meant: 'data-interval', island: 'a' },
  ])
})

test('what the bundle adds is not told', async () => {
  expect(await told('<p class="ilots-toasts sqeezebox"></p>')).toEqual([])
})
