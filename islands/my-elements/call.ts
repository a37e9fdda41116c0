/** The calls of a row (§7.1, §7.2), and how a failure is shown (§8.1). */

import { ilotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import type { OnSkipped } from '../../src/contracts/on-skipped'
import { isAbort, request } from '../../src/server/request'
import type { messages } from './messages'
import { type Action, type Reply, readReply } from './replies'

export type Context = IslandContext<Record<never, never>, (typeof messages)['fr']>

/** The fields that name the row's element. @throws IlotsError `ILOTS-202` when the row does not have them. */
export function fieldsOf(link: Element): { element_module_ident: string; element_id: string } {
  const { elementModuleIdent, elementId } = link.closest<HTMLElement>('tr')?.dataset ?? {}
  if (elementId && elementModuleIdent)
    return { element_module_ident: elementModuleIdent, element_id: elementId }
  throw ilotsError(
    Code.partMissing,
    'attendu data-element-id et data-element-module-ident sur la ligne (tr) du lien ; les y écrire.',
  )
}

/**
 * Calls the server; a refusal or a failure is shown in a dialog.
 * @returns the answer when the server has done what it was asked, else undefined.
 */
export async function ask(context: Context, link: Element, action: Action): Promise<Reply | undefined> {
  const { page, say } = context
  const failed = () => say('failed')
  const call = {
    url: page.config.endpoints.elements ?? `/${page.config.platform}/ajax/modules/modules/traitement.php`,
    body: new URLSearchParams({ action, ...fieldsOf(link) }),
    read: (text: string, onSkipped?: OnSkipped) => readReply(text, onSkipped, action),
  }
  // The request service has reported its own errors.
  const reply = await request(context, call).catch((error) => (isAbort(error) ? undefined : null))
  if (reply?.result) return reply
  if (reply !== undefined) await page.modal.alert(reply?.msg || failed)
  return undefined
}
