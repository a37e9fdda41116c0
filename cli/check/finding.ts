/** The findings of one page: data, in no language. */
import type { Message } from '../../src/contracts/errors'
import type { Level, Position } from '../shared/finding'
import type { Values } from '../shared/wording'
import type { Noticed } from './messages'

export interface Common extends Partial<Position> {
  readonly level: Level
  readonly island?: string | undefined
  /** `div#id.class`. */
  readonly element?: string
}

/** What the command finds. */
interface Found extends Common {
  readonly code: Noticed['code']
  readonly values: Values
}

/** What the engine or an island says, as in the console. */
interface Reported extends Common {
  /** `ILOTS-201`. */
  readonly code: string
  readonly sentence: Message
}

export type Finding = Found | Reported

/** One marker that the page has. */
export interface Mounted extends Partial<Position> {
  readonly island: string
  readonly element: string
  /** What it waits for: `now`, `visible`… and a media query. */
  readonly when: string
}

export interface PageFindings<Each extends Common = Finding> {
  readonly page: string
  readonly islands: readonly Mounted[]
  readonly findings: readonly Each[]
}
