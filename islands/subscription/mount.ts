import type { IslandContext } from '../../src/contracts/island'
import { askToConfirm } from '../../src/forms/ask-to-confirm'
import { formOf } from '../../src/forms/form-of'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { defineIsland } from '../../src/island/define-island'
import { messages } from './messages'

type Context = IslandContext<Record<never, never>, (typeof messages)['fr']>

function mount(host: HTMLElement, context: Context): void {
  const { page, listen, say, signal } = context
  const question = () =>
    askToConfirm(
      page,
      () => say('question'),
      () => say('title'),
    )
  pipelineOf(formOf(host)).join('confirm', question, signal)
  // The question's code is loaded before the submit.
  const preload = () => void page.modal.preload().catch(() => {})
  listen('focusin', preload)
  // A field may have had the focus before this code came.
  if (host.contains(document.activeElement)) preload()
}

export const island = defineIsland({}, messages, mount)
