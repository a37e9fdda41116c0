import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'

/** The off-canvas menu (§2.4). */
export const mobileMenu = describeIsland('mobile-menu', () => import('./mount'), {
  marker: { selector: '#fMenuMobileButton' },
  aria: { 'aria-expanded': 'false', ...OPENS_DIALOG },
})
