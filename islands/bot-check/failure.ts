/** A provider that does not answer, or says no: told above the form, which stays filled and can be sent again. */

import type { Gate } from '../../src/forms/gate'
import { Code, isIlotsError } from '../../src/island/errors'
import { failureNotice } from '../../src/ui/notice'
import type { Context } from './context'

/** @param submitter has the focus again when the visitor tries once more. @returns false: the submit is over. */
export function explain(
  error: unknown,
  context: Context,
  gate: Gate,
  submitter: HTMLElement | null,
  retry: () => void,
): false {
  const { engine, island, host, signal } = context
  if (signal.aborted) return false
  const found = error instanceof Error ? error.message : String(error)
  const message = `la vérification anti-robot n'a pas abouti (${found}) ; le formulaire reste rempli, rien n'est envoyé.`
  engine.report.error(isIlotsError(error) ? error.code : Code.network, message, { island, element: host })
  failureNotice(
    context,
    (notice) => gate.say(notice),
    () => {
      submitter?.focus()
      gate.silence()
      retry()
    },
  )
  return false
}
