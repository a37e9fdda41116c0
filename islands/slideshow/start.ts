/** A slideshow over given regions: for a marker of the page, and for old scripts. */

import type { Engine } from '../../src/engine/engine'
import { Code, type Place } from '../../src/island/errors'
import { watchHolds } from '../../src/ui/slides/holds'
import { makeToggle } from '../../src/ui/slides/toggle'
import type { Slide } from './attributes'
import type { Say } from './messages'
import { atRandom, inOrder } from './order'
import { Player } from './player'
import { positionOf, type Regions, Stage } from './stage'

export interface Wanted {
  readonly regions: Regions
  readonly slides: readonly Slide[]
  /** Seconds. */
  readonly sleep: number
  readonly isRandom: boolean
  /** Pointing at these, or focus in them, holds it; the first has to be in view. */
  readonly areas: readonly HTMLElement[]
  /** Where reports say that it is. */
  readonly place: Place
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Runs until `signal` aborts; the regions then have what the server gave them. */
export function start(engine: Engine, say: Say, wanted: Wanted, signal: AbortSignal): void {
  const { regions, slides, isRandom, place } = wanted
  let isPlaying = !isStill()
  let mayRun = false
  const update = () => {
    toggle.show(isPlaying)
    player.run(isPlaying && mayRun)
  }
  const toggle = makeToggle(engine, say, signal, () => {
    isPlaying = !isPlaying
    ask(isPlaying)
    update()
  })
  const stage = new Stage(regions, slides, signal)
  const player = new Player(
    {
      stage,
      slides,
      order: isRandom ? atRandom : inOrder,
      sleep: wanted.sleep,
      isStill,
      position: (index) => positionOf(say, index, slides.length),
      onMissing: ({ src }) =>
        engine.report.warn(
          Code.mediaFailed,
          `l'image ${src} n'a pas pu être chargée : elle est passée.`,
          place,
        ),
      // One image, or none, does not move: there is nothing to stop.
      onCount: (usable) => usable < 2 && toggle.element.remove(),
    },
    signal,
  )
  if (slides.length > 1) regions.front.after(toggle.element)
  const ask = watchHolds([...wanted.areas, toggle.element], signal, (may) => {
    mayRun = may
    update()
  })
  void player.begin()
}
