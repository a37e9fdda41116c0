/** What follows a save: the reply is shown or the page goes on, and a failure keeps a draft (§4.2). */
import { membersOf } from '../../src/dom/members'
import { type MessageArea, messageOf } from '../../src/forms/message-area'
import { Code, isIlotsError } from '../../src/island/errors'
import { focusOn } from '../../src/overlay/focus'
import { serverFragment } from '../../src/server/server-html'
import { failureNotice } from '../../src/ui/failure-notice'
import type { ElementContext } from './context'
import type { Drafts } from './drafts'
import { isPage, type Reply } from './replies'
import { type Action, closeWindow, reloadSaved } from './save'
import type { Guard } from './unsaved-changes'

/** One form of an element, and what belongs to it. */
export interface ElementForm {
  readonly form: HTMLFormElement
  readonly area: MessageArea
  readonly guard: Guard
  readonly drafts: Drafts
}

/** One submit of the visitor's. */
export interface Submission {
  readonly action: Action
  readonly submitter: HTMLElement | null
  /** Submits the same again. */
  retry(): void
}

/** Shows a refusal where the form is; after a save closes the window, or loads the page again (§4.2). */
export function handleReply(
  reply: Reply,
  submission: Submission,
  parts: ElementForm,
  context: ElementContext,
): void {
  const { area, guard, drafts } = parts
  if (!reply.isSaved) {
    if (isPage(reply.html)) showFailure('expired', submission, parts, context)
    else showReply(reply.html, area, context)
    return
  }
  guard.settle()
  drafts.dropOwn()
  context.emit('element-saved', { action: submission.action })
  if (!reply.closesWindow || !closeWindow(context.page)) reloadSaved()
}

/** Shows the server's message as an alert, scrolls to it and focuses it. */
function showReply(html: string, area: MessageArea, { signal }: ElementContext): void {
  const place = area.show(messageOf(serverFragment(html)), signal)
  membersOf(place).scrollIntoView({ block: 'nearest', behavior: 'instant' })
  focusOn(place)
}

/** Reports what nothing else has reported, and says that nothing was saved. */
export function handleFailure(
  error: unknown,
  submission: Submission,
  parts: ElementForm,
  context: ElementContext,
): void {
  const { page, island, host } = context
  // The request service has already reported the errors that it throws; the refused address is an error of `send`.
  if (!isIlotsError(error) || error.code === Code.urlRefused)
    page.report.thrown(error, Code.listenerFailed, { island, element: host })
  showFailure('failed', submission, parts, context)
}

/**
 * Says that nothing was saved, and keeps a draft in case the visitor leaves. After an expired session the notice does not
 * mention the draft: it belongs to the session that has ended, and the visitor has to keep this page open.
 */
function showFailure(
  text: 'failed' | 'expired',
  submission: Submission,
  parts: ElementForm,
  context: ElementContext,
): void {
  const { area, drafts } = parts
  const { attributes, signal } = context
  const isKept = drafts.keep() && text === 'failed'
  const say = (key: 'failed' | 'retry') => {
    if (key === 'retry') return context.say(key)
    return isKept
      ? `${context.say(text)} ${context.say(attributes.keep === 'local' ? 'here' : 'tab')}`
      : context.say(text)
  }
  failureNotice({ ...context, say }, (notice) => area.show(notice, signal), submission.retry)
}
