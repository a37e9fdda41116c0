import styles from 'styles:form-block'
import { membersOf } from '../../src/dom/members'
import { isPlainClick } from '../../src/dom/plain-click'
import { restoreAttribute } from '../../src/dom/restore'
import { ask } from '../../src/forms/ask'
import { defineIsland } from '../../src/island/define-island'
import type { IslandContext } from '../../src/island/island'
import { focusOn } from '../../src/overlay/focus'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { messages } from './messages'
import { isAnswered, partOf } from './parts'

type Context = IslandContext<typeof attributes>

const FIRST = 'input:not([type=hidden]),select,textarea'

function mount(host: HTMLElement, context: Context): void {
  const button = partOf(host, 'show')
  const content = partOf(host, 'content')
  if (isAnswered(content)) return
  adopt(styles)
  for (const part of [button, content]) restoreAttribute(part, 'hidden', context.signal)
  // What a template holds is not there anyway.
  membersOf(content).hidden = true
  button.hidden = false
  context.set(button, 'aria-expanded', 'false')
  let isAsking = false
  context.listen('click', (event) => {
    if (!button.contains(event.target as Node) || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    void show(button, content, context).finally(() => {
      isAsking = false
    })
  })
}

/** Directly, or after the question; then it is verified at once (§4.15). */
async function show(button: HTMLElement, content: HTMLElement, context: Context): Promise<void> {
  const { engine, signal } = context
  const { confirm } = context.attributes
  if (confirm && !(await ask(engine, confirm))) return
  if (signal.aborted) return
  const shown = unfold(content, signal)
  button.hidden = true
  const form = membersOf(shown).querySelector('form')
  focusOn(membersOf(form)?.querySelector(FIRST) ?? shown)
  if (!form) return
  await engine.scan(shown)
  await Promise.all([...engine.lifecycle.at(form)].map((slot) => slot.start()))
  // Only shown: nothing is submitted (contract §7).
  engine.dispatch(form, 'form-verify')
}

/** A template gives a copy, and stays. */
function unfold(content: HTMLElement, signal: AbortSignal): HTMLElement {
  if (!(content instanceof HTMLTemplateElement)) {
    membersOf(content).hidden = false
    return content
  }
  const box = document.createElement('div')
  box.append(content.content.cloneNode(true))
  content.after(box)
  signal.addEventListener('abort', () => box.remove())
  return box
}

export const island = defineIsland(attributes, messages, mount)
