/** What old globals need and can wait for; its code is in `islands/old-globals` (contract §6). */
import type { Place } from '../../../legacy-compat/place'
import type { LegacyUse } from '../../engine/engine'

/** A call of an old global, as it was made. */
export interface OldCall {
  readonly name: string
  readonly given: readonly unknown[]
  /** The page's line. */
  readonly place: Place
  /** The script that was running: what was written at parse time stands after it. */
  readonly script: Element | null
}

/** The census of old globals: `Ilots.legacy`. None of these rejects; without its code they give nothing. */
export interface LegacyCensus {
  /** Warns in the console about every line that uses an old global, once each, from the page's beginning on. */
  warn(): Promise<void>
  /** Every use, with what replaces it; most used first. */
  rows(): Promise<LegacyUse[] | undefined>
  /** The same as text: a line each, tabs between, as spreadsheets paste it. */
  table(): Promise<string | undefined>
}

export interface OldGlobalsService extends LegacyCensus {
  /**
   * Tells the visitor what `MM_validateForm` refuses, and goes to the first field of it.
   * @param heading all that is told without its code, by the browser.
   * @param given triples: name, unused, rule.
   */
  alert(heading: string, given: readonly unknown[]): Promise<void>
  /** Calls run in their order. Never rejects; nothing without its code. */
  run(call: OldCall): Promise<unknown>
}
