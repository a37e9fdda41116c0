/**
 * When the server is asked: to verify the form before it is sent (§5.3), and for the form again once a field has
 * changed that it depends on (§7.15). Few forms do either: the code that calls is fetched for them.
 */

import { isIlotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { announce } from '../../src/dom/announce'
import { isInContent, isPartOf } from '../../src/dom/content'
import { focusOn, leadTo } from '../../src/dom/focus'
import { setter } from '../../src/dom/undo'
import { waitForRelease } from '../../src/dom/wait-for-release'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { failureNotice } from '../../src/ui/failure-notice'
import type { Context } from './context'
import type { Errors } from './errors'
import { isUnchecked } from './fields'

const verifyCode = () => import('./verify')
const reloadCode = () => import('./reload')

/** Asks at each submit, and whenever a form block has shown the form (§4.15): then nothing is sent. */
export function askServer(form: HTMLFormElement, context: Context, errors: Errors): void {
  const { page, say, signal } = context
  const pipeline = pipelineOf(form)
  const fetchCode = () => page.fetchCode('form-verify', verifyCode)
  // Here by the first submit.
  fetchCode().catch(() => {})
  const ask = async (submitter: HTMLElement | null, isSubmit = true): Promise<boolean> => {
    announce(say('verifying'))
    try {
      const found = await fetchCode().catch((error: unknown) => {
        // The server judges what is sent, as without script. Offline, the browser would show its error page.
        if (isSubmit && navigator.onLine) return undefined
        throw error
      })
      return found ? await found.verify(form, context, errors, submitter, isSubmit) : true
    } catch (error) {
      showFailure(error, form, context, 'failed', () => {
        leadTo(submitter)
        pipeline.silence()
        if (isSubmit) pipeline.submit(submitter)
        else void ask(submitter, isSubmit)
      })
      return false
    }
  }
  pipeline.join('verify', (submitter) => isUnchecked(submitter) || ask(submitter), signal)
  form.addEventListener('ilots:form-verify', () => void ask(null, false), { signal })
}

/**
 * Shows what the server refuses as a verification does: an answer that another island has asked for and that names
 * fields, and the message of the page itself, which a submit has brought.
 */
export function showRefusals(form: HTMLFormElement, { page, signal }: Context, errors: Errors): void {
  const pipeline = pipelineOf(form)
  const fetchCode = () => page.fetchCode('form-verify', verifyCode)
  const onAnswer = (event: CustomEvent<DocumentFragment>) => {
    const { detail } = event
    if (!detail.querySelector('[data-field]')) return
    event.preventDefault()
    fetchCode()
      .then(({ refuse }) => refuse(form, errors, detail, true))
      .catch(() => pipeline.say(detail))
  }
  form.addEventListener('ilots:form-answer', onAnswer as EventListener, { signal })
  const showOfPage = async () => {
    const { refuse } = await fetchCode()
    // It moves what is below it.
    await waitForRelease()
    // A submit has taken it away.
    const { refusal } = pipeline
    // A visitor who is somewhere already stays there.
    if (refusal && !signal.aborted) refuse(form, errors, refusal, document.activeElement === document.body)
  }
  // Where its code does not come, the server's own message stays.
  if (pipeline.refusal) showOfPage().catch(() => {})
}

/** Whether the form depends on a field. A field in content counts only where the configuration allows it. */
function isReloading(target: EventTarget | null, form: HTMLFormElement, { island, page }: Context): boolean {
  if (!(target instanceof HTMLElement)) return false
  const value = target.dataset.reload
  if (value === undefined || /^(false|0)$/i.test(value)) return false
  const isOpen = page.config.contentIslands.includes(island)
  return isOpen ? isPartOf(form, target, page.config) : !isInContent(target, page.config)
}

/** Reloads the form when such a field changes. @returns cancels the reload that is under way. */
export function reloadOnChange(form: HTMLFormElement, context: Context): () => void {
  const { page, listen, signal } = context
  const fetchCode = () => page.fetchCode('form-reload', reloadCode)
  let busy = new AbortController()
  const run = async (): Promise<void> => {
    // Only the newest reload counts.
    busy.abort()
    const thisReload = new AbortController()
    busy = thisReload
    setter(AbortSignal.any([thisReload.signal, signal]))(form, 'aria-busy', 'true')
    try {
      const { reload } = await fetchCode()
      await reload(form, context, thisReload.signal)
    } catch (error) {
      if (thisReload.signal.aborted) return
      showFailure(error, form, context, 'reloadFailed', () => {
        focusOn(form)
        void run()
      })
    } finally {
      thisReload.abort()
    }
  }
  listen('focusin', ({ target }) => {
    if (isReloading(target, form, context)) fetchCode().catch(() => {})
  })
  listen('change', ({ target }) => {
    if (isReloading(target, form, context)) void run()
  })
  return () => busy.abort()
}

/**
 * Says above the form that a call has failed, with a way to try again; the form stays as it is (contract §3). A call
 * is aborted only when the island ends, or by its caller.
 */
function showFailure(
  error: unknown,
  form: HTMLFormElement,
  { page, island, signal, say }: Context,
  failed: 'failed' | 'reloadFailed',
  retry: () => void,
): void {
  if (signal.aborted) return
  // The request service, and what fetches code, have reported their own errors.
  if (!isIlotsError(error)) page.report.thrown(error, Code.malformedReply, { island, element: form })
  failureNotice(
    { page, signal, say: (key) => say(key === 'failed' ? failed : key) },
    (notice) => pipelineOf(form).say(notice),
    retry,
  )
}
