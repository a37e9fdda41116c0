import { ilotsError, sentence } from '../base/errors'
import { Code } from '../contracts/errors'

/**
 * Reads the form that an island is on.
 * @throws IlotsError `ILOTS-202` when the host is another element.
 */
export function formOf(host: HTMLElement): HTMLFormElement {
  if (host instanceof HTMLFormElement) return host
  throw ilotsError(
    Code.partMissing,
    sentence`attendu un élément form, trouvé ${host.localName} ; marquer le formulaire.`,
  )
}
