import { describeIsland } from '../../src/island/describe'

/** Sub-menus that a finger can open (§4.5). */
export const dropdown = describeIsland('dropdown', () => import('./mount'), {
  marker: { selector: '.dropdown-toggle,[data-ilot~="dropdown"]' },
  aria: { 'aria-expanded': 'false' },
})
