/** An unfinished booking: what is stored of it between pages (§2.8), and the warning before it is left (§4.11). */
import { type Control, controlsOf, isSecret, isStorable } from '../../src/forms/stored-fields'
import { safeUrl } from '../../src/server/safe-url'
import { StoredValue } from '../../src/storage/stored-value'
import type { BaseContext, BookingContext } from './context'
import { stepOf } from './fields'

interface Booking {
  /** The local day, as `toDateString` writes it. */
  readonly day: string
  readonly step: number
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Names that an earlier step has excluded: hidden fields of later pages carry their values. */
  readonly secret: readonly string[]
}

/** The fields of §3.14 that the next steps need. Who the visitor is belongs to the last step, and is asked again. */
const STORED_FIELDS = /^(immat|adresse|code_postal|lat|lng|agence|type|vitre|filter\[.*)$/
const CHOICES: readonly string[] = ['radio', 'checkbox', 'select-one', 'select-multiple']

const today = (): string => new Date().toDateString()

const storageOf = ({ page, attributes, name }: BookingContext): StoredValue =>
  new StoredValue(page.config, 'booking', name, attributes.keep)

/** The name of the booking that went on last in this tab. */
const latestOf = ({ page }: BaseContext): StoredValue => new StoredValue(page.config, 'begun', 'last')

/**
 * What names a booking: the address that its form sends to, without its query. The first step may stand in any page,
 * and each step may have a page of its own. Where the steps' forms send to different addresses, it is the first
 * one's.
 */
export function nameOf(form: HTMLFormElement, given: BaseContext): string {
  const address = safeUrl(addressOf(form))?.href.replace(/[?#].*/, '') ?? ''
  if (stepOf(form) === 1 || keyStoreOf({ ...given, name: address }).read()) return address
  const latest = latestOf(given).read()
  return isText(latest) ? latest : address
}

/** Moves what version 0.1 has stored under the path of the page. */
export function migrateDraft(context: BookingContext): void {
  const old = { ...context, name: location.pathname }
  for (const storeOf of [storageOf, keyStoreOf]) {
    const [from, to] = [storeOf(old), storeOf(context)]
    const value = from.read()
    if (value && !to.read()) to.write(value)
    from.clear()
  }
}

/**
 * Whether a field must not be kept. Hidden fields carry answers of earlier steps: they may be. A filter may be kept
 * when it is a choice: a text that is typed into one may be personal.
 */
function isRefused(control: Control): boolean {
  if (control.type === 'hidden') return isSecret(control)
  return !isStorable(control) || (control.name.startsWith('filter') && !CHOICES.includes(control.type))
}

/** Stores the form's fields on the device. @param step the step that the visitor goes to. */
export function storeBooking(step: number, context: BookingContext): void {
  const { form } = context
  const controls = controlsOf(form)
  const secret = new Set(recall(context)?.secret)
  for (const control of controls) if (isRefused(control)) secret.add(control.name)
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => isField(field) && !secret.has(field[0]),
  )
  const storedSecrets = [...secret].filter((name) => STORED_FIELDS.test(name))
  const booking: Booking = { day: today(), step, fields, secret: storedSecrets }
  // Storage may be forbidden or full: the booking continues without it.
  if (controls.length > 0) storageOf(context).write(booking)
  else clearStored(context)
}

/** Lowers the stored step to the one that the server shows again: what it has refused was not reached. */
export function storeRefused(context: BookingContext): void {
  const step = stepOf(context.form)
  const stored = recall(context)
  if (stored && stored.step > step) storageOf(context).write({ ...stored, step })
}

/** Removes the stored fields: nothing personal stays on the device after the booking. */
export const clearStored = (context: BookingContext): void => storageOf(context).clear()

const isText = (value: unknown): value is string => typeof value === 'string'

const isField = (field: unknown): field is [name: string, value: string] =>
  Array.isArray(field) && isText(field[0]) && STORED_FIELDS.test(field[0]) && isText(field[1])

/** @returns the booking that was stored today. An older one, or one in another shape, is removed. */
export function recall(context: BookingContext): Booking | undefined {
  const found = storageOf(context).read() as Partial<Booking> | null | undefined
  if (
    found?.day === today() &&
    Number.isSafeInteger(found.step) &&
    Array.isArray(found.fields) &&
    Array.isArray(found.secret)
  )
    return {
      ...(found as Booking),
      fields: found.fields.filter(isField),
      secret: found.secret.filter(isText),
    }
  clearStored(context)
  return undefined
}

const addressOf = (form: HTMLFormElement): string => form.getAttribute('action') || location.href

/** Loads the page of the stored step, and sends the stored fields with it. */
export function resume({ form }: BookingContext, { step, fields }: Booking): void {
  // Without React: a hidden form with the stored fields, which is submitted at once.
  const sender = document.createElement('form')
  sender.method = form.getAttribute('method') === 'get' ? 'get' : 'post'
  sender.action = addressOf(form)
  sender.hidden = true
  for (const [name, value] of [...fields, ['etape', String(step)] as const]) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    sender.append(field)
  }
  document.body.append(sender)
  // A field may be called `submit`, or `remove`.
  HTMLFormElement.prototype.submit.call(sender)
  // Left in the page it would be a booking's form as well, which asks before the page is left.
  sender.replaceWith()
}

/**
 * Whether to offer the kept booking: on a first step that was not reached with Back, when the kept one had gone
 * further, and only to a form that is sent to this origin: another one may come from somebody else.
 */
export function canResume({ form }: BookingContext, { step }: Booking): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { origin } = safeUrl(addressOf(form)) ?? {}
  return entry?.type !== 'back_forward' && stepOf(form) === 1 && step > 1 && origin === location.origin
}

/** Where the booking's key is stored: always in this tab, because it is random and says nothing of the visitor. */
const keyStoreOf = ({ page, name }: Pick<BookingContext, 'page' | 'name'>): StoredValue =>
  new StoredValue(page.config, 'begun', name)

/** Names of bookings whose submit leaves the page: none of their forms warns then (contract §7). */
const leaving = new Set<string>()

/** Bookings that ended on this page: its step no longer means that one is under way. */
const endedBookings = new WeakSet<BookingContext>()

/** The key of this page, for browsers that forbid storage. */
const keysOfPage = new WeakMap<BookingContext, string>()

function storedKey(context: BookingContext): string | undefined {
  const key = keyStoreOf(context).read()
  return typeof key === 'string' && /^\w{1,40}$/.test(key) ? key : keysOfPage.get(context)
}

/**
 * Notes that the booking has begun: the first step is submitted, or the last one is being sent.
 * @returns the booking's key. It is the same on each try, also after a reload, so that the server never books twice.
 */
export function beginBooking(context: BookingContext): string {
  const key =
    storedKey(context) ??
    [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join('')
  endedBookings.delete(context)
  // A key that is kept ends with the booking, on all its pages: also on one that comes back from the browser's cache.
  if (!keyStoreOf(context).write(key)) keysOfPage.set(context, key)
  latestOf(context).write(context.name)
  return key
}

/** Gives the booking another key: the server has refused this one, and the next submit is another booking. */
export function renewKey(context: BookingContext): void {
  keysOfPage.delete(context)
  keyStoreOf(context).clear()
  beginBooking(context)
}

/** The form is being submitted: leaving the page is on purpose. */
export function noteLeaving(context: BookingContext): void {
  beginBooking(context)
  leaving.add(context.name)
}

/** A handler of the page has prevented the submit: leaving the page has to be confirmed again. */
export const noteStaying = ({ name }: BookingContext): unknown => leaving.delete(name)

/** Removes the booking's key: it is booked, or the visitor starts again. */
export function endBooking(context: BookingContext): void {
  keysOfPage.delete(context)
  endedBookings.add(context)
  keyStoreOf(context).clear()
  if (latestOf(context).read() === context.name) latestOf(context).clear()
}

/**
 * The browser asks before the page is left, from the first submitted step on, until it is booked (§4.11): also where
 * steps have addresses of their own, or storage is forbidden.
 */
export function confirmLeaving(context: BookingContext): void {
  const { form, name, signal } = context
  const isBack = () => leaving.delete(name)
  // Choosing writes the next one into the form.
  const shown = stepOf(form)
  const onLeave = (event: BeforeUnloadEvent) => {
    const hasBegun = storedKey(context) || (shown > 1 && !endedBookings.has(context))
    if (hasBegun && !leaving.has(name)) event.preventDefault()
  }
  addEventListener('beforeunload', onLeave, { signal })
  // The page is back from the browser's cache: leaving it is to be confirmed again.
  addEventListener('pageshow', isBack, { signal })
  signal.addEventListener('abort', isBack)
}
