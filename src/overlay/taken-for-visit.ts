/**
 * Turbo in front of the tag: Chromium then tells it of a traversal before us. It takes the end of an overlay for a
 * visit and draws the page anew, with what was typed lost. Nothing that comes later can prevent that: the warning
 * says why.
 */

import { Code } from '../contracts/errors'
import type { Page } from '../contracts/page'
import { isEntryBeingLeft } from '../history/history-entry'

let isListening = false

/** Tells it once for the page. */
export function tellTakenForVisit({ report }: Pick<Page, 'report'>): void {
  if (isListening) return
  isListening = true
  const controller = new AbortController()
  const tell = () => {
    if (!isEntryBeingLeft()) return
    controller.abort()
    report.warn(
      Code.tagAfterRouter,
      'Turbo prend la fermeture d’une fenêtre pour une visite et redessine la page : attendu la balise d’ilots.js ' +
        'avant Turbo, trouvée après ; la mettre avant, ou donner à Turbo sa ligne du guide (docs/fr/routers.md).',
    )
  }
  document.addEventListener('turbo:visit', tell, { signal: controller.signal })
}
