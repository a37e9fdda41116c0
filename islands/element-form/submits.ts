/** The submit cycle of §4.2: asked, sent once, answered. */

import { membersOf } from '../../src/dom/members'
import { setter } from '../../src/dom/undo'
import type { MessageArea } from '../../src/forms/message-area'
import { Code, isIlotsError } from '../../src/island/errors'
import { focusOn } from '../../src/overlay/focus'
import { isAbort } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import { failureNotice } from '../../src/ui/notice'
import { type Action, clearActive, isAction, isSure, setActive } from './actions'
import { editorsOf } from './editors'
import type { Context, ElementForm } from './mount'
import { isPage, type Reply } from './replies'
import { send } from './send'
import { closeWindow, reloadSaved } from './window'

const BUTTONS = 'button:not([type=button],[type=reset]),input[type=submit],[data-action]'

/** What the visitor asked for. */
interface Wish {
  readonly action: Action
  readonly submitter: HTMLElement | null
  /** The same again. */
  retry(): void
}

export function watchSubmits(parts: ElementForm, context: Context): void {
  const { form } = parts
  let isUnderWay = false
  /** Of a button that does not submit by itself, or of a second try. */
  let wanted: Action | undefined
  const ask = (action: Action, submitter?: HTMLElement | null) => {
    wanted = action
    membersOf(form).requestSubmit(submitter)
    wanted = undefined
  }
  context.listen('click', (event) => {
    const button =
      event.target instanceof Element ? membersOf(event.target).closest<HTMLElement>('[data-action]') : null
    const action = button?.dataset.action
    if (!button || !isAction(action) || event.defaultPrevented || isSubmit(button)) return
    event.preventDefault()
    ask(action)
  })
  context.listen('submit', (event) => {
    if (event.defaultPrevented || event.target !== form) return
    event.preventDefault()
    // A double click, or Enter during the call: nothing is sent twice.
    if (isUnderWay) return
    isUnderWay = true
    const { submitter } = event
    const named = submitter?.dataset.action
    const action = wanted ?? (isAction(named) ? named : 'save')
    submit({ action, submitter, retry: () => ask(action, submitter) }, parts, context).finally(() => {
      isUnderWay = false
    })
  })
}

const isSubmit = (button: Element): boolean =>
  (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) && button.type === 'submit'

/** Never rejects. */
async function submit(wish: Wish, parts: ElementForm, context: Context): Promise<void> {
  if (!(await isSure(wish.action, context))) return
  const { form } = parts
  for (const editor of editorsOf(form)) editor.save()
  setActive(form, wish.action)
  const idle = showBusy(form, context)
  try {
    const reply = await send(form, context, wish.submitter)
    clearActive(form)
    answer(reply, wish, parts, context)
  } catch (error) {
    clearActive(form)
    if (!isAbort(error)) fail(error, wish, parts, context)
  } finally {
    idle()
  }
}

/** §4.2: the loader is shown, the buttons are hidden, until the call has ended. */
function showBusy(form: HTMLFormElement, { engine, signal }: Context): () => void {
  const busy = new AbortController()
  const { loading } = engine.services
  void loading.show()
  const set = setter(AbortSignal.any([busy.signal, signal]))
  set(form, 'aria-busy', 'true')
  for (const button of membersOf(form).querySelectorAll(BUTTONS)) set(button, 'hidden', '')
  return () => {
    busy.abort()
    void loading.hide()
  }
}

function answer(reply: Reply, wish: Wish, parts: ElementForm, context: Context): void {
  const { area, guard, drafts } = parts
  if (!reply.isSaved) {
    if (isPage(reply.html)) tellFailure('expired', wish, parts, context)
    else show(reply.html, area, context)
    return
  }
  guard.settle()
  drafts.dropOwn()
  context.emit('element-saved', { action: wish.action })
  if (!reply.closesWindow || !closeWindow(context.engine)) reloadSaved()
}

/** What the visitor has to know now, in sight and under the keyboard. */
function show(html: string, area: MessageArea, { signal }: Context): void {
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.append(serverFragment(html))
  const place = area.show(alert, signal)
  membersOf(place).scrollIntoView({ block: 'nearest', behavior: 'instant' })
  focusOn(place)
}

function fail(error: unknown, wish: Wish, parts: ElementForm, context: Context): void {
  const { engine, island, host } = context
  // What the request service throws, it has reported.
  if (!isIlotsError(error) || error.code === Code.urlRefused)
    engine.report.thrown(error, Code.listenerFailed, { island, element: host })
  tellFailure('failed', wish, parts, context)
}

/**
 * The text stays in the form, and is kept in case the visitor gives up here. Whoever has to sign in again is told to stay:
 * what is kept belongs to the session that has ended.
 */
function tellFailure(text: 'failed' | 'expired', wish: Wish, parts: ElementForm, context: Context): void {
  const { area, drafts } = parts
  const { attributes, signal } = context
  const isKept = drafts.keep() && text === 'failed'
  const say = (key: 'failed' | 'retry') => {
    if (key === 'retry') return context.say(key)
    return isKept
      ? `${context.say(text)} ${context.say(attributes.keep === 'local' ? 'here' : 'tab')}`
      : context.say(text)
  }
  failureNotice({ ...context, say }, (notice) => area.show(notice, signal), wish.retry)
}
