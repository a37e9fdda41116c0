/** The two calls of a form (§7.15). */

import { Code } from '../../src/contracts/errors'
import type { FormBody } from '../../src/forms/body'
import { request } from '../../src/server/request'
import type { Context } from './context'

/** The platform's paths, by the name of the call in the configuration's `endpoints`. */
const PATHS = {
  verify: '/ajax/modules/formulaire/verif_formulaire.php',
  reload: '/ajax/modules/formulaire/recharge.php',
}

/**
 * Asks the server about the form. The call ends when the island is unmounted, but not when the form leaves the page:
 * that the answer has nowhere to go is then reported (§8.5).
 * @param name of the call in the configuration's `endpoints`.
 * @param stop ends the call as well.
 * @returns undefined when the form has left the page.
 * @throws as `request`.
 */
export async function askPlatform<Answer>(
  context: Context,
  name: keyof typeof PATHS,
  body: FormBody,
  read: (html: string) => Answer,
  stop?: AbortSignal,
): Promise<Answer | undefined> {
  const { island, host, page, signal } = context
  const call = new AbortController()
  signal.addEventListener('abort', () => host.isConnected && call.abort())
  const { endpoints, platform } = page.config
  const url = endpoints[name] ?? `/${platform}${PATHS[name]}`
  const caller = { island, host, page, signal: AbortSignal.any(stop ? [call.signal, stop] : [call.signal]) }
  const answer = await request(caller, { url, ...body, html: true, read })
  if (host.isConnected || stop?.aborted) return answer
  const message = 'formulaire parti avant la réponse du serveur : les erreurs ne peuvent pas être affichées.'
  page.report.error(Code.partMissing, message, { island, element: host })
  return undefined
}
