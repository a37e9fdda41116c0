/** What old globals need but not at once; its code is in `legacy-compat/old-globals` (contract §6). */

/** A line of the page's scripts; an empty address when the browser does not say. */
export type ScriptPlace = readonly [file: string, line: number, column: number]

/** One line of `Ilots.inspect().legacy`: an old global (contract §6) and the line of a script that reads it. */
export interface LegacyUse {
  name: string
  /** An address; empty when the browser does not say. */
  file: string
  line: number
  column: number
  count: number
  /** What to use instead, and where that is explained; set once the census is fetched (`Ilots.legacy`). */
  replacement?: string
  documentation?: string
}

/** A call of an old global, as it was made. */
export interface OldCall {
  readonly name: string
  readonly given: readonly unknown[]
  /** The page's line. */
  readonly place: ScriptPlace
  /** The script that was running: what the call writes while the page is parsed stands after it. */
  readonly script: Element | null
}

/** The census of old globals: `Ilots.legacy`. None of these rejects; without its code they give nothing. */
export interface LegacyCensus {
  /** Warns in the console about every line that uses an old global, once each, from the page's beginning on. */
  warn(): Promise<void>
  /** Every use, with what replaces it; most used first. */
  rows(): Promise<LegacyUse[] | undefined>
  /** The same as text: one line for each use, with tabs between, as spreadsheets paste it. */
  table(): Promise<string | undefined>
}

/** The service behind the old globals: the census, their messages, and the calls that wait for their code. */
export interface OldGlobalsService extends LegacyCensus {
  /**
   * Tells the visitor what `MM_validateForm` refuses, and focuses the first refused field.
   * @param heading all that the browser's own alert says when the code cannot be had.
   * @param given triples: name, unused, rule.
   */
  alert(heading: string, given: readonly unknown[]): Promise<void>
  /** Runs a call, in the order of the calls. Never rejects; does nothing when the code cannot be had. */
  run(call: OldCall): Promise<unknown>
}
