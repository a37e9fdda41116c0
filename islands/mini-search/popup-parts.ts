/** The parts of the server's pop-up (contract §7): one that is missing is made, and the console says so. */
import { Code } from '../../src/island/errors'
import type { Context } from './parts'

const part = (popup: Element, role: string) => popup.querySelector<HTMLElement>(`[data-role~="${role}"]`)

/** Where the suggestions go. */
export function suggestionsPart(popup: Element, context: Context): HTMLElement {
  const found = part(popup, 'suggestions')
  if (found) return found
  report('suggestions', context)
  const made = document.createElement('div')
  popup.firstElementChild?.append(made)
  return made
}

/** Without it a finger has nothing to close the pop-up with on a small screen. */
export function ensureClose(popup: Element, context: Context): void {
  if (part(popup, 'close')) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-search-close ilots-button'
  button.dataset.role = 'close'
  button.textContent = context.say('close')
  // A failure's notice is ours, and has none.
  if (!popup.querySelector('.ilots-notice')) report('close', context)
  popup.firstElementChild?.prepend(button)
}

function report(role: string, { engine, island, host }: Context): void {
  engine.report.error(
    Code.partMissing,
    `attendu data-role="${role}" dans la fenêtre de recherche du serveur, aucun trouvé ; l'ajouter.`,
    { island, element: host },
  )
}
