/** What every part of the inspector is given. */

import { membersOf } from '../../src/dom/members'
import type { Engine, LegacyUse } from '../../src/engine/engine'
import { type Problem, problemsOf } from './problems'
import type { Shell } from './shell'
import type { Watch } from './watch'
import type { Words } from './words'

export class Tools {
  /** What was done is said to screen readers; the panel puts it into its own region. */
  tell: (sentence: string) => void = () => {}

  constructor(
    readonly engine: Engine,
    readonly watch: Watch,
    readonly shell: Shell,
    readonly say: Words,
    readonly signal: AbortSignal,
  ) {}

  /** The frame around an element, as long as it is pointed at. */
  outline(element?: Element): void {
    this.shell.outline.around(element)
  }

  /** Scrolls an element into view, and frames it. */
  show(element: Element): void {
    // The panel may cover the lower half of the window.
    membersOf(element).scrollIntoView({ block: innerWidth < 768 ? 'start' : 'center', inline: 'nearest' })
    this.outline(element)
  }

  problems(): Problem[] {
    return problemsOf(this.engine, this.watch, this.say)
  }

  /** Old calls, as `Ilots.inspect()` lists them. */
  legacy(): readonly LegacyUse[] {
    return window.Ilots?.inspect().legacy ?? []
  }
}
