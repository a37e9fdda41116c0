/** Calls of a form, and answers for one that is no longer there. */

import { membersOf } from '../../src/dom/members'
import { Code } from '../../src/island/errors'
import type { Caller } from '../../src/server/request'
import type { Context } from './context'

/** A call outlives a form that leaves the page, so that its answer can be missed; not one that is unmounted. */
export function callerOf({ island, host, engine, signal }: Context): Caller {
  const call = new AbortController()
  signal.addEventListener('abort', () => membersOf(host).isConnected && call.abort())
  return { island, host, engine, signal: call.signal }
}

/** §8.5: says that the answer's errors have nowhere to go. */
export function isGone(form: HTMLFormElement, { engine, island }: Context): boolean {
  if (membersOf(form).isConnected) return false
  const message =
    'formulaire introuvable : les erreurs ne peuvent pas être affichées ; il a quitté la page avant la réponse du serveur.'
  engine.report.error(Code.partMissing, message, { island, element: form })
  return true
}
