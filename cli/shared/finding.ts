/** What a rule finds in a page: a code and values, in no language. */
import type { Values } from './wording'

/** An error fails the check; a warning does with `--strict`; a hint never does. */
export type Level = 'error' | 'warning' | 'hint'

export interface Position {
  readonly line: number
  readonly column: number
}

export interface Noticed<Code extends string> {
  readonly level: Level
  readonly code: Code
  readonly at?: Node | undefined
  readonly island?: string | undefined
  readonly values?: Values | undefined
  /** The first of its kind: its line is printed. */
  readonly first?: Node | undefined
}

export const noticed = <Code extends string>(
  level: Level,
  code: Code,
  at?: Node,
  values?: Values,
): Noticed<Code> => ({ level, code, at, values })
