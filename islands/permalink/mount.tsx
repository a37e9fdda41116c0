import { createRef } from 'react'
import { ilotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { defineIsland } from '../../src/island/define-island'
import { onActivate } from '../../src/overlay/activate'
import { openDialog } from '../../src/overlay/open-dialog'
import { isAbort, request } from '../../src/server/request'
import { copyText } from '../../src/ui/clipboard'
import { CopyField, selectAll } from '../../src/ui/copy-field'
import { attributes, type PermalinkContext } from './context'
import { messages } from './messages'
import { readPermalink } from './replies'

function mount(host: HTMLElement, context: PermalinkContext): void {
  if (!context.attributes.lien)
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

/** Asks for the permalink (§7.10). @throws as `request`: IlotsError on failure, AbortError when cancelled. */
function generate(context: PermalinkContext): Promise<string> {
  const { platform, endpoints } = context.page.config
  return request(context, {
    url: endpoints.permalink ?? `/${platform}/backoffice/modules/commun/lien_v4.php`,
    body: new URLSearchParams({ action: 'permalien', lien: context.attributes.lien }),
    read: readPermalink,
  })
}

/** Shows the permalink with a button that copies it. Its text can be selected, in case the clipboard is refused. */
function showPermalink({ page, say }: PermalinkContext, link: string): Promise<void> {
  const field = createRef<HTMLInputElement>()
  const copy = async () => {
    const isCopied = await copyText(link)
    if (!isCopied) selectAll(field)
    await page.toast(say(isCopied ? 'copied' : 'refused'))
  }
  return openDialog(page, {
    title: () => say('title'),
    content: () => (
      <>
        <p>{say('done')}</p>
        <CopyField label={say('label')} text={link} field={field} />
      </>
    ),
    showCloseButton: true,
    buttons: [{ title: () => say('copy'), isImportant: true, action: () => void copy() }],
  })
}

/** Says that the call has failed, with a button that tries again (contract §3). */
function showFailure({ page, say }: PermalinkContext, retry: () => Promise<void>): Promise<void> {
  return openDialog(page, {
    title: () => say('title'),
    content: () => say('failed'),
    buttons: [
      { title: () => say('close'), isSecondary: true, closes: true },
      { title: () => say('retry'), isImportant: true, closes: true, action: () => void retry() },
    ],
  })
}

export const island = defineIsland(attributes, messages, mount)
