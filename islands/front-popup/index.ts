import { describeIsland } from '../../src/island/describe'

/** A pop-up that the page shows from the start (§2.2). */
export const frontPopup = describeIsland('front-popup', () => import('./mount'), {
  // Not when visible: its box may be that of children which stand apart from it.
  when: { on: 'idle' },
  early: '[data-role~=close],[data-role~=overlay]',
})
