import { describeIsland } from '../../src/island/describe'

/** Shows the same places as a list or on a map (contract §4.3, §7). At once: the other panel must not flash. */
export const mapSwitch = describeIsland('map-switch', () => import('./mount'), {
  when: { on: 'now' },
  early: 'button[data-mode]',
})
