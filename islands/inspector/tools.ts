/** What every tab of the inspector works with. */

import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import type { LegacyUse } from '../../src/island/services/old-globals'
import type { WholePage } from '../../src/island/whole-page'
import { type Problem, problemsOf } from './problems'
import type { Shell } from './shell'
import type { Watch } from './watch'
import type { Words } from './words'

/** The page, what is watched in it, and the actions that tabs share. */
export class Tools {
  constructor(
    readonly page: WholePage,
    readonly watch: Watch,
    readonly shell: Shell,
    readonly say: Words,
    readonly signal: AbortSignal,
  ) {}

  /** Speaks a sentence to screen readers. */
  tell(sentence: string): void {
    announce(sentence)
  }

  /** Frames an element while it is pointed at; without one, removes the frame. */
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
    return problemsOf(this.page, this.watch, this.say)
  }

  /** The calls of old globals, as `Ilots.inspect()` lists them. */
  legacy(): readonly LegacyUse[] {
    return window.Ilots?.inspect().legacy ?? []
  }
}
