/** Calls that fail. */

import { gateOf } from '../../src/forms/gate'
import { Code, isIlotsError } from '../../src/island/errors'
import { isAbort } from '../../src/server/request'
import { failureNotice } from '../../src/ui/notice'
import type { Context } from './context'

/** Told above the form, which stays as it is, with a way to try again (contract §3). */
export function explain(
  error: unknown,
  context: Context,
  failed: 'failed' | 'reloadFailed',
  retry: () => void,
): void {
  const { host, engine, island, signal, say } = context
  if (isAbort(error) || signal.aborted) return
  // What the request service throws, it has reported.
  if (!isIlotsError(error)) engine.report.thrown(error, Code.malformedReply, { island, element: host })
  const gate = gateOf(host as HTMLFormElement)
  failureNotice(
    { engine, signal, say: (key) => say(key === 'failed' ? failed : key) },
    (notice) => gate.say(notice),
    retry,
  )
}
