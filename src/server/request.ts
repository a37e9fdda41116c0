/** The only place that calls fetch (contract §3, §5). */
import type { Engine, RequestRecord } from '../engine/engine'
import { Code, type IlotsError, ilotsError, isIlotsError } from '../island/errors'
import { pageWide } from '../island/page-wide'
import { noteAnswer, noteCall } from './exchanges'
import { stillHere } from './leaving'

/** A call of §7. */
export interface Call<Result> {
  method?: 'GET' | 'POST'
  url: string
  /** Form-encoded unless it holds files. */
  body?: URLSearchParams | FormData
  /** Milliseconds until the call counts as failed; 15 000 by default. */
  timeout?: number
  /** A newer call of the same sequence aborts the older one: a late answer never replaces a newer one. */
  sequence?: string
  /** The answer is inserted as HTML: one that the server does not call HTML is a failure (a text that was uploaded). */
  html?: true
  /** Turns the text of the answer into a result. @throws when it does not fit, which is a failure like any other. */
  read(text: string): Result
}

/** Who calls. */
export interface Caller {
  readonly island: string
  readonly host: Element
  readonly engine: Engine
  readonly signal: AbortSignal
}

const TIMEOUT = 15_000
const HTML = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i
const { inFlight, sequences } = pageWide('calls', () => ({
  inFlight: new Map<string, { answer: Promise<unknown>; signal: AbortSignal }>(),
  sequences: new Map<string, AbortController>(),
}))

/**
 * Sends a call. The same method, URL and body already in flight is not sent again: both callers get its answer.
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

  /** Whoever sent it first may have left the page since: this caller still wants the answer. */
  function again(error: unknown): Promise<Result> {
    if (isAbort(error) && known?.signal.aborted && !caller.signal.aborted) return request(caller, call)
    throw error
  }
}

/** Aborts the call of a sequence that is under way. */
export function cancel(sequence: string): void {
  sequences.get(sequence)?.abort()
}

/** True for the rejection of a call that nobody waits for any more. */
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
  noteCall(record, call)
  const begun = performance.now()
  const settle = (state: RequestRecord['state']) => {
    record.state = state
    record.milliseconds = performance.now() - begun
  }
  caller.engine.emit('request', record)
  try {
    const result = await exchange(call, record, AbortSignal.any([caller.signal, clock, stop.signal]))
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
    caller.engine.report.error(error.code, error.message, { island: caller.island, element: caller.host })
    throw error
  } finally {
    if (call.sequence && sequences.get(call.sequence) === stop) sequences.delete(call.sequence)
  }
}

async function exchange<Result>(
  call: Call<Result>,
  record: RequestRecord,
  signal: AbortSignal,
): Promise<Result> {
  const response = await fetch(call.url, {
    method: record.method,
    body: call.body ?? null,
    // Answers are inserted as HTML: only this site's own server may give them, redirections included.
    mode: 'same-origin',
    // What the platform's scripts have always sent; servers look at it to answer with a fragment.
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal,
  })
  record.status = response.status
  const text = await response.text()
  noteAnswer(record, text)
  if (!response.ok)
    throw ilotsError(Code.httpStatus, sentence(call, `le serveur a répondu ${response.status}`))
  const type = response.headers.get('content-type')
  if (call.html && text && !HTML.test(type ?? ''))
    throw ilotsError(Code.malformedReply, sentence(call, `attendu du HTML (text/html), reçu « ${type} »`))
  try {
    return call.read(text)
  } catch (error) {
    throw ilotsError(
      Code.malformedReply,
      sentence(call, `la réponse n'a pas la forme attendue (${readable(error)})`),
    )
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

/** The first line is enough: a schema's error lists every field. */
function readable(thrown: unknown): string {
  return (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 300)
}
