import { describeIsland } from '../../src/island/describe'

/**
 * Links to a slideshow in its own window (§2.7). Their code comes early: browsers open a window only shortly after a
 * click.
 */
export const slideshowPopup = describeIsland('slideshow-popup', () => import('./mount'), {
  when: { on: 'visible' },
})
