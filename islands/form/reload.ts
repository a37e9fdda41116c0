/** A field that the server's form depends on: the form comes again, with what was typed (§7.15). */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { bodyOf } from '../../src/forms/body'
import { focusOn } from '../../src/overlay/focus'
import { request } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import { callerOf, isGone } from './caller'
import type { Context } from './context'
import { carry, rememberPlace, type States, statesOf } from './keep'
import { readReload } from './replies'

/** @throws as `request`; the form is as it was then. */
export async function reload(form: HTMLFormElement, context: Context, sequence: string): Promise<void> {
  const { engine, say } = context
  const sent = statesOf(form)
  const html = await request(callerOf(context), {
    url: `/${engine.config.platform}/ajax/modules/formulaire/recharge.php`,
    ...bodyOf(form, null, false),
    sequence,
    html: true,
    read: readReload,
  })
  if (isGone(form, context)) return
  await replace(form, html, sent, context)
  announce(say('updated'))
}

/** A form in the answer replaces the form, anything else its content. */
async function replace(
  form: HTMLFormElement,
  html: string,
  sent: States,
  { engine }: Context,
): Promise<void> {
  const now = statesOf(form)
  const restorePlace = rememberPlace(form)
  const fragment = serverFragment(html)
  const fresh = fragment.querySelector('form') ?? form
  if (fresh === form) membersOf(form).replaceChildren(fragment)
  else membersOf(form).replaceWith(fragment)
  carry(sent, now, fresh)
  if (restorePlace && !restorePlace(fresh)) focusOn(fresh)
  // At once: a submit that comes now is checked like any other.
  await engine.scan(fresh)
  await Promise.all([...engine.lifecycle.at(fresh)].map((slot) => slot.start()))
}
