/** The server is asked before the form leaves (§5.3, §7.15). */
import { announce } from '../../src/dom/announce'
import { bodyOf } from '../../src/forms/body'
import { gateOf } from '../../src/forms/gate'
import { request } from '../../src/server/request'
import { alertBox, type Board } from './board'
import { callerOf, isGone } from './caller'
import type { Context } from './context'
import { explain } from './failures'
import { fieldNamed } from './fields'
import { readVerdict, type Verdict } from './replies'

/** @returns true when the form may go. @param isSubmit without it the answer is only shown, focus stays where it is. */
export async function verify(
  form: HTMLFormElement,
  context: Context,
  board: Board,
  submitter: HTMLElement | null,
  isSubmit = true,
): Promise<boolean> {
  announce(context.say('verifying'))
  try {
    const verdict = await request(callerOf(context), {
      url: `/${context.engine.config.platform}/ajax/modules/formulaire/verif_formulaire.php`,
      ...bodyOf(form, submitter),
      html: true,
      read: readVerdict,
    })
    if (isGone(form, context)) return false
    showVerdict(form, verdict, board, isSubmit)
    return verdict.isAccepted
  } catch (error) {
    explain(error, context, 'failed', () => {
      submitter?.focus()
      gateOf(form).silence()
      if (isSubmit) gateOf(form).submit(submitter)
      else void verify(form, context, board, submitter, isSubmit)
    })
    return false
  }
}

function showVerdict(form: HTMLFormElement, verdict: Verdict, board: Board, focus: boolean): void {
  const { fragment, isAccepted, errors } = verdict
  if (!fragment.hasChildNodes()) {
    board.clear()
    return
  }
  const box = alertBox('ilots-form-answer', isAccepted ? 'status' : 'alert')
  box.append(fragment)
  const mistakes = isAccepted
    ? []
    : errors.flatMap(({ name, text }) => {
        const field = fieldNamed(form, name)
        return field ? [{ field, text }] : []
      })
  board.show(box, mistakes, focus && !isAccepted)
}
