/** What is said above the form when the check holds a submit back, or does not answer. */
import type { SubmitPipeline } from '../../src/forms/submit-pipeline'
import { Code, isIlotsError } from '../../src/island/errors'
import { failureNotice } from '../../src/ui/failure-notice'
import type { BotCheckContext } from './context'

/**
 * Says that the check has failed: the form stays filled in and can be sent again.
 * @param submitter takes the focus when the visitor retries. @returns false: this submit ends here.
 */
export function showFailure(
  error: unknown,
  context: BotCheckContext,
  pipeline: SubmitPipeline,
  submitter: HTMLElement | null,
  retry: () => void,
): false {
  const { page, island, host, signal } = context
  if (signal.aborted) return false
  const found = error instanceof Error ? error.message : String(error)
  const message = `la vérification anti-robot n'a pas abouti (${found}) ; le formulaire reste rempli, rien n'est envoyé.`
  page.report.error(isIlotsError(error) ? error.code : Code.network, message, { island, element: host })
  failureNotice(
    context,
    (notice) => pipeline.say(notice),
    () => {
      submitter?.focus()
      pipeline.silence()
      retry()
    },
  )
  return false
}

/** Renders why the form is not sent, for the place of its other messages. */
export function renderRefusal(sentence: string): HTMLElement {
  const box = document.createElement('div')
  box.className = 'ilots-notice'
  box.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.className = 'ilots-notice-text'
  text.textContent = sentence
  box.append(text)
  return box
}
