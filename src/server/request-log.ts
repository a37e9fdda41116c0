/**
 * What the inspector needs of a call besides its record: the call itself, to repeat it, and the answer. Neither is in
 * `Ilots.inspect()`: they may hold what a visitor has typed.
 */

import type { RequestRecord } from '../contracts/request-record'
import type { Call } from './call'

interface Exchange {
  readonly call: Call<unknown>
  /** The beginning of the answer, kept only while the inspector watches. */
  answer?: string
}

/** Characters of an answer: enough to tell a login page from a fragment. */
const MOST = 2_000
const exchanges = new WeakMap<RequestRecord, Exchange>()
let watchers = 0

/**
 * Notes a call for the inspector, without its reader: that would keep the page's elements in memory for as long as
 * the record is listed. A repeated answer is only shown.
 */
export function logCall(record: RequestRecord, call: Call<unknown>): void {
  exchanges.set(record, { call: { ...call, read: String } })
}

/** Notes the beginning of an answer while the inspector watches. */
export function logAnswer(record: RequestRecord, text: string): void {
  const exchange = exchanges.get(record)
  if (exchange && watchers > 0) exchange.answer = text.slice(0, MOST)
}

/** Keeps the answers of calls from now on, until `signal` aborts. */
export function keepAnswers(signal: AbortSignal): void {
  watchers += 1
  signal.addEventListener('abort', () => {
    watchers -= 1
  })
}

/** The call of a record and the beginning of its answer, as far as they are kept. */
export const exchangeOf = (record: RequestRecord): Exchange | undefined => exchanges.get(record)
