/** Asks the server to verify the form before it is sent, and shows its verdict (§5.3, §7.15). */
import { bodyOf } from '../../src/forms/body'
import { messageOf } from '../../src/forms/message-area'
import { request } from '../../src/server/request'
import { callerOf, isGone } from './calls'
import type { Context } from './context'
import type { Errors } from './errors'
import { fieldNamed } from './fields'
import { readVerdict, type Verdict } from './replies'

/**
 * Shows the server's verdict.
 * @param isSubmit false: it is only shown, the focus stays where it is.
 * @returns whether the form may be sent.
 * @throws as `request`.
 */
export async function verify(
  form: HTMLFormElement,
  context: Context,
  errors: Errors,
  submitter: HTMLElement | null,
  isSubmit: boolean,
): Promise<boolean> {
  const verdict = await request(callerOf(context), {
    url: `/${context.page.config.platform}/ajax/modules/formulaire/verif_formulaire.php`,
    ...bodyOf(form, submitter),
    html: true,
    read: readVerdict,
  })
  if (isGone(form, context)) return false
  if (verdict.fragment.hasChildNodes()) show(form, verdict, errors, isSubmit)
  else errors.clear()
  return verdict.isAccepted
}

function show(
  form: HTMLFormElement,
  { fragment, isAccepted, errors: found }: Verdict,
  errors: Errors,
  isSubmit: boolean,
): void {
  const answer = messageOf(fragment, isAccepted ? 'status' : 'alert')
  answer.className = 'ilots-form-answer'
  const mistakes = found.flatMap(({ name, text }) => {
    const field = isAccepted ? undefined : fieldNamed(form, name)
    return field ? [{ field, text: () => text }] : []
  })
  errors.showAnswer(answer, mistakes, isSubmit && !isAccepted)
}
