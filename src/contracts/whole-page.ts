/**
 * What the tools that look into the page are given: the inspector, the old scripts' layer, the check of own islands.
 */

import type { IslandInstance } from './descriptor'
import type { Island } from './island'
import type { Page } from './page'
import type { RequestRecord } from './request-record'
import type { LegacyUse } from './services/old-globals'

/** One line of `Ilots.why(element)`. */
export interface Reason {
  island: string
  state: IslandInstance['state'] | 'misspelt' | 'none'
  reason: string
  hint: string
}

/**
 * The page, as its tools are given it: the inspector, the census of old globals, the check of an integrator's
 * islands.
 */
export interface WholePage extends Page {
  /** The islands of the registry, and those of the page's integrator. */
  readonly islands: Island[]
  readonly markers:
    | { drop(island: Island): void; find(root: Element): readonly { readonly island: Island }[] }
    | undefined
  /** In the order in which they were found. */
  readonly live: Set<IslandInstance>
  readonly requests: readonly RequestRecord[]
  /** Uses of old globals, by name and place. */
  readonly legacy: Map<string, LegacyUse>
  /** Why this element has, or has not, an island. */
  why(element: Element | null): Reason[]
  /** Runs `run` whenever the visitor has pressed or typed something, before the page's own handlers. */
  onVisitorAct(run: () => void): void
}
