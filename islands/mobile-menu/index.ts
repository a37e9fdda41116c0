import type { Island } from '../../src/island'

/** The off-canvas menu (§2.4). */
export const mobileMenu: Island = {
  name: 'mobile-menu',
  marker: { selector: '#fMenuMobileButton' },
  when: { on: 'interaction' },
  aria: { 'aria-expanded': 'false', 'aria-haspopup': 'dialog' },
  load: () => import('./mount'),
}
