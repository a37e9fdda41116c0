/** The only place that calls fetch (contract §3, §5). */

import { Code, type IlotsError, ilotsError, isIlotsError, refusal } from '../island/errors'
import type { Page } from '../island/page'
import { pageWide } from '../island/page-wide'
import type { LeaveOut } from '../island/read-each'
import type { RequestRecord } from '../island/request-record'
import type { Call } from './call'
import { stillHere } from './leaving'
import { logAnswer, logCall } from './request-log'

/** The island that calls. */
export interface Caller {
  readonly island: string
  readonly host: Element
  readonly page: Pick<Page, 'emit' | 'report'>
  readonly signal: AbortSignal
}

const TIMEOUT = 15_000
const HTML = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i
const { inFlight, sequences } = pageWide('calls', () => ({
  inFlight: new Map<string, { answer: Promise<unknown>; signal: AbortSignal }>(),
  sequences: new Map<string, AbortController>(),
}))

/**
 * Sends a call. While one with the same method, URL and body is in flight no second one is
 * sent: both callers get its answer.
 * @throws IlotsError `ILOTS-401` network, `402` timeout, `403` status, `404` answer that does not fit.
 * @throws DOMException `AbortError` when the caller was disposed or a newer call of the sequence was made.
 */
export function request<Result>(caller: Caller, call: Call<Result>): Promise<Result> {
  const key = `${caller.island} ${call.method ?? 'POST'} ${call.url} ${encode(call.body)}`
  const known = call.body instanceof FormData ? undefined : inFlight.get(key)
  if (known) return known.answer.catch(again) as Promise<Result>
  const answer = send(caller, call).finally(
    () => inFlight.get(key)?.answer === answer && inFlight.delete(key),
  )
  inFlight.set(key, { answer, signal: caller.signal })
  return answer

  /** The island that sent the call may be disposed meanwhile; this caller still wants the answer. */
  function again(error: unknown): Promise<Result> {
    if (isAbort(error) && known?.signal.aborted && !caller.signal.aborted) return request(caller, call)
    throw error
  }
}

/** Aborts the call of a sequence that is under way. */
export function cancel(sequence: string): void {
  sequences.get(sequence)?.abort()
}

/** Whether an error is that of a call for which nobody waits any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function encode(body: Call<unknown>['body']): string {
  return body instanceof URLSearchParams ? body.toString() : ''
}

async function send<Result>(caller: Caller, call: Call<Result>): Promise<Result> {
  const stop = supersede(call.sequence)
  const clock = AbortSignal.timeout(call.timeout ?? TIMEOUT)
  const record: RequestRecord = {
    island: caller.island,
    method: call.method ?? 'POST',
    url: call.url,
    state: 'sent',
  }
  logCall(record, call)
  const at = { island: caller.island, element: caller.host }
  const begun = performance.now()
  const settle = (state: RequestRecord['state']) => {
    record.state = state
    record.milliseconds = performance.now() - begun
  }
  caller.page.emit('request', record)
  try {
    const signal = AbortSignal.any([caller.signal, clock, stop.signal])
    const result = await exchange(call, record, signal, (place, ...rest) =>
      caller.page.report.warn(Code.malformedReply, refusal(`${call.url} ${place}`, ...rest), at),
    )
    settle('done')
    return result
  } catch (thrown) {
    if (!isIlotsError(thrown)) await stillHere()
    if (caller.signal.aborted || stop.signal.aborted) {
      settle('aborted')
      throw new DOMException('', 'AbortError')
    }
    settle('failed')
    const error = failure(thrown, clock.aborted, call)
    caller.page.report.error(error.code, error.message, at)
    throw error
  } finally {
    if (call.sequence && sequences.get(call.sequence) === stop) sequences.delete(call.sequence)
  }
}

async function exchange<Result>(
  call: Call<Result>,
  record: RequestRecord,
  signal: AbortSignal,
  leave: LeaveOut,
): Promise<Result> {
  const response = await fetch(call.url, {
    method: record.method,
    body: call.body ?? null,
    // Answers are inserted as HTML: only this site's own server may give them, redirections included.
    mode: 'same-origin',
    // The platform's scripts have always sent this header; servers answer it with a fragment.
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal,
  })
  record.status = response.status
  const text = await response.text()
  logAnswer(record, text)
  if (!response.ok)
    throw ilotsError(Code.httpStatus, sentence(call, `le serveur a répondu ${response.status}`))
  const type = response.headers.get('content-type')
  if (call.html && text && !HTML.test(type ?? ''))
    throw ilotsError(Code.malformedReply, sentence(call, `attendu du HTML (text/html), reçu « ${type} »`))
  try {
    return call.read(text, leave)
  } catch (error) {
    const problem = `la réponse n'a pas la forme attendue (${readable(error)})`
    throw ilotsError(Code.malformedReply, sentence(call, problem))
  }
}

/** Aborts the sequence's call that is under way. */
function supersede(sequence: string | undefined): AbortController {
  const stop = new AbortController()
  if (sequence) {
    cancel(sequence)
    sequences.set(sequence, stop)
  }
  return stop
}

function failure(thrown: unknown, timedOut: boolean, call: Call<unknown>): IlotsError {
  if (isIlotsError(thrown)) return thrown
  const [code, what]: [Code, string] = timedOut
    ? [Code.timeout, `pas de réponse en ${(call.timeout ?? TIMEOUT) / 1000} s`]
    : [Code.network, `l'appel n'a pas abouti (${readable(thrown)})`]
  return ilotsError(code, sentence(call, what))
}

function sentence({ method = 'POST', url }: Call<unknown>, what: string): string {
  return `${method} ${url} : ${what} ; la page garde ce qu'elle montrait.`
}

/** Its beginning is enough: a schema's error lists every field. */
function readable(thrown: unknown): string {
  return (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 300)
}

/**
 * Returns the text of an answer as it is.
 * @throws Error for an empty one: it would show nothing.
 */
export function nonEmpty(text: string): string {
  if (text.trim() === '') throw new Error('réponse vide')
  return text
}
