/** The booking itself: sent once, kept whole until it is taken (§4.11, §7.14). */

import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { bodyOf } from '../../src/forms/body'
import { showBusy } from '../../src/forms/busy'
import { focusOn } from '../../src/overlay/focus'
import { isAbort, request } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import { failureNotice } from '../../src/ui/notice'
import { stepOf } from './fields'
import { forget } from './kept'
import { begin, end } from './leaving'
import type { Context } from './mount'

/** Booking systems behind the server are slow. Milliseconds. */
const TIMEOUT = 60_000
/** §7.14: what the server knows a repeated booking by, when it did not answer the first time. */
const KEY = '_cle'

export const isFinal = (form: HTMLFormElement, { attributes }: Context): boolean =>
  attributes.finalStep !== undefined && stepOf(form) >= attributes.finalStep

const underWay = new WeakSet<HTMLFormElement>()

/** §7.14. */
const isBooked = (html: string): boolean => html.includes('success')

/** Never rejects. */
export async function book(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  context: Context,
): Promise<void> {
  if (underWay.has(form)) return
  underWay.add(form)
  const idle = load(form, submitter, context)
  try {
    const html = await send(form, submitter, context)
    if (isBooked(html)) succeed(form, html, context)
    else put(resultOf(form, context), html)
  } catch (error) {
    if (!isAbort(error)) fail(form, submitter, context)
  } finally {
    underWay.delete(form)
    idle()
  }
}

function send(form: HTMLFormElement, submitter: HTMLElement | null, context: Context): Promise<string> {
  const { body, timeout } = bodyOf(form, submitter)
  body.set(KEY, begin(context))
  return request(context, {
    url: `/${context.engine.config.site}/objets/traitement.php`,
    body,
    timeout: Math.max(timeout, TIMEOUT),
    html: true,
    read(html) {
      // Nothing, or the way in of a session that has ended: neither says whether it is booked.
      const isAnswer = isBooked(html) || !/^\s*($|<!doctype|<html)/i.test(html)
      if (!isAnswer) throw new Error('ni rendez-vous, ni refus')
      return html
    },
  })
}

/** @returns ends it. */
function load(form: HTMLFormElement, submitter: HTMLElement | null, { engine, signal }: Context): () => void {
  const busy = new AbortController()
  showBusy(form, submitter, AbortSignal.any([busy.signal, signal]))
  void engine.services.loading.show()
  return () => {
    busy.abort()
    void engine.services.loading.hide()
  }
}

const RESULT = '[data-role="result"]'
const made = new WeakMap<HTMLFormElement, HTMLElement>()

/** Made at the form's end when the page has none. */
function resultOf(form: HTMLFormElement, { signal }: Context): HTMLElement {
  const { parentElement } = membersOf(form)
  const own =
    membersOf(form).querySelector<HTMLElement>(RESULT) ??
    membersOf(parentElement)?.querySelector<HTMLElement>(RESULT)
  const area = own ?? made.get(form) ?? document.createElement('div')
  if (!membersOf(area).isConnected) {
    made.set(form, area)
    membersOf(form).append(area)
    signal.addEventListener('abort', () => area.remove())
  }
  return area
}

function put(area: HTMLElement, html: string): void {
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.append(serverFragment(html))
  membersOf(area).replaceChildren(alert)
  membersOf(area).scrollIntoView({ block: 'nearest' })
}

/** §8.4: everything typed is still there, and is sent again with the same key. */
function fail(form: HTMLFormElement, submitter: HTMLElement | null, context: Context): void {
  const area = resultOf(form, context)
  membersOf(area).replaceChildren()
  failureNotice(
    context,
    (notice) => membersOf(area).append(notice),
    () => void book(form, submitter, context),
  )
}

/** §4.11: the form is hidden, the success area shown; nothing personal stays behind. */
function succeed(form: HTMLFormElement, html: string, context: Context): void {
  forget(context)
  end(context)
  context.set(form, 'hidden', '')
  const { parentElement } = membersOf(form)
  const place =
    membersOf(parentElement)?.querySelector<HTMLElement>('[data-role="success"]') ??
    document.createElement('div')
  const area = membersOf(place)
  // The page's own words, else the server's.
  if (area.textContent?.trim() === '' && area.children.length === 0) area.append(serverFragment(html))
  if (!area.isConnected) membersOf(form).after(place)
  area.hidden = false
  focusOn(place)
  announce(context.say('booked'))
  context.emit('booking-done')
  // A browser that puts fields back on its Back button finds none of the visitor's.
  membersOf(form).reset()
}
