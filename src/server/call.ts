/** Types of calls and of their answers. */

import type { OnSkipped } from '../contracts/on-skipped'
import type { Page } from '../contracts/page'

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
  /** Set when the answer is inserted as HTML: one of another type, such as an uploaded text, is a failure. */
  html?: true
  /**
   * Turns the text of the answer into a result.
   * @param onSkipped is called for items of a list that are left out, and of what should be there: a warning says so.
   * @param type the answer's, as its header says it, for a call that is not `html` and judges the type itself.
   * @throws when the answer does not fit, which is a failure like any other: a mismatch (`schema-mismatch.ts`) is put
   * into words.
   */
  read(text: string, onSkipped?: OnSkipped, type?: string | null): Result
}

/** The island that calls. */
export interface Caller {
  readonly island: string
  readonly host: Element
  readonly page: Pick<Page, 'emit' | 'report' | 'config' | 'fetchCode'>
  readonly signal: AbortSignal
}

/** How a field is read. */
export interface Kind<Value = unknown> {
  readonly kind: 'text' | 'truth' | 'list' | 'map' | 'blockType' | 'blockData'
  /** `must`: without it the object does not fit. `should`: a warning says that it is missing. */
  readonly need?: 'must' | 'should'
  /** `undefined` for a value that does not fit. */
  read(given: unknown): Value | undefined
}

/** An object of an answer. */
export interface Shape<Own extends Readonly<Record<string, Kind>> = Readonly<Record<string, Kind>>> {
  /** What it is: `reply-messages.json` has the words. */
  readonly name: 'suggestion' | 'vehicle' | 'place' | 'block' | 'page' | 'element' | 'table' | 'translation'
  readonly fields: Own
}
