/**
 * What the inspector needs of a call besides its record: the call itself, to repeat it, and the answer. Neither is in
 * `Ilots.inspect()`: they may hold what a visitor has typed.
 */
import type { RequestRecord } from '../engine/engine'
import { pageWide } from '../island/page-wide'
import type { Call } from './request'

interface Exchange {
  readonly call: Call<unknown>
  /** The beginning of the answer, while somebody watches. */
  answer?: string
}

/** Characters of an answer: enough to tell a login page from a fragment. */
const KEPT = 2_000
const kept = pageWide('exchanges', () => ({
  of: new WeakMap<RequestRecord, Exchange>(),
  watchers: 0,
}))

/** Its reader would keep what is on the page for as long as the record is listed: a repeated answer is only shown. */
export function noteCall(record: RequestRecord, call: Call<unknown>): void {
  kept.of.set(record, { call: { ...call, read: String } })
}

export function noteAnswer(record: RequestRecord, text: string): void {
  const exchange = kept.of.get(record)
  if (exchange && kept.watchers > 0) exchange.answer = text.slice(0, KEPT)
}

/** Answers are kept from now on, until `signal` aborts. */
export function keepAnswers(signal: AbortSignal): void {
  kept.watchers += 1
  signal.addEventListener('abort', () => {
    kept.watchers -= 1
  })
}

export const exchangeOf = (record: RequestRecord): Exchange | undefined => kept.of.get(record)
