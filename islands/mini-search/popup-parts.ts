/** The parts of the server's pop-up (contract §7). A missing one is added and reported. */
import { Code } from '../../src/island/errors'
import type { Context } from './context'

const part = (popup: Element, role: string) => popup.querySelector<HTMLElement>(`[data-role~="${role}"]`)

/** The element for the suggestions. */
export function suggestionsPart(popup: Element, context: Context): HTMLElement {
  const found = part(popup, 'suggestions')
  if (found) return found
  report('suggestions', context)
  const made = document.createElement('div')
  popup.firstElementChild?.append(made)
  return made
}

/** Adds a close button where there is none: on a small screen, touch has no other way to close. */
export function ensureClose(popup: Element, context: Context): void {
  if (part(popup, 'close')) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-search-close ilots-button'
  button.dataset.role = 'close'
  button.textContent = context.say('close')
  // The notice of a failure is ours: its missing button is not the server's mistake.
  if (!popup.querySelector('.ilots-notice')) report('close', context)
  popup.firstElementChild?.prepend(button)
}

function report(role: string, { page, island, host }: Context): void {
  page.report.error(
    Code.partMissing,
    `attendu data-role="${role}" dans la fenêtre de recherche du serveur, aucun trouvé ; l'ajouter.`,
    { island, element: host },
  )
}
