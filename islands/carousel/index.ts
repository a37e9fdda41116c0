import { describeIsland } from '../../src/island/describe'

/** The appointment's and the menu's carousels (§9.6). */
export const carousel = describeIsland('carousel', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: '[data-ilot~="carousel-appointment"],[data-ilot~="carousel-menu"]' },
  when: { on: 'visible' },
})
