import styles from 'styles:bot-check'
import { membersOf } from '../../src/dom/members'
import { gateOf } from '../../src/forms/gate'
import { defineIsland } from '../../src/island/define-island'
import { Code, ilotsError } from '../../src/island/errors'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { BotCheck } from './check'
import type { Context } from './context'
import { messages } from './messages'
import { settingsOf } from './settings'

function mount(host: HTMLElement, context: Context): void {
  const form = membersOf(host).closest('form')
  if (!form)
    throw ilotsError(
      Code.partMissing,
      'attendu dans un form, aucun autour ; placer la vérification dans le formulaire.',
    )
  const { signal } = context
  const check = new BotCheck(form, context, settingsOf(context))
  adopt(styles)
  gateOf(form).join('human', check.human, signal)
  gateOf(form).join('token', check.token, signal)
  // A page that is only read asks nothing of the provider.
  membersOf(form).addEventListener('focusin', check.prepare, { once: true, signal })
  if (membersOf(form).contains(document.activeElement)) check.prepare()
}

export const island = defineIsland(attributes, messages, mount)
