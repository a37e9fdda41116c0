/** What a link leads to, for the overlay that shows it. */
import { elementOfId } from '../dom/content'
import { Code, ilotsError } from '../island/errors'

/** Whether an address is a picture's, by the end of its path. */
export const isPicturePath = (path: string): boolean => /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(path)

/**
 * The node of the page that a hash names for a link; where content has taken the id of another, the template's.
 * @throws IlotsError `ILOTS-202` when it is not in the page.
 */
export function linkedNode(href: string, link: Element): Element {
  const id = href.slice(href.indexOf('#') + 1)
  const node = elementOfId(id, link)
  if (node) return node
  throw ilotsError(Code.partMissing, `attendu un élément d'id « ${id} », aucun trouvé.`)
}
