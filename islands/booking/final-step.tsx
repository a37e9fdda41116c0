/** The last step, which books: sent once, and kept until the server has accepted it (§4.11, §7.14). */

import { useLayoutEffect, useRef } from 'react'
import { announce } from '../../src/dom/announce'
import { partOf } from '../../src/dom/content'
import { focusOn } from '../../src/dom/focus'
import { bodyOf, isButtonOf } from '../../src/forms/body'
import { resetForm } from '../../src/forms/form-members'
import { submitForm } from '../../src/forms/submit-form'
import { attempt } from '../../src/island/attempt'
import { islandRoot } from '../../src/rendering/react-root'
import { replacement } from '../../src/server/replaced'
import { isAbort, isHtmlType, request } from '../../src/server/request'
import { schemaMismatch } from '../../src/server/schema-mismatch'
import { serverFragment, serverText } from '../../src/server/server-html'
import { Notice } from '../../src/ui/notice'
import { type BookingContext, callAddress } from './context'
import { beginBooking, clearStored, endBooking, renewKey } from './draft'
import { isFinal } from './fields'
import { showBusyNext } from './steps'

const confirmationCode = () => import('./confirmation')

/** Milliseconds. The booking systems behind the server are slow. */
const TIMEOUT = 60_000
/** §7.14: this field tells the server that a booking is sent again, when its first answer did not arrive. */
const KEY = '_cle'

/** What the server has answered. */
interface Answer {
  readonly text: string
  readonly isHtml: boolean
  readonly isBooked: boolean
}

/** JSON that says that it has not succeeded. */
const DENIED = /"success"\s*:\s*(false|null|0|"")/

/**
 * Reads the answer. The word says that the booking is made (§7.14), whatever the type: a server may send it as plain
 * text.
 * @throws TypeError for an empty answer, or the sign-in page of a session that has ended: neither says whether it is
 * booked.
 */
function readAnswer(text: string, _?: unknown, type?: string | null): Answer {
  const answer = { text, isHtml: isHtmlType(type) }
  const isBooked = text.includes('success') && (answer.isHtml || !DENIED.test(text))
  if (!isBooked && text && !answer.isHtml) throw schemaMismatch('html', type)
  if (!isBooked) replacement(text)
  return { ...answer, isBooked }
}

/** @returns sends the booking and shows the result; a call during another does nothing. It never rejects. */
export function makeBook(context: BookingContext): (submitter: HTMLElement | null) => Promise<void> {
  const { form, page, signal } = context
  const showResult = makeResultArea(context)
  const fetchConfirmation = () =>
    page.fetchCode('booking-confirmation', confirmationCode).catch(() => undefined)
  // Here by the first submit.
  if (isFinal(context)) void fetchConfirmation()
  let isSending = false
  const ask = async (submitter: HTMLElement | null) => {
    const confirmation = fetchConfirmation()
    try {
      return { answer: await sendBooking(submitter, context), confirmation: await confirmation }
    } catch (error) {
      if (!isAbort(error)) showResult({ retry: () => retry(submitter) })
      return undefined
    }
  }
  // §8.4: the form keeps what was typed, and the key. It is a submit, because a bot check accepts each token once.
  const retry = (submitter: HTMLElement | null) =>
    submitForm(form, page, isButtonOf(form, submitter) ? submitter : null)
  async function book(submitter: HTMLElement | null): Promise<void> {
    if (isSending) return
    isSending = true
    const busy = new AbortController()
    showBusyNext(form, submitter, AbortSignal.any([busy.signal, signal]))
    void page.loading.show()
    showResult()
    const result = await ask(submitter)
    isSending = false
    busy.abort()
    void page.loading.hide()
    // The server has answered: an error from here on must neither show a failure nor send the booking again.
    if (!result) return
    const { answer, confirmation } = result
    if (answer.isBooked) finish(answer, context, confirmation)
    else attempt(context, () => showRefusal(answer, context, showResult))
  }
  return book
}

async function sendBooking(submitter: HTMLElement | null, context: BookingContext): Promise<Answer> {
  const { body, timeout } = bodyOf(context.form, submitter)
  body.set(KEY, beginBooking(context))
  return request(context, {
    url: callAddress(context.page),
    body,
    timeout: Math.max(timeout, TIMEOUT),
    read: readAnswer,
  })
}

/** Shows an answer that names fields at those fields, as the form's checks do; any other in the result area. */
function showRefusal(
  { text }: Answer,
  context: BookingContext,
  showResult: ReturnType<typeof makeResultArea>,
): void {
  // What is sent next is another booking: a server that knows its key would answer as before.
  renewKey(context)
  const answer = serverText(text)
  const event = new CustomEvent('ilots:form-answer', { detail: answer, cancelable: true })
  if (context.form.dispatchEvent(event)) showResult({ answer })
}

/**
 * §4.11: hides the form and shows the success area; removes all personal data from the page and the device. Each
 * step is done whatever becomes of the others.
 */
function finish(
  answer: Answer,
  context: BookingContext,
  confirmation?: Awaited<ReturnType<typeof confirmationCode>>,
): void {
  const { form } = context
  const confirm = attempt(context, () => confirmation?.readBooking(context, beginBooking(context)))
  context.set(form, 'hidden', '')
  clearStored(context)
  endBooking(context)
  const area = showSuccess(answer, context)
  attempt(context, () => confirm?.(area))
  attempt(context, () => {
    focusOn(area)
    // Where the form stood, the page is now shorter: without it the window may show the end.
    area.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  announce(context.say('booked'))
  context.emit('booking-done')
  // Browsers restore fields on Back: nothing of the visitor's must be left to restore.
  resetForm(form)
}

/** The server's words, as text unless they are HTML; where they cannot be shown, ours. */
function contentOf({ text, isHtml }: Answer, context: BookingContext): Node {
  const shown = isHtml ? attempt(context, () => serverFragment(text)) : new Text(text)
  return shown ?? new Text(context.say('booked'))
}

/** The page's success area, or one after the form. The page's own words come first; without them, the server's. */
function showSuccess(answer: Answer, context: BookingContext): HTMLElement {
  const form = context.form
  const around = form.parentElement
  const area = around && partOf(context.form, '[data-role="success"]', context.page.config, around)
  if (area) {
    if (area.textContent?.trim() === '' && area.children.length === 0) area.append(contentOf(answer, context))
    area.hidden = false
    return area
  }
  const root = islandRoot(context, (container) => form.after(container))
  const nodes = contentOf(answer, context)
  root.render(() => <ServerNodes nodes={nodes} />)
  return root.container
}

/** The server's words, or how the booking is sent again. */
type Result = { readonly answer: DocumentFragment } | { readonly retry: () => void }

/** @returns shows a result in the page's result area, else at the end of the form; called without one, clears it. */
function makeResultArea(context: BookingContext): (result?: Result) => void {
  const form = context.form
  const find = (place: Element | null) =>
    place && partOf(context.form, '[data-role="result"]', context.page.config, place)
  const root = islandRoot(context)
  return (result) => {
    root.render(() => result && <Outcome result={result} say={context.say} />)
    if (!result) return
    const area = find(form) ?? find(form.parentElement)
    if (area) area.replaceChildren(root.container)
    else form.append(root.container)
    root.container.scrollIntoView({ block: 'nearest' })
  }
}

/** Draws a result; a screen reader speaks it at once. */
export const Outcome = ({ result, say }: { readonly result: Result; readonly say: BookingContext['say'] }) =>
  'retry' in result ? (
    <Notice role="alert" text={say('failed')} actions={[[say('retry'), result.retry]]} />
  ) : (
    <ServerNodes nodes={result.answer} role="alert" />
  )

/** Shows the server's nodes in a box; they are inserted once. */
function ServerNodes({ nodes, role }: { readonly nodes: Node; readonly role?: 'alert' }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(nodes), [nodes])
  return <div ref={box} role={role} />
}
