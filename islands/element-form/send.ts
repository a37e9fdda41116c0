import { membersOf } from '../../src/dom/members'
import { bodyOf } from '../../src/forms/body'
import { Code, ilotsError } from '../../src/island/errors'
import { request } from '../../src/server/request'
import { safeUrl } from '../../src/server/safe-url'
import type { Context } from './mount'
import { type Reply, readReply } from './replies'

/** A save that may have been made must not be given up too soon. Milliseconds. */
const TIMEOUT = 60_000

/**
 * §7.3: the whole form, to its own action.
 * @throws IlotsError as `request`; `ILOTS-203` for an action of another site.
 */
export async function send(
  form: HTMLFormElement,
  context: Context,
  submitter: HTMLElement | null,
): Promise<Reply> {
  // A field may be called `action`.
  const action = membersOf(form).getAttribute('action')
  const url = action ? safeUrl(action) : new URL(location.href)
  if (url?.origin !== location.origin)
    throw ilotsError(Code.urlRefused, `action refusée : reçu « ${action} », attendu une adresse de ce site.`)
  url.hash = ''
  const { body, timeout } = bodyOf(form, submitter)
  return request(context, {
    url: url.href,
    body,
    timeout: Math.max(timeout, TIMEOUT),
    html: true,
    read: readReply,
  })
}
