/** What is said of a form's call that has failed. */
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { Code, isIlotsError } from '../../src/island/errors'
import { failureNotice } from '../../src/ui/failure-notice'
import type { Context } from './context'

/**
 * Says above the form that a call has failed, with a way to try again; the form stays as it is (contract §3). A call is
 * stopped only where the island goes, or by who has made it.
 */
export function showFailure(
  error: unknown,
  { host, page, island, signal, say }: Context,
  failed: 'failed' | 'reloadFailed',
  retry: () => void,
): void {
  if (signal.aborted) return
  // The request service, and what fetches code, have reported their own errors.
  if (!isIlotsError(error)) page.report.thrown(error, Code.malformedReply, { island, element: host })
  const pipeline = pipelineOf(host as HTMLFormElement)
  failureNotice(
    { page, signal, say: (key) => say(key === 'failed' ? failed : key) },
    (notice) => pipeline.say(notice),
    retry,
  )
}
