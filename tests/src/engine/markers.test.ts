import { describe, expect, test, vi } from 'vitest'
import type { Island } from '../../../src/contracts/island'
import { makeMarkers } from '../../../src/engine/markers'
import { fakeIsland, find } from '../../helpers/engine'

const block = fakeIsland('block', { marker: { comment: 'bloc' } })
const tile = fakeIsland('tile', { marker: { selector: '[data-goto-url]' } })
const link = fakeIsland('link', { marker: { selector: '.squeezebox' } })
const page = fakeIsland('page', { marker: { selector: ':root' } })

const config = { markers: {}, product: 'ilots', content: '.redaction' }

const make = (islands: readonly Island[], overrides: Record<string, string> = {}) => ({
  markers: makeMarkers(islands, { ...config, markers: overrides }),
})

/** `island` and host's id, for each thing found. */
function found(html: string, islands: readonly Island[], root = 'body', overrides = {}): string[] {
  document.body.innerHTML = html
  const { markers } = make(islands, overrides)
  return markers.find(find(root)).map(({ island, host }) => `${island.name} ${host.id || host.localName}`)
}

describe('selectors', () => {
  test('find the root itself and everything below', () =>
    expect(found('<p id="a" class="squeezebox"><b id="b" class="squeezebox"></b></p>', [link], '#a')).toEqual(
      ['link a', 'link b'],
    ))

  test('find nothing beside or above the root', () =>
    expect(found('<p class="squeezebox"><i id="a"></i></p><p class="squeezebox"></p>', [link], '#a')).toEqual(
      [],
    ))

  test('give one element several islands', () =>
    expect(found('<p id="a" class="squeezebox" data-goto-url="/"></p>', [tile, link])).toEqual([
      'tile a',
      'link a',
    ]))

  test('are found in the order of the document, outermost first, whatever the island', () =>
    expect(
      found(
        '<p id="a" class="squeezebox"><b id="b" data-goto-url="/"></b></p><p id="c" data-goto-url="/"></p><p id="d" class="squeezebox"></p>',
        [tile, link],
      ),
    ).toEqual(['link a', 'tile b', 'tile c', 'link d']))

  test('stand for the configured product', () => {
    const date = fakeIsland('date', { marker: { selector: '[class~="{product}date"]' } })
    document.body.innerHTML = '<p class="a$date"></p><p class="ilotsdate"></p>'
    const markers = makeMarkers([date], { ...config, product: 'a$' })
    expect(markers.find(document.body).map(({ host }) => host.className)).toEqual(['a$date'])
  })

  test('that name several things at once are one island', () => {
    const either = fakeIsland('either', { marker: { selector: '.x, [data-y]' } })
    expect(found('<p id="a" class="x" data-y></p>', [either])).toEqual(['either a'])
  })
})

describe('comments', () => {
  const data = '{"url":"/r"}'

  test('mark the element that holds them', () =>
    expect(found(`<div id="a"><!-- bloc ${data} --></div>`, [block])).toEqual(['block a']))

  test('mark the nearest element with an id', () =>
    expect(found(`<div id="a"><p><!-- bloc ${data} --></p></div>`, [block])).toEqual(['block a']))

  test('need no space', () =>
    expect(found(`<div id="a"><!--bloc${data}--></div>`, [block])).toEqual(['block a']))

  test('that are not the first of their element mark nothing', () =>
    expect(found(`<div id="a"><!-- rien --><!-- bloc ${data} --></div>`, [block])).toEqual([]))

  test('of a nested block leave the outer one alone', () =>
    expect(
      found(`<div id="a"><!-- bloc ${data} --><div id="b"><!-- bloc ${data} --></div></div>`, [block]),
    ).toEqual(['block a', 'block b']))

  test.each([
    ['without an id', `<div><!-- bloc ${data} --></div>`],
    ['of another word', `<div id="a"><!-- blocs ${data} --></div>`],
    ['without an object', '<div id="a"><!-- bloc --></div>'],
    ['that begin otherwise', `<div id="a"><!-- un bloc ${data} --></div>`],
  ])('%s mark nothing', (_, html) => expect(found(html, [block])).toEqual([]))

  test('outside the root are not looked for', () =>
    expect(found(`<div id="a"><!-- bloc ${data} --><p id="b"></p></div>`, [block], '#b')).toEqual([]))
})

describe('the page', () => {
  test('is a host when the root is the document', () =>
    expect(found('', [page], 'html')).toEqual(['page html']))
  test('is no host when a part is scanned', () => expect(found('', [page], 'body')).toEqual([]))
})

describe('overrides', () => {
  test('replace the selector of an island', () =>
    expect(
      found('<p id="a" class="squeezebox"></p><p id="b" class="mine"></p>', [link], 'body', {
        link: '.mine',
      }),
    ).toEqual(['link b']))

  test('replace a comment too', () =>
    expect(found('<p id="a" class="mine"></p>', [block], 'body', { block: '.mine' })).toEqual(['block a']))

  test.each(['p[', '', '::', '12', 12 as unknown as string])(
    'where %j, which is no selector, is given the island’s own is used',
    (selector) => {
      const { markers } = make([link], { link: selector })
      document.body.innerHTML = '<p class="squeezebox"></p>'
      expect(markers.find(document.body)).toHaveLength(1)
    },
  )

  test('a selector that this browser cannot read disables that island alone', () => {
    const strange = fakeIsland('strange', { marker: { selector: 'p:no-such-thing(' } })
    expect(found('<p id="a" class="squeezebox"></p>', [strange, link])).toEqual(['link a'])
  })
})

describe('ten thousand nodes', () => {
  test('are searched with one query for each island that has a selector, one for their order, and one walk', () => {
    document.body.innerHTML = '<p><b class="squeezebox"></b></p>'.repeat(5000)
    const { markers } = make([tile, link, block, page])
    const queries = vi.spyOn(Element.prototype, 'querySelectorAll')
    const walks = vi.spyOn(document, 'createTreeWalker')
    expect(markers.find(document.body)).toHaveLength(5000)
    // The last one is for the order.
    expect(queries).toHaveBeenCalledTimes(4)
    expect(walks).toHaveBeenCalledOnce()
  })

  test('without a marker are searched with one query', () => {
    document.body.innerHTML = '<p><b></b></p>'.repeat(5000)
    const { markers } = make([tile, link, block, page])
    const queries = ['querySelector', 'querySelectorAll', 'matches'] as const
    const calls = queries.map((name) => vi.spyOn(Element.prototype, name))
    expect(markers.find(document.body)).toEqual([])
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
  })
})

describe('vocabulary', () => {
  test('holds the words of every selector', () => {
    const agenda = fakeIsland('agenda', { marker: { selector: '[data-ilot~="calendar"], #fAgenda' } })
    const { markers } = make([tile, link, agenda])
    expect([...markers.vocabulary()]).toEqual([
      ['data-goto-url', 'tile'],
      ['squeezebox', 'link'],
      ['calendar', 'agenda'],
      ['fAgenda', 'agenda'],
    ])
  })
})
