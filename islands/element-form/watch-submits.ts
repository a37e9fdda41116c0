/** The submit pipeline (§4.2): ask, send once, handle the reply. */
import { membersOf } from '../../src/dom/members'
import { setter } from '../../src/dom/undo'
import { isAbort } from '../../src/server/request'
import type { ElementContext } from './context'
import { editorsOf } from './editors'
import { type Action, clearActive, confirmAction, isAction, send, setActive } from './save'
import { type ElementForm, handleFailure, handleReply, type Submission } from './save-outcome'

const BUTTONS = 'button:not([type=button],[type=reset]),input[type=submit],[data-action]'

/** Runs the pipeline on each submit, one at a time, and on buttons with `data-action`. */
export function watchSubmits(parts: ElementForm, context: ElementContext): void {
  const { form } = parts
  let isUnderWay = false
  /** The action of a button that does not submit by itself, or of a retry. */
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
    // A double click, or Enter during the call, must not send twice.
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

/** Asks, sends, and handles the reply. Never rejects. */
async function submit(submission: Submission, parts: ElementForm, context: ElementContext): Promise<void> {
  if (!(await confirmAction(submission.action, context))) return
  const { form } = parts
  for (const editor of editorsOf(form)) editor.save()
  setActive(form, submission.action)
  const idle = showBusy(form, context)
  try {
    const reply = await send(form, context, submission.submitter)
    clearActive(form)
    handleReply(reply, submission, parts, context)
  } catch (error) {
    clearActive(form)
    if (!isAbort(error)) handleFailure(error, submission, parts, context)
  } finally {
    idle()
  }
}

/** Shows the loader and hides the buttons (§4.2). @returns ends it. */
function showBusy(form: HTMLFormElement, { page, signal }: ElementContext): () => void {
  const busy = new AbortController()
  const { loading } = page
  void loading.show()
  const set = setter(AbortSignal.any([busy.signal, signal]))
  set(form, 'aria-busy', 'true')
  for (const button of membersOf(form).querySelectorAll(BUTTONS)) set(button, 'hidden', '')
  return () => {
    busy.abort()
    void loading.hide()
  }
}
