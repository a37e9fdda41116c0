/** The dialogs for the editor (§7.10). */
import { createRef } from 'react'
import { copyText } from '../../src/ui/clipboard'
import { CopyField, selectAll } from '../../src/ui/copy-field'
import type { PermalinkContext } from './context'

/** Shows the permalink with a button that copies it. Its text can be selected, in case the clipboard is refused. */
export function showPermalink({ page, say }: PermalinkContext, link: string): Promise<void> {
  const { modal, toast } = page
  const field = createRef<HTMLInputElement>()
  const copy = async () => {
    const isCopied = await copyText(link)
    if (!isCopied) selectAll(field)
    await toast(say(isCopied ? 'copied' : 'refused'))
  }
  return modal.open({
    titre: () => say('title'),
    contenu: () => (
      <>
        <p>{say('done')}</p>
        <CopyField label={say('label')} text={link} field={field} />
      </>
    ),
    contenubas: '',
    closetop: true,
    buttons: [{ titre: () => say('copy'), important: true, action: () => void copy() }],
  })
}

/** Says that the call has failed, with a button that tries again (contract §3). */
export function showFailure({ page, say }: PermalinkContext, retry: () => Promise<void>): Promise<void> {
  return page.modal.open({
    titre: () => say('title'),
    contenu: () => say('failed'),
    contenubas: '',
    buttons: [
      { titre: () => say('close'), secondaire: true, autoclose: true },
      { titre: () => say('retry'), important: true, autoclose: true, action: () => void retry() },
    ],
  })
}
