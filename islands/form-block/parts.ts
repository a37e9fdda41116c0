/** The two parts of a form block, and how they are shown. */

import { membersOf } from '../../src/dom/members'
import { Code, ilotsError } from '../../src/island/errors'

/** @throws IlotsError `ILOTS-202` */
export function partOf(host: Element, role: 'show' | 'content'): HTMLElement {
  const part = membersOf(host).querySelector<HTMLElement>(`[data-role~="${role}"]`)
  if (part) return part
  const wanted = role === 'show' ? 'un bouton ou un lien' : 'un élément ou un template'
  throw ilotsError(Code.partMissing, `attendu ${wanted} data-role="${role}", aucun trouvé ; en ajouter un.`)
}

/** The server has found errors in it, and sent the page again: it is not put away. */
export const isAnswered = (content: Element): boolean =>
  membersOf(content).querySelector('[aria-invalid="true"],[data-role~="messages"]:not(:empty)') !== null
