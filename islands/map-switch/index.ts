import { describeIsland } from '../../src/island/describe'

/** The same places as a list and on a map, one at a time (contract §4.3, §7). At once: the other panel would be seen to go. */
export const mapSwitch = describeIsland('map-switch', () => import('./mount'), {
  when: { on: 'now' },
  early: 'button[data-mode]',
})
