/** The menu that is made of the page's own lists (contract §8, `data-source`). */
import { describe, expect, test } from 'vitest'
import type { Page } from '../../../islands/mobile-menu/replies'
import { readSource } from '../../../islands/mobile-menu/source'

const short = ({ title, link, children }: Page): unknown =>
  children.length ? [title, link, children.map(short)] : [title, link]

function read(html: string, selector = '#plan') {
  document.body.innerHTML = html
  return readSource(selector).flatMap((block) => (block.type === 'menu' ? block.pages : []))
}

describe('lists of the page', () => {
  test('are read with what is below their entries', () => {
    const pages = read(`<nav id="plan"><ul>
      <li><a href="/">Accueil</a></li>
      <li><a href="/services">Nos
        <b>services</b></a><ul><li><a href="/services/vitre">Vitre</a></li></ul></li>
      <li><div><span>Agences</span><ol><li><a href="/lyon">Lyon</a></li></ol></div></li>
    </ul></nav>`)
    expect(pages.map(short)).toEqual([
      ['Accueil', '/'],
      ['Nos services', '/services', [['Vitre', '/services/vitre']]],
      ['Agences', '', [['Lyon', '/lyon']]],
    ])
    const ids = pages.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    expect(new Set(ids).size).toBe(5)
  })

  test('may be named themselves, and be several', () =>
    expect(
      read(
        '<ul class="plan"><li><a href="/a">A</a></li></ul><ol class="plan"><li><a href="/b">B</a></li></ol>',
        '.plan',
      ).map(short),
    ).toEqual([
      ['A', '/a'],
      ['B', '/b'],
    ]))

  test('may be several in one entry, before or after its link: columns', () =>
    expect(
      read(
        '<nav id="plan"><ul><li><div><ul><li><a href="/b">B</a></li></ul><ul><li><a href="/c">C</a></li></ul></div><a href="/a">A</a></li></ul><ol><li><a href="/d">D</a></li></ol></nav>',
      ).map(short),
    ).toEqual([
      [
        'A',
        '/a',
        [
          ['B', '/b'],
          ['C', '/c'],
        ],
      ],
      ['D', '/d'],
    ]))

  test('lose entries that say nothing or lead nowhere; what is below these stays', () =>
    expect(
      read(
        '<ul id="plan"><li>Bientôt</li><li><a href="/vide"> </a></li><li><ul><li><a href="/a">A</a></li></ul></li></ul>',
      ).map(short),
    ).toEqual([['A', '/a']]))

  test('an image is called what its alternative text says', () =>
    expect(read('<ul id="plan"><li><a href="/a"><img alt="Vitrage"></a></li></ul>').map(short)).toEqual([
      ['Vitrage', '/a'],
    ]))

  test('say the current page with aria-current, on the link or its entry, and what is above it', () => {
    const pages = read(
      '<ul id="plan"><li><a href="/a">A</a><ul><li aria-current="page"><a href="/b">B</a></li><li><a href="/c">C</a></li></ul></li></ul>',
    )
    expect(pages.map(({ isHere, theme }) => [isHere, theme])).toEqual([[false, 'is-active']])
    expect(pages[0]?.children.map(({ isHere, theme }) => [isHere, theme])).toEqual([
      [true, ''],
      [false, ''],
    ])
  })

  test.each(['#rien', '[data-x', ''])('there are none for « %s »', (selector) =>
    expect(read('<ul><li><a href="/a">A</a></li></ul>', selector)).toEqual([]),
  )
})
