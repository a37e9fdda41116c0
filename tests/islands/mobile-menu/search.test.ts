import { describe, expect, test } from 'vitest'
import type { Block, Page } from '../../../islands/mobile-menu/replies'
import { findPages, fold, indexPages } from '../../../islands/mobile-menu/search'

const page = (title: string, children: Page[] = []): Page => ({
  id: title,
  title,
  link: '',
  theme: '',
  fields: {},
  children,
})
const blocks: Block[] = [
  { type: 'menu', pages: [page('Réparer', [page('Réparer un impact', [page('Été comme hiver')])])] },
  { type: 'spacer' },
  { type: 'clone', selector: '#impact' },
  { type: 'menu', pages: [page('Œuvre'), page('Impact sur pare-brise')] },
]
const search = (query: string) => findPages(indexPages(blocks), query).map(({ page: { title } }) => title)

describe('fold', () => {
  test.each([
    ['Été', 'ete'],
    ['ÇA À Î ÿ', 'ca a i y'],
    ['E\u0301te\u0301', 'ete'],
    ['  a  ', 'a'],
    ['ﬁn', 'ﬁn'],
  ])('%j is %j', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('a search', () => {
  test('finds pages at every depth, in the order of the menu', () =>
    expect(search('impact')).toEqual(['Réparer un impact', 'Impact sur pare-brise']))
  test.each(['ete', 'ÉTÉ', 'été', ' Ete '])('%j finds “Été comme hiver”', (query) =>
    expect(search(query)).toEqual(['Été comme hiver']),
  )
  test('wants every word, in any order', () => {
    expect(search('brise impact')).toEqual(['Impact sur pare-brise'])
    expect(search('impact absent')).toEqual([])
  })
  test('takes signs as they are', () => expect(search('.*')).toEqual([]))
  test('names the pages above', () =>
    expect(findPages(indexPages(blocks), 'hiver')[0]?.trail).toEqual(['Réparer', 'Réparer un impact']))
})
