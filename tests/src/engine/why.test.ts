import { describe, expect, test } from 'vitest'
import { ilotsError } from '../../../src/base/errors'
import { Code } from '../../../src/contracts/errors'
import type { Engine } from '../../../src/engine/engine'
import { why } from '../../../src/engine/why'
import { complaints, fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'

const tell = (engine: Engine, selector: string) => why(engine, find(selector))

describe('a state', () => {
  test('mounted', async () => {
    const engine = await startOn('<p class="a"></p>', fakeIsland('a'))
    expect(tell(engine, '.a')).toEqual([{ island: 'a', state: 'mounted', reason: '', hint: '' }])
  })

  test('waiting, and for what', async () => {
    const engine = await startOn('<p class="a"></p>', fakeIsland('a', { when: { on: 'visible' } }))
    expect(tell(engine, '.a')).toMatchObject([
      { state: 'waiting', reason: expect.stringContaining('visible') },
    ])
  })

  test('waiting for a media query, which is named', async () => {
    const media = '(max-width: 1px)'
    const engine = await startOn('<p class="a"></p>', fakeIsland('a', { when: { on: 'now', media } }))
    expect(tell(engine, '.a')).toMatchObject([{ state: 'waiting', reason: expect.stringContaining(media) }])
  })

  test('loading', async () => {
    const code = gate()
    const engine = await startOn('', fakeIsland('a', { before: () => code.passed }))
    document.body.innerHTML = '<p class="a"></p>'
    await settled()
    expect(tell(engine, '.a')).toMatchObject([{ island: 'a', state: 'loading' }])
  })

  test('failed, with what was thrown', async () => {
    complaints()
    const mount = () => {
      throw new Error('cassé')
    }
    const engine = await startOn('<p class="a"></p>', fakeIsland('a', { mount }))
    expect(tell(engine, '.a')).toMatchObject([{ state: 'failed', reason: 'cassé' }])
  })

  test('refused, with the address, and only a warning', async () => {
    const { errors, warnings } = complaints()
    const mount = () => {
      throw ilotsError(Code.urlRefused, 'javascript: refusé')
    }
    const engine = await startOn('<p class="a"></p>', fakeIsland('a', { mount }))
    expect(tell(engine, '.a')).toMatchObject([{ state: 'refused', reason: 'javascript: refusé' }])
    expect(errors).toEqual([])
    expect(warnings).toHaveLength(1)
  })

  test('disposed, with how to have it again', async () => {
    const engine = await startOn('<p class="a"></p>', fakeIsland('a'))
    const host = find('.a')
    host.remove()
    await settled()
    expect(why(engine, host)).toMatchObject([
      { state: 'disposed', hint: expect.stringContaining('Ilots.mount') },
    ])
  })

  test('of each island of one element', async () => {
    const other = fakeIsland('b', { marker: { selector: '.a' }, when: { on: 'interaction' } })
    const engine = await startOn('<p class="a"></p>', fakeIsland('a'), other)
    expect(tell(engine, '.a').map(({ island, state }) => `${island} ${state}`)).toEqual([
      'a mounted',
      'b waiting',
    ])
  })

  test('none, for an ordinary element', async () => {
    const engine = await startOn('<p class="texte"></p>', fakeIsland('squeezebox'))
    expect(tell(engine, 'p')).toMatchObject([{ island: '', state: 'none', hint: '' }])
  })

  test('none yet, for a marker that came after the scan', async () => {
    const engine = await startOn('<p></p>', fakeIsland('a'))
    find('p').className = 'a'
    expect(tell(engine, 'p')).toMatchObject([
      { island: 'a', state: 'none', hint: expect.stringContaining('Ilots.mount') },
    ])
  })

  test('none, for an element that is not in the page, which is said', async () => {
    const engine = await startOn('', fakeIsland('a'))
    const outside = Object.assign(document.createElement('p'), { className: 'a' })
    expect(why(engine, outside)).toMatchObject([
      { state: 'none', reason: expect.stringContaining('hors de la page') },
    ])
  })

  test('none, for a marker of another element, which is named', async () => {
    const table = fakeIsland('sortable-table', { marker: { selector: 'table[data-ilot~="sortable"]' } })
    const engine = await startOn('<div data-ilot="sortable"></div>', table)
    expect(tell(engine, 'div')).toEqual([
      { island: '', state: 'none', reason: 'aucun marqueur', hint: 'table[data-ilot~="sortable"]' },
    ])
  })

  test('nothing, for no element', async () => expect(why(await startOn(''), null)).toEqual([]))
})

describe('a misspelt marker', () => {
  const islands = [
    fakeIsland('squeezebox'),
    fakeIsland('goto-block', { marker: { selector: '[data-goto-url]' } }),
    fakeIsland('mobile-menu', { marker: { selector: '#fMenuMobileButton' } }),
    fakeIsland('agenda', { marker: { selector: '[data-ilot~="agenda"]' } }),
  ]

  test.each([
    ['a class', '<p class="squeezbox"></p>', 'squeezebox', 'squeezebox'],
    ['another letter case', '<p class="Squeezebox"></p>', 'squeezebox', 'squeezebox'],
    ['an attribute', '<p data-goto-ulr="/"></p>', 'goto-block', 'data-goto-url'],
    ['an id', '<p id="fMenuMobilButton"></p>', 'mobile-menu', 'fMenuMobileButton'],
    ['a word of data-ilot', '<p data-ilot="x agneda"></p>', 'agenda', 'agenda'],
  ])('%s is told with the nearest name', async (_, html, island, meant) => {
    const engine = await startOn(html, ...islands)
    expect(tell(engine, 'p')).toMatchObject([
      { island, state: 'misspelt', hint: expect.stringContaining(`« ${meant} »`) },
    ])
  })

  test('is seen in an island’s name, which is not its marker', async () => {
    const zoom = fakeIsland('image-zoom', { marker: { selector: '[data-ilot~="zoom"]' } })
    const engine = await startOn('<p data-ilot="image-zoom"></p>', zoom)
    expect(tell(engine, 'p')).toMatchObject([
      { island: 'image-zoom', hint: 'écrire « [data-ilot~="zoom"] »' },
    ])
  })

  test('is not seen in an attribute that only begins as one does', async () => {
    const reveal = fakeIsland('scroll-reveal', { marker: { selector: '[data-aos]' } })
    const engine = await startOn('<p data-role="items"></p>', reveal)
    expect(tell(engine, 'p')).toMatchObject([{ state: 'none' }])
  })

  test('is not seen in a word that is far from all', async () => {
    const engine = await startOn('<p class="carte" id="haut" data-idpage="1"></p>', ...islands)
    expect(tell(engine, 'p')).toMatchObject([{ state: 'none' }])
  })

  test('is not seen in a word that is right', async () => {
    const engine = await startOn('<p class="x"></p>', ...islands)
    find('p').className = 'squeezebox'
    expect(tell(engine, 'p')).toMatchObject([{ state: 'none', island: 'squeezebox' }])
  })
})
