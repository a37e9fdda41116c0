/** The form's calls: their caller, and what happens when one fails or its answer comes too late. */
import { membersOf } from '../../src/dom/members'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { Code, isIlotsError } from '../../src/island/errors'
import { type Caller, isAbort } from '../../src/server/request'
import { failureNotice } from '../../src/ui/failure-notice'
import type { Context } from './context'

/**
 * The caller of a form. Its calls end when the island is unmounted, but not when the form leaves the page: the answer
 * is then reported as having nowhere to go ({@link isGone}).
 */
export function callerOf({ island, host, page, signal }: Context): Caller {
  const call = new AbortController()
  signal.addEventListener('abort', () => membersOf(host).isConnected && call.abort())
  return { island, host, page, signal: call.signal }
}

/** Whether the form has left the page; reports that the answer's errors cannot be shown (§8.5). */
export function isGone(form: HTMLFormElement, { page, island }: Context): boolean {
  if (membersOf(form).isConnected) return false
  const message =
    'formulaire introuvable : les erreurs ne peuvent pas être affichées ; il a quitté la page avant la réponse du serveur.'
  page.report.error(Code.partMissing, message, { island, element: form })
  return true
}

/** Says above the form that a call has failed, with a way to try again; the form stays as it is (contract §3). */
export function showFailure(
  error: unknown,
  context: Context,
  failed: 'failed' | 'reloadFailed',
  retry: () => void,
): void {
  const { host, page, island, signal, say } = context
  if (isAbort(error) || signal.aborted) return
  // The request service has reported its own errors.
  if (!isIlotsError(error)) page.report.thrown(error, Code.malformedReply, { island, element: host })
  const pipeline = pipelineOf(host as HTMLFormElement)
  failureNotice(
    { page, signal, say: (key) => say(key === 'failed' ? failed : key) },
    (notice) => pipeline.say(notice),
    retry,
  )
}
