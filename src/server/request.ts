/** The only place that calls fetch for an answer (contract §3, §5). */

import { ilotsError, isIlotsError, sentence } from '../base/errors'
import { withoutPrototype } from '../base/own-property'
import { Code, type IlotsError, type Message } from '../contracts/errors'
import type { RequestRecord } from '../contracts/request-record'
import { answerText } from './answer-text'
import type { Call, Caller } from './call'
import { untilPageStays } from './page-stays'
import type { Skipped } from './reply-words'
import { logAnswer, logCall } from './request-log'
import { schemaMismatch } from './schema-mismatch'

const TIMEOUT = 15_000
const HTML = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i
const inFlight = new Map<string, { answer: Promise<unknown>; signal: AbortSignal }>()
const sequences = new Map<string, AbortController>()

/**
 * Sends a call. While one with the same method, URL and body is in flight no second one is
 * sent: both callers get its answer.
 * @throws IlotsError `ILOTS-401` network, `402` timeout, `403` status, `404` answer that does not fit.
 * @throws DOMException `AbortError` when the caller was disposed or a newer call of the sequence was made.
 */
export function request<Result>(caller: Caller, given: Call<Result>): Promise<Result> {
  const call = withoutPrototype(given)
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
  return body instanceof URLSearchParams ? `${body}` : ''
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
  const finish = (state: RequestRecord['state']) => {
    record.state = state
    record.milliseconds = performance.now() - begun
  }
  caller.page.emit('request', record)
  try {
    const signal = AbortSignal.any([caller.signal, clock, stop.signal])
    const result = await exchange(caller, call, record, signal)
    finish('done')
    return result
  } catch (thrown) {
    if (!isIlotsError(thrown)) await untilPageStays()
    if (caller.signal.aborted || stop.signal.aborted) {
      finish('aborted')
      throw new DOMException('', 'AbortError')
    }
    finish('failed')
    const error = failure(thrown, clock.aborted, call, record)
    caller.page.report.error(error.code, error.sentence, at)
    throw error
  } finally {
    if (call.sequence && sequences.get(call.sequence) === stop) sequences.delete(call.sequence)
  }
}

async function exchange<Result>(
  caller: Caller,
  call: Call<Result>,
  record: RequestRecord,
  signal: AbortSignal,
): Promise<Result> {
  const response = await fetch(call.url, {
    method: record.method,
    body: call.body ?? null,
    // Answers are inserted as HTML: only this site's own server may give them, redirections included.
    mode: 'same-origin',
    // The address of a fragment is that of a page, too: Back would show what the browser has stored for it.
    cache: call.html ? 'no-store' : 'default',
    // The platform's scripts have always sent this header; servers answer it with a fragment.
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal,
  })
  record.status = response.status
  const text = await answerText(response)
  logAnswer(record, text)
  if (!response.ok)
    throw ilotsError(Code.httpStatus, failed(record, sentence`le serveur a répondu ${response.status}`))
  const type = response.headers.get('content-type')
  const left: Skipped[] = []
  // Few answers need words: their code is fetched for them.
  const tell = (thrown?: unknown) =>
    caller.page
      .fetchCode('reply-words', () => import('./reply-words'))
      .then(
        (words) => words.tell(caller, call, left, text, thrown),
        () => failed(record, String(thrown)),
      )
  try {
    if (call.html && text && !isHtmlType(type)) throw schemaMismatch('html', type)
    const result = call.read(text, (...what) => left.push(what), type)
    if (left[0]) void tell()
    return result
  } catch (error) {
    throw ilotsError(Code.malformedReply, await tell(error))
  }
}

/** Whether an answer of this type is HTML, and may be shown as such. */
export const isHtmlType = (type: string | null | undefined): boolean => HTML.test(`${type}`)

/** Aborts the sequence's call that is under way. */
function supersede(sequence: string | undefined): AbortController {
  const stop = new AbortController()
  if (sequence) {
    cancel(sequence)
    sequences.set(sequence, stop)
  }
  return stop
}

function failure(
  thrown: unknown,
  timedOut: boolean,
  { timeout = TIMEOUT }: Call<unknown>,
  record: RequestRecord,
): IlotsError {
  if (isIlotsError(thrown)) return thrown
  const [code, what]: [Code, Message] = timedOut
    ? [Code.timeout, sentence`pas de réponse en ${timeout / 1000} s`]
    : [Code.network, sentence`l'appel n'a pas abouti (${thrown})`]
  return ilotsError(code, failed(record, what))
}

const failed = ({ method, url }: RequestRecord, what: Message): Message =>
  sentence`${method} ${url} : ${what} ; la page garde ce qu'elle montrait.`

/**
 * Returns the text of an answer as it is.
 * @throws TypeError for an empty one: it would show nothing.
 */
export function nonEmpty(text: string): string {
  if (!text.trim()) throw schemaMismatch('content', text)
  return text
}
