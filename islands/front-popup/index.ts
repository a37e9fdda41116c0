import { describeIsland } from '../../src/island/describe'

/** A pop-up that the page shows from the start (§2.2). */
export const frontPopup = describeIsland('front-popup', () => import('./mount'), {
  // Not `visible`: the host may have no box of its own, only positioned children.
  when: { on: 'idle' },
  early: '[data-role~=close],[data-role~=overlay]',
})
