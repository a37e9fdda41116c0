/** Reads the menu from lists of links that the page has (contract §8, `data-source`): no server is asked. */
import { preferTemplate } from '../../src/dom/content'
import type { Block, Page } from './replies'

const LIST = 'ul,ol'

/**
 * The lists that a selector names, one after the other; of a `nav` or another element, those in it. Text and
 * addresses are the page's, as they are now; an address is checked when it is shown. Entries without words are left
 * out, and those that neither lead anywhere nor have others below them.
 * @returns no block where the selector cannot be read, or names no list with a link.
 */
export function readSource(selector: string): Block[] {
  let count = 0
  const readPages = (list: Element): Page[] =>
    [...list.children].flatMap((each) => {
      const below = outsideInnerLists(each, LIST)
      const [link] = outsideInnerLists(each, 'a[href]')
      const title = textBefore(link ?? each, link ? undefined : below[0])
      count += 1
      // As no page of the platform has it.
      const id = `#${count}`
      const children = below.flatMap(readPages)
      if (!title || !(link || children.length)) return children
      const isHere = [each, link].some((one) => one?.hasAttribute('aria-current'))
      const theme = children.some((child) => child.isHere || child.theme) ? 'is-active' : ''
      const address = link?.getAttribute('href') ?? ''
      return [{ id, title, link: address, theme, fields: {}, children, isHere }]
    })
  const pages = named(selector)
    .flatMap((each) => (each.matches(LIST) ? [each] : outsideInnerLists(each, LIST)))
    .flatMap(readPages)
  return pages.length ? [{ type: 'menu', pages }] : []
}

/** Parts that are in no list inside the element. */
const outsideInnerLists = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].filter(
    (part) => !element.contains((part.parentElement as Element).closest(LIST)),
  )

function named(selector: string): Element[] {
  try {
    return preferTemplate(document.querySelectorAll(selector))
  } catch {
    return []
  }
}

/** What it says before a list in it; of an image alone, its alternative text. */
function textBefore(element: Element, list: Element | undefined): string | undefined {
  const range = new Range()
  range.selectNodeContents(element)
  if (list) range.setEndBefore(list)
  const text = String(range).replace(/\s+/g, ' ').trim()
  return text || element.querySelector('img')?.alt
}
