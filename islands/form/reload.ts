/** Replaces the form by the server's new one, with what was typed (§7.15). */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { bodyOf } from '../../src/forms/body'
import { focusOn } from '../../src/overlay/focus'
import { replacement } from '../../src/server/replaced'
import { request } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import { callerOf, isGone } from './calls'
import { carryOver, rememberFocusedField, type States, statesOf } from './carry-over'
import type { Context } from './context'

/**
 * Asks for the form again and replaces it.
 * @param stop ends the call.
 * @throws as `request`, with the form left as it was.
 */
export async function reload(form: HTMLFormElement, context: Context, stop: AbortSignal): Promise<void> {
  const { page, say } = context
  const sent = statesOf(form)
  const caller = callerOf(context)
  const html = await request(
    { ...caller, signal: AbortSignal.any([caller.signal, stop]) },
    {
      url: `/${page.config.platform}/ajax/modules/formulaire/recharge.php`,
      ...bodyOf(form, null, false),
      html: true,
      read: replacement,
    },
  )
  if (stop.aborted || isGone(form, context)) return
  await replace(form, html, sent, context)
  announce(say('updated'))
}

/** Replaces the form by the one in the answer; an answer without a form replaces its content. */
async function replace(form: HTMLFormElement, html: string, sent: States, { page }: Context): Promise<void> {
  const now = statesOf(form)
  const restoreFocus = rememberFocusedField(form)
  const fragment = serverFragment(html)
  const fresh = fragment.querySelector('form') ?? form
  if (fresh === form) membersOf(form).replaceChildren(fragment)
  else membersOf(form).replaceWith(fragment)
  carryOver(sent, now, fresh)
  if (restoreFocus && !restoreFocus(fresh)) focusOn(fresh)
  // Mounted before we return, so that a submit right now is checked like any other.
  await page.scan(fresh)
  await Promise.all([...page.islandsOn(fresh)].map((slot) => slot.start()))
}
