/** What a link leads to, for the overlay that shows it. */

import { ilotsError, sentence } from '../base/errors'
import { Code } from '../contracts/errors'
import { elementsOfId, preferTemplate } from '../dom/content'

/** Whether an address is a picture's, by the end of its path. */
export const isPicturePath = (path: string): boolean => /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(path)

/**
 * What an id names for the element that opens it, which may have the same one: not itself, nor what holds it. Where
 * content has taken the id of another, the template's.
 */
export function contentOfId(id: string, opener?: Element | null): HTMLElement | undefined {
  const others = elementsOfId(id, opener ?? undefined).filter((each) => !opener || !each.contains(opener))
  return preferTemplate(others, opener ?? undefined)[0]
}

/**
 * The node of the page that a hash names for a link; where content has taken the id of another, the template's.
 * @throws IlotsError `ILOTS-202` when it is not in the page.
 */
export function linkedNode(href: string, link: Element): Element {
  const id = href.slice(href.indexOf('#') + 1)
  const node = contentOfId(id, link)
  if (node) return node
  throw ilotsError(Code.partMissing, sentence`attendu un élément d'id « ${id} », aucun trouvé.`)
}
