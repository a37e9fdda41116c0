/** What `ilots check` says of one page. */
import type { Key, Said } from './messages'

/** An error fails the check; a warning does with `--strict`; a hint never does. */
export type Level = 'error' | 'warning' | 'hint'

export interface Position {
  readonly line: number
  readonly column: number
}

export interface Finding extends Partial<Position> {
  readonly level: Level
  /** `ILOTS-201` as in the console, or the word of the check. */
  readonly code: string
  readonly message: string
  /** `div#id.class`. */
  readonly element?: string
  readonly island?: string | undefined
}

/** A finding whose sentence is still to be said in one of the languages. */
export interface Noticed {
  readonly level: Level
  readonly code: Key
  readonly at?: Node | undefined
  readonly island?: string | undefined
  readonly values?: Said
  /** The first of its kind: its line is said. */
  readonly first?: Node | undefined
}

/** One marker that the page has. */
export interface Mounted extends Partial<Position> {
  readonly island: string
  readonly element: string
  /** What it waits for: `now`, `visible`… and a media query. */
  readonly when: string
}

export interface PageReport {
  readonly page: string
  readonly islands: readonly Mounted[]
  readonly findings: readonly Finding[]
}
