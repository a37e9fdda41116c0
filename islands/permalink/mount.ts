import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import { onActivate } from '../../src/overlay/activate'
import { isAbort, request } from '../../src/server/request'
import { attributes } from './attributes'
import { showFailure, showPermalink } from './dialogs'
import { messages } from './messages'
import { readPermalink } from './replies'

export type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(host: HTMLElement, context: Context): void {
  const { lien } = context.attributes
  if (!lien)
    throw ilotsError(Code.partMissing, 'data-lien manque : il nomme la page dont on veut le permalien.')
  context.engine.services.modal.preload().catch(() => {})
  let isAsking = false
  const ask = async () => {
    // Until the dialog is there: a double click makes one call, and one dialog.
    if (isAsking) return
    isAsking = true
    context.set(host, 'aria-busy', 'true')
    try {
      await answer(context, ask)
    } finally {
      isAsking = false
      context.set(host, 'aria-busy', 'false')
    }
  }
  onActivate(context, ask)
}

async function answer(context: Context, retry: () => Promise<void>): Promise<void> {
  const link = await generate(context).catch((error) => (isAbort(error) ? undefined : null))
  if (link) await showPermalink(context, link)
  if (link === null) await showFailure(context, retry)
}

/** §7.10. @throws as `request`: IlotsError when it fails, AbortError when nobody waits for it any more. */
function generate(context: Context): Promise<string> {
  const { platform } = context.engine.config
  return request(context, {
    url: `/${platform}/backoffice/modules/commun/lien_v4.php`,
    body: new URLSearchParams({ action: 'permalien', lien: context.attributes.lien }),
    read: readPermalink,
  })
}

export const island = defineIsland(attributes, messages, mount)
