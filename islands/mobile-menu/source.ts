/** Reads the menu from lists of links that the page has (contract §8, `data-source`): no server is asked. */
import { membersOf } from '../../src/dom/members'
import type { Block, Page } from './replies'

const LIST = 'ul,ol'

/**
 * The lists that a selector names, one after the other; of a `nav` or another element, the first list in it. Text and addresses
 * are the page's, as they are now; an address is checked when it is shown. Entries without words are left out, and those
 * that neither lead anywhere nor have others below them.
 * @returns no block where the selector cannot be read, or names no list with a link.
 */
export function readSource(selector: string): Block[] {
  let count = 0
  const readPages = (list: Element): Page[] =>
    [...list.children].flatMap((each) => {
      const entry = membersOf(each)
      const below = entry.querySelector(LIST)
      const first = entry.querySelector<HTMLAnchorElement>('a[href]')
      const link = below?.contains(first) ? null : first
      const title = wordsOf(link ?? each, below)
      count += 1
      const id = `source-${count}`
      const children = below ? readPages(below) : []
      if (!title || !(link || children.length)) return children
      const isHere = [each, link].some((one) => one?.hasAttribute('aria-current'))
      const theme = isHere || children.some((child) => child.theme) ? 'is-active' : ''
      const address = link?.getAttribute('href') ?? ''
      return [{ id, title, link: address, theme, fields: {}, children, isHere }]
    })
  const pages = named(selector).flatMap((each) => {
    const element = membersOf(each)
    const list = element.matches(LIST) ? each : element.querySelector(LIST)
    return list ? readPages(list) : []
  })
  return pages.length ? [{ type: 'menu', pages }] : []
}

function named(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    return []
  }
}

/** What it says before the list in it; of an image alone, its alternative text. */
function wordsOf(element: Element, below: Element | null): string {
  const range = document.createRange()
  range.selectNodeContents(element)
  if (below && membersOf(element).contains(below)) range.setEndBefore(below)
  const words = String(range).replace(/\s+/g, ' ').trim()
  return words || (membersOf(element).querySelector('img')?.alt ?? '')
}
