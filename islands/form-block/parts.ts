/** The two parts of a form block, and how they are shown. */
import { Code, ilotsError } from '../../src/errors'

/** @throws IlotsError `ILOTS-202` */
export function partOf(host: Element, role: 'show' | 'content'): HTMLElement {
  const part = host.querySelector<HTMLElement>(`[data-role~="${role}"]`)
  if (part) return part
  const wanted = role === 'show' ? 'un bouton ou un lien' : 'un élément ou un template'
  throw ilotsError(Code.partMissing, `attendu ${wanted} data-role="${role}", aucun trouvé ; en ajouter un.`)
}

/** The server has found errors in it, and sent the page again: it is not put away. */
export const isAnswered = (content: Element): boolean =>
  content.querySelector('[aria-invalid="true"],[data-role~="messages"]:not(:empty)') !== null
