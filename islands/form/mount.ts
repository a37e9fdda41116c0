import styles from 'styles:form'
import { membersOf } from '../../src/dom/members'
import { formOf } from '../../src/forms/form-of'
import { gateOf } from '../../src/forms/gate'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { makeBoard, summaryOf } from './board'
import { mistakesIn } from './check'
import type { Context } from './context'
import { messages } from './messages'
import { reloadOnChange } from './reload-on-change'
import { verify } from './verify'

function mount(host: HTMLElement, context: Context): void {
  const form = formOf(host)
  // Not waited for: only what happens on a submit needs it.
  adopt(styles)
  // Our messages say what the browser's bubbles would, all of it at once.
  context.set(form, 'novalidate', '')
  const gate = gateOf(form)
  const board = makeBoard(form, context)
  const stopReload = reloadOnChange(form, context)
  const check = (submitter: HTMLElement | null): boolean => {
    stopReload()
    board.clear()
    const mistakes = isUnchecked(submitter) ? [] : mistakesIn(form, context)
    if (mistakes.length > 0) board.show(summaryOf(mistakes, context), mistakes)
    return mistakes.length === 0
  }
  gate.join('check', check, context.signal)
  context.listen('reset', () => board.clear())
  if (!context.attributes.verify) return
  const ask = (submitter: HTMLElement | null) =>
    isUnchecked(submitter) || verify(form, context, board, submitter)
  gate.join('verify', ask, context.signal)
  // A form block that has just shown it (§4.15).
  membersOf(form).addEventListener(
    'ilots:form-verify',
    () => void verify(form, context, board, null, false),
    {
      signal: context.signal,
    },
  )
}

/** « Enregistrer le brouillon »: a button whose page asks for no checks. */
const isUnchecked = (submitter: HTMLElement | null) => submitter?.hasAttribute('formnovalidate') ?? false

export const island = defineIsland(attributes, messages, mount)
