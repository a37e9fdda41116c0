/** The last step, which books: sent once, and kept until the server has accepted it (§4.11, §7.14). */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { bodyOf } from '../../src/forms/body'
import { showBusy } from '../../src/forms/busy'
import { focusOn } from '../../src/overlay/focus'
import { replacement } from '../../src/server/replaced'
import { isAbort, request } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import type { BookingContext } from './context'
import { stepOf } from './fields'
import { showResult, showSuccess } from './result'
import { beginBooking, endBooking, forget } from './under-way'

/** Milliseconds. The booking systems behind the server are slow. */
const TIMEOUT = 60_000
/** §7.14: this field tells the server that a booking is sent again, when its first answer did not arrive. */
const KEY = '_cle'

/** Whether this page shows the last step (contract §4.4). */
export const isFinal = (form: HTMLFormElement, { attributes }: BookingContext): boolean =>
  attributes.finalStep !== undefined && stepOf(form) >= attributes.finalStep

const underWay = new WeakSet<HTMLFormElement>()

/** The word of an answer that says the booking is made (§7.14). */
const isBooked = (html: string): boolean => html.includes('success')

/** Sends the booking and shows the result. Never rejects. */
export async function book(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  context: BookingContext,
): Promise<void> {
  if (underWay.has(form)) return
  underWay.add(form)
  const idle = showLoading(form, submitter, context)
  try {
    const html = await sendBooking(form, submitter, context)
    if (isBooked(html)) finish(form, html, context)
    else showResult(form, context, { answer: serverFragment(html) })
  } catch (error) {
    if (!isAbort(error)) showResult(form, context, { retry: () => again(form, submitter, context) })
  } finally {
    underWay.delete(form)
    idle()
  }
}

/** §8.4: the form keeps what was typed, and a retry sends it with the same key. */
function again(form: HTMLFormElement, submitter: HTMLElement | null, context: BookingContext): void {
  showResult(form, context)
  void book(form, submitter, context)
}

function sendBooking(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  context: BookingContext,
): Promise<string> {
  const { body, timeout } = bodyOf(form, submitter)
  body.set(KEY, beginBooking(context))
  return request(context, {
    url: `/${context.page.config.site}/objets/traitement.php`,
    body,
    timeout: Math.max(timeout, TIMEOUT),
    html: true,
    read(html) {
      // An empty answer, or the sign-in page of a session that has ended, does not say whether it is booked.
      return isBooked(html) ? html : replacement(html)
    },
  })
}

/** Shows that the form is busy. @returns ends it. */
function showLoading(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { page, signal }: BookingContext,
): () => void {
  const busy = new AbortController()
  showBusy(form, submitter, AbortSignal.any([busy.signal, signal]))
  void page.loading.show()
  return () => {
    busy.abort()
    void page.loading.hide()
  }
}

/** §4.11: hides the form and shows the success area; removes all personal data from the page and the device. */
function finish(form: HTMLFormElement, html: string, context: BookingContext): void {
  forget(context)
  endBooking(context)
  context.set(form, 'hidden', '')
  focusOn(showSuccess(form, html, context))
  announce(context.say('booked'))
  context.emit('booking-done')
  // Browsers restore fields on Back: there must be nothing of the visitor's left to restore.
  membersOf(form).reset()
}
