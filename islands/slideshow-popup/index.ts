import { describeIsland } from '../../src/island/describe'

/** Links to a slideshow in its own window (§2.7), opened only shortly after the click: their code is there before. */
export const slideshowPopup = describeIsland('slideshow-popup', () => import('./mount'), {
  when: { on: 'visible' },
})
