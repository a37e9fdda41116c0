/** Starts a slideshow in given regions, for a marker or for a page's call. */

import { Code, type Place } from '../../src/island/errors'
import type { Page } from '../../src/island/page'
import { watchHolds } from '../../src/ui/slides/holds'
import { makeToggle } from '../../src/ui/slides/toggle'
import type { Slide } from './attributes'
import type { Say } from './messages'
import { atRandom, inOrder } from './order'
import { Player } from './player'
import { positionOf, type Regions, Stage } from './stage'

/** What is played, and where. */
export interface SlideshowOptions {
  readonly regions: Regions
  readonly slides: readonly Slide[]
  /** Seconds. */
  readonly sleep: number
  readonly isRandom: boolean
  /** The pointer or the focus in these pauses it; the first one has to be in view. */
  readonly areas: readonly HTMLElement[]
  /** Where reports locate it. */
  readonly place: Place
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays until `signal` aborts; the regions are then restored. */
export function start(page: Page, say: Say, options: SlideshowOptions, signal: AbortSignal): void {
  const { regions, slides, isRandom, place } = options
  let isPlaying = !isStill()
  let mayRun = false
  const update = () => {
    toggle.show(isPlaying)
    player.run(isPlaying && mayRun)
  }
  const toggle = makeToggle(page, say, signal, () => {
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
      sleep: options.sleep,
      isStill,
      position: (index) => positionOf(say, index, slides.length),
      onMissing: ({ src }) =>
        page.report.warn(
          Code.mediaFailed,
          `l'image ${src} n'a pas pu être chargée : elle est passée.`,
          place,
        ),
      // With fewer than two images nothing moves: the pause button goes.
      onCount: (usable) => usable < 2 && toggle.element.remove(),
    },
    signal,
  )
  if (slides.length > 1) regions.front.after(toggle.element)
  const ask = watchHolds([...options.areas, toggle.element], signal, (may) => {
    mayRun = may
    update()
  })
  void player.begin()
}
