import styles from 'styles:form'
import { membersOf } from '../../src/dom/members'
import { formOf } from '../../src/forms/form-of'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes, type Context } from './context'
import { makeErrorSummary, renderSummary } from './error-summary'
import { mistakesIn } from './fields'
import { messages } from './messages'
import { reloadOnChange } from './reload-on-change'
import { verify } from './verify'

function mount(host: HTMLElement, context: Context): void {
  const form = formOf(host)
  // Not awaited: nothing is styled before the first submit.
  adopt(styles)
  // Our summary says all at once what the browser's bubbles say one by one.
  context.set(form, 'novalidate', '')
  const pipeline = pipelineOf(form)
  const errorSummary = makeErrorSummary(form, context)
  const stopReload = reloadOnChange(form, context)
  const check = (submitter: HTMLElement | null): boolean => {
    stopReload()
    errorSummary.clear()
    const mistakes = isUnchecked(submitter) ? [] : mistakesIn(form, context)
    if (mistakes.length > 0) errorSummary.show(() => renderSummary(mistakes, context), mistakes)
    return mistakes.length === 0
  }
  pipeline.join('check', check, context.signal)
  context.listen('reset', () => errorSummary.clear())
  if (!context.attributes.verify) return
  const ask = (submitter: HTMLElement | null) =>
    isUnchecked(submitter) || verify(form, context, errorSummary, submitter)
  pipeline.join('verify', ask, context.signal)
  // A form block asks for it once it has shown the form (§4.15).
  membersOf(form).addEventListener(
    'ilots:form-verify',
    () => void verify(form, context, errorSummary, null, false),
    {
      signal: context.signal,
    },
  )
}

/** A button that asks for no checks, such as one that saves a draft. */
const isUnchecked = (submitter: HTMLElement | null) => submitter?.hasAttribute('formnovalidate') ?? false

export const island = defineIsland(attributes, messages, mount)
