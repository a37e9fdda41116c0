import { describe, expect, test } from 'vitest'
import { rememberTitles, successorOf } from '../../../islands/agenda/compare-months'

/** Creates links, each written `text attributes`. */
function month(...links: string[]): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = links
    .map((each) => {
      const [text = '', ...more] = each.split(' ')
      return `<a data-date="${text}" ${more.join(' ')}>${text}</a>`
    })
    .join('')
  return element
}
const found = (used: number, before: HTMLElement, fresh: HTMLElement) => {
  const link = before.querySelectorAll('a')[used]
  return link && successorOf(link, before)(fresh)?.textContent
}

describe('the link that corresponds to the one used', () => {
  test.each([
    ['has the same id', 1, ['a', 'b id="x"'], ['c', 'd', 'e id="x"'], 'e'],
    ['leads the same way', 1, ['a rel="prev nofollow"', 'b rel="next"'], ['c rel="next"'], 'c'],
    ['says the same', 0, ['← class="t"', '→ class="t"'], ['→ class="t"', '← class="t"'], '←'],
    ['is of the same month in a list of months', 2, ['10', '11', '12'], ['11', '12', '13'], '12'],
    ['looks the same', 1, ['a', 'b class="suivant"'], ['c', 'd', 'e class="suivant"'], 'e'],
    ['stands in the same place', 1, ['a', 'b'], ['c', 'd'], 'd'],
    [
      'stands in the lower of two bars',
      3,
      ['a rel="prev"', 'b rel="next"', 'a rel="prev"', 'b rel="next"'],
      ['c rel="prev"', 'd rel="next"', 'e rel="prev"', 'f rel="next"'],
      'f',
    ],
  ] as const)('%s', (_, used, before, fresh, text) =>
    expect(found(used, month(...before), month(...fresh))).toBe(text),
  )

  test('is none after the last month, rather than the one back', () =>
    expect(found(1, month('a', 'b'), month('c'))).toBeUndefined())

  test('is not one that only shares rel="nofollow"', () =>
    expect(
      found(1, month('a rel="nofollow"', 'b rel="nofollow"'), month('x rel="nofollow"')),
    ).toBeUndefined())
})

describe('the month that is spoken', () => {
  const titled = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })
  test('is the title that is new', () =>
    expect(
      rememberTitles(titled('<h2>Agenda</h2><table><caption> Mai </caption></table>'))(
        titled('<h2>Agenda</h2><table><caption> Juin </caption></table>'),
      ),
    ).toBe('Juin'))
  test('is none without titles', () =>
    expect(rememberTitles(titled(''))(titled('<h3></h3>'))).toBeUndefined())
})
