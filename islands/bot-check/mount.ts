import styles from 'styles:bot-check'
import { ilotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/styles/adopt'
import { BotCheck } from './check'
import { attributes, type BotCheckContext } from './context'
import { messages } from './messages'

function mount(host: HTMLElement, context: BotCheckContext): void {
  const form = host.closest('form')
  if (!form)
    throw ilotsError(
      Code.partMissing,
      'attendu dans un form, aucun autour ; placer la vérification dans le formulaire.',
    )
  const { signal } = context
  const check = new BotCheck(form, context)
  adopt(styles)
  pipelineOf(form).join('human', check.checkHuman, signal)
  pipelineOf(form).join('token', check.fetchToken, signal)
  pipelineOf(form).join('renew', check.renewToken, signal)
  // The provider is called only once the visitor uses the form: it must not learn of those who only read the page.
  form.addEventListener('focusin', check.prepare, { once: true, signal })
  if (form.contains(document.activeElement)) check.prepare()
}

export const island = defineIsland(attributes, messages, mount)
