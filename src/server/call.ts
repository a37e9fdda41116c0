import type { LeaveOut } from '../island/read-each'

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
  /** Set when the answer is inserted as HTML: an answer of another type, such as a text that was uploaded, is a failure. */
  html?: true
  /**
   * Turns the text of the answer into a result.
   * @param leave hears of items of a list that are left out, each of which is a warning.
   * @throws when the answer does not fit, which is a failure like any other.
   */
  read(text: string, leave?: LeaveOut): Result
}
