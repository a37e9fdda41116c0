import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import { onActivate } from '../../src/overlay/activate'
import { isAbort, request } from '../../src/server/request'
import { attributes, type PermalinkContext } from './context'
import { showFailure, showPermalink } from './dialogs'
import { messages } from './messages'
import { readPermalink } from './replies'

function mount(host: HTMLElement, context: PermalinkContext): void {
  const { lien } = context.attributes
  if (!lien)
    throw ilotsError(Code.partMissing, 'data-lien manque : il nomme la page dont on veut le permalien.')
  context.page.modal.preload().catch(() => {})
  let isAsking = false
  const ask = async () => {
    // A double click must make one call and one dialog.
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

async function answer(context: PermalinkContext, retry: () => Promise<void>): Promise<void> {
  const link = await generate(context).catch((error) => (isAbort(error) ? undefined : null))
  if (link) await showPermalink(context, link)
  if (link === null) await showFailure(context, retry)
}

/** Asks for the permalink (§7.10). @throws as `request`: IlotsError when it fails, AbortError when it is cancelled. */
function generate(context: PermalinkContext): Promise<string> {
  const { platform } = context.page.config
  return request(context, {
    url: `/${platform}/backoffice/modules/commun/lien_v4.php`,
    body: new URLSearchParams({ action: 'permalien', lien: context.attributes.lien }),
    read: readPermalink,
  })
}

export const island = defineIsland(attributes, messages, mount)
