import styles from 'styles:form'
import { isInContent } from '../../src/dom/content'
import { afterReset } from '../../src/forms/after-reset'
import { checkAction } from '../../src/forms/check-action'
import { formOf } from '../../src/forms/form-of'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/styles/adopt'
import { attributes, type Context } from './context'
import { makeErrors } from './errors'
import { isUnchecked, mistakesIn } from './fields'
import { messages } from './messages'
import { askServer, reloadOnChange, showRefusals } from './server'

function mount(host: HTMLElement, context: Context): void {
  const form = formOf(host)
  // A form in content may send to this site only (contract §9).
  if (isInContent(host, context.page.config)) checkAction(form)
  // Not awaited: nothing is styled before the first submit.
  adopt(styles)
  // The summary shows all errors at once; the browser's bubbles show one after the other.
  context.set(form, 'novalidate', '')
  const errors = makeErrors(form, context)
  const stopReload = reloadOnChange(form, context)
  const check = (submitter: HTMLElement | null): boolean => {
    stopReload()
    errors.clear()
    const mistakes = isUnchecked(submitter) ? [] : mistakesIn(form, context)
    if (mistakes.length > 0) errors.show(mistakes)
    return mistakes.length === 0
  }
  pipelineOf(form).join('check', check, context.signal)
  showRefusals(form, context, errors)
  const onReset = () => {
    // Its answer would be for what was chosen before.
    stopReload()
    errors.clear()
  }
  afterReset(form, onReset, context.signal)
  if (context.attributes.verify) askServer(form, context, errors)
}

export const island = defineIsland(attributes, messages, mount)
