/** From one step to the next: a real submit, which loads the page again (§2.8, §4.11). */

import { membersOf } from '../../src/dom/members'
import { showBusy } from '../../src/forms/busy'
import { Code, ilotsError } from '../../src/island/errors'
import { chosen, fieldOf, fill, stepOf, textOf } from './fields'
import { isFinal } from './final'
import { keep } from './kept'
import { leave } from './leaving'
import type { Context } from './mount'
import { nextStep } from './rules'

/** @throws IlotsError `ILOTS-202` */
export function checkStep(form: HTMLFormElement): void {
  if (fieldOf(form, 'etape')) return
  throw ilotsError(
    Code.partMissing,
    'attendu un champ caché etape, aucun trouvé ; il dit à quelle étape la page en est.',
  )
}

function situationOf(form: HTMLFormElement) {
  return {
    step: stepOf(form),
    branchAsked: new URLSearchParams(location.search).get('agence') ?? '',
    branchChosen: chosen(form, 'agence'),
    address: textOf(form, 'adresse'),
  }
}

/** Each form is on its way once: a second tile, or Enter, while the page loads does nothing. */
const onTheWay = new WeakMap<HTMLFormElement, AbortController>()

/** The page came back from the browser's memory: the visitor may choose anew. */
export function stays(form: HTMLFormElement): void {
  onTheWay.get(form)?.abort()
  onTheWay.delete(form)
}

/** `etape` is sent already advanced (contract §7). */
export function advance(form: HTMLFormElement, context: Context): void {
  // The last step is booked by its button: a tile or an address there only fills the form in.
  if (onTheWay.has(form) || isFinal(form, context)) return
  const { step } = situationOf(form)
  const next = nextStep(situationOf(form))
  fill(form, 'etape', String(next))
  // A field that the browser finds wrong keeps the visitor here, on this step.
  if (!membersOf(form).reportValidity()) {
    fill(form, 'etape', String(step))
    return
  }
  const way = new AbortController()
  onTheWay.set(form, way)
  showBusy(form, null, AbortSignal.any([way.signal, context.signal]))
  context.emit('booking-step', { step: next })
  keep(form, next, context)
  leave(context)
  HTMLFormElement.prototype.submit.call(form)
  // What is sent has been read: a browser that puts fields back on its Back button puts back this page's step.
  fill(form, 'etape', String(step))
}
