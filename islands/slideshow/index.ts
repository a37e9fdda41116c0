import { describeIsland } from '../../src/island/describe'
import type { Island, Service } from '../../src/island/island'

/** Images that fade into each other (§2.7, §4.9); a service besides, for `{product}Slideshow` (§3.10). */
export const slideshow = describeIsland<Island & Service>('slideshow', () => import('./mount'), {
  when: { on: 'visible' },
})
