/** Asks the server to verify the form before it is sent (§5.3, §7.15). */
import { announce } from '../../src/dom/announce'
import { bodyOf } from '../../src/forms/body'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { request } from '../../src/server/request'
import { callerOf, isGone, showFailure } from './calls'
import type { Context } from './context'
import { type ErrorSummary, renderAlert } from './error-summary'
import { fieldNamed } from './fields'
import { readVerdict, type Verdict } from './replies'

/**
 * Shows the server's verdict.
 * @param isSubmit false: the answer is only shown, the focus stays where it is.
 * @returns whether the form may be sent.
 */
export async function verify(
  form: HTMLFormElement,
  context: Context,
  errorSummary: ErrorSummary,
  submitter: HTMLElement | null,
  isSubmit = true,
): Promise<boolean> {
  announce(context.say('verifying'))
  try {
    const verdict = await request(callerOf(context), {
      url: `/${context.page.config.platform}/ajax/modules/formulaire/verif_formulaire.php`,
      ...bodyOf(form, submitter),
      html: true,
      read: readVerdict,
    })
    if (isGone(form, context)) return false
    showVerdict(form, verdict, errorSummary, isSubmit)
    return verdict.isAccepted
  } catch (error) {
    showFailure(error, context, 'failed', () => {
      submitter?.focus()
      pipelineOf(form).silence()
      if (isSubmit) pipelineOf(form).submit(submitter)
      else void verify(form, context, errorSummary, submitter, isSubmit)
    })
    return false
  }
}

function showVerdict(
  form: HTMLFormElement,
  verdict: Verdict,
  errorSummary: ErrorSummary,
  focus: boolean,
): void {
  const { fragment, isAccepted, errors } = verdict
  if (!fragment.hasChildNodes()) {
    errorSummary.clear()
    return
  }
  const box = renderAlert('ilots-form-answer', isAccepted ? 'status' : 'alert')
  box.append(fragment)
  const mistakes = isAccepted
    ? []
    : errors.flatMap(({ name, text }) => {
        const field = fieldNamed(form, name)
        return field ? [{ field, text }] : []
      })
  errorSummary.show(box, mistakes, focus && !isAccepted)
}
