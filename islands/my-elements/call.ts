/** The two calls of a row (§7.1, §7.2), and what becomes of a failure (§8.1). */
import { Code, ilotsError } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import { isAbort, request } from '../../src/server/request'
import type { messages } from './messages'
import { type Reply, readReply } from './replies'

export type Context = IslandContext<Record<never, never>, (typeof messages)['fr']>

/** @throws IlotsError `ILOTS-202` when the row does not say which element it is. */
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
 * Asks the server; a refusal and a failure are shown in an error dialog.
 * @returns the answer when the server did what it was asked.
 */
export async function ask(
  context: Context,
  link: Element,
  action: 'my_elements_activate' | 'my_elements_delete',
): Promise<Reply | undefined> {
  const { engine, say } = context
  const call = {
    url: `/${engine.config.platform}/ajax/modules/modules/traitement.php`,
    body: new URLSearchParams({ action, ...fieldsOf(link) }),
    read: readReply,
  }
  try {
    const reply = await request(context, call)
    if (reply.result) return reply
    await engine.services.modal.alert(reply.msg || say('failed'))
  } catch (error) {
    // What the request service throws, it has reported.
    if (!isAbort(error)) await engine.services.modal.alert(say('failed'))
  }
  return undefined
}
