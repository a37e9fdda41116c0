/** The submit pipeline (§4.2): ask, send once, show the reply or leave the page; a failure stores a draft. */

import { isIlotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { isPartOf } from '../../src/dom/content'
import { focusOn } from '../../src/dom/focus'
import { setter } from '../../src/dom/undo'
import { type MessageArea, messageOf } from '../../src/forms/message-area'
import { submitForm } from '../../src/forms/submit-form'
import { attempt } from '../../src/island/attempt'
import { isAbort } from '../../src/server/request'
import { serverText } from '../../src/server/server-html'
import { failureNotice } from '../../src/ui/failure-notice'
import type { ElementContext } from './context'
import type { Drafts } from './drafts'
import { editorsOf } from './editors'
import {
  type Action,
  clearActive,
  closeWindow,
  isAction,
  type Reply,
  reloadSaved,
  send,
  setActive,
} from './save'

const BUTTONS = 'button:not([type=button],[type=reset]),input[type=submit],[data-action]'

/** One form of an element, and what belongs to it. */
interface ElementForm {
  readonly form: HTMLFormElement
  readonly context: ElementContext
  readonly area: MessageArea
  readonly drafts: Drafts
  /** The form now holds what the server has. */
  markSaved(): void
}

/** One submit of the visitor's. */
interface Submission {
  readonly action: Action
  readonly submitter: HTMLElement | null
  /** Submits the same again. */
  retry(): void
}

/** Runs the pipeline on each submit, one at a time, and on buttons with `data-action`. */
export function watchSubmits(elementForm: ElementForm): void {
  const { form, context } = elementForm
  let isUnderWay = false
  /** The action of a button that does not submit by itself, or of a retry. */
  let nextAction: Action | undefined
  const ask = (action: Action, submitter?: HTMLElement | null) => {
    nextAction = action
    submitForm(form, context.page, submitter)
    nextAction = undefined
  }
  context.listen('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
    const action = button?.dataset.action
    if (!button || !isPartOf(form, button, context.page.config)) return
    if (!isAction(action) || event.defaultPrevented || isSubmit(button)) return
    event.preventDefault()
    ask(action)
  })
  context.listen('submit', (event) => {
    if (event.defaultPrevented || event.target !== form) return
    event.preventDefault()
    // A double click, or Enter during the call, must not send twice.
    if (isUnderWay) return
    isUnderWay = true
    const { submitter } = event
    const named = submitter?.dataset.action
    const action = nextAction ?? (isAction(named) ? named : 'save')
    submit({ action, submitter, retry: () => ask(action, submitter) }, elementForm).finally(() => {
      isUnderWay = false
    })
  })
}

const isSubmit = (button: Element): boolean =>
  (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) && button.type === 'submit'

/** Asks, sends, and handles the reply. Never rejects. */
async function submit(submission: Submission, elementForm: ElementForm): Promise<void> {
  const { form, context } = elementForm
  const { action, submitter } = submission
  if (!(await confirmAction(action, context))) return
  for (const editor of editorsOf(form)) editor.save()
  setActive(form, action)
  const idle = showBusy(form, context)
  const reply = await send(form, context, submitter)
    .finally(() => clearActive(form))
    .catch((error) => {
      if (!isAbort(error)) handleFailure(error, submission, elementForm)
    })
  idle()
  // Outside of the call: after an error here the server has saved, and must not be asked again.
  if (reply) attempt(context, () => handleReply(reply, submission, elementForm))
}

/** Asks the visitor before something is published or unpublished (§8.1). */
async function confirmAction(action: Action, { page, say }: ElementContext): Promise<boolean> {
  if (action === 'save') return true
  return page.modal.confirm(() => say(action), { cancel: () => say('no'), ok: () => say('yes') })
}

/** Shows the loader and hides the buttons (§4.2). @returns ends it. */
function showBusy(form: HTMLFormElement, { page: { loading }, signal }: ElementContext): () => void {
  const busy = new AbortController()
  void loading.show()
  const set = setter(AbortSignal.any([busy.signal, signal]))
  set(form, 'aria-busy', 'true')
  for (const button of form.querySelectorAll(BUTTONS)) set(button, 'hidden', '')
  return () => {
    busy.abort()
    void loading.hide()
  }
}

/** Shows a refusal where the form is; after a save closes the window, or loads the page again (§4.2). */
function handleReply(reply: Reply, submission: Submission, elementForm: ElementForm): void {
  const { drafts, markSaved, context } = elementForm
  if (!reply.isSaved) {
    if (reply.isPage) showFailure('expired', submission, elementForm)
    else showReply(reply, elementForm)
    return
  }
  attempt(context, markSaved)
  attempt(context, () => drafts.dropOwn())
  context.emit('element-saved', { action: submission.action })
  // The function that closes is the page's around this one, and may be another script's.
  const isClosed = reply.closesWindow && attempt(context, () => closeWindow(context.page))
  if (!isClosed) reloadSaved()
}

/** Shows the server's message as an alert, scrolls to it and focuses it. */
function showReply({ html }: Reply, { area, context }: ElementForm): void {
  const place = area.show(messageOf(serverText(html)), context.signal)
  focusOn(place)
  place.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Reports what nothing else has reported, and says that nothing was saved. */
function handleFailure(error: unknown, submission: Submission, elementForm: ElementForm): void {
  const { page, island, host } = elementForm.context
  // The request service has already reported the errors that it throws; the refused address is an error of `send`.
  if (!isIlotsError(error) || error.code === Code.urlRefused)
    page.report.thrown(error, Code.listenerFailed, { island, element: host })
  showFailure('failed', submission, elementForm)
}

/**
 * Says that nothing was saved, and keeps a draft in case the visitor leaves. After an expired session the notice
 * does not mention the draft: it belongs to the session that has ended, and the visitor has to keep this page open.
 */
function showFailure(text: 'failed' | 'expired', { retry }: Submission, elementForm: ElementForm): void {
  const { area, drafts, context } = elementForm
  const { attributes, signal } = context
  const isStored = drafts.store() && text === 'failed'
  const say = (key: 'failed' | 'retry') => {
    if (key === 'retry') return context.say(key)
    return isStored
      ? `${context.say(text)} ${context.say(attributes.keep === 'local' ? 'here' : 'tab')}`
      : context.say(text)
  }
  failureNotice({ ...context, say }, (notice) => area.show(notice, signal), retry)
}
