/** The caller of a form's calls, and an answer that comes too late. */
import { membersOf } from '../../src/dom/members'
import { Code } from '../../src/island/errors'
import type { Caller } from '../../src/server/request'
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
