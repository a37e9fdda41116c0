import { membersOf } from '../../src/dom/members'
import { ask } from '../../src/forms/ask'
import { formOf } from '../../src/forms/form-of'
import { gateOf } from '../../src/forms/gate'
import { defineIsland } from '../../src/island/define-island'
import type { IslandContext } from '../../src/island/island'
import { messages } from './messages'

type Context = IslandContext<Record<never, never>, (typeof messages)['fr']>

function mount(host: HTMLElement, context: Context): void {
  const { engine, listen, say, signal } = context
  const question = () => ask(engine, say('question'), () => say('title'))
  gateOf(formOf(host)).join('confirm', question, signal)
  // The question comes without a wait.
  const preload = () => void engine.services.modal.preload().catch(() => {})
  listen('focusin', preload)
  // A field that had the focus before this code was here.
  if (membersOf(host).contains(document.activeElement)) preload()
}

export const island = defineIsland({}, messages, mount)
