import { describeIsland } from '../../src/island/describe'

/** Links of site editors that share one tab (§2.11). */
export const adminWindow = describeIsland('admin-window', () => import('./mount'), {
  marker: { selector: 'a[data-ilot~="admin-window"]' },
})
