/** What the editor is told (§7.10). */
import { copyText, selectableText } from '../../src/ui/clipboard'
import type { Context } from './mount'

/** The permalink, and a button that copies it. It can be selected as well: a clipboard may be refused. */
export function showPermalink({ engine, say }: Context, link: string): Promise<void> {
  const { modal, toast } = engine.services
  const content = document.createDocumentFragment()
  const sentence = document.createElement('p')
  sentence.textContent = say('done')
  const field = selectableText(say('label'), link)
  content.append(sentence, field.element)
  const copy = async () => {
    const isCopied = await copyText(link)
    if (!isCopied) field.select()
    await toast(say(isCopied ? 'copied' : 'refused'))
  }
  return modal.open({
    titre: () => say('title'),
    contenu: content,
    contenubas: '',
    closetop: true,
    buttons: [{ titre: () => say('copy'), important: true, action: () => void copy() }],
  })
}

/** Trying again is one button away (contract §3). */
export function showFailure({ engine, say }: Context, retry: () => Promise<void>): Promise<void> {
  return engine.services.modal.open({
    titre: () => say('title'),
    contenu: say('failed'),
    contenubas: '',
    buttons: [
      { titre: () => say('close'), secondaire: true, autoclose: true },
      { titre: () => say('retry'), important: true, autoclose: true, action: () => void retry() },
    ],
  })
}
