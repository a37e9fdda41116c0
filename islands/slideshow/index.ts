import type { Provides } from '../../src/contracts/descriptor'
import type { Island } from '../../src/contracts/island'
import type { Service } from '../../src/contracts/service'
import type { SlideshowService } from '../../src/contracts/services/slideshow'
import { describeIsland } from '../../src/island/describe'

/** Images that fade into each other (§2.7, §4.9), and the service of `{product}Slideshow` (§3.10). */
export const slideshow = describeIsland<Island & Service>('slideshow', () => import('./mount'), {
  inContent: 'yes',
  provides: { service: 'slideshow', methods: ['start'] } satisfies Provides<keyof SlideshowService>,
  when: { on: 'visible' },
})
