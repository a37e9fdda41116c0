/** A booking that is under way, kept on this device until it is booked or the day ends (§2.8). */

import { membersOf } from '../../src/dom/members'
import { type Control, controlsOf, isKeepable, isSecret } from '../../src/forms/kept-fields'
import { safeUrl } from '../../src/server/safe-url'
import { Kept } from '../../src/storage/kept'
import { stepOf } from './fields'
import type { Context } from './mount'

interface Booking {
  /** The local day, as `toDateString` writes it. */
  readonly day: string
  readonly step: number
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Names that a step said are not to be kept: a later page sends their values on in hidden fields. */
  readonly secret: readonly string[]
}

/** The fields of §3.14, which the next steps are made from; who the visitor is comes last, and is asked again. */
const KEPT = /^(immat|adresse|code_postal|lat|lng|agence|type|vitre|filter\[.*)$/
const CHOICE = /^(radio|checkbox|select-one|select-multiple)$/

const today = (): string => new Date().toDateString()

const keptOf = ({ engine, attributes }: Context): Kept =>
  new Kept(engine.config, 'booking', location.pathname, attributes.keep)

/** An earlier step's answer is hidden on this one. A filter is a choice: what is typed into one may be anything. */
function isRefused(control: Control): boolean {
  if (control.type === 'hidden') return isSecret(control)
  return !isKeepable(control) || (control.name.startsWith('filter') && !CHOICE.test(control.type))
}

/** @param step where the visitor is going. */
export function keep(form: HTMLFormElement, step: number, context: Context): void {
  const controls = controlsOf(form)
  const secret = new Set(recall(context)?.secret)
  for (const control of controls) if (isRefused(control)) secret.add(control.name)
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => isField(field) && !secret.has(field[0]),
  )
  const booking: Booking = {
    day: today(),
    step,
    fields,
    secret: [...secret].filter((name) => KEPT.test(name)),
  }
  // Forbidden, or full: the booking goes on, and ends with the session.
  if (controls.length > 0) keptOf(context).write(booking)
  else forget(context)
}

/** Nothing personal outlives the booking. */
export const forget = (context: Context): void => keptOf(context).clear()

const isField = (field: unknown): field is [name: string, value: string] =>
  Array.isArray(field) && KEPT.test(String(field[0])) && typeof field[1] === 'string'

/** What was kept today; what is older, or written by somebody else, goes. */
export function recall(context: Context): Booking | undefined {
  const found = keptOf(context).read() as Partial<Booking> | null | undefined
  if (
    found?.day === today() &&
    Number.isSafeInteger(found.step) &&
    Array.isArray(found.fields) &&
    Array.isArray(found.secret)
  )
    return { ...(found as Booking), fields: found.fields.filter(isField) }
  forget(context)
  return undefined
}

const addressOf = (form: HTMLFormElement): string => membersOf(form).getAttribute('action') || location.href

/** Goes to the step that was kept, with everything that was typed before it. */
export function resume(form: HTMLFormElement, { step, fields }: Booking): void {
  const sender = document.createElement('form')
  sender.method = membersOf(form).getAttribute('method') === 'get' ? 'get' : 'post'
  sender.action = addressOf(form)
  sender.hidden = true
  for (const [name, value] of [...fields, ['etape', String(step)] as const]) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    // Named as the visitor's fields are, it hides the members of this form as well.
    membersOf(sender).append(field)
  }
  document.body.append(sender)
  HTMLFormElement.prototype.submit.call(sender)
}

/**
 * A fresh first page, and a booking that had gone further: not when the visitor went Back on purpose, nor for a form that
 * somebody has written beside it and that sends elsewhere.
 */
export function isBehind(form: HTMLFormElement, { step }: Booking): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { origin } = safeUrl(addressOf(form)) ?? {}
  return entry?.type !== 'back_forward' && stepOf(form) === 1 && step > 1 && origin === location.origin
}
