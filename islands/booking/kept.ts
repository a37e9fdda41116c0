/** A booking that is under way, kept on this device until it is booked or the day ends (§2.8). */
import { membersOf } from '../../src/members'
import { stepOf } from './fields'
import type { Context } from './mount'

interface Kept {
  /** The local day, as `toDateString` writes it. */
  readonly day: string
  readonly step: number
  readonly fields: readonly (readonly [name: string, value: string])[]
}

const today = (): string => new Date().toDateString()
const keyOf = ({ engine }: Context): string => `${engine.config.platform}-booking ${location.pathname}`

/** Who the visitor is stays out of the device, as do passwords. */
const PERSONAL =
  '[type=password],[type=email],[type=tel],[autocomplete*=name],[autocomplete*=email],[autocomplete*=tel]'
const PERSONAL_NAME = /nom|mail|tel/i

/** @param step where the visitor is going. */
export function keep(form: HTMLFormElement, step: number, context: Context): void {
  const personal = new Set(
    [...membersOf(form).querySelectorAll(PERSONAL)].map((field) => field.getAttribute('name')),
  )
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'etape' && !personal.has(name) && !PERSONAL_NAME.test(name)
      ? [[name, value] as const]
      : [],
  )
  try {
    localStorage.setItem(keyOf(context), JSON.stringify({ day: today(), step, fields } satisfies Kept))
  } catch {
    // Full, or forbidden: the booking goes on, and ends with the session.
  }
}

/** Nothing personal outlives the booking. */
export function forget(context: Context): void {
  try {
    localStorage.removeItem(keyOf(context))
  } catch {
    // Nothing was kept either.
  }
}

/** What was kept today; what is older goes. */
export function recall(context: Context): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(context)) ?? 'null') as Kept | null
    if (kept?.day === today() && Array.isArray(kept.fields)) return kept
  } catch {
    // Written by somebody else.
  }
  forget(context)
  return undefined
}

/** Goes to the step that was kept, with everything that was typed before it. */
export function resume(form: HTMLFormElement, { step, fields }: Kept): void {
  const sender = document.createElement('form')
  sender.method = membersOf(form).getAttribute('method') === 'get' ? 'get' : 'post'
  sender.action = membersOf(form).getAttribute('action') || location.href
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

/** A fresh first page, and a booking that had gone further: not when the visitor went Back on purpose. */
export function isBehind(form: HTMLFormElement, { step }: Kept): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type !== 'back_forward' && stepOf(form) === 1 && step > 1
}
