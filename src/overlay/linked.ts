/** What a link leads to, for the overlay that shows it. */
import { Code, ilotsError } from '../island/errors'

/** Whether an address is a picture's, by the end of its path. */
export const isPicturePath = (path: string): boolean => /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(path)

/** The node of the page that a hash names. @throws IlotsError `ILOTS-202` when it is not in the page. */
export function linkedNode(href: string): Element {
  const id = href.slice(href.indexOf('#') + 1)
  const node = document.getElementById(id)
  if (node) return node
  throw ilotsError(Code.partMissing, `attendu un élément d'id « ${id} », aucun trouvé.`)
}
